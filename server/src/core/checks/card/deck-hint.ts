import { splitPiece, type Piece } from '../../text/span.ts';
import { keywordEntry, suggestKeyword } from '../../vocab/keywords.ts';
import { typeEntry, wordList } from '../../vocab/vocab.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck, type CheckContext } from '../check.ts';
import { replace } from '../repairs.ts';
import { rejoin } from '../../text/runs.ts';

export default defineCheck({
  code: 'card/deck-hint',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A word of `DeckHas:`, `DeckHints:`, `DeckNeeds:` or `AI:` is not one that other cards use.',
  why: 'The engine builds decks by these lines: a card that needs "Ability$LifeGain" goes with those that have it. Another spelling goes with none.',
  whenNot: 'Words far from every known one are not reported: a new set may bring them.',
  bad: [
    {
      script: `Name:Hinting Sample
ManaCost:1 G
Types:Creature Bear
PT:2/2
K:etbCounter:P1P1:1
DeckHas:Ability$Counter
Oracle:Hinting Sample enters with a +1/+1 counter on it.
`,
    },
  ],
  good: [
    {
      script: `Name:Hinting Sample
ManaCost:1 G
Types:Creature Bear
PT:2/2
K:etbCounter:P1P1:1
DeckHas:Ability$Counters
DeckHints:Type$Bear|Druid & Ability$Proliferate
Oracle:Hinting Sample enters with a +1/+1 counter on it.
`,
    },
  ],
  messages: {
    word: 'Other cards write "{right}", not "{word}", and this one goes with none of them.',
    key: '"{word}$" is none of the kinds: Ability, Color, Keyword, Name, Type.',
    dollar: 'Here a kind is missing: write "{line}:Ability$…", or Color, Keyword, Name or Type.',
    comma: 'Between these words stands "|".',
    ai: 'There is no "{word}". Did you mean {suggestion}?',
  },
  fixes: { replace: 'Change to "{right}"' },
  face(face, context) {
    for (const line of ['DeckHas', 'DeckHints', 'DeckNeeds'])
      for (const { value } of face.fields.get(line) ?? [])
        if (value.text !== '') for (const part of splitPiece(value, '&')) readPart(line, part, context);
    for (const { value } of face.fields.get('AI') ?? []) {
      const table = wordList('aiHint');
      if (value.text === '' || table.has(value.text)) continue;
      const near = table.suggest(value.text, { max: 2 });
      const suggestion = (near.length > 0 ? near : [...table.names]).map((word) => `"${word}"`).join(' or ');
      context.report({
        span: value.span,
        message: 'ai',
        values: { word: value.text, suggestion },
        fixes: () => near.map((right) => change(value, right)),
      });
    }
  },
});

const change = ({ span }: Piece, right: string) => ({
  title: 'replace',
  values: { right },
  edits: [replace(span, right)],
});

/** `Type$Bear|Druid` */
function readPart(line: string, part: Piece, { vocab, report }: CheckContext): void {
  const dollar = part.text.indexOf('$');
  const { start, end } = part.span;
  if (dollar < 0) {
    report({ span: start === end ? { start: start - 1, end } : part.span, message: 'dollar', values: { line } });
    return;
  }
  const kind = { text: part.text.slice(0, dollar), span: { start, end: start + dollar } };
  const kinds = wordList('deckKind');
  if (!kinds.has(kind.text)) {
    const near = kinds.suggest(kind.text, { max: 1 });
    report({
      span: dollar === 0 ? { start, end: start + 1 } : kind.span,
      message: 'key',
      values: { word: kind.text },
      fixes: () => near.map((right) => change(kind, right)),
    });
    return;
  }
  if (kind.text === 'Name') return;
  const values = { text: part.text.slice(dollar + 1), span: { start: start + dollar + 1, end } };
  if (values.text.includes(',')) {
    const fixes = () => [change(values, rejoin(values.text, ',', '|'))];
    report({ span: values.span, message: 'comma', fixes });
    return;
  }
  for (const word of splitPiece(values, '|')) {
    const right = wordFor(kind.text, word.text, vocab);
    if (right !== undefined && right !== word.text)
      report({
        span: word.span,
        message: 'word',
        values: { word: word.text, right },
        fixes: () => [change(word, right)],
      });
  }
}

/** The word as other cards write it; nothing where it is known already, or near no word that is. */
function wordFor(kind: string, word: string, vocab: Vocabulary): string | undefined {
  switch (kind) {
    case 'Ability':
      return known(word, 'deckAbility') ?? (word === 'GainLife' ? 'LifeGain' : undefined);
    case 'Color':
      return known(word, 'color');
    case 'Keyword':
      return keywordEntry(word)?.name ?? suggestKeyword(word, { max: 1 })[0];
    case 'Type': {
      // `Land.Gate`: a type with a property.
      const [type = ''] = word.split('.');
      if (wordList('deckType').has(type) || typeEntry(vocab, type)?.name === type) return undefined;
      return typeEntry(vocab, type, { anyCase: true })?.name ?? vocab.types.suggest(type, { max: 1 })[0];
    }
    default:
      return undefined;
  }
}

function known(word: string, list: 'color' | 'deckAbility'): string | undefined {
  const table = wordList(list);
  return table.has(word) ? undefined : table.suggest(word, { max: 1 })[0];
}
