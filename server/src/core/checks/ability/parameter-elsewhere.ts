import { parameter } from '../../model/ability.ts';
import { either } from '../../l10n/say.ts';
import { recordFacts } from '../../recordFacts.ts';
import { suggest } from '../../vocab/suggest.ts';
import { acceptsParameter, kindOf, parametersOf } from '../../vocab/vocab.ts';
import type { ParameterEntry } from '../../vocab/parameters.ts';
import { textKeys, type RecordKind } from '../../vocab/records.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck } from '../check.ts';
import { removeParameter, replace } from '../repairs.ts';

export default defineCheck({
  code: 'ability/parameter-elsewhere',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A parameter of the engine stands on an effect, trigger or static ability that does not read it.',
  why: 'Effects call the same thing by different names: "KW$" on one is "Keywords$" on another. A parameter that this one does not read is passed over, and the card plays as if it were not there.',
  bad: [
    {
      script: `Name:Elsewhere Sample
ManaCost:1 G
Types:Instant
A:SP$ Pump | ValidTgts$ Creature | AddKeyword$ Trample | SpellDescription$ Target creature gains trample until end of turn.
Oracle:Target creature gains trample until end of turn.
`,
    },
  ],
  good: [
    {
      script: `Name:Elsewhere Sample
ManaCost:1 G
Types:Instant
A:SP$ Pump | ValidTgts$ Creature | KW$ Trample | SpellDescription$ Target creature gains trample until end of turn.
Oracle:Target creature gains trample until end of turn.
`,
    },
  ],
  messages: {
    elsewhere: '"{name}" does not read "{key}$", so it does nothing here.',
    suggest: '"{name}" does not read "{key}$", so it does nothing here. Did you mean {suggestion}?',
    engine: 'The engine sets "{key}$" itself; in a script nothing reads it.',
  },
  fixes: { replace: 'Change to "{right}$"', remove: 'Remove "{key}$"' },
  ability(ability, { vocab, report }) {
    const { kind, name, entry, triggerMode, parameters } = recordFacts(ability, vocab);
    if (!kind || !entry) return;
    const options = triggerMode === undefined ? {} : { mode: triggerMode };
    for (const { parameter: one, key, entry: known } of parameters) {
      if (!known) continue;
      const acceptance = acceptsParameter(vocab, kind, name, known.name, options);
      if (acceptance !== 'otherPlace' && acceptance !== 'unlikely') continue;
      const text = isText(known.name) ? textKeys[kind] : undefined;
      const suggestions =
        text !== undefined && !parameter(ability, text)
          ? [text]
          : alike(known.name, kind, entry.name, vocab, (other) => {
              const read = acceptsParameter(vocab, kind, name, other, options);
              return other !== key.text && read !== 'otherPlace' && read !== 'unlikely';
            });
      report({
        span: key.span,
        message: isInternal(known) ? 'engine' : suggestions.length > 0 ? 'suggest' : 'elsewhere',
        values: { name: entry.name, key: key.text, suggestion: either(suggestions.map((word) => `"${word}$"`)) },
        fixes: () => [
          ...suggestions.map((right) => ({ title: 'replace', values: { right }, edits: [replace(key.span, right)] })),
          { title: 'remove', values: { key: key.text }, edits: [removeParameter(ability.line, one)] },
        ],
      });
    }
  },
});

/** Written by the engine while it plays, and by no script. */
function isInternal({ marks, common, kind }: ParameterEntry): boolean {
  return marks.size === 1 && marks.has('engine') && common.size === 0 && kind === undefined;
}

function isText(key: string): boolean {
  return Object.values(textKeys).includes(key);
}

/** Parameters that this line reads and that are near in spelling, or hold the same rare kind of value. */
function alike(
  key: string,
  kind: RecordKind,
  name: string,
  vocab: Vocabulary,
  isRead: (parameter: string) => boolean,
): string[] {
  const own = parametersOf(vocab, kind, name).filter(isRead);
  const near = suggest(key, own, { max: 2 });
  const bare = key.replace(/^(Valid|Add|Is|Hidden)/, '').toLowerCase();
  const same = own.filter((one) => one !== key && one.replace(/^(Valid|Add|Is|Hidden)/, '').toLowerCase() === bare);
  const value = kindOf(vocab, key)?.kind;
  const keywords = value === 'keywords' ? own.filter((one) => kindOf(vocab, one, kind, name)?.kind === value) : [];
  return [...new Set([...same, ...near, ...keywords])].slice(0, 3);
}
