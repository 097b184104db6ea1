import { parameter, parameterValue, type Ability } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import { oracleParagraphs } from '../../model/oracle.ts';
import type { Piece } from '../../text/span.ts';
import { numberOf } from '../../text/numbers.ts';
import { counterName } from '../../vocab/printedCounters.ts';
import { vocab } from '../../vocab/vocab.ts';
import { defineCheck, type CheckContext } from '../check.ts';
import { replace } from '../repairs.ts';
import { patternOf } from '../../text/pattern.ts';

const count = '(an?|one|two|three|four|five|six|seven|eight|nine|ten|\\d+|X|that many|another)';
const counters = String.raw`${count} (?:additional |more )?([+-]\d\/[+-]\d|\w+(?: strike)?) counters?\b`;

const size = /\b(?:gets?|additional) ([+-][\dX]+)\/([+-][\dX]+)/gi;

interface Told {
  /** The parameters that the groups of `words` tell. */
  readonly keys: readonly string[];
  /** How texts say it. */
  readonly words: RegExp;
}

const told = {
  counters: { keys: ['CounterNum', 'CounterType'], words: patternOf(String.raw`\b${counters}`, 'gi') },
  damage: {
    keys: ['NumDmg'],
    words: /(?:\bdeals?|\band|,) (\d+|X|damage|that much) (?:damage|equal)/gi,
  },
  discard: { keys: ['NumCards'], words: patternOf(String.raw`\bdiscards? ${count} cards?\b`, 'gi') },
  draw: { keys: ['NumCards'], words: patternOf(String.raw`\bdraws? ${count} (?:additional |more )?cards?\b`, 'gi') },
  gain: { keys: ['LifeAmount'], words: /\bgains? (\d+|X|that much|life) (?:life|equal)/gi },
  lose: { keys: ['LifeAmount'], words: /\bloses? (\d+|X|that much|life) (?:life|equal)/gi },
  mana: { keys: ['Produced'], words: /(?:\badds?|\bor|,) ((?:\{[WUBRGC]\})+)/gi },
  mill: { keys: ['NumCards'], words: patternOf(String.raw`\bmills? ${count} cards?\b`, 'gi') },
  pump: { keys: ['NumAtt', 'NumDef'], words: size },
  scry: { keys: ['ScryNum'], words: /\bscry (\d+|X)/gi },
  statics: { keys: ['AddPower', 'AddToughness'], words: size },
  surveil: { keys: ['Amount'], words: /\bsurveils? (\d+|X)/gi },
} satisfies Readonly<Record<string, Told>>;

/** Effects whose amounts texts say in one way. */
const effects: ReadonlyMap<string, Told> = new Map(
  Object.entries<Told>({
    Continuous: told.statics,
    DamageAll: told.damage,
    DealDamage: told.damage,
    Discard: told.discard,
    Draw: told.draw,
    GainLife: told.gain,
    LoseLife: told.lose,
    Mana: told.mana,
    Mill: told.mill,
    Pump: told.pump,
    PumpAll: told.pump,
    PutCounter: told.counters,
    PutCounterAll: told.counters,
    Scry: told.scry,
    Surveil: told.surveil,
  }),
);

export default defineCheck({
  code: 'oracle/effect-amount',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'An effect has a number that the text of the card does not have for it.',
  why: 'The engine plays the number of the parameter, and players read the text. A number that was left over from the card that this one was copied from is seen only beside it.',
  bad: [
    {
      script: `Name:Counting Sample
ManaCost:1 R
Types:Instant
A:SP$ DealDamage | ValidTgts$ Creature | NumDmg$ 2 | SpellDescription$ CARDNAME deals 4 damage to target creature.
Oracle:Counting Sample deals 4 damage to target creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Counting Sample
ManaCost:1 R
Types:Instant
A:SP$ DealDamage | ValidTgts$ Creature | NumDmg$ 4 | SpellDescription$ CARDNAME deals 4 damage to target creature.
Oracle:Counting Sample deals 4 damage to target creature.
`,
    },
  ],
  messages: { differs: 'The text has {printed} here, and the effect {amount}.' },
  fixes: { replace: 'Change to "{right}"' },
  ability(ability, { report }) {
    const way = wayOf(ability);
    if (!way || isDoubled(ability, way)) return;
    const own = way.keys.map((key) => parameter(ability, key)?.value);
    // So often the mana is produced.
    if (way === told.mana && parameter(ability, 'Amount')) return;
    compare(way, own, amountsIn(textsOf(ability), way), report);
  },
  keyword(use, { report }) {
    if (use.grant || use.name.text !== 'etbCounter') return;
    const [type, amount] = use.args;
    compare(entersWith, [amount, type], countersIn(use.face), report);
  },
});

