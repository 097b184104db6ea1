import type { Card } from '../model/card.ts';
import { faceOf, innermost, lineAt } from '../model/locate.ts';
import { contains, span, touches, type Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import { chains } from './folding.ts';
import { faceSpan } from './outline.ts';

/**
 * What a selection around the cursor grows through, smallest first: word, part of a value, value, parameter, line,
 * ability with what it calls, face, file. Each holds the one before it.
 */
export function selectionSpans(card: Card, offset: number, vocab: Vocabulary): Span[] {
  const { text } = card.file;
  const wanted: Span[] = [];
  const line = lineAt(card, offset);
  if (line) {
    if (line.kind === 'field') wanted.push(...withinField(text, innermost(line), offset));
    else wanted.push(...wordAt(text, line.span, offset));
    wanted.push(line.span);
    const face = faceOf(card, line);
    if (face) {
      const chain = chains(face, vocab).find(({ start, end }) => start <= line.index && line.index <= end);
      const first = chain && card.file.lines[chain.start];
      const last = chain && card.file.lines[chain.end];
      if (first && last) wanted.push(span(first.span.start, last.span.end));
      const whole = faceSpan(face);
      if (whole) wanted.push(whole);
    }
  }
  wanted.push(span(0, text.length));
  const spans: Span[] = [];
  for (const one of wanted) {
    const last = spans.at(-1);
    if (!touches(one, offset)) continue;
    if (!last || (contains(one, last) && one.end - one.start > last.end - last.start)) spans.push(one);
  }
  return spans;
}

type Field = ReturnType<typeof innermost>;

function* withinField(text: string, line: Field, offset: number): Generator<Span> {
  yield* wordAt(text, line.span, offset);
  const parameter = line.record?.parameters.find((one) => touches(one.span, offset));
  const value = parameter ? parameter.value : line.value;
  if (touches(value.span, offset)) {
    for (const separators of [/[.+,&/:<>|;]/, /[,&:|;]/, /[&:|]/]) {
      let start = offset;
      let end = offset;
      while (start > value.span.start && !separators.test(text[start - 1] ?? '')) start -= 1;
      while (end < value.span.end && !separators.test(text[end] ?? '')) end += 1;
      while (start < offset && text[start] === ' ') start += 1;
      while (end > offset && text[end - 1] === ' ') end -= 1;
      yield span(start, end);
    }
    yield value.span;
  }
  if (parameter) {
    const end = parameter.dollar === undefined ? parameter.key.span.end : parameter.dollar + 1;
    yield span(parameter.key.span.start, Math.max(parameter.value.span.end, end));
    yield line.value.span;
  }
  if (line.name) yield line.name.span;
}

function* wordAt(text: string, within: Span, offset: number): Generator<Span> {
  let start = offset;
  let end = offset;
  while (start > within.start && /\w/.test(text[start - 1] ?? '')) start -= 1;
  while (end < within.end && /\w/.test(text[end] ?? '')) end += 1;
  if (end > start) yield span(start, end);
}
