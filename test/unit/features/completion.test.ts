import { describe, expect, it } from 'vitest';
import type { WorkspaceNames } from '../../../server/src/core/features/completion/context.ts';
import { complete } from '../../../server/src/core/features/completion/complete.ts';
import { documentationOf } from '../../../server/src/core/features/completion/document.ts';
import type { Completion, CompletionEntry } from '../../../server/src/core/features/completion/entry.ts';
import { createService } from '../../../server/src/core/service.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { cursor } from '../../support/fixture.ts';

const service = createService();
const known = { token: ['w_1_1_soldier', 'g_3_3_beast'], card: ['Some Other Card', 'Ada, of Elsewhere'] };
const workspace: WorkspaceNames = {
  find: (kind, typed) => ({ names: known[kind].filter((name) => name.startsWith(typed)), more: kind === 'card' }),
};

function at(marked: string): { text: string; completion: Completion | undefined } {
  const { text, offset } = cursor(marked);
  return { text, completion: complete(service.read(text).card, offset, { vocab, workspace }) };
}

const sorted = (entries: readonly CompletionEntry[]): CompletionEntry[] =>
  [...entries].sort((a, b) => a.rank - b.rank || (a.label < b.label ? -1 : 1));

/** The labels in the order in which they are shown, of those that begin like the word at the cursor. */
function labels(marked: string, count = 5): string[] {
  const { text, completion } = at(marked);
  if (!completion) return [];
  const { offset } = cursor(marked);
  const typed = text.slice(completion.span.start, offset).trim().toLowerCase();
  return sorted(completion.entries)
    .map(({ label }) => label)
    .filter((label) => label.toLowerCase().startsWith(typed))
    .slice(0, count);
}

/** The text after the entry with this label was accepted by an editor without snippets. */
function accepted(marked: string, label: string): string {
  const { text, completion } = at(marked);
  const entry = completion?.entries.find((one) => one.label === label);
  if (!completion || !entry) throw new Error(`"${label}" is not offered: ${labels(marked, 20).join(', ')}`);
  const edits = [{ span: completion.span, newText: entry.text }, ...(entry.also ? [entry.also] : [])];
  return applyEdits(text, edits);
}

const entryOf = (marked: string, label: string): CompletionEntry | undefined =>
  at(marked).completion?.entries.find((one) => one.label === label);

describe('at the beginning of a line', () => {
  it('offers the lines that the face lacks, in the order of published scripts', () => {
    expect(labels('<|>')).toEqual(['Name:', 'ManaCost:', 'Types:', 'PT:', 'Loyalty:']);
    expect(labels('Name:A\nManaCost:1\n<|>\nOracle:')).toEqual(['Types:', 'PT:', 'Loyalty:', 'Defense:', 'K:']);
  });

  it('lets the next thing be completed where there is a list of it', () => {
    expect(entryOf('<|>', 'ManaCost:')?.more).toBe(true);
    for (const name of ['Name:', 'PT:', 'Oracle:', 'ALTERNATE']) expect(entryOf('<|>', name)?.more).toBe(false);
  });

  it('takes the name of the card from that of its file', () => {
    const of = (marked: string): (readonly [string, boolean | undefined])[] => {
      const { text, offset } = cursor(marked);
      const options = { vocab, fileName: 'ada_of_the_lake.txt' };
      const entries = complete(service.read(text).card, offset, options)?.entries ?? [];
      return entries.filter(({ label }) => /^(?:Name|Ada)/.test(label)).map(({ label, more }) => [label, more]);
    };
    expect(of('<|>')).toEqual([['Name:', true]]);
    expect(of('Name:<|>')).toEqual([['Ada of the Lake', undefined]]);
    expect(of('Name:Bo<|>')).toEqual([]);
    expect(of('Name:Ada\n\nALTERNATE\n\nName:<|>')).toEqual([]);
  });

  it('replaces the word that is there', () => {
    expect(accepted('Name:A\nOra<|>\n', 'Oracle:')).toBe('Name:A\nOracle:\n');
    expect(accepted('Name:A\nT<|>', 'T:Mode$')).toBe('Name:A\nT:Mode$ ');
    expect(accepted('Nam<|>:A', 'Name:')).toBe('Name:A');
  });

  it('begins a new line before one that is there', () => {
    expect(accepted('Name:A\n<|>Oracle:Flying', 'K:')).toBe('Name:A\nK:\nOracle:Flying');
    expect(entryOf('<|>Whenever', 'T:Mode$')?.snippet).toBe(String.raw`T:Mode\$ $0${'\n'}`);
    expect(labels('<|>Name:A')).not.toContain('Name:');
  });

  it('offers what the other face lacks too', () => {
    expect(labels('Name:A\nTypes:Land\n\nALTERNATE\n\n<|>')[0]).toBe('Name:');
  });

  it('offers nothing in comments and free text', () => {
    expect(at('# Na<|>').completion).toBeUndefined();
    expect(at('Name:Som<|>').completion).toBeUndefined();
    expect(at('Oracle:Fly<|>').completion).toBeUndefined();
  });
});

