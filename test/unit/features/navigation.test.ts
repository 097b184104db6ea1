import { describe, expect, it } from 'vitest';
import { callItemAt, incomingCalls, outgoingCalls } from '../../../server/src/core/features/calls.ts';
import { foldings } from '../../../server/src/core/features/folding.ts';
import { scriptLinks } from '../../../server/src/core/features/links.ts';
import { outline, type OutlineItem } from '../../../server/src/core/features/outline.ts';
import { selectionSpans } from '../../../server/src/core/features/selection.ts';
import { semanticTokens } from '../../../server/src/core/features/semanticTokens.ts';
import { occurrencesOf, renameSVar, svarAt, whyNotRenamed } from '../../../server/src/core/features/svars.ts';
import { createService } from '../../../server/src/core/service.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import type { Span } from '../../../server/src/core/text/span.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { cursor } from '../../support/fixture.ts';

const service = createService();
const cardOf = (text: string) => service.read(text).card;

const keeper = `Name:Keeper of Ladders
ManaCost:1 W
Types:Creature Human
PT:2/2
K:Vigilance
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigDig | TriggerDescription$ When CARDNAME enters, look.
SVar:TrigDig:DB$ Dig | DigNum$ X | SubAbility$ DBGain
SVar:DBGain:DB$ GainLife | LifeAmount$ X
SVar:X:Count$Valid Creature.YouCtrl
Oracle:Vigilance\\nWhen Keeper of Ladders enters, look.
AlternateMode:Transform

ALTERNATE

Name:Keeper Below
ManaCost:no cost
Types:Creature Spirit
PT:3/3
A:AB$ Token | Cost$ 2 W | TokenScript$ w_1_1_spirit_flying | TokenAmount$ X | SpellDescription$ Make spirits.
SVar:X:Count$Valid Spirit.YouCtrl
Oracle:{2}{W}: Make spirits.
`;

describe('the outline', () => {
  const names = (items: readonly OutlineItem[]): unknown[] =>
    items.map(({ name, kind, children }) => (children.length > 0 ? [name, kind, names(children)] : [name, kind]));

  it('has an item for each face, with its keywords, abilities and SVars in order', () => {
    expect(names(outline(cardOf(keeper)))).toEqual([
      [
        'Keeper of Ladders',
        'face',
        [
          ['Vigilance', 'keyword'],
          ['ChangesZone', 'trigger'],
          ['TrigDig', 'subAbility'],
          ['DBGain', 'subAbility'],
          ['X', 'amount'],
        ],
      ],
      [
        'Keeper Below',
        'face',
        [
          ['Token', 'ability'],
          ['X', 'amount'],
        ],
      ],
    ]);
  });

  it('tells what an ability does by its description', () => {
    const [front] = outline(cardOf(keeper));
    expect(front?.detail).toBe('Creature Human · 1 W');
    expect(front?.children[1]?.detail).toBe('When CARDNAME enters, look.');
    expect(front?.children[4]?.detail).toBe('Count$Valid Creature.YouCtrl');
  });

  it('names a face that has no name yet', () => {
    expect(names(outline(cardOf('ManaCost:1\n\nALTERNATE\nTypes:Land')))).toEqual([
      ['Card without a name', 'face'],
      ['Face 2', 'face'],
    ]);
  });

  it('is empty for an empty text', () => {
    expect(outline(cardOf('\n\n'))).toEqual([]);
  });
});

describe('folding', () => {
  it('folds faces, and abilities with the SVars below them that they reach', () => {
    expect(foldings(cardOf(keeper), vocab)).toEqual([
      { start: 0, end: 10 },
      { start: 5, end: 8 },
      { start: 12, end: 20 },
      { start: 18, end: 19 },
    ]);
  });

  it('leaves out SVars that the ability does not call', () => {
    const text = 'Name:A\nA:SP$ Draw | NumCards$ 2\nSVar:DBGain:DB$ GainLife | LifeAmount$ 1\n';
    expect(foldings(cardOf(text), vocab)).toEqual([]);
  });

  it('does not fold the face of a card with one', () => {
    expect(foldings(cardOf('Name:A\nTypes:Land\n'), vocab)).toEqual([]);
  });
});