const entersWith: Told = { keys: told.counters.keys, words: patternOf(String.raw`\bwith ${counters} on`, 'gi') };

const countersByFace = new WeakMap<Face, string[][]>();

/** What the Oracle text says of counters that the card enters with; found out once, however many keywords ask. */
function countersIn(face: Face): string[][] {
  let counters = countersByFace.get(face);
  if (!counters) countersByFace.set(face, (counters = amountsIn(oracleTexts(face), entersWith)));
  return counters;
}

/** Reports the first part that the text has otherwise, where all parts are plain and the text has them nowhere. */
function compare(
  { keys }: Told,
  own: readonly (Piece | undefined)[],
  printed: readonly (readonly string[])[],
  report: CheckContext['report'],
): void {
  const plain = own.map((piece, at) => asPrinted(keys[at], piece?.text));
  if (!plain.every((one) => one !== undefined)) return;
  if (printed.length === 0 || printed.some((one) => one.every((word, at) => word === plain[at]))) return;
  const [only, more] = printed;
  for (const [at, piece] of own.entries()) {
    const right = only?.[at];
    if (!piece || right === undefined || right === plain[at]) continue;
    report({
      span: piece.span,
      message: 'differs',
      values: { printed: right, amount: piece.text },
      fixes: () => (more ? [] : [{ title: 'replace', values: { right }, edits: [replace(piece.span, right)] }]),
    });
    return;
  }
}

/** What a parameter holds, in one form for script and text; nothing where it can't be compared. */
function asPrinted(key: string | undefined, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (key === 'Produced') return mana.test(text) ? text.replaceAll(/[{} ]/g, '') : undefined;
  // Energy is counted in symbols, and texts list counters that are keywords.
  if (key === 'CounterType')
    return /^energy$/i.test(text) ? undefined : vocab.counters.get(counterName(text) ?? '')?.name;
  if (/^[+-]?\d+$/.test(text)) return String(Number(text));
  return /^x$/i.test(text) ? undefined : numberOf(text);
}

const mana = /^(?:[WUBRGC](?: (?=[WUBRGC])|$)|\{[WUBRGC]\})+$/;

const wayOf = ({ name }: Ability): Told | undefined => effects.get(name?.text ?? '');

/** Which of two values counts is another check's. */
function isDoubled({ record }: Ability, { keys }: Told): boolean {
  return keys.some((key) => record.parameters.filter((one) => one.key.text === key).length > 1);
}

/** The text of the ability itself. Where it has none, the Oracle text, unless several such effects share its numbers. */
function textsOf(ability: Ability): readonly string[] {
  const own = ownText(ability);
  if (own !== '') return [own];
  const { face } = ability;
  return (textless(face).get(wayOf(ability)) ?? 0) > 1 ? [] : oracleTexts(face);
}

const textlessByFace = new WeakMap<Face, ReadonlyMap<Told | undefined, number>>();

/** How many abilities without a text of their own there are of each way. */
function textless(face: Face): ReadonlyMap<Told | undefined, number> {
  const known = textlessByFace.get(face);
  if (known) return known;
  const counts = new Map<Told | undefined, number>();
  for (const one of face.abilities) if (ownText(one) === '') counts.set(wayOf(one), (counts.get(wayOf(one)) ?? 0) + 1);
  textlessByFace.set(face, counts);
  return counts;
}

function ownText(ability: Ability): string {
  return parameterValue(ability, 'SpellDescription') || parameterValue(ability, 'Description');
}

const oracleTexts = (face: Face): string[] => oracleParagraphs(face).map(({ text }) => text);

/** The different amounts that the texts tell in this way; none where one of them is neither number nor counter. */
function amountsIn(texts: readonly string[], { keys, words }: Told): string[][] {
  const found = new Map<string, string[]>();
  for (const text of texts)
    for (const [, ...groups] of text.matchAll(words)) {
      const amounts = groups.map((group, at) => asPrinted(keys[at], group));
      if (!amounts.every((one) => one !== undefined)) return [];
      found.set(amounts.join('/'), amounts);
    }
  return [...found.values()];
}