describe('on header lines', () => {
  it('offers types that are not there yet', () => {
    expect(labels('Types:Creature Gobl<|>')).toEqual(['Goblin']);
    expect(labels('Types:Leg<|>')).toEqual(['Legendary']);
    expect(labels('Types:Creature Creat<|>')).toEqual([]);
    expect(labels('Types:Spacecr<|>')).toEqual(['Spacecraft']);
    expect(labels('Types:<|>', 3)).toEqual(['Creature', 'Legendary', 'Instant']);
    expect(labels('Types:Artifact <|>', 2)).toEqual(['Attraction', 'Blood']);
    expect(labels('Types:Kindred Sorcery <|>', 20)).toContain('Arcane');
    expect(at('Types:Legendary Creature <|>').completion?.entries.find(({ rank }) => rank === 0)?.detail).toBe(
      'creature type',
    );
  });

  it('offers ways in which faces belong together', () => {
    expect(labels('AlternateMode:Tr<|>')).toEqual(['Transform']);
  });

  it('offers the colours of a specialized face', () => {
    expect(labels('Name:A\nSPECIALIZE:W<|>')).toEqual(['WHITE']);
  });
});

describe('keywords', () => {
  it('come with places for the arguments that they need', () => {
    const kicker = entryOf('K:Kick<|>', 'Kicker');
    expect(kicker?.text).toBe('Kicker:');
    // A name there would be what the list of costs is narrowed down to.
    expect(kicker).toMatchObject({ snippet: 'Kicker:${1}', more: true });
    expect(entryOf('K:Fly<|>', 'Flying')).toMatchObject({ text: 'Flying' });
    expect(entryOf('K:Fly<|>', 'Flying')?.snippet).toBeUndefined();
    expect(entryOf('K:<|>', 'Impending')?.snippet).toBe('Impending:${1}:${2:cost}');
    expect(entryOf('K:<|>', 'Haunt')).toMatchObject({ snippet: 'Haunt:${1:ability}', more: false });
  });

  it('keep the arguments that are there', () => {
    expect(accepted('K:Kick<|>:1 R', 'Kicker')).toBe('K:Kicker:1 R');
  });

  it('have the most used first', () => {
    expect(labels('K:<|>')[0]).toBe('Flying');
  });

  it('that the Oracle text has and no line yet come first, with the cost that it prints', () => {
    const marked = 'Name:A\nK:Flashback:U\nK:<|>\nOracle:Reach\\nKicker {1}{G}\\nFlashback {U}';
    expect(labels(marked, 3)).toEqual(['Reach', 'Kicker', 'Flying']);
    expect(accepted(marked, 'Kicker')).toContain('K:Kicker:1 G\n');
    expect(entryOf(marked, 'Kicker')?.snippet).toBe('Kicker:${1:1 G}');
    expect(accepted(marked, 'Cycling')).toContain('K:Cycling:\n');
    expect(labels('Name:A\nK:<|>\nOracle:Flashback {U}', 2)).toEqual(['Flashback', 'Flying']);
  });

  it('take one chapter after the other', () => {
    const svars = '\nSVar:DBOne:DB$ Draw\nSVar:DBTwo:DB$ Draw\n';
    expect(accepted(`K:Chapter:2:DBOne,<|>${svars}`, 'DBTwo')).toBe(`K:Chapter:2:DBOne,DBTwo${svars}`);
    expect(accepted(`K:Chapter:2:DB<|>x,DBTwo${svars}`, 'DBOne')).toBe(`K:Chapter:2:DBOne,DBTwo${svars}`);
    expect(labels('K:Chapter:<|>')).toEqual([]);
  });

  it('are explained by their rule', () => {
    const key = entryOf('K:<|>', 'Warp')?.doc;
    expect(key && documentationOf(key, vocab)).toMatch(/702\.185/);
  });

  it('take what their argument takes', () => {
    expect(labels('K:Flashback:Sac<|>')).toEqual(['Sac']);
    expect(labels('K:Affinity:Art<|>', 1)).toEqual(['Artifact']);
  });
});

