import { either } from '../../l10n/say.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import type { Piece } from '../../text/span.ts';
import { readKeywordLine, suggestKeyword, type LineFamily } from '../../vocab/keywords.ts';
import { suggest } from '../../vocab/suggest.ts';
import { typeEntry, type Vocabulary } from '../../vocab/vocab.ts';
import { defineCheck, type Report } from '../check.ts';
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
  keyword(use, { vocab, report }) {
    const { line } = keywordFacts(use);
    if (line.kind === 'family') {
      for (const { word, suggestions } of slipsIn(line.family, line.rest, vocab)) {
        const { start } = use.piece.span;
        const words = suggestions.map((right) => {
          const before = use.piece.text.slice(0, word.span.start - start);
          return before + right + use.piece.text.slice(word.span.end - start);
        });
        report(misspelling(use, use.piece, words));
      }
      return;
    }
    if (line.kind === 'sentence' && !line.known) {
      if (use.grant) return;
      const [suggestion] = suggestKeyword(use.piece.text, { max: 1 });
      if (suggestion === undefined) return;
      report(otherSentence(use, suggestion));
      return;
    }
    if (line.kind !== 'unknown' || line.name.text === '' || writtenTogether(use)) return;
    const { name } = line;
    const reminder = use.piece.text.indexOf('(');
    const right = use.piece.text.slice(0, Math.max(reminder, 0)).trimEnd();
    if (right !== '' && readKeywordLine(right, 0).kind !== 'unknown') {
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
    if (vocab.keywords.anyCase(name.text)) return;
    const whole = readKeywordLine(name.text, 0);
    if (whole.kind === 'sentence' && whole.known) {
      // The sentence is right, and takes nothing behind a colon.
      if (!use.grant) report(otherSentence(use, name.text));
      return;
    }
    const suggestions = suggestKeyword(name.text, { max: 3 });
    if (suggestions.length > 0) report(misspelling(use, name, suggestions));
    // Effects also grant what is no keyword: sentences of their own, names of abilities.
    else if (!use.grant)
      report({
        span: name.span,
        message: 'unknown',
        severity: 'warning',
        values: { name: name.text },
        unknownWord: { table: 'keywords', word: name.text },
      });
  },
});

function otherSentence(use: KeywordUse, suggestion: string): Report {
  const { span } = use.piece;
  return {
    span,
    message: 'sentence',
    severity: 'warning',
    values: { suggestion },
    fixes: () => [{ title: 'replace', values: { suggestion }, edits: [replace(span, suggestion)] }],
  };
}

function misspelling(use: KeywordUse, name: Piece, suggestions: readonly string[]): Report {
  return {
    span: name.span,
    message: 'misspelt',
    severity: use.grant ? 'warning' : 'error',
    values: { name: name.text, suggestion: either(suggestions.map((word) => `"${word}"`)) },
    // A phrase is more than a keyword's name.
    ...(name === use.piece ? {} : { unknownWord: { table: 'keywords', word: name.text } }),
    fixes: () =>
      suggestions.map((suggestion) => ({
        title: 'replace',
        values: { suggestion },
        edits: [replace(name.span, suggestion)],
      })),
  };
}

/** Words near a type or another word that such a phrase takes: `Froest` of `Froestwalk`. */
function* slipsIn({ types, words = [], open }: LineFamily, rest: Piece, vocab: Vocabulary) {
  if (!types || open) return;
  const lower = new Set(words.map((word) => word.toLowerCase()));
  for (const match of rest.text.matchAll(/(?:non-)?([A-Za-z][A-Za-z']+)/g)) {
    const [whole, text = ''] = match;
    const start = rest.span.start + match.index + whole.length - text.length;
    if (text.length < 4 || lower.has(text.toLowerCase()) || typeEntry(vocab, text, { anyCase: true })) continue;
    const near = suggest(text, [...words, ...vocab.types.suggest(text, { max: 2 })], { max: 2 });
    const suggestions = near.map((word) => withCaseOf(text, word));
    if (near.length > 0) yield { word: { text, span: { start, end: start + text.length } }, suggestions };
  }
}

/** `swamp` in `Snow swampwalk` stays as small as it was written. */
function withCaseOf(text: string, word: string): string {
  return /^[a-z]/.test(text) ? word.toLowerCase() : word;
}
