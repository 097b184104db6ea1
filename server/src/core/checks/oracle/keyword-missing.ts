import { keywordFacts, type KeywordFacts } from '../../keywordFacts.ts';
import type { Card, Face } from '../../model/card.ts';
import { listedParts, oracleParagraphs } from '../../model/oracle.ts';
import { findRuleKeyword, type RuleKeyword } from '../../rules/keywords.ts';
import { keywordEntry, neededArguments, suggestKeyword } from '../../vocab/keywords.ts';
import { defineCheck } from '../check.ts';
import { costInText, lastHeader } from '../keywordText.ts';
import { insertBelow } from '../repairs.ts';

export default defineCheck({
  code: 'oracle/keyword-missing',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'The Oracle text begins a paragraph with a keyword that nothing in the script gives the card.',
  why: 'The engine does not read the Oracle text. A keyword that stands only there is shown and does nothing.',
  bad: [
    {
      script: `Name:Earthbound Sample
ManaCost:2 W
Types:Creature Griffin
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ Whenever CARDNAME attacks, you gain 1 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 1
Oracle:Flying\\nWhenever Earthbound Sample attacks, you gain 1 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Earthbound Sample
ManaCost:2 W
Types:Creature Griffin
PT:2/2
K:Flying
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ Whenever CARDNAME attacks, you gain 1 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 1
Oracle:Flying\\nWhenever Earthbound Sample attacks, you gain 1 life.
`,
    },
  ],
  messages: { missing: 'The Oracle text has {keyword}, and nothing in the script gives it: "K:{keyword}" is missing.' },
  fixes: { add: 'Add "K:{text}"' },
  face(face, { card, report }) {
    // A face that is partly written elsewhere says less than its text does.
    if (face.fields.has('CopyFaceFrom') || face.fields.has('Text')) return;
    let words: string | undefined;
    const said = (): string => (words ??= scriptWords(card));
    for (const paragraph of oracleParagraphs(face)) {
      const parts = listedParts(paragraph);
      // Most paragraphs are sentences, which their first part shows.
      if (!parts.every((part) => simpleKeyword(part.text))) continue;
      for (const part of parts) {
        const rule = simpleKeyword(part.text);
        if (!rule || isSaid(rule, face, said)) continue;
        report({
          span: part.span,
          message: 'missing',
          values: { keyword: rule.en },
          fixes: () => {
            const entry = keywordEntry(rule.en);
            const below = lastHeader(face);
            if (!entry || !below) return [];
            const needed = neededArguments(entry);
            const cost = needed.length === 1 && needed[0]?.kind === 'cost' ? costInText(face, rule.en) : undefined;
            if (needed.length > 0 && cost === undefined) return [];
            const text = cost === undefined ? entry.name : `${entry.name}:${cost}`;
            return [{ title: 'add', values: { text }, edits: [insertBelow(card, below, `K:${text}`)] }];
          },
        });
      }
    }
  },
});

/** A part of a paragraph that is a keyword and nothing else, perhaps with a cost or a number. */
function simpleKeyword(part: string): RuleKeyword | undefined {
  const name = withoutCost(part);
  const rule = /^[A-Za-z][A-Za-z' -]*$/.test(name) ? findRuleKeyword(name) : undefined;
  return rule?.scriptedAsK === false ? undefined : rule;
}

/** What stands before a dash, a cost or a number; the whole part where there is none of them. */
function withoutCost(part: string): string {
  const sign = part.search(/[—{]/);
  if (sign < 0) return part.replace(/(?<!\s)\s+(?:\d+|X)$/, '');
  const before = part.slice(0, sign);
  const isCost = part.charAt(sign) === '—' || (part.endsWith('}') && /\s$/.test(before));
  return isCost ? before.trimEnd() : part;
}

/** Everything that the script says apart from its texts, in small letters. Halves of a card share some keywords. */
function scriptWords({ file }: Card): string {
  let words = '';
  for (const line of file.lines) {
    // A keyword on a line without its "K:" is told of there.
    if (line.kind === 'stray') words += `${line.piece.text}\n`;
    if (line.kind !== 'field' || line.key.text === 'Oracle') continue;
    if (!line.record) words += `${file.text.slice(line.span.start, line.span.end)}\n`;
    else
      for (const { key, value } of line.record.parameters)
        if (!/(?<!Precost|Cost)Desc(ription)?$|Prompt$/.test(key.text)) words += `${key.text} ${value.text}\n`;
  }
  return words.toLowerCase();
}

/** A misspelt `K:` line is one mistake, which another check tells of. */
function isSlipFor(rule: RuleKeyword, { line }: KeywordFacts): boolean {
  return line.kind === 'unknown' && suggestKeyword(line.name.text).some((name) => findRuleKeyword(name) === rule);
}

/** Forms of a keyword that scripts write out: by another name, as a mode, a cost or a sentence of the engine. */
function isSaid(rule: RuleKeyword, face: Face, said: () => string): boolean {
  if (face.keywords.some((use) => keywordFacts(use).rule === rule || isSlipFor(rule, keywordFacts(use)))) return true;
  // An alternative cost may be written out by hand, as another line of the spell.
  const spells = face.abilities.filter(({ kind, line }) => kind === 'spell' && line.key.text === 'A');
  if (rule.alternativeCost && spells.length > 1) return true;
  const words = said();
  // Its counters show that the upkeep is written out as a trigger.
  if (rule.en === 'Cumulative Upkeep' && /\bage\b/.test(words)) return true;
  const names = [rule.en, ...(rule.variants ?? []).map(({ name }) => name)];
  return names.some(
    (name) => words.includes(name.toLowerCase()) || words.includes(name.toLowerCase().replaceAll(' ', '')),
  );
}
