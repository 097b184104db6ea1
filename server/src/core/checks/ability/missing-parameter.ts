import { parameter } from '../../model/ability.ts';
import { recordFacts } from '../../recordFacts.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { suggest } from '../../vocab/suggest.ts';
import { recordParameters, type RecordEntry } from '../../vocab/vocab.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck } from '../check.ts';
import { insertParameter, parameterSpan } from '../repairs.ts';

/** Effects that need one of several parameters. */
const oneOf: Readonly<Record<string, readonly string[]>> = {
  PutCounter: [
    'CounterType',
    'CounterTypes',
    'SharedKeywords',
    'Adapt',
    'Bolster',
    'Monstrosity',
    'EachExistingCounter',
    'EachFromSource',
    'CounterTypePerDefined',
    'Support',
  ],
};

export default defineCheck({
  code: 'ability/missing-parameter',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A parameter without which an effect, a trigger or a static ability does nothing is missing.',
  why: 'The engine reads this parameter without asking whether it is there. Without it the game stops with an error, or the line does nothing.',
  bad: [
    {
      script: `Name:Lacking Sample
ManaCost:1 G
Types:Sorcery
A:SP$ PutCounter | ValidTgts$ Creature | CounterNum$ 1 | SpellDescription$ Put a +1/+1 counter on target creature.
Oracle:Put a +1/+1 counter on target creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Lacking Sample
ManaCost:1 G
Types:Sorcery
A:SP$ PutCounter | ValidTgts$ Creature | CounterType$ P1P1 | CounterNum$ 1 | SpellDescription$ Put a +1/+1 counter on target creature.
Oracle:Put a +1/+1 counter on target creature.
`,
    },
  ],
  messages: { missing: '"{name}" needs "{key}$".' },
  fixes: { add: 'Add "{key}$"' },
  ability(ability, { vocab, report }) {
    const { kind, entry } = recordFacts(ability, vocab);
    const { head } = ability;
    if (!kind || !entry || !head) return;
    const { required, used, older } = neededBy(entry);
    // A line in an older form says the same in other words.
    if (
      ability.record.parameters.some(
        ({ key }) => older.has(key.text) || /^Token(Name|Image|Colors|Types)$/.test(key.text),
      )
    )
      return;
    for (const keys of required) {
      const [key = ''] = keys;
      // A parameter that older scripts never set is new, and its lack has a meaning of old.
      if (keys.some((one) => parameter(ability, one)) || ((entry.uses ?? 0) > 0 && !used.has(key))) continue;
      if (ability.record.parameters.some((one) => meant(one, keys, vocab))) continue;
      report({
        span: parameterSpan(head),
        message: 'missing',
        values: { name: entry.name, key },
        fixes: () => [{ title: 'add', values: { key }, edits: [insertParameter(head, `${key}$ `)] }],
      });
    }
  },
});

/** Whether one of these parameters is there but for a slip, of which another check speaks: misspelt, or without its `$`. */
function meant({ key, dollar }: Parameter, keys: readonly string[], vocab: Vocabulary): boolean {
  if (dollar === undefined) return keys.includes(key.text.split(/[\s:]/, 1)[0] ?? '');
  return !vocab.parameters.has(key.text) && suggest(key.text, keys, { max: 1 }).length > 0;
}

/** Lists of parameters of which a line needs one, and what it set of old. */
function neededBy(entry: RecordEntry) {
  const { required, used, older } = recordParameters(entry);
  const group = oneOf[entry.name];
  return { required: [...required.map((key) => [key]), ...(group ? [group] : [])], used, older };
}