describe('effects, modes and events', () => {
  it('are offered behind the head of a line, the most used first', () => {
    expect(labels('A:SP$ <|>')).toEqual(['ChangeZone', 'Pump', 'DealDamage', 'Draw', 'Cleanup']);
    expect(labels('T:Mode$ <|>')[0]).toBe('ChangesZone');
    expect(labels('R:Event$ <|>')[0]).toBe('DamageDone');
    expect(labels('S:Mode$ <|>')[0]).toBe('Continuous');
    expect(labels('SVar:A:DB$ Gain<|>')).toEqual(['GainLife', 'GainControl', 'GainControlVariant', 'GainOwnership']);
  });

  it('bring along what they need', () => {
    expect(entryOf('A:AB$ Dra<|>', 'Draw')?.snippet).toBe('Draw | Cost\\$ ${1}');
    expect(entryOf('SVar:A:DB$ Chan<|>', 'ChangeZone')?.snippet).toBe(
      'ChangeZone | Origin\\$ ${1} | Destination\\$ ${2}',
    );
    expect(entryOf('T:Mode$ Att<|>', 'Attacks')?.snippet).toBe(
      'Attacks | ValidCard\\$ ${1} | Execute\\$ ${2} | TriggerDescription\\$ ${3}',
    );
    expect(entryOf('A:AB$ Dra<|> | Cost$ T', 'Draw')?.snippet).toBeUndefined();
  });

  it('are begun by the head that the line takes', () => {
    expect(accepted('A:A<|>', 'AB$')).toBe('A:AB$ ');
    expect(labels('T:<|>')).toEqual(['Mode$']);
    expect(labels('R:<|>')).toEqual(['Event$']);
  });

  it('are written with the blank that published scripts have', () => {
    expect(accepted('SVar:A:DB$<|>', 'Scry')).toMatch(/^SVar:A:DB\$ Scry/);
  });
});

describe('parameters', () => {
  it('are those that the effect reads and does not have yet, required and most used first', () => {
    const offered = labels('A:SP$ ChangeZone | <|>', 60);
    expect(offered.slice(0, 2)).toEqual(['Destination', 'Origin']);
    expect(offered).toContain('ValidTgts');
    expect(labels('A:SP$ ChangeZone | Origin$ Hand | Destination$ Exile | <|>', 60)).not.toContain('Origin');
    expect(entryOf('A:SP$ DealDamage | Num<|>', 'NumDmg')?.detail).toBe('required');
    expect(entryOf('A:SP$ ChangeZone | Orig<|>', 'Origin')?.detail).toMatch(/^[\d,]+ lines$/);
  });

  it('are written with the bar and the dollar sign of published scripts', () => {
    expect(accepted('A:SP$ Draw | Num<|>', 'NumCards')).toBe('A:SP$ Draw | NumCards$ ');
    expect(accepted('A:SP$ Draw |<|>', 'NumCards')).toBe('A:SP$ Draw | NumCards$ ');
    expect(accepted('A:SP$ Draw <|>', 'NumCards')).toBe('A:SP$ Draw | NumCards$ ');
    expect(accepted('A:SP$ Draw | Nu<|>Card$ 2', 'NumCards')).toBe('A:SP$ Draw | NumCards$ 2');
  });

  it('that say yes or no come with their only value', () => {
    expect(accepted('A:SP$ ChangeZone | Tapp<|>', 'Tapped')).toBe('A:SP$ ChangeZone | Tapped$ True');
  });

  it('of a delayed trigger are those of its mode too', () => {
    expect(labels('SVar:A:DB$ DelayedTrigger | Mode$ Phase | ValidPl<|>')).toContain('ValidPlayer');
  });

  it('are explained', () => {
    const key = entryOf('A:SP$ Draw | <|>', 'NumCards')?.doc;
    expect(key && documentationOf(key, vocab)).toMatch(/How many cards/);
  });

  it('are parameters even where other lines have them as their head', () => {
    expect(labels('SVar:A:DB$ Discard | <|>', 1)).toEqual(['Mode']);
    expect(accepted('SVar:A:DB$ <|>', 'Discard')).toBe('SVar:A:DB$ Discard | Mode$ ');
    expect(labels('T:Mode$ Attacks | Mode<|>')).toEqual([]);
  });

  it('of a loyalty ability have the one that makes it so among the first', () => {
    expect(labels('A:AB$ Draw | Cost$ AddCounter<1/LOYALTY> | <|>', 9)).toContain('Planeswalker');
  });

  it('are none where nobody knows what the line is', () => {
    expect(labels('SVar:AltCost:Cost$ 1 | <|>')).toEqual([]);
  });
});

