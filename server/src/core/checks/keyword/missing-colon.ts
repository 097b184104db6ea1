import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';
import { writtenTogether } from '../keywordParts.ts';

export default defineCheck({
  code: 'keyword/missing-colon',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A blank stands where a colon parts a keyword from its argument.',
  why: 'The engine splits `K:` lines at colons only. With a blank it looks for a keyword with the argument in its name, finds none and ignores the line.',
  bad: [
    {
      script: `Name:Blank Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Cycling 2
Oracle:Cycling {2}
`,
    },
  ],
  good: [
    {
      script: `Name:Blank Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Cycling:2
Oracle:Cycling {2}
`,
    },
    {
      script: `Name:Phrase Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Protection from red
Oracle:Protection from red
`,
      note: 'Phrases such as this one are known whole.',
    },
  ],
  messages: { blank: 'A colon belongs between "{name}" and "{rest}"; with a blank the engine ignores the line.' },
  fixes: { colon: 'Change to "{text}"' },
  keyword(use, { report }) {
    if (keywordFacts(use).line.kind !== 'unknown') return;
    const together = writtenTogether(use);
    if (together?.kind !== 'blank') return;
    const { entry, name, rest } = together;
    const text = `${entry.name}:${rest.text}`;
    report({
      span: { start: name.span.start, end: rest.span.end },
      message: 'blank',
      values: { name: entry.name, rest: rest.text },
      fixes: () => [
        { title: 'colon', values: { text }, edits: [replace({ start: name.span.start, end: rest.span.end }, text)] },
      ],
    });
  },
});
