import type { Words } from '../../l10n/say.ts';
import type { Card, Face } from '../../model/card.ts';
import type { FieldLine, Line } from '../../syntax/nodes.ts';
import type { TextEdit } from '../../text/edits.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';

/** An action, before its title is put into words. */
export interface ScriptActionDraft {
  readonly title: Words;
  readonly kind: 'extract' | 'inline' | 'rewrite' | 'move';
  readonly edits: readonly TextEdit[];
}

/** Something that can be done with a script at the cursor, where nothing needs to be wrong. */
export interface ScriptAction extends ScriptActionDraft {
  readonly title: string;
}

/** Where an action is asked for. */
export interface ActionPlace {
  readonly card: Card;
  readonly face: Face;
  readonly line: FieldLine;
  readonly offset: number;
  readonly vocab: Vocabulary;
}

/** A new line below another one. Line ends are LF; whoever applies the edit makes them those of the file. */
export function lineBelow(line: Line, text: string): TextEdit {
  const { terminator, span } = line;
  return terminator.start === terminator.end
    ? { span: { start: span.end, end: span.end }, newText: `\n${text}` }
    : { span: { start: terminator.end, end: terminator.end }, newText: `${text}\n` };
}

/** A line with its line end gone, or the line end before it where it is the last. */
export function withoutLine({ file }: Card, line: Line): TextEdit {
  const { span, terminator } = line;
  if (terminator.end > terminator.start) return { span: { start: span.start, end: terminator.end }, newText: '' };
  const above = file.lines[line.index - 1];
  return { span: { start: above?.span.end ?? span.start, end: span.end }, newText: '' };
}

/** `wanted`, or that with a number behind it where the face has one of that name. */
export function freeName(face: Face, wanted: string): string {
  let name = wanted;
  for (let number = 2; face.svarsByName.has(name); number += 1) name = `${wanted}${number}`;
  return name;
}