describe('growing selections', () => {
  const texts = (marked: string): string[] => {
    const { text, offset } = cursor(marked);
    return selectionSpans(cardOf(text), offset, vocab).map(({ start, end }) => text.slice(start, end));
  };

  it('go from a word over the parts of a value to line, chain and file', () => {
    expect(
      texts('Name:A\nA:SP$ Pump | ValidTgts$ Creature.You<|>Ctrl+tapped,Land | SubAbility$ B\nSVar:B:DB$ Draw\n'),
    ).toEqual([
      'YouCtrl',
      'Creature.YouCtrl+tapped',
      'Creature.YouCtrl+tapped,Land',
      'ValidTgts$ Creature.YouCtrl+tapped,Land',
      'SP$ Pump | ValidTgts$ Creature.YouCtrl+tapped,Land | SubAbility$ B',
      'A:SP$ Pump | ValidTgts$ Creature.YouCtrl+tapped,Land | SubAbility$ B',
      'A:SP$ Pump | ValidTgts$ Creature.YouCtrl+tapped,Land | SubAbility$ B\nSVar:B:DB$ Draw',
      'Name:A\nA:SP$ Pump | ValidTgts$ Creature.YouCtrl+tapped,Land | SubAbility$ B\nSVar:B:DB$ Draw',
      'Name:A\nA:SP$ Pump | ValidTgts$ Creature.YouCtrl+tapped,Land | SubAbility$ B\nSVar:B:DB$ Draw\n',
    ]);
  });

  it('keep to the argument of a keyword', () => {
    expect(texts('K:Kicker:1 <|>R:2 G')).toEqual(['R', '1 R', 'Kicker:1 R:2 G', 'K:Kicker:1 R:2 G']);
  });

  it('have the file at least', () => {
    expect(texts('<|>')).toEqual(['']);
    expect(texts('Name:A\n<|>\nTypes:Land')).toEqual(['', 'Name:A\n\nTypes:Land']);
  });
});