describe('values', () => {
  it.each([
    ['a zone', 'A:SP$ ChangeZone | Origin$ Grav<|>', 'Graveyard'],
    ['a second zone', 'A:SP$ ChangeZone | Origin$ Hand,Exi<|>', 'Exile'],
    ['a counter', 'A:SP$ PutCounter | CounterType$ P1<|>', 'P1P1'],
    ['a flag', 'A:SP$ ChangeZone | Tapped$ <|>', 'True'],
    ['an object', 'A:SP$ Draw | Defined$ Y<|>', 'You'],
    ['an object of the trigger', 'SVar:B:DB$ Draw | Defined$ TriggeredAttacker<|>', 'TriggeredAttacker'],
    ['a phase', 'T:Mode$ Phase | Phase$ Upk<|>', 'Upkeep'],
    ['the head of a selector', 'A:SP$ Destroy | ValidTgts$ Creat<|>', 'Creature'],
    ['a property', 'A:SP$ Destroy | ValidTgts$ Creature.You<|>', 'YouCtrl'],
    ['a second property', 'A:SP$ Destroy | ValidTgts$ Creature.YouCtrl+tapp<|>', 'tapped'],
    ['a property turned round', 'A:SP$ Destroy | ValidTgts$ Creature.!tok<|>', 'token'],
    ['a second selector', 'A:SP$ Destroy | ValidTgts$ Creature.YouCtrl,Artif<|>', 'Artifact'],
    ['a comparison', 'A:SP$ Draw | ConditionCheckSVar$ X | ConditionSVarCompare$ G<|>', 'GE'],
    ['a cost', 'A:AB$ Draw | Cost$ 1 Sa<|>', 'Sac'],
    ['the cards of a cost', 'A:AB$ Draw | Cost$ Sac<1/Crea<|>', 'Creature'],
    ['a duration', 'A:SP$ Pump | Duration$ UntilYourNextT<|>', 'UntilYourNextTurn'],
    ['a card that must be named so', 'A:SP$ Destroy | ValidTgts$ Creature.YouCtrl+namedSome O<|>', 'Some Other Card'],
    ['a card in a list', 'A:SP$ MakeCard | Spellbook$ A,Ad<|>', 'Ada, of Elsewhere'],
    ['a card that a name is given of', 'A:SP$ CopyPermanent | DefinedName$ Ada,<|>', 'Ada, of Elsewhere'],
    ['a partner', 'K:Partner with:Some <|>', 'Some Other Card'],
    ['a card that a deck wants', 'DeckHints:Type$Bird & Name$Ada, of Elsewhere|Some<|>', 'Some Other Card'],
    ['the other half of a pair', 'MeldPair:<|>', 'Some Other Card'],
    ['a token script of the workspace', 'A:SP$ Token | TokenScript$ w_<|>', 'w_1_1_soldier'],
    ['a keyword', 'A:SP$ Pump | KW$ Fly<|>', 'Flying'],
    ['a second keyword', 'A:SP$ Pump | KW$ Flying & Vigi<|>', 'Vigilance'],
    ['a count', 'A:SP$ Draw | NumCards$ Coun<|>', 'Count$'],
    ['what is counted', 'SVar:X:Count$Val<|>', 'Valid'],
    ['which cards are counted', 'SVar:X:Count$Valid Creature.You<|>', 'YouCtrl'],
    ['arithmetic', 'SVar:X:Count$Valid Land/Twi<|>', 'Twice'],
  ])('are of the kind that the parameter takes: %s', (_, marked, expected) => {
    expect(labels(marked, 1)).toEqual([expected]);
  });

  it('write the comma of a name as a semicolon where commas part names', () => {
    expect(accepted('A:SP$ MakeCard | Spellbook$ A,Ad<|>', 'Ada, of Elsewhere')).toBe(
      'A:SP$ MakeCard | Spellbook$ A,Ada; of Elsewhere',
    );
    expect(accepted('MeldPair:Ad<|>', 'Ada, of Elsewhere')).toBe('MeldPair:Ada, of Elsewhere');
  });

  it('may be others with more typed, where the workspace has more', () => {
    expect(at('A:SP$ Destroy | ValidTgts$ Card.namedSome<|>').completion?.incomplete).toBe(true);
    expect(at('A:SP$ Token | TokenScript$ w<|>').completion?.incomplete).toBe(false);
  });

  it('are SVars with abilities where one is called, and those that count where something is counted', () => {
    const svars = '\nSVar:DBDraw:DB$ Draw\nSVar:X:Count$Valid Land\n';
    expect(labels(`A:SP$ GainLife | SubAbility$ <|>${svars}`, 2)).toEqual(['DBDraw', 'DBChangeZone']);
    expect(labels(`A:SP$ GainLife | LifeAmount$ <|>${svars}`, 1)).toEqual(['X']);
    expect(labels(`K:etbCounter:P1P1:<|>${svars}`, 1)).toEqual(['X']);
  });

  it('are no words of other effects where SVars are named', () => {
    expect(labels('A:SP$ Charm | Choices$ <|>', 300).filter((label) => !label.startsWith('DB'))).toEqual([]);
    expect(labels('A:SP$ Charm | Choices$ <|>\nSVar:DBDraw:DB$ Draw\n', 1)).toEqual(['DBDraw']);
  });

  it('of the zone that a trigger looks back to are any first of all', () => {
    expect(labels('T:Mode$ ChangesZone | Origin$ <|>', 2)).toEqual(['Any', 'Battlefield']);
    expect(labels('A:SP$ ChangeZone | Origin$ <|>', 1)).toEqual(['Battlefield']);
  });

  it('of an ability of a planeswalker bring along that it is one', () => {
    expect(entryOf('Types:Planeswalker\nA:AB$ Draw<|>', 'Draw')?.snippet).toBe(
      String.raw`Draw | Cost\$ ${'${1}'} | Planeswalker\$ True`,
    );
  });

  it('of costs on planeswalkers are loyalty counters', () => {
    const walker = 'Types:Planeswalker Ada\nA:AB$ Draw | Cost$ ';
    expect(labels(`${walker}<|>`, 3)).toEqual(['AddCounter', 'SubCounter', 'T']);
    expect(accepted(`${walker}<|>`, 'SubCounter')).toBe(`${walker}SubCounter<1/LOYALTY>`);
    expect(labels(`${walker}AddCounter<1/<|>>`, 1)).toEqual(['LOYALTY']);
    expect(accepted('Types:Artifact\nA:AB$ Draw | Cost$ <|>', 'SubCounter')).toMatch(/SubCounter<1\/P1P1>$/);
  });

  it('do not take SVars of the other face', () => {
    const other = '\n\nALTERNATE\n\nSVar:Frob:DB$ Draw\n';
    expect(labels(`A:SP$ GainLife | SubAbility$ <|>${other}`, 300)).not.toContain('Frob');
  });

  it('keep what stands behind the cursor', () => {
    expect(accepted('A:SP$ ChangeZone | Origin$ Gra<|> | Destination$ Hand', 'Graveyard')).toBe(
      'A:SP$ ChangeZone | Origin$ Graveyard | Destination$ Hand',
    );
  });

  it('of a description are the sentences of the card', () => {
    expect(
      labels(
        'Name:Some Cat\nT:Mode$ Attacks | TriggerDescription$ <|>\nOracle:Flying\\nWhenever Some Cat attacks, scry 1.',
        9,
      ),
    ).toEqual(['Flying', 'Whenever CARDNAME attacks, scry 1.']);
  });
});

