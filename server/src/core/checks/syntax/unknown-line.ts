import { keywordEntry, readKeywordLine } from '../../vocab/keywords.ts';
import { wordList } from '../../vocab/vocab.ts';
import type { Card } from '../../model/card.ts';
import type { FieldLine, Line, StrayLine } from '../../syntax/nodes.ts';
import { splitPiece, type Piece } from '../../text/span.ts';
import { defineCheck, type CheckContext, type FixDraft } from '../check.ts';
import { lineEnd, removeLine, replace } from '../repairs.ts';

/** Keys that only scripts of long ago have; what they said stands elsewhere today. */
const gone = new Set(['SetInfo', 'End', 'Rarity']);

export default defineCheck({
  code: 'syntax/unknown-line',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A line that begins with nothing the engine knows.',
  why: 'The card reader passes over a line whose beginning it does not know, without a word. What the line was to do is missing from the card.',
  bad: [
    {
      script: `Name:Semicolon Sample
ManaCost:2 G
Types:Creature Bear
PT:3/2
K;Trample
Oracle:Trample
`,
    },
    {
      script: `Name:Leftover Sample
ManaCost:2 G
Types:Creature Bear
PT:3/2
When this creature enters, draw a card.
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Semicolon Sample
ManaCost:2 G
Types:Creature Bear
PT:3/2
# Lines that begin with a number sign are comments.
K:Trample
Oracle:Trample
`,
    },
  ],
  messages: {
    misspelt: 'The engine passes over this line: it knows no "{key}:". Did you mean "{right}:"?',
    unknown: 'The engine passes over this line: it knows no "{key}:".',
    separator: 'The engine passes over this line: a colon belongs behind "{key}".',
    keyword: 'The engine passes over this line: keywords begin with "K:".',
    svar: 'The engine passes over this line: what other lines name begins with "SVar:".',
    name: 'The engine passes over this line: the name begins with "Name:".',
    slashes: 'Comments begin with "#"; the engine passes over this line all the same.',
    stray: 'The engine passes over this line: it begins with nothing that it knows.',
  },
  fixes: {
    replace: 'Change to "{right}"',
    comment: 'Make it a comment',
    remove: 'Remove the line',
  },
  line(line, context) {
    if (line.kind === 'stray') reportStray(line, context);
    else if (line.kind === 'field') reportField(line, context);
  },
});

function reportStray(line: StrayLine, context: CheckContext): void {
  const { text, span } = line.piece;
  if (gone.has(text)) return;
  if (text.startsWith('//')) {
    const edits = [replace({ start: span.start, end: span.start + 2 }, text[2] === ' ' ? '#' : '# ')];
    const fixes = () => [{ title: 'comment', edits, safe: isCard(context.card) }];
    context.report({ span, message: 'slashes', severity: 'warning', fixes });
    return;
  }
  const separator = /^([A-Za-z]+)\s*[;.,=|/]\s*(?=\S)/.exec(text);
  if (separator?.[1] !== undefined && isPrefix(separator[1])) {
    const key = separator[1];
    suggestLine(line, context, 'separator', { key }, `${key}:${text.slice(separator[0].length)}`);
    return;
  }
  const attached = attachedPrefix(text);
  if (attached !== undefined) {
    suggestLine(line, context, 'separator', { key: attached }, `${attached}:${text.slice(attached.length)}`);
    return;
  }
  const words = splitPiece(line.piece, ',').map((piece) => piece.text);
  if (words.every((word) => readKeywordLine(capital(word), 0).kind === 'keyword')) {
    suggestLine(
      line,
      context,
      'keyword',
      {},
      words.map((word) => `K:${keywordName(word)}`).join(lineEnd(context.card)),
    );
    return;
  }
  const first = context.card.file.lines.find(({ kind }) => kind !== 'blank' && kind !== 'comment');
  if (first === line && !context.card.faces[0]?.fields.has('Name')) {
    suggestLine(line, context, 'name', {}, `Name:${text}`);
    return;
  }
  passedOver(line, line.piece, context, 'stray');
}

