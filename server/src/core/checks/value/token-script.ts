import { splitPiece, type Piece } from '../../text/span.ts';
import { keywordEntries } from '../../vocab/keywords.ts';
import { distance } from '../../vocab/suggest.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { recordFacts } from '../../recordFacts.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'value/token-script',
  severity: 'warning',
  since: '0.1.0',
  cites: ['111.3'],
  fix: 'suggestion',
  summary: 'The name of a token script is spelt as no file of one is, or a type or keyword in it is misspelt.',
  why: 'A token is named by its file: colors, power and toughness, types and abilities, in small letters with underscores between them. The engine makes no token where it finds no such file.',
  bad: [
    {
      script: `Name:Conjuring Sample
ManaCost:1 W
Types:Sorcery
A:SP$ Token | TokenScript$ w_1_1_monk_prowesss | SpellDescription$ Create a 1/1 white Monk creature token with prowess.
Oracle:Create a 1/1 white Monk creature token with prowess.
`,
    },
  ],
  good: [
    {
      script: `Name:Conjuring Sample
ManaCost:1 W
Types:Sorcery
A:SP$ Token | TokenScript$ w_1_1_monk_prowess | SpellDescription$ Create a 1/1 white Monk creature token with prowess.
Oracle:Create a 1/1 white Monk creature token with prowess.
`,
    },
  ],
  messages: {
    spelling: 'Files of tokens are called in small letters with underscores between the words: "{right}".',
    word: 'No type or keyword is called "{word}". Did you mean {suggestion}?',
  },
  fixes: { replace: 'Change to "{right}"' },
  ability(ability, { vocab, report }) {
    for (const { kind, value } of recordFacts(ability, vocab).parameters) {
      if (kind?.kind !== 'tokenScript' || value.text === '') continue;
      for (const name of splitPiece(value, ',')) {
        if (name.text !== '' && !/^[a-z\d_]+$/.test(name.text)) {
          const right = fileNameOf(name.text);
          const edits = [replace(name.span, right)];
          const fixes = () => [{ title: 'replace', values: { right }, edits }];
          report({ span: name.span, message: 'spelling', values: { right }, fixes });
        } else
          for (const { text: word, span } of wordsOf(name)) {
            const near = nearWords(word, vocab);
            if (near.length === 0) continue;
            const suggestion = near.map((one) => `"${one}"`).join(' or ');
            const fixes = () =>
              near.map((right) => ({ title: 'replace', values: { right }, edits: [replace(span, right)] }));
            report({ span, message: 'word', values: { word, suggestion }, fixes });
          }
      }
    }
  },
});

const fileNameOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d_ -]/g, '')
    .replaceAll(/[_ -]+/g, '_');

/** What stands behind power and toughness; tokens with names of their own have nothing of the kind. */
function wordsOf({ text, span }: Piece): Piece[] {
  const [head] = /^(?:c|all|[wubrg]+)_(?:\d+|x)_(?:\d+|x)_/.exec(text) ?? [];
  if (head === undefined) return [];
  const start = span.start + head.length;
  return splitPiece({ text: text.slice(head.length), span: { start, end: span.end } }, '_');
}

const shortest = 5;

/** Known words that are one letter away. In a short word one letter makes another word, as an "s" does anywhere. */
function nearWords(word: string, vocab: Vocabulary): string[] {
  const known = knownWords(vocab);
  if (word.length < shortest || known.has(word)) return [];
  const near = [...known].filter((one) => one.length >= shortest - 1 && distance(word, one, 1) === 1);
  if (near.some((one) => one === `${word}s` || (word === `${one}s` && !one.endsWith('s')))) return [];
  const byLength = (a: string, b: string) => Math.abs(a.length - word.length) - Math.abs(b.length - word.length);
  return near.sort(byLength).slice(0, 2);
}

const words = new WeakMap<Vocabulary, ReadonlySet<string>>();

/** Types and keywords, as file names have them. */
function knownWords(vocab: Vocabulary): ReadonlySet<string> {
  let known = words.get(vocab);
  if (!known) {
    const names = [...vocab.types.names, ...keywordEntries.map(({ name }) => name)];
    known = new Set(names.flatMap((name) => name.toLowerCase().split(/[ -]/)));
    words.set(vocab, known);
  }
  return known;
}