describe('the text of an ability', () => {
  const spell = (oracle: string): string[] =>
    labels(`Name:Some Song\nK:Flashback:U\nSVar:A:DB$ Draw | SpellDescription$ <|>\nOracle:${oracle}`, 9);

  it('is a mode without its bullet, and neither what heads the modes nor a keyword', () => {
    expect(
      spell(String.raw`Choose one —\n• Draw a card.\n• Some Song deals 3 damage to any target.\nFlashback {U}`),
    ).toEqual(['Draw a card.', 'CARDNAME deals 3 damage to any target.']);
  });

  it('is a chapter without its numbers', () => {
    expect(spell(String.raw`(As this Saga enters, add a lore counter.)\nI, II — Draw a card.\nIII — Scry 2.`)).toEqual([
      'Draw a card.',
      'Scry 2.',
    ]);
  });

  it('of a trigger keeps what heads its modes', () => {
    expect(
      labels(
        'Name:Bo\nT:Mode$ Attacks | TriggerDescription$ <|>\nOracle:Whenever Bo attacks, choose one —\\n• Scry 1.',
      ),
    ).toEqual(['Whenever CARDNAME attacks, choose one —', 'Scry 1.']);
  });
});

describe('the name of an SVar', () => {
  it('is first of all one that the face names and does not have', () => {
    expect(labels('A:SP$ Draw | SubAbility$ DBGain\nSVar:<|>', 1)).toEqual(['DBGain']);
    expect(accepted('A:SP$ Draw | SubAbility$ DBGain\nSVar:<|>', 'DBGain')).toBe(
      'A:SP$ Draw | SubAbility$ DBGain\nSVar:DBGain:DB$ ',
    );
  });
});

