import { kindOf } from '../../vocab/vocab.ts';
import { recordFacts } from '../../recordFacts.ts';
import { defineCheck } from '../check.ts';
import { removeParameter } from '../repairs.ts';

export default defineCheck({
  code: 'syntax/empty-value',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A parameter has no value.',
  why: 'Behind `Key$` the engine expects something. An empty name of an SVar or of a token finds nothing.',
  bad: [
    {
      script: `Name:Empty Sample
ManaCost:1 G
Types:Sorcery
A:SP$ Token | TokenAmount$ 1 | TokenScript$ | TokenOwner$ You | SpellDescription$ Create a 0/1 green Plant creature token.
Oracle:Create a 0/1 green Plant creature token.
`,
    },
  ],
  good: [
    {
      script: `Name:Empty Sample
ManaCost:1 G
Types:Sorcery
A:SP$ Token | TokenAmount$ 1 | TokenScript$ g_0_1_plant | TokenOwner$ You | StackDescription$ | SpellDescription$ Create a 0/1 green Plant creature token.
Oracle:Create a 0/1 green Plant creature token.
`,
      note: 'A text may be left empty on purpose.',
    },
  ],
  messages: {
    empty: '"{key}$" has no value.',
    key: 'The name of a parameter is missing before "$".',
  },
  fixes: { remove: 'Remove "{key}$"', flag: 'Write "{key}$ True"' },
  ability(ability, { vocab, report }) {
    for (const parameter of ability.record.parameters) {
      const { key, dollar, value } = parameter;
      if (dollar === undefined) continue;
      if (key.text === '') {
        report({ span: { start: dollar, end: dollar + 1 }, message: 'key' });
        continue;
      }
      if (value.text !== '') continue;
      const facts = recordFacts(ability, vocab);
      const kind = kindOf(vocab, key.text, facts.kind, facts.name)?.kind;
      // Texts may be left empty, and of a value of no known kind nothing can be said.
      if (parameter !== ability.head && (kind === undefined || kind === 'text' || kind === 'ai' || kind === 'words'))
        continue;
      if (/Desc|Prompt|Title|Text$/i.test(key.text)) continue;
      const values = { key: key.text };
      report({
        span: { start: key.span.start, end: dollar + 1 },
        message: 'empty',
        severity: kind === 'flag' ? 'warning' : 'error',
        values,
        fixes: () => [
          ...(kind === 'flag'
            ? [{ title: 'flag', values, edits: [{ span: { start: dollar + 1, end: dollar + 1 }, newText: ' True' }] }]
            : []),
          ...(parameter === ability.head
            ? []
            : [{ title: 'remove', values, edits: [removeParameter(ability.line, parameter)] }]),
        ],
      });
    }
  },
});
