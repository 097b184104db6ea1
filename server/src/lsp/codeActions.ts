/** Quick fixes for what stands at the cursor, a comment that silences it, and one action that fixes all that is safe. */
import {
  CodeActionKind,
  CodeActionTriggerKind,
  type CodeAction,
  type CodeActionContext,
  type Diagnostic,
} from 'vscode-languageserver';
import type { UnknownWord } from '../core/checks/check.ts';
import { addProjectWord, projectFileWith } from '../workspace/addWord.ts';
import type { FixedText } from '../core/features/fixText.ts';
import { withLineEndsOf } from '../core/features/lineEnds.ts';
import { silence } from '../core/features/silence.ts';
import type { Say } from '../core/l10n/say.ts';
import type { TextEdit } from '../core/text/edits.ts';
import type { RepairableFinding } from '../workspace/checker/checkJobs.ts';
import type { OpenDocument } from './documents.ts';
import { sameDiagnostic, wantsKind } from './fromLsp.ts';
import { changeBetween } from './heldBack.ts';
import { toDiagnostic, toProjectEdit, toTextEdits, toWorkspaceEdit, type ProjectFile } from './toLsp.ts';

export const fixAllKind = `${CodeActionKind.SourceFixAll}.cardscript`;

export interface CodeActionOptions {
  /** The findings at the range, with their repairs. */
  readonly findings: readonly RepairableFinding[];
  /** The text after all safe repairs; absent where nobody asks for it, or it cannot be had. */
  readonly fixed: FixedText | undefined;
  /** Whether the client can refuse an edit that was meant for another version. */
  readonly versionedEdits: boolean;
  /** Where the words of the project are kept; absent where nothing can be written there. */
  readonly project: ProjectFile | undefined;
  /** Puts the titles into words. */
  readonly say: Say;
}

export function codeActions(
  document: OpenDocument,
  context: CodeActionContext,
  options: CodeActionOptions,
): CodeAction[] {
  const { fixed } = options;
  return [
    ...(wantsKind(context, CodeActionKind.QuickFix) ? quickFixes(document, context, options) : []),
    ...(fixed ? fixAll(document, fixed, options) : []),
  ];
}

/** Editors ask at every move of the cursor; the whole text is fixed only for a person, or for a request that names it. */
export function wantsFixAll(context: CodeActionContext): boolean {
  const asked = context.only !== undefined || context.triggerKind !== CodeActionTriggerKind.Automatic;
  return asked && wantsKind(context, fixAllKind);
}

function quickFixes(
  document: OpenDocument,
  context: CodeActionContext,
  { findings, versionedEdits, project, say }: CodeActionOptions,
): CodeAction[] {
  const { script, text } = document;
  const fixes: CodeAction[] = [];
  const words = new Map<string, CodeAction>();
  const silences = new Map<string, CodeAction>();
  const action = (title: string, edits: readonly TextEdit[], diagnostics: Diagnostic[]): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    diagnostics,
    edit: toWorkspaceEdit(document, toTextEdits(script.lines, withLineEndsOf(text, edits)), versionedEdits),
  });
  for (const finding of findings) {
    const own = toDiagnostic(script.lines, finding, say.language);
    const sent = context.diagnostics.filter((one) => sameDiagnostic(one, own));
    const diagnostics = sent.length > 0 ? sent : [own];
    const offered = finding.fixes;
    const preferred = offered.find(({ safe }) => safe);
    for (const fix of offered)
      fixes.push({ ...action(fix.title, fix.edits, diagnostics), ...(fix === preferred && { isPreferred: true }) });

    const { unknownWord } = finding;
    const addition = unknownWord && project && additionTo(project, unknownWord);
    if (unknownWord && addition)
      words.set(`${unknownWord.table} ${unknownWord.word}`, {
        title: say('Add "{word}" to the project\'s words', { word: unknownWord.word }),
        kind: CodeActionKind.QuickFix,
        diagnostics,
        edit: toProjectEdit(project, addition, versionedEdits),
      });

    const edit = silence(script, finding);
    if (!edit) continue;
    const key = `${edit.span.start} ${finding.code}`;
    const known = silences.get(key);
    // One comment silences all findings of a check in a line.
    if (known) known.diagnostics?.push(...diagnostics);
    else
      silences.set(key, action(say('Silence {code} for this line', { code: finding.code }), [edit], [...diagnostics]));
  }
  return [...fixes, ...words.values(), ...silences.values()];
}

function additionTo({ text }: ProjectFile, unknownWord: UnknownWord): readonly TextEdit[] | undefined {
  if (text !== undefined) return addProjectWord(text, unknownWord);
  return [{ span: { start: 0, end: 0 }, newText: projectFileWith(unknownWord) }];
}

function fixAll(document: OpenDocument, fixed: FixedText, { versionedEdits, say }: CodeActionOptions): CodeAction[] {
  const { script, text } = document;
  const change = changeBetween(text, fixed.text);
  if (!change) return [];
  // Whole lines: the two texts may differ between the characters of one line end, where no position points.
  const { lines } = script;
  const start = lines.offsetAt({ line: lines.positionAt(change.start).line, character: 0 });
  const end = lines.offsetAt({ line: lines.positionAt(change.oldEnd).line + 1, character: 0 });
  const newEnd = change.newEnd + (end - change.oldEnd);
  const edit = { span: { start, end }, newText: fixed.text.slice(start, newEnd) };
  return [
    {
      title: fixAllTitle(fixed, say),
      kind: fixAllKind,
      edit: toWorkspaceEdit(document, toTextEdits(script.lines, [edit]), versionedEdits),
    },
  ];
}

function fixAllTitle({ applied: count, skipped }: FixedText, say: Say): string {
  const left = skipped.length;
  if (left > 0)
    return say('Apply {count} of {all} safe fixes; the others would bring errors', { count, all: count + left });
  return count === 1 ? say('Apply the one safe fix') : say('Apply all {count} safe fixes', { count });
}