describe('what is not there yet', () => {
  const attacks = 'T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ ';

  it('is offered as an SVar with its line: an effect under its usual name, with what it needs', () => {
    const marked = `Name:A\n${attacks}TrigMi<|> | TriggerDescription$ Mill.\nOracle:Mill.`;
    expect(accepted(marked, 'TrigMill')).toBe(
      `Name:A\n${attacks}TrigMill | TriggerDescription$ Mill.\nSVar:TrigMill:DB$ Mill | NumCards$ \nOracle:Mill.`,
    );
    expect(accepted('A:SP$ Draw | SubAbility$ <|>\nK:Flying', 'DBChangeZone')).toBe(
      'A:SP$ Draw | SubAbility$ DBChangeZone\nSVar:DBChangeZone:DB$ ChangeZone | Origin$  | Destination$ \nK:Flying',
    );
  });

  it('is offered under the name that is typed, and anew with each letter', () => {
    expect(accepted(`${attacks}Frob<|>\n`, 'Frob')).toBe(`${attacks}Frob\nSVar:Frob:DB$ \n`);
    expect(at(`${attacks}Frob<|>\n`).completion?.incomplete).toBe(true);
  });

  it('is written behind the name at the end of a script', () => {
    expect(accepted(`${attacks}TrigDr<|>`, 'TrigDraw')).toBe(`${attacks}TrigDraw\nSVar:TrigDraw:DB$ Draw`);
  });

  it('has another name where the face has one of that name, which comes first', () => {
    const marked = `${attacks}TrigDr<|>\nSVar:TrigDraw:DB$ Draw`;
    expect(labels(marked, 2)).toEqual(['TrigDraw', 'TrigDraw2']);
    expect(accepted(marked, 'TrigDraw')).toBe(`${attacks}TrigDraw\nSVar:TrigDraw:DB$ Draw`);
  });

  it('begins as what the parameter takes: a trigger, a static ability, an activated one', () => {
    expect(accepted('S:Mode$ Continuous | AddAbility$ ABSc<|>\n', 'ABScry')).toContain(
      '\nSVar:ABScry:AB$ Scry | Cost$ ',
    );
    expect(accepted('A:SP$ Effect | Triggers$ TrigAtt<|>\n', 'TrigAttacks')).toContain(
      '\nSVar:TrigAttacks:Mode$ Attacks | ',
    );
    expect(accepted('A:SP$ Effect | StaticAbilities$ Frob<|>\n', 'Frob')).toContain('\nSVar:Frob:Mode$ \n');
    expect(accepted('A:SP$ Effect | ReplacementEffects$ Frob<|>\n', 'Frob')).toContain('\nSVar:Frob:Event$ \n');
    expect(at('A:SP$ Effect | SVars$ Fr<|>').completion).toBeUndefined();
  });
});

