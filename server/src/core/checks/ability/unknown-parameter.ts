import { either } from '../../l10n/say.ts';
import { recordFacts, type RecordFacts } from '../../recordFacts.ts';
import { acceptsParameter, parametersOf, vocabularyEdition } from '../../vocab/vocab.ts';
import { suggest } from '../../vocab/suggest.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** A second one of these in a line is told of as doubled. */
const heads = new Set(['ab', 'sp', 'db', 'st', 'mode', 'event']);

export default defineCheck({
  code: 'ability/unknown-parameter',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A parameter that nothing in the engine reads.',
  why: 'The engine passes over a parameter that it does not know without a word, so the card plays as if it were not there.',
  whenNot: 'For parameters newer than the tables: add the word to `cardscript.json`.',
  bad: [
    {
      script: `Name:Spelling Sample
ManaCost:1 R
Types:Sorcery
A:SP$ DealDamage | ValidTgt$ Creature | NumDmg$ 2 | SpellDescription$ CARDNAME deals 2 damage to target creature.
Oracle:Spelling Sample deals 2 damage to target creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Spelling Sample
ManaCost:1 R
Types:Sorcery
A:SP$ DealDamage | ValidTgts$ Creature | NumDmg$ 2 | SpellDescription$ CARDNAME deals 2 damage to target creature.
Oracle:Spelling Sample deals 2 damage to target creature.
`,
    },
  ],
  messages: {
    misspelt: 'Nothing reads "{key}$". Did you mean {suggestion}?',
    unknown: 'Nothing reads "{key}$", as far as these tables know ({edition}).',
  },
  fixes: { replace: 'Change to "{right}$"' },
  ability(ability, { vocab, report }) {
    const facts = recordFacts(ability, vocab);
    if (!facts.kind) return;
    for (const { key, entry } of facts.parameters) {
      if (entry || key.text === '' || heads.has(key.text.toLowerCase())) continue;
      if (acceptance(facts, key.text, vocab) !== 'unknown') continue;
      const suggestions = nearest(facts, key.text, vocab);
      report({
        span: key.span,
        message: suggestions.length > 0 ? 'misspelt' : 'unknown',
        // Of a slip in a parameter that nothing reads any more the card does not suffer.
        severity: suggestions.some((word) => acceptance(facts, word, vocab) === 'yes') ? 'error' : 'warning',
        values: {
          key: key.text,
          suggestion: either(suggestions.map((word) => `"${word}$"`)),
          edition: vocabularyEdition,
        },
        unknownWord: { table: 'parameters', word: key.text },
        fixes: () =>
          suggestions.map((right) => ({ title: 'replace', values: { right }, edits: [replace(key.span, right)] })),
      });
    }
  },
});

function acceptance({ kind, name, triggerMode }: RecordFacts, key: string, vocab: Vocabulary) {
  return kind && acceptsParameter(vocab, kind, name, key, triggerMode === undefined ? {} : { mode: triggerMode });
}

/** Parameters of this very line first, then any. A blank within a name is the likeliest slip of all. */
function nearest({ kind, name }: RecordFacts, key: string, vocab: Vocabulary): string[] {
  if (!kind) return [];
  const joined = key.replaceAll(/\s/g, '');
  const last = key.slice(key.lastIndexOf(' ') + 1);
  for (const word of [joined, last]) {
    const known = vocab.parameters.anyCase(word);
    if (known) return [known.name];
  }
  const own = suggest(joined, parametersOf(vocab, kind, name), { max: 2 });
  const any = vocab.parameters.suggest(joined, { max: 2 });
  return [...new Set([...own, ...any])].slice(0, 3);
}
