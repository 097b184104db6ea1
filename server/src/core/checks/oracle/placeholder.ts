import { field } from '../../model/card.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'oracle/placeholder',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary:
    'The Oracle text says CARDNAME or has "/n" or "n" for a line break, or a line has an HTML entity such as "&amp;".',
  why: 'CARDNAME is replaced in descriptions. The Oracle text is kept as it is printed, with the name of the card and "\\n" between paragraphs. Nothing turns the entities of web pages into letters.',
  bad: [
    {
      script: `Name:Placing Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
Oracle:Whenever CARDNAME attacks, you gain 1 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Placing Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
Oracle:Whenever Placing Sample attacks, you gain 1 life.
`,
    },
  ],
  messages: {
    name: 'The Oracle text has the name of the card: "{right}", not "{word}".',
    break: 'A line break is written "\\n".',
    entity: '"{word}" is how a web page writes "{right}".',
  },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { report }) {
    const oracle = field(face, 'Oracle');
    const name = field(face, 'Name')?.text;
    if (!oracle || !/NAME|\/n|[.)]n/.test(oracle.text)) return;
    for (const match of oracle.text.matchAll(/\b(?:CARDNAME|NICKNAME)\b|\/n(?=[A-Z{•(])|(?<=[.)])n(?=[A-Z{•(])/g)) {
      const [word] = match;
      const span = { start: oracle.span.start + match.index, end: oracle.span.start + match.index + word.length };
      const placeholder = word === 'CARDNAME' || word === 'NICKNAME';
      const right = placeholder ? name : String.raw`\n`;
      // A name that holds the placeholder would bring it back.
      if (right === undefined || right === '' || (placeholder && right.includes(word))) continue;
      report({
        span,
        message: placeholder ? 'name' : 'break',
        values: { word, right },
        fixes: () =>
          word === 'NICKNAME'
            ? []
            : [{ title: 'replace', values: { right }, edits: [replace(span, right)], safe: true }],
      });
    }
  },
  line(line, { card, report }) {
    if (line.kind !== 'field') return;
    const text = card.file.text.slice(line.span.start, line.span.end);
    if (!text.includes('&') || text.includes('://')) return;
    for (const match of text.matchAll(/&(?:amp;)*(?:(?:amp|quot|apos|lt|gt|nbsp|mdash|#39);)/g)) {
      const [word] = match;
      // Written so more than once, it is read through: half of it would be found again.
      const right = entities[`&${word.replace(/^&(?:amp;)*(?!$)/, '')}`];
      if (right === undefined) continue;
      const start = line.span.start + match.index;
      const span = { start, end: start + word.length };
      report({
        span,
        message: 'entity',
        values: { word, right },
        fixes: () => [{ title: 'replace', values: { right }, edits: [replace(span, right)], safe: true }],
      });
    }
  },
});

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&mdash;': '—',
};