describe('SVars', () => {
  const places = (marked: string): string[] | undefined => {
    const { text, offset } = cursor(marked);
    const card = cardOf(text);
    const place = svarAt(card, offset, vocab);
    return place && occurrencesOf(place, vocab).map(({ span, kind }) => `${kind} ${lineOf(text, span)}`);
  };
  const lineOf = (text: string, { start, end }: Span): string => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const to = text.indexOf('\n', end);
    return `${text.slice(from, start)}[${text.slice(start, end)}]${text.slice(end, to < 0 ? undefined : to)}`;
  };

  it('are found where they are defined and named, in their own face only', () => {
    expect(places(keeper.replace('DigNum$ X', 'DigNum$ <|>X'))).toEqual([
      'use SVar:TrigDig:DB$ Dig | DigNum$ [X] | SubAbility$ DBGain',
      'use SVar:DBGain:DB$ GainLife | LifeAmount$ [X]',
      'definition SVar:[X]:Count$Valid Creature.YouCtrl',
    ]);
  });

  it.each([
    ['a cost', 'A:AB$ Draw | Cost$ PayLife<[N]>'],
    ['the cards of a cost', 'A:AB$ Draw | Cost$ Sac<1/Creature.cmcLE[N]/creature>'],
    ['a comparison', 'A:AB$ Draw | Cost$ T | ConditionCheckSVar$ N2 | ConditionSVarCompare$ GE[N]'],
    ['a selector', 'A:AB$ Pump | Cost$ T | ValidTgts$ Creature.powerLE[N]+YouCtrl'],
    ['counters in a selector', 'A:AB$ Pump | Cost$ T | ValidTgts$ Creature.counters_GE[N]_P1P1'],
    ['an amount with a sign', 'A:AB$ Pump | Cost$ T | NumAtt$ +[N]'],
    ['arithmetic', 'SVar:N2:Count$Valid Creature/Plus.[N]'],
    ['another SVar', 'SVar:N2:SVar$[N]/Times.2'],
    ['a question', 'SVar:N2:Count$Compare [N] GE3.1.0'],
    ['what a question is measured by', 'SVar:N2:Count$Compare M GE[N].1.0'],
    ['the answer to a question', 'SVar:N2:Count$Compare M GE3.[N].0'],
    ['SVars that are given', 'S:Mode$ Continuous | Affected$ Card.Self | AddSVar$ M & [N]'],
    ['a keyword', 'K:etbCounter:P1P1:[N]'],
    ['a condition behind a keyword', 'K:etbCounter:P1P1:1:CheckSVar$ [N]:with one counter'],
    ['a hint', 'SVar:NeedsToPlayVar:[N] GE2'],
  ])('are found in %s', (_, line) => {
    const text = `Name:A\n${line.replace('[N]', 'N')}\nSVar:N:Number$3\nSVar:M:Number$4\n`;
    const found = places(text.replace('SVar:N:', 'SVar:N<|>:'));
    expect(found).toEqual([`use ${line}`, 'definition SVar:[N]:Number$3']);
  });

  it.each([
    ['a description', 'A:AB$ Draw | Cost$ T | SpellDescription$ Draw N cards.'],
    ['the name of an effect', 'A:AB$ N | Cost$ T'],
    ['a type', 'A:AB$ Pump | Cost$ T | ValidTgts$ N.YouCtrl'],
    ['the Oracle text', 'Oracle:N'],
    ['a zone', 'A:AB$ ChangeZone | Cost$ T | Destination$ N'],
  ])('are not found in %s', (_, line) => {
    expect(places(`Name:A\n${line}\nSVar:<|>N:Number$3\n`)).toEqual(['definition SVar:[N]:Number$3']);
  });

  it('are not found on words that no SVar has', () => {
    expect(places('Name:A\nA:SP$ Draw | NumCards$ <|>Y\n')).toBeUndefined();
  });
});

describe('renaming an SVar', () => {
  const renamed = (marked: string, to: string): string => {
    const { text, offset } = cursor(marked);
    const place = svarAt(cardOf(text), offset, vocab);
    if (!place) return 'nothing';
    const renaming = renameSVar(place, to, vocab);
    return renaming.ok ? applyEdits(text, renaming.edits) : renaming.why;
  };

  it('changes every place of its face and none of another', () => {
    const text = renamed(keeper.replace('SVar:X:', 'SVar:X<|>:'), 'Crowd');
    expect(text).toBe(
      keeper
        .replace('DigNum$ X', 'DigNum$ Crowd')
        .replace('LifeAmount$ X', 'LifeAmount$ Crowd')
        .replace('SVar:X', 'SVar:Crowd'),
    );
  });

  it.each(['1st', 'two words', '', 'a-b', 'A$'])('refuses the name "%s"', (to) => {
    expect(renamed('SVar:<|>Old:Number$1', to)).toMatch(/^The name of an SVar is/);
  });

  it('refuses a name that the face has', () => {
    expect(renamed('SVar:<|>Old:Number$1\nSVar:New:Number$2', 'New')).toBe('This face has an SVar "New" already.');
  });

  it('is not possible for a mana symbol, nor for what the engine reads by its name', () => {
    const why = (marked: string): string | undefined => {
      const { text, offset } = cursor(marked);
      const place = svarAt(cardOf(text), offset, vocab);
      return place && whyNotRenamed(place, vocab);
    };
    expect(why('A:AB$ Draw | Cost$ X T | NumCards$ X\nSVar:<|>X:Count$xPaid')).toMatch(/mana symbol/);
    expect(why('SVar:<|>NeedsToPlay:Creature')).toMatch(/by its name/);
    expect(why('A:AB$ Draw | Cost$ T | NumCards$ X\nSVar:<|>X:Count$Valid Land')).toBeUndefined();
  });
});

