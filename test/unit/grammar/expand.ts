/**
 * What VS Code inserts for a snippet when nobody types over its placeholders: the default of each, the first of its
 * choices, and the same text wherever its number stands again.
 *
 * @param body the lines of a snippet, in VS Code's syntax without variables and transforms
 */
export function expand(body: readonly string[]): string {
  const reader = { text: body.join('\n'), at: 0 };
  const parts = readParts(reader, '');
  const values = new Map<number, string>();
  collect(parts, values);
  return render(parts, values);
}

type Part = string | { readonly stop: number; readonly content: readonly Part[] | undefined };
interface Reader {
  readonly text: string;
  at: number;
}

/** Reads up to `close`, which is taken too; up to the end where `close` is empty. */
function readParts(reader: Reader, close: string): Part[] {
  const parts: Part[] = [];
  while (reader.at < reader.text.length) {
    const rest = reader.text.slice(reader.at);
    const escaped = /^\\([$}\\])/.exec(rest)?.[1];
    const plain = /^\$(\d+)/.exec(rest);
    const open = /^\$\{(\d+)([:|}])/.exec(rest);
    if (escaped !== undefined) {
      parts.push(escaped);
      reader.at += 2;
    } else if (plain) {
      parts.push({ stop: Number(plain[1]), content: undefined });
      reader.at += plain[0].length;
    } else if (open) {
      reader.at += open[0].length;
      parts.push({ stop: Number(open[1]), content: readContent(reader, open[2] ?? '') });
    } else if (rest.startsWith('$')) {
      throw new Error(`a bare $ at ${rest.slice(0, 30)}`);
    } else if (close !== '' && rest.startsWith(close)) {
      reader.at += close.length;
      return parts;
    } else {
      parts.push(rest.charAt(0));
      reader.at += 1;
    }
  }
  if (close !== '') throw new Error(`no ${close} in ${reader.text}`);
  return parts;
}

function readContent(reader: Reader, kind: string): Part[] | undefined {
  if (kind === '}') return undefined;
  if (kind === ':') return readParts(reader, '}');
  const end = reader.text.indexOf('|}', reader.at);
  if (end < 0) throw new Error(`no |} in ${reader.text}`);
  const choices = reader.text.slice(reader.at, end).split(/(?<!\\),/);
  reader.at = end + 2;
  return [choices[0]?.replace(/\\([,|\\])/g, '$1') ?? ''];
}

function collect(parts: readonly Part[], values: Map<number, string>): void {
  for (const part of parts) {
    if (typeof part === 'string' || part.content === undefined) continue;
    collect(part.content, values);
    if (values.has(part.stop)) throw new Error(`tab stop ${String(part.stop)} is defined twice`);
    values.set(part.stop, render(part.content, values));
  }
}

function render(parts: readonly Part[], values: ReadonlyMap<number, string>): string {
  return parts.map((part) => (typeof part === 'string' ? part : (values.get(part.stop) ?? ''))).join('');
}
