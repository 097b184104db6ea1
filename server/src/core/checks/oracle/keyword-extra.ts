import { keywordFacts } from '../../keywordFacts.ts';
import { field, type Card, type Face } from '../../model/card.ts';
import type { RuleKeyword } from '../../rules/keywords.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { defineCheck } from '../check.ts';
import { paragraphBreak } from '../keywordText.ts';
import { removeLine, replace } from '../repairs.ts';

export default defineCheck({
  code: 'oracle/keyword-extra',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A keyword stands on a `K:` line, and the Oracle text does not have it.',
  why: 'One of the two is wrong: the keyword is a leftover of the card that this one was copied from, or the text lacks a line.',
  bad: [
    {
      script: `Name:Leftover Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
K:Flying
K:Vigilance
Oracle:Vigilance
`,
    },
  ],
  good: [
    {
      script: `Name:Leftover Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
K:Vigilance
Oracle:Vigilance
`,
    },
  ],
  messages: {
    extra: 'The Oracle text does not speak of {keyword}: its "K:" line is a leftover, or the text lacks it.',
  },
  fixes: { add: 'Add {keyword} to the Oracle text', remove: 'Remove the line of {keyword}' },
  face(face, { card, report }) {
    const oracle = face.fields.get('Oracle')?.[0];
    if (!oracle) return;
    const { text, span } = oracle.value;
    const beginning = { start: span.start, end: span.start };
    // A card whose text is not written yet has every keyword too many.
    if (text === '') return;
    for (const use of notInText(face, text.toLowerCase())) {
      const { name } = keywordFacts(use);
      const values = { keyword: name };
      report({
        // Where the likelier repair is: a text soon lacks a word, but a cost that it lacks was copied.
        span: isSimple(use) ? oracle.key.span : use.name.span,
        message: 'extra',
        values,
        fixes: () => [
          ...(isSimple(use) ? [{ title: 'add', values, edits: [replace(beginning, name + paragraphBreak)] }] : []),
          { title: 'remove', values, edits: [removeLine(card, use.line)] },
        ],
      });
    }
  },
});

/** Without a cost, a number or a kind of card. */
const isSimple = (use: KeywordUse): boolean => use.args.length === 0;

/** Keywords of which neither this text, in small letters, nor that of another face says a word. */
function notInText(face: Face, text: string): KeywordUse[] {
  const known = new Map<string, boolean>();
  return face.keywords.filter((use) => {
    const { rule, name, line } = keywordFacts(use);
    if (!rule || use.variant !== undefined || line.kind !== 'keyword' || otherCosts.has(rule.en)) return false;
    let missing = known.get(name);
    if (missing === undefined) {
      missing = !isNamed(rule, name, text) && !isElsewhere(rule, face);
      known.set(name, missing);
    }
    return missing;
  });
}

/** Scripts also use it for an optional additional cost that its card describes in other words. */
const otherCosts = new Set(['Kicker']);

/** Words by which texts name a keyword that has another name in the rules. */
const otherWords: Readonly<Record<string, readonly string[]>> = {
  Landwalk: ['walk'],
  TypeCycling: ['cycling'],
};

function isNamed(rule: RuleKeyword, name: string, text: string): boolean {
  const names = [rule.en, name, ...(rule.variants ?? []).map((one) => one.name), ...(otherWords[rule.en] ?? [])];
  return names.some((one) => text.includes(one.toLowerCase().replace('!', '')));
}

/** The whole card's text may stand on the other face only. */
function isElsewhere(rule: RuleKeyword, face: Face): boolean {
  return facesThatName(rule, face.card).some((other) => other !== face);
}

const namingByCard = new WeakMap<Card, Map<RuleKeyword, readonly Face[]>>();

/** The first two faces whose text speaks of the keyword, looked for once however many faces ask. */
function facesThatName(rule: RuleKeyword, card: Card): readonly Face[] {
  let known = namingByCard.get(card);
  if (!known) namingByCard.set(card, (known = new Map<RuleKeyword, readonly Face[]>()));
  let naming = known.get(rule);
  if (!naming) {
    const word = rule.en.toLowerCase();
    naming = card.faces.filter((one) => field(one, 'Oracle')?.text.toLowerCase().includes(word)).slice(0, 2);
    known.set(rule, naming);
  }
  return naming;
}
