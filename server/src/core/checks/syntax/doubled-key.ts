import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'syntax/doubled-key',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A key, a prefix or a dollar sign is written twice.',
  why: 'The second one becomes part of the value, so the engine looks for an effect "Draw$" or an SVar "Execute$ TrigDraw" that does not exist.',
  bad: [
    {
      script: `Name:Doubling Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw$ | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Doubling Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  messages: {
    key: '"{key}$" is written twice; the second one becomes part of the value.',
    dollar: 'There is a "$" too many at the end of this value.',
    prefix: '"{key}:" is written twice.',
    colon: 'There is a colon too many.',
  },
  fixes: { remove: 'Remove the second one' },
  ability(ability, { report }) {
    for (const { key, value, dollar } of ability.record.parameters) {
      if (dollar === undefined || value.text === '') continue;
      if (!value.text.includes('$')) continue;
      const { start, end } = value.span;
      const again = key.text === '' ? undefined : repeated(key.text, value.text);
      if (again !== undefined) {
        const span = { start, end: start + again.trimEnd().length };
        const edits = [replace({ start, end: start + again.length }, '')];
        report({ span, message: 'key', values: { key: key.text }, fixes: () => [{ title: 'remove', edits }] });
      } else if (/^\w+\$$/.test(value.text)) {
        const span = { start: end - 1, end };
        report({ span, message: 'dollar', fixes: () => [{ title: 'remove', edits: [replace(span, '')] }] });
      }
    }
  },
  line(line, { report }) {
    if (line.kind !== 'field') return;
    const { key, value, name } = line;
    if (name && /^:/.test(value.text)) {
      const span = { start: value.span.start, end: value.span.start + 1 };
      report({ span, message: 'colon', fixes: () => [{ title: 'remove', edits: [replace(span, '')] }] });
      return;
    }
    // The value of an SVar may itself be the definition of one, to be handed on.
    const again = name
      ? name.text === key.text
        ? name
        : undefined
      : value.text.startsWith(`${key.text}:`)
        ? value
        : undefined;
    if (!again) return;
    const { start } = again.span;
    const span = { start, end: start + key.text.length + 1 };
    report({
      span,
      message: 'prefix',
      values: { key: key.text },
      fixes: () => [{ title: 'remove', edits: [replace(span, '')] }],
    });
  },
});

/** The key with its dollar sign, where the value begins with it; in any letter case. */
function repeated(key: string, value: string): string | undefined {
  const rest = /^\s?\$\s*/.exec(value.slice(key.length))?.[0];
  if (rest === undefined || value.slice(0, key.length).toLowerCase() !== key.toLowerCase()) return undefined;
  return value.slice(0, key.length + rest.length);
}
