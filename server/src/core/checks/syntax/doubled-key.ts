import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** So many blanks behind a dollar sign are looked at. */
const longestBlank = 20;

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
  line(line, { card: { file }, report }) {
    if (line.kind !== 'field') return;
    const { key, value, name } = line;
    const colons = name ? lengthOfRepeats(value.text, ':') : 0;
    if (colons > 0) {
      const span = { start: value.span.start, end: value.span.start + colons };
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
    // All of them at once: one that is left would be the second one again.
    const end = start + lengthOfRepeats(file.text.slice(start, line.span.end), `${key.text}:`);
    const span = { start, end };
    report({
      span,
      message: 'prefix',
      values: { key: key.text },
      fixes: () => [{ title: 'remove', edits: [replace(span, '')] }],
    });
  },
});

/** How long the run of a sign is with which a text begins. */
function lengthOfRepeats(text: string, sign: string): number {
  let length = 0;
  while (text.startsWith(sign, length)) length += sign.length;
  return length;
}

/** The key with its dollar sign, as often as the value begins with it; in any letter case. */
function repeated(key: string, value: string): string | undefined {
  let length = 0;
  for (;;) {
    const behind = length + key.length;
    const rest = /^\s?\$\s*/.exec(value.slice(behind, behind + longestBlank))?.[0];
    if (rest === undefined || value.slice(length, behind).toLowerCase() !== key.toLowerCase()) break;
    length = behind + rest.length;
  }
  return length === 0 ? undefined : value.slice(0, length);
}
