import type { FieldLine } from '../../syntax/nodes.ts';
import { defineCheck, type CheckContext } from '../check.ts';
import { replace } from '../repairs.ts';

const curly = /[‘’‚ʼ“”„]/;
const everyCurly = /[‘’‚ʼ“”„]/g;
const plain: Readonly<Record<string, string>> = { '‘': "'", '’': "'", '‚': "'", ʼ: "'", '“': '"', '”': '"', '„': '"' };

export default defineCheck({
  code: 'style/curly-quote',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A typographic quotation mark or apostrophe stands where scripts have the plain one.',
  why: 'Word processors and web pages bring them. The engine compares names letter by letter, so a card whose name has the curly apostrophe is not found by the plain one, and searches in texts miss it.',
  bad: [
    {
      script: `Name:Curly Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Flying
Oracle:Flying (It can’t be blocked except by creatures with flying or reach.)
`,
    },
  ],
  good: [
    {
      script: `Name:Curly Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Flying
Oracle:Flying (It can't be blocked except by creatures with flying or reach.)
`,
    },
  ],
  messages: { curly: 'Scripts write {right}, not {word}.' },
  fixes: { replace: 'Change to {right}', all: 'Change all of them in this line' },
  card(card, context) {
    if (!curly.test(card.file.text)) return;
    for (const line of card.file.lines) if (line.kind === 'field') reportLine(line, context);
  },
});

function reportLine(line: FieldLine, { card, report }: CheckContext): void {
  const { start, end } = line.span;
  const found = [...card.file.text.slice(start, end).matchAll(everyCurly)].map(({ 0: word, index }) => ({
    word,
    right: plain[word] ?? word,
    span: { start: start + index, end: start + index + 1 },
  }));
  const all = { title: 'all', edits: found.map(({ span, right }) => replace(span, right)), safe: true };
  for (const { word, right, span } of found) {
    const one = { title: 'replace', values: { right }, edits: [replace(span, right)], safe: true };
    report({ span, message: 'curly', values: { word, right }, fixes: () => (found.length > 1 ? [one, all] : [one]) });
  }
}
