import { either } from '../../l10n/say.ts';
import { worksInCommandZone } from '../../model/casting.ts';
import { isCardType, supertypes } from '../../model/types.ts';
import { typeEntry } from '../../vocab/vocab.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

const supertypeNames: ReadonlySet<string> = new Set(supertypes);

export default defineCheck({
  code: 'card/unknown-subtype',
  severity: 'error',
  since: '0.1.0',
  cites: ['205.3'],
  fix: 'suggestion',
  summary: 'A subtype that is not in the lists of the rules.',
  why: 'A misspelt subtype is one that no other card speaks of: the creature gets no bonus meant for its kind.',
  whenNot: 'For subtypes newer than the tables: add the word to `cardscript.json`.',
  bad: [
    {
      script: `Name:Marching Sample
ManaCost:1 W
Types:Creature Human Solider
PT:2/1
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Marching Sample
ManaCost:1 W
Types:Creature Human Soldier
PT:2/1
Oracle:
`,
    },
  ],
  messages: {
    misspelt: 'There is no subtype "{word}". Did you mean {suggestion}?',
    case: 'Subtypes are written with a capital: "{right}".',
    plural: 'On a type line the subtype stands in the singular: "{right}".',
    unknown: 'The subtype "{word}" is not known to these tables. Check its spelling.',
  },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { vocab, report }) {
    const types = face.types;
    if (!types || types.cardTypes.size === 0) return;
    for (const { text, span } of types.words) {
      // Some token scripts say so on the line of types, and nothing minds.
      if (
        isCardType(text) ||
        supertypeNames.has(text) ||
        text === 'Token' ||
        /^[-–—]+$/.test(text) ||
        isCardType(capital(text))
      )
        continue;
      if (
        vocab.types.has(text) ||
        vocab.types.has(text.replaceAll('_', ' ')) ||
        isPartOfType(text, types.subtypes, vocab)
      )
        continue;
      const other = typeEntry(vocab, text, { anyCase: true });
      if (other) {
        const right = other.name;
        report({
          span,
          message: right.toLowerCase() === text.toLowerCase() ? 'case' : 'plural',
          values: { right },
          fixes: () => [{ title: 'replace', values: { right }, edits: [replace(span, right)] }],
        });
        continue;
      }
      // Planes and planeswalkers are new with every set.
      if (types.cardTypes.has('Planeswalker') || worksInCommandZone(face)) continue;
      const suggestions = vocab.types.suggest(text, { max: 2 });
      report({
        span,
        message: suggestions.length > 0 ? 'misspelt' : 'unknown',
        severity: suggestions.length > 0 ? 'error' : 'warning',
        unknownWord: { table: 'types', word: text },
        values: { word: text, suggestion: either(suggestions.map((word) => `"${word}"`)) },
        fixes: () =>
          suggestions.map((right) => ({ title: 'replace', values: { right }, edits: [replace(span, right)] })),
      });
    }
  },
});

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();

/** `Time Lord`: two words that are one subtype. */
function isPartOfType(word: string, others: ReadonlySet<string>, vocab: Vocabulary): boolean {
  return [...others].some((other) => vocab.types.has(`${word} ${other}`) || vocab.types.has(`${other} ${word}`));
}