describe('calls', () => {
  it('go from the ability down its chain, and back', () => {
    const { text, offset } = cursor(keeper.replace('T:Mode$', 'T:<|>Mode$'));
    const card = cardOf(text);
    const trigger = callItemAt(card, offset, vocab);
    expect(trigger?.name).toBe('ChangesZone');
    const [dig] = outgoingCalls(card, trigger?.nameSpan.start ?? 0, vocab);
    expect(dig?.item.name).toBe('TrigDig');
    const [gain] = outgoingCalls(card, dig?.item.nameSpan.start ?? 0, vocab);
    expect(gain?.item.name).toBe('DBGain');
    expect(gain?.from.map(({ start, end }) => text.slice(start, end))).toEqual(['DBGain']);
    const callers = incomingCalls(card, gain?.item.nameSpan.start ?? 0, vocab);
    expect(callers.map(({ item }) => item.name)).toEqual(['TrigDig']);
  });

  it('begin at the ability that the cursor names', () => {
    const { text, offset } = cursor(keeper.replace('Execute$ Trig', 'Execute$ Trig<|>'));
    expect(callItemAt(cardOf(text), offset, vocab)?.name).toBe('TrigDig');
  });

  it('are none on a header line', () => {
    expect(callItemAt(cardOf('Name:A\n'), 6, vocab)).toBeUndefined();
  });
});

describe('links', () => {
  const tokens = (text: string): string[] => scriptLinks(cardOf(text), vocab).map(({ name }) => name);

  it('lead to every token script that is named', () => {
    expect(tokens('A:SP$ Token | TokenScript$ w_1_1_spirit, c_a_food | TokenAmount$ 1')).toEqual([
      'w_1_1_spirit',
      'c_a_food',
    ]);
  });

  it('lead to every card that is named, with the commas that lists write as semicolons', () => {
    const text = `DeckHints:Type$Bird & Name$Tin Crow|Ada, of Elsewhere
K:Partner with:Paper Crow
MeldPair:Straw Crow
A:SP$ Destroy | Cost$ Sac<1/Card.namedGlass Crow/a crow> | ValidTgts$ Card.!namedIron Crow+YouCtrl,Card.namedAda; of Elsewhere | SpellDescription$ Not Card.namedWax Crow.
A:SP$ MakeCard | Spellbook$ Ice Crow,Ada; Again | DefinedName$ Coal Crow
SVar:X:Count$Valid Card.namedClay Crow/Plus.1
SVar:Y:DB$ Effect | Name$ Crow Effect`;
    const card = cardOf(text);
    const links = scriptLinks(card, vocab).filter(({ to }) => to === 'card');
    const names = [
      'Tin Crow',
      'Paper Crow',
      'Straw Crow',
      'Glass Crow',
      'Iron Crow',
      'Ice Crow',
      'Coal Crow',
      'Clay Crow',
    ];
    expect(links.map(({ name }) => name).sort()).toEqual(
      [...names, 'Ada, of Elsewhere', 'Ada, of Elsewhere', 'Ada, Again'].sort(),
    );
    for (const { name, span } of links) expect(text.slice(span.start, span.end).replaceAll(';', ',')).toBe(name);
  });

  it('are no paths', () => {
    expect(tokens('A:SP$ Token | TokenScript$ ../secret,C:\\x,a/b')).toEqual([]);
  });
});

describe('semantic tokens', () => {
  it('tell SVars with abilities from those that count', () => {
    const text = 'A:SP$ Draw | NumCards$ X | SubAbility$ B\nSVar:X:Number$1\nSVar:B:DB$ Draw';
    expect(
      semanticTokens(cardOf(text), vocab).map(({ span, type, definition }) =>
        [text.slice(span.start, span.end), type, ...(definition ? ['definition'] : [])].join(' '),
      ),
    ).toEqual(['X variable', 'B function', 'X variable definition', 'B function definition']);
  });
});
