import { describe, expect, it } from 'vitest';
import { signatureAt } from '../../../server/src/core/features/signature.ts';
import { selectorInWords } from '../../../server/src/core/features/selectorWords.ts';
import { createService } from '../../../server/src/core/service.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { cursor } from '../../support/fixture.ts';

const service = createService();

function hovered(marked: string): { word: string; markdown: string } | undefined {
  const { text, offset } = cursor(marked);
  const found = service.hover(service.read(text), offset);
  return found && { word: text.slice(found.span.start, found.span.end), markdown: found.markdown };
}

describe('hover', () => {
  it('tells what an effect does and how often it is used', () => {
    const hover = hovered('A:SP$ Dra<|>w | NumCards$ 2');
    expect(hover?.word).toBe('Draw');
    expect(hover?.markdown).toMatch(/A player draws cards\.[^]*lines in the scripts of 2022/);
  });

  it('tells what a parameter is for, and what its value is', () => {
    const hover = hovered('A:SP$ Draw | NumC<|>ards$ 2');
    expect(hover?.word).toBe('NumCards');
    expect(hover?.markdown).toMatch(/How many cards[^]*\*Value:\* a number[^]*lines of Draw/);
  });

  it('tells the words that were met apart from all that there is', () => {
    expect(hovered('A:SP$ DealDamage | Num<|>Dmg$ 2')?.markdown).toMatch(/\n\nScripts also have `X`\./);
    expect(hovered('A:SP$ Pump | Dura<|>tion$ Permanent')?.markdown).toMatch(/\n\nOne of `/);
    expect(hovered('A:SP$ Charm | Choi<|>ces$ A')?.markdown).not.toMatch(/AnyColor/);
    expect(hovered('A:SP$ Draw | Option<|>al$ True')?.markdown).toMatch(/\*Value:\* True, or left out\.$/m);
  });

  it('tells what a line is for', () => {
    expect(hovered('Name:A\nDeck<|>Has:Ability$Token')).toEqual({
      word: 'DeckHas',
      markdown: '**DeckHas:** what the card brings to a deck',
    });
    expect(hovered('SV<|>ar:X:Count$Valid Land')?.word).toBe('SVar');
    expect(hovered('Nonsense<|>:1')).toBeUndefined();
  });

  it('shows the SVar that is named', () => {
    const hover = hovered('A:SP$ Draw | NumCards$ <|>X\nSVar:X:Count$Valid Land.YouCtrl');
    expect(hover?.word).toBe('X');
    expect(hover?.markdown).toMatch(/named once[^]*Count\$Valid Land\.YouCtrl/);
  });

  it('keeps the text of an SVar that holds ticks a block of code', () => {
    expect(hovered('A:SP$ Draw | NumCards$ <|>X\nSVar:X:```')?.markdown).toMatch(/````cardscript\n```\n````$/);
  });

  it.each([
    ['ManaCost:2 W <|>U', '{2}{W}{U} — mana value 4'],
    ['ManaCost:X <|>WU', '{X}{W/U} — mana value 1'],
    ['ManaCost:no c<|>ost', 'No mana cost: the card cannot be cast for it (118.6). Mana value 0.'],
    ['A:AB$ Draw | Cost$ 1 <|>G T', '- {1}{G}\n- {T}'],
    ['K:Flashback:2 <|>R', '- {2}{R}'],
    ['A:AB$ Draw | Cost$ Sac<1/<|>CARDNAME>', '- `Sac` — N: 1, type: CARDNAME'],
  ])('reads the cost in %s', (marked, expected) => {
    expect(hovered(marked)?.markdown).toBe(expected);
  });

  it('reads a selector aloud', () => {
    expect(hovered('A:SP$ Destroy | ValidTgts$ Land,Creature.YouC<|>trl+tapped')?.markdown).toMatch(
      /tapped creature you control$/,
    );
  });

  it.each(['ManaCost:2 W<|>WQ', 'A:SP$ Xyz<|>zy | A$ 1', 'SVar:AltCost:Cost$ 1 | Nobody<|>$ 1'])(
    'says nothing of %s',
    (marked) => {
      expect(hovered(marked)).toBeUndefined();
    },
  );

  it.each([
    ['A:SP$ Draw | Defined$ Targeted,Se<|>lf', '**Self** — The card that the ability is on.'],
    [
      'A:SP$ Draw | Defined$ TriggeredCardCont<|>roller',
      '**TriggeredCardController** — The controller of `TriggeredCard`.\n\n**TriggeredCard** — The card that set off the trigger.',
    ],
    ['A:SP$ Draw | Defined$ Player.Oppo<|>nent', '`Player.Opponent` — opponent'],
    ['A:SP$ ChangeZone | Origin$ Hand,Grave<|>yard', '**Graveyard** — A player’s discard pile (404).'],
    ['A:SP$ Discard | Mode$ Tgt<|>Choose', '**TgtChoose** — The player who discards chooses the cards.'],
    ['A:SP$ Pump | Duration$ UntilYour<|>NextTurn', '**UntilYourNextTurn** — Until your next turn begins.'],
  ])('says what a word stands for: %s', (marked, expected) => {
    expect(hovered(marked)?.markdown).toBe(expected);
  });

  it('explains the mode that a delayed trigger waits for, and no words that nobody knows', () => {
    expect(hovered('A:SP$ DelayedTrigger | Mode$ Pha<|>se')?.markdown).toContain('trigger mode');
    expect(hovered('A:SP$ Draw | Defined$ TopOf<|>Nothing')).toBeUndefined();
  });

  it('leaves keywords to their rules', () => {
    expect(hovered('K:Fly<|>ing')?.markdown).toMatch(/702\.9/);
  });
});

describe('selectors in English', () => {
  it.each([
    ['Creature', 'creature'],
    ['Creature.YouCtrl', 'creature you control'],
    ['Creature.Other+attacking+YouCtrl', 'other attacking creature you control'],
    ['Permanent.nonLand+OppCtrl', 'nonland permanent an opponent controls'],
    ['Card.Self', 'card that is this card itself'],
    ['Creature.powerLE2', 'creature with power at most 2'],
    ['Creature.cmcGEX+withFlying', 'creature with mana value at least X with flying'],
    ['Creature.counters_GE1_P1P1', 'creature with at least 1 +1/+1 counters'],
    ['Creature.!token', 'non-token creature'],
    ['Artifact,Enchantment', 'artifact, or enchantment'],
    ['Goblin.YouCtrl', 'Goblin you control'],
    ['Creature.nonGoblin', 'non-Goblin creature'],
    ['Card.Goblin+kicked', 'Goblin card that was kicked'],
    ['Creature.nonLegendary+DamagedBy', 'nonlegendary creature dealt damage by this this turn'],
    ['Player.Opponent', 'opponent'],
  ])('%s is "%s"', (valid, expected) => {
    expect(selectorInWords(valid, 'en')).toBe(expected);
  });

  it.each([
    'Creature.YouCtrl+somethingNew',
    'Creature.!YouCtrl',
    'Creature.',
    '',
    'Card.toString',
    'Creature.nonL',
    'Player.!Opponent',
  ])('%s is not put into half a sentence', (valid) => {
    expect(selectorInWords(valid, 'en')).toBeUndefined();
  });
});

describe('signatures', () => {
  const shown = (marked: string): string | undefined => {
    const { text, offset } = cursor(marked);
    const found = signatureAt(service.read(text).card, offset, vocab);
    if (!found) return undefined;
    const { label, parameters, active } = found;
    const one = active === undefined ? undefined : parameters[active];
    return one ? `${label.slice(0, one.start)}[${label.slice(one.start, one.end)}]${label.slice(one.end)}` : label;
  };

  it('tell what cannot be left out', () => {
    expect(shown('SVar:A:DB$ Discard | NumCards$ <|>1')).toMatch(/^Discard \| Mode\$ \| \[NumCards\$\?\]/);
  });

  it.each([
    ['K:Impending:<|>', 'Impending:[N]:cost'],
    ['K:Impending:4:<|>', 'Impending:N:[cost]'],
    ['K:Impend<|>ing:4:2 W', 'Impending:N:cost'],
    ['A:AB$ Draw | Cost$ Sac<<|>', 'Sac<[N]/type/desc?>'],
    ['A:AB$ Draw | Cost$ Sac<1/<|>', 'Sac<N/[type]/desc?>'],
    ['K:Flashback:Discard<1/C<|>', 'Discard<N/[type]/desc?>'],
  ])('of %s', (marked, expected) => {
    expect(shown(marked)).toBe(expected);
  });

  it('of an effect marks the parameter at the cursor', () => {
    expect(shown('A:SP$ DealDamage | NumDmg$ <|>')).toMatch(/^DealDamage \| \[NumDmg\$\] \| ValidTgts\$\?/);
    expect(shown('A:SP$ Deal<|>Damage | NumDmg$ 3')).toMatch(/^DealDamage \| NumDmg\$ \|/);
  });

  it.each([
    'K:Flying<|>',
    'K:Nonsense:<|>',
    'Name:A<|>',
    '# K:Kicker:<|>',
    'A:AB$ Draw | Cost$ Sac<1/CARDNAME> <|>T | Nope',
  ])('there are none, or others, at %s', (marked) => {
    expect(shown(marked) ?? '').not.toMatch(/Sac<|Nonsense|Flying/);
  });
});