function reportField(line: FieldLine, context: CheckContext): void {
  const { key } = line;
  if (isPrefix(key.text)) {
    if (line.inner) reportField(line.inner, context);
    return;
  }
  const whole = { text: context.card.file.text.slice(key.span.start, line.value.span.end), span: key.span };
  if (/\s/.test(key.text) || key.text === '') {
    passedOver(line, { ...whole, span: { start: key.span.start, end: lineEndOf(line) } }, context, 'stray');
    return;
  }
  const rest = context.card.file.text.slice(line.colon + 1, lineEndOf(line)).trim();
  const entry = keywordEntry(key.text);
  if (entry) {
    suggestLine(line, context, 'keyword', {}, `K:${entry.name}:${rest}`);
    return;
  }
  const attached = attachedPrefix(key.text);
  if (attached === 'SVar') {
    suggestLine(line, context, 'separator', { key: 'SVar' }, `SVar:${key.text.slice(4)}:${rest}`);
    return;
  }
  if (/^\w+$/.test(key.text) && /^(AB|DB|SP|ST|Mode|Event|Count)\$/.test(rest) && !nearPrefix(key.text)) {
    suggestLine(line, context, 'svar', {}, `SVar:${key.text}:${rest}`);
    return;
  }
  const right = key.text.endsWith('SVar') ? 'SVar' : nearPrefix(key.text);
  if (right !== undefined) {
    const edits = [replace(key.span, right)];
    const fixes = () => [{ title: 'replace', values: { right: `${right}:` }, edits }];
    context.report({ span: key.span, message: 'misspelt', values: { key: key.text, right }, fixes });
    return;
  }
  if (gone.has(key.text)) return;
  passedOver(line, key, context, 'unknown');
}

function suggestLine(
  line: StrayLine | FieldLine,
  { report }: CheckContext,
  message: string,
  values: Readonly<Record<string, string>>,
  right: string,
): void {
  const start = line.kind === 'stray' ? line.piece.span.start : line.key.span.start;
  const end = lineEndOf(line);
  report({
    span: line.kind === 'stray' ? line.piece.span : { start, end: line.key.span.end },
    message,
    values,
    fixes: () => [{ title: 'replace', values: { right: short(right) }, edits: [replace({ start, end }, right)] }],
  });
}

/**
 * Whether it is beyond doubt that the file is a script. Notes, too, may begin with a name and a colon, and their lines are
 * none to be made comments of.
 */
function isCard({ faces }: Card): boolean {
  const fields = faces[0]?.fields;
  return fields !== undefined && ['Name', 'Types', 'ManaCost', 'Oracle'].filter((key) => fields.has(key)).length > 1;
}

/**
 * A line that nobody meant as a key has no colon, and its first words are near no key. Any other may be a misspelt one,
 * of which a comment would lose what it was to do.
 */
function isPlainText(line: Line): boolean {
  if (line.kind !== 'stray') return false;
  const words = line.piece.text.split(/[^A-Za-z]+/, 3).filter(Boolean);
  return [words[0], words.slice(0, 2).join('')].every((word) => word === undefined || !isNearPrefix(word));
}

function isNearPrefix(word: string): boolean {
  return isPrefix(word) || nearPrefix(word) !== undefined;
}

function passedOver(line: Line, piece: Piece, { card, report }: CheckContext, message: string): void {
  const fixes = (): FixDraft[] => [
    {
      title: 'comment',
      edits: [replace({ start: line.span.start, end: line.span.start }, '# ')],
      safe: isPlainText(line) && isCard(card),
    },
    { title: 'remove', edits: [removeLine(card, line)] },
  ];
  report({
    span: piece.span,
    message,
    severity: message === 'unknown' ? 'warning' : 'error',
    values: { key: piece.text },
    fixes,
  });
}

function lineEndOf(line: StrayLine | FieldLine): number {
  if (line.kind === 'stray') return line.piece.span.end;
  return Math.max(line.value.span.end, line.name?.span.end ?? 0, line.nameColon === undefined ? 0 : line.nameColon + 1);
}

const prefixes = wordList('linePrefix');
/** Also the keys of scripts of long ago that newer engines pass over and nobody minds. */
const isPrefix = (key: string): boolean => prefixes.has(key) || key === 'SetInfo';

function nearPrefix(key: string): string | undefined {
  // One letter is a line of its own kind, and too short to be near anything but by its case.
  const [right] = prefixes.suggest(key, { max: 1 });
  return right !== undefined && (key.length > 2 || right.toLowerCase() === key.toLowerCase()) ? right : undefined;
}

/** `SVarDBDraw`, `DeckHasAbility$Graveyard`: the prefix whose colon is missing. */
function attachedPrefix(text: string): string | undefined {
  return ['SVar', 'DeckHas', 'DeckHints', 'DeckNeeds', 'ManaCost', 'Oracle', 'Types'].find(
    (prefix) => text.startsWith(prefix) && text.length > prefix.length && /[A-Z\d{]/.test(text[prefix.length] ?? ''),
  );
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const keywordName = (word: string): string => keywordEntry(word)?.name ?? capital(word);
const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);
