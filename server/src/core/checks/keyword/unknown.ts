import { keywordFacts } from '../../keywordFacts.ts';
import { readKeywordLine, suggestKeyword } from '../../vocab/keywords.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';
import { writtenTogether } from '../keywordParts.ts';

export default defineCheck({
  code: 'keyword/unknown',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'A keyword that the engine does not know.',
  why: 'The engine takes an unknown keyword for a sentence without a meaning: it is shown on the card and does nothing.',
  whenNot:
    'For a keyword newer than the tables, add the word to your project until the tables have it, or silence the line.',
  bad: [
    {
      script: `Name:Misspelt Sample
ManaCost:2 W
Types:Creature Angel
PT:2/2
K:Fliyng
Oracle:Flying
`,
    },
  ],
  good: [
    {
      script: `Name:Misspelt Sample
ManaCost:2 W
Types:Creature Angel
PT:2/2
K:Flying
Oracle:Flying
`,
    },
    {
      script: `Name:Sentence Sample
ManaCost:1 R
Types:Creature Goblin
PT:2/1
K:CARDNAME can't block.
Oracle:Sentence Sample can't block.
`,
      note: 'Some abilities are sentences that the engine knows word for word.',
    },
  ],
  messages: {
    misspelt: '"{name}" is no keyword. Did you mean {suggestion}?',
    unknown: '"{name}" is no keyword known to these tables (spring 2026). Check its spelling.',
    reminder: 'Reminder text does not belong here: with it the engine does not find "{name}".',
    sentence: 'The engine does not know this sentence. Did you mean "{suggestion}"?',
  },
  fixes: { replace: 'Change to "{suggestion}"', strip: 'Remove the reminder text' },
  keyword(use, { report }) {
    const { line } = keywordFacts(use);
    if (line.kind === 'sentence' && !line.known) {
      if (use.grant) return;
      const [suggestion] = suggestKeyword(use.piece.text, { max: 1 });
      if (suggestion === undefined) return;
      report({
        span: use.piece.span,
        message: 'sentence',
        severity: 'warning',
        values: { suggestion },
        fixes: () => [{ title: 'replace', values: { suggestion }, edits: [replace(use.piece.span, suggestion)] }],
      });
      return;
    }
    if (line.kind !== 'unknown' || line.name.text === '' || writtenTogether(use)) return;
    const { name } = line;
    const reminder = /^([^(]+?)\s*\(.*\)?$/s.exec(use.piece.text);
    if (reminder?.[1] !== undefined && readKeywordLine(reminder[1], 0).kind !== 'unknown') {
      const right = reminder[1];
      const { end } = use.piece.span;
      const span = { start: use.piece.span.start + right.length, end };
      report({
        span,
        message: 'reminder',
        values: { name: right },
        fixes: () => [{ title: 'strip', edits: [replace(span, '')] }],
      });
      return;
    }
    const suggestions = suggestKeyword(name.text, { max: 3 });
    const [nearest] = suggestions;
    if (nearest === undefined) {
      // Effects also grant what is no keyword: sentences of their own, names of abilities.
      if (!use.grant) report({ span: name.span, message: 'unknown', severity: 'warning', values: { name: name.text } });
      return;
    }
    report({
      span: name.span,
      message: 'misspelt',
      severity: use.grant ? 'warning' : 'error',
      values: { name: name.text, suggestion: suggestions.map((word) => `"${word}"`).join(' or ') },
      fixes: () =>
        suggestions.map((suggestion) => ({
          title: 'replace',
          values: { suggestion },
          edits: [replace(name.span, suggestion)],
        })),
    });
  },
});
