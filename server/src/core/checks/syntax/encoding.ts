import { defineCheck } from '../check.ts';

/** How a text shows that it was not read as what it is: the sign that decoders put for bytes they cannot read, or NUL. */
const unreadable = /[\ufffd\0]/;

export default defineCheck({
  code: 'syntax/encoding',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'none',
  summary: 'The file is not UTF-8 text.',
  why: 'The engine reads UTF-8. In any other encoding accented letters are garbled at best, and UTF-16 gives a file in which no line begins with a word it knows.',
  bad: [{ script: 'Name:Caf\ufffd Sample\nManaCost:1\nTypes:Artifact\nOracle:\n' }],
  good: [{ script: 'Name:Café Sample\nManaCost:1\nTypes:Artifact\nOracle:\n' }],
  messages: {
    unreadable: 'This file is not UTF-8: what begins here cannot be read. Save it as UTF-8.',
    encoding: 'This file is {encoding}, not UTF-8, and the engine cannot read it. Save it as UTF-8.',
  },
  card(card, { report }) {
    const match = unreadable.exec(card.file.text);
    if (match) report({ span: { start: match.index, end: match.index + 1 }, message: 'unreadable' });
  },
});