describe('what the Oracle text says', () => {
  const oracle = String.raw`Oracle:Enchant creature you control\nWhen enchanted creature dies, create a 1/1 white Bird creature token with flying and a Food token, then draw a card.`;

  it('is how a keyword is written, and described', () => {
    expect(accepted(`Name:A\nK:Ench<|>\n${oracle}`, 'Enchant')).toContain(
      'K:Enchant:Creature.YouCtrl:creature you control\n',
    );
    expect(labels(`Name:A\nK:Enchant:Creature.YouCtrl:<|>\n${oracle}`)).toEqual(['creature you control']);
    expect(labels(`Name:A\nK:Enchant:<|>\n${oracle}`, 2)).toEqual(['Creature.YouCtrl', 'Creature']);
  });

  it('in quotation marks is the text of an SVar', () => {
    const aura = String.raw`Oracle:Enchanted creature has "{T}: Scry 1."`;
    expect(labels(`SVar:ABScry:AB$ Scry | Cost$ T | SpellDescription$ <|>\n${aura}`)).toEqual([
      'Enchanted creature has "{T}: Scry 1."',
      'Scry 1.',
    ]);
  });

  const thief = String.raw`Oracle:Menace\nWhen Thief enters, draw a card.\nNobody hums.\n{T}: Thief deals 1 damage to any target.`;

  it('is whole lines that are not there yet, where all of their words are understood', () => {
    const marked = `Name:Thief\nTypes:Creature Rogue\n<|>\n${thief}`;
    expect(labels(marked, 4)).toEqual([
      'A:CARDNAME deals 1 damage to any target.',
      'K:Menace',
      'T:When CARDNAME enters, draw a card.',
      'ManaCost:',
    ]);
    const trigger = `T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ When CARDNAME enters, draw a card.\nSVar:TrigDraw:DB$ Draw | Defined$ You | NumCards$ 1`;
    expect(accepted(marked, 'T:When CARDNAME enters, draw a card.')).toBe(marked.replace('<|>', trigger));
    const written = `Name:Thief\nTypes:Creature Rogue\nK:Menace\n${trigger}\n<|>\n${thief}`;
    expect(labels(written, 2)).toEqual(['A:CARDNAME deals 1 damage to any target.', 'ManaCost:']);
  });

  it('has names for its SVars that are free, and a spell of which there is one', () => {
    const marked = `Name:Thief\nTypes:Creature Rogue\nSVar:TrigDraw:DB$ Pump\nT<|>\n${thief}`;
    expect(accepted(marked, 'T:When CARDNAME enters, draw a card.')).toContain('Execute$ TrigDraw2 |');
    const bolt = 'Name:Bolt\nTypes:Instant\n';
    expect(labels(`${bolt}A<|>\nOracle:Draw a card.`, 1)).toEqual(['A:Draw a card.']);
    expect(labels(`${bolt}A:SP$ Draw\nA<|>\nOracle:Draw a card.`, 1)).toEqual(['A:AB$']);
  });

  it('is which tokens are made', () => {
    expect(labels(`Name:A\nSVar:X:DB$ Token | TokenScript$ <|>\n${oracle}`, 2)).toEqual([
      'w_1_1_bird_flying',
      'c_a_food_sac',
    ]);
    const copy = 'Name:A\nSVar:X:DB$ Token | TokenScript$ <|>\nOracle:Create a token that is a copy of it.';
    expect(labels(copy)).toEqual([...known.token, 'Chosen']);
  });
});
