/** A syntax tree in one line per line of the script, short enough to be read in a test. */
import type { FieldLine, Line, ScriptFile } from '../../server/src/core/syntax/nodes.ts';

export function treeText(file: ScriptFile): string[] {
  return file.lines.map(lineText);
}

function lineText(line: Line): string {
  switch (line.kind) {
    case 'blank':
    case 'comment':
      return line.kind;
    case 'marker':
      return line.value ? `marker ${line.marker} "${line.value.text}"` : `marker ${line.marker}`;
    case 'stray':
      return `stray "${line.piece.text}"`;
    case 'field':
      return `field ${fieldText(line)}`;
  }
}

function fieldText(line: FieldLine): string {
  const { key, name, nameColon, value, record, inner } = line;
  const head = name ? `${key.text}:${name.text}${nameColon === undefined ? '' : ':'}` : `${key.text}:`;
  if (inner) return `${head} (${fieldText(inner)})`;
  if (!record) return `${head} "${value.text}"`;
  const parameters = record.parameters.map((one) =>
    one.dollar === undefined ? `<${one.key.text}>` : `${one.key.text}$"${one.value.text}"`,
  );
  return `${head} ${parameters.join(' ')}`;
}
