/** Writes a word into the project file, so that it is no finding any more. */
import { findNodeAtLocation, modify, parseTree, type JSONPath, type ParseError } from 'jsonc-parser';
import type { UnknownWord } from '../core/checks/check.ts';
import type { TextEdit } from '../core/text/edits.ts';

/** What a project file holds that is made for a word. */
export function projectFileWith({ table, word }: UnknownWord): string {
  return `${JSON.stringify({ words: { [table]: [word] } }, null, 2)}\n`;
}

/**
 * The edits that add a word to a project file: the values and their order stay, a list on one line is spread over several.
 *
 * @param json the file as it is
 * @returns undefined where it is no JSON object, or holds something else where the words belong
 */
export function addProjectWord(json: string, { table, word }: UnknownWord): readonly TextEdit[] | undefined {
  // The parser takes the mark for an error.
  const mark = json.startsWith('\ufeff') ? 1 : 0;
  const text = json.slice(mark);
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  if (root?.type !== 'object' || errors.length > 0) return undefined;
  const words = findNodeAtLocation(root, ['words']);
  if (words && words.type !== 'object') return undefined;
  const list = findNodeAtLocation(root, ['words', table]);
  if (list && list.type !== 'array') return undefined;
  const [path, value]: [JSONPath, unknown] = list
    ? [['words', table, list.children?.length ?? 0], word]
    : [['words', table], [word]];
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const insertSpaces = !/^\t/m.test(text);
  return modify(text, path, value, {
    isArrayInsertion: list !== undefined,
    formattingOptions: { eol, insertSpaces, tabSize: 2 },
  }).map(({ offset, length, content }) => ({
    span: { start: mark + offset, end: mark + offset + length },
    newText: content,
  }));
}
