import { canBeSilenced, type Finding } from '../checks/check.ts';
import type { Script } from '../service.ts';
import type { TextEdit } from '../text/edits.ts';
import { lineEndOf } from './lineEnds.ts';

/**
 * The edit that silences a finding where it stands: a comment on a line of its own above, with room for the reason.
 * Syntax cannot be silenced, nor can what is said about a comment: such comments speak of the next line of the card.
 */
export function silence({ card, lines, text }: Script, finding: Pick<Finding, 'code' | 'span'>): TextEdit | undefined {
  if (!canBeSilenced(finding.code)) return undefined;
  const { line } = lines.positionAt(finding.span.start);
  if (card.file.lines[line]?.kind === 'comment') return undefined;
  // A byte order mark stays the first character of the file.
  const start = line === 0 && text.startsWith('\ufeff') ? 1 : lines.offsetAt({ line, character: 0 });
  return {
    span: { start, end: start },
    newText: `# cardscript-disable-next-line ${finding.code} -- ${lineEndOf(text)}`,
  };
}
