import { either } from '../../l10n/say.ts';
import { splitPiece, type Piece } from '../../text/span.ts';
import { wordList } from '../../vocab/vocab.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

const letters: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

export default defineCheck({
  code: 'card/color',
  severity: 'error',
  since: '0.1.0',
  cites: ['105.1', '204.1'],
  fix: 'suggestion',
  summary: 'The `Colors:` line holds something that is no color, or a color twice.',
  why: 'The engine reads names of colors with commas between them. What it does not know is no color, so the card is colorless or the engine stops.',
  bad: [
    {
      script: `Name:Tinted Sample
ManaCost:no cost
Colors:blak,green
Types:Creature Bear
PT:2/2
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Tinted Sample
ManaCost:no cost
Colors:black,green
Types:Creature Bear
PT:2/2
Oracle:
`,
    },
  ],
  messages: {
    suggest: 'There is no color "{word}". Did you mean {suggestion}?',
    unknown: 'There is no color "{word}": write white, blue, black, red, green, colorless or all.',
    separator: 'Separate colors with commas.',
    twice: '"{word}" appears twice here.',
  },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { report }) {
    for (const { value } of face.fields.get('Colors') ?? []) {
      if (value.text === '') continue;
      const right = joined(value);
      if (right !== undefined) {
        const edits = [replace(value.span, right)];
        report({
          span: value.span,
          message: 'separator',
          fixes: () => [{ title: 'replace', values: { right }, edits }],
        });
        continue;
      }
      const seen = new Set<string>();
      for (const { text: word, span } of splitPiece(value, ',')) {
        const name = word.toLowerCase();
        if (seen.has(name)) report({ span, message: 'twice', values: { word }, severity: 'warning' });
        seen.add(name);
        if (isColor(word)) continue;
        const suggestions =
          word in letters ? [letters[word] ?? ''] : colors.suggest(word, { max: 1 }).map((one) => one.toLowerCase());
        report({
          span: word === '' ? value.span : span,
          message: suggestions.length > 0 ? 'suggest' : 'unknown',
          values: { word, suggestion: either(suggestions.map((one) => `"${one}"`)) },
          fixes: () =>
            suggestions.map((one) => ({ title: 'replace', values: { right: one }, edits: [replace(span, one)] })),
        });
      }
    }
  },
});

const colors = wordList('color');
const isColor = (word: string): boolean => word.toLowerCase() === 'all' || colors.anyCase(word) !== undefined;

/** The colors with commas, where something else parts them or nothing does: `red green`, `RG`. */
function joined({ text }: Piece): string | undefined {
  if (text.includes(',')) return undefined;
  const words = /^[WUBRG]{2,}$/.test(text) ? [...text].map((one) => letters[one] ?? one) : text.split(/[\s/&|;.]+/);
  return words.length > 1 && words.every(isColor) ? words.join(',').toLowerCase() : undefined;
}
