import type { FieldLine, Parameter } from '../../syntax/nodes.ts';
import type { Span } from '../../text/span.ts';
import { defineCheck, type CheckContext, type Severity } from '../check.ts';
import { replace } from '../repairs.ts';

/** What any of these findings has in it. */
const suspicious = / {2}|\t|[^ ]\||\|[^ ]|\$[^ ]| \$|\s$/;

export default defineCheck({
  code: 'style/spacing',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary:
    'A blank is missing or one too many: around a bar, behind a dollar sign, between two words, at the end of a line.',
  why: 'Published scripts have `Key$ value | Key$ value`, and whoever searches them for `| Defined$ You` finds only lines that are spaced so.',
  bad: [
    {
      script: `Name:Crowded Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw| NumCards$  2 |SpellDescription$ Draw  two cards.
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Crowded Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  messages: {
    bar: 'Put a blank on each side of "|".',
    doubled: 'One blank is enough here.',
    dollar: 'Put a blank after the "$" of a parameter.',
    key: 'No blank belongs between a key and its "$".',
    trailing: 'The line ends in blanks.',
  },
  fixes: { one: 'Write one blank', both: 'Write a blank on each side', none: 'Remove the blank' },
  line(line, context) {
    if (line.kind !== 'field') return;
    const { start, end } = line.span;
    // Most lines are as they should be, and are seen to be so at once.
    if (!suspicious.test(context.card.file.text.slice(start, end))) return;
    lineBlanks(line, context);
    const written = context.card.file.text.slice(start, end).trimEnd().length;
    if (start + written < end) report(context, { start: start + written, end }, 'trailing', 'info');
  },
});

function lineBlanks(line: FieldLine, context: CheckContext): void {
  if (line.inner) lineBlanks(line.inner, context);
  else if (!line.record) valueBlanks(line.value.span, context, false);
  else for (const [at, parameter] of line.record.parameters.entries()) parameterBlanks(parameter, at, line, context);
}

function parameterBlanks(parameter: Parameter, at: number, line: FieldLine, context: CheckContext): void {
  const { bar, key, dollar, value } = parameter;
  const before = line.record?.parameters[at - 1];
  // Nothing between two bars is a mistake of its own.
  if (bar !== undefined && before && before.key.text !== '' && key.text !== '') {
    const sign = { start: bar, end: bar + 1 };
    const behind = { start: sign.end, end: key.span.start };
    // Without one it is a value that is still to be typed.
    const ahead = before.value.text === '' ? undefined : { start: before.value.span.end, end: bar };
    if (ahead?.start === ahead?.end && behind.start === behind.end && ahead)
      context.report({
        span: sign,
        message: 'bar',
        fixes: () => [{ title: 'both', edits: [replace(ahead, ' '), replace(behind, ' ')], safe: true }],
      });
    else {
      if (ahead) gap(ahead, sign, 'bar', context);
      gap(behind, sign, 'bar', context);
    }
  }
  if (dollar === undefined) return;
  if (key.text !== '' && key.span.end < dollar) report(context, { start: key.span.end, end: dollar }, 'key');
  if (value.text === '') return;
  gap({ start: dollar + 1, end: value.span.start }, { start: dollar, end: dollar + 1 }, 'dollar', context, 'info');
  valueBlanks(value.span, context, /Desc|Prompt|Title|Text/.test(key.text));
}

/** Blanks of which one belongs here: none is told of at the sign, several where they stand. */
function gap(span: Span, sign: Span, message: string, context: CheckContext, severity?: Severity): void {
  const blanks = context.card.file.text.slice(span.start, span.end);
  if (blanks === ' ') return;
  if (blanks !== '') report(context, span, 'doubled');
  else
    context.report({
      span: sign,
      message,
      ...(severity && { severity }),
      fixes: () => [{ title: 'one', edits: [replace(span, ' ')], safe: true }],
    });
}

/** In a text one blank reads the same; elsewhere it may part what was one name. */
function valueBlanks({ start, end }: Span, { card, report }: CheckContext, safe: boolean): void {
  const text = card.file.text.slice(start, end);
  if (!text.includes('  ') && !text.includes('\t')) return;
  for (const match of text.matchAll(/[ \t]{2,}|\t/g)) {
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    report({ span, message: 'doubled', fixes: () => [{ title: 'one', edits: [replace(span, ' ')], safe }] });
  }
}

function report({ report }: CheckContext, span: Span, message: string, severity?: Severity): void {
  const one = message === 'doubled';
  report({
    span,
    message,
    ...(severity && { severity }),
    fixes: () => [{ title: one ? 'one' : 'none', edits: [replace(span, one ? ' ' : '')], safe: true }],
  });
}
