/** Formatting, refactorings, and the lenses above SVars. */
import {
  CodeActionKind,
  CodeLensRequest,
  DocumentFormattingRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  type CodeAction,
  type CodeActionContext,
  type Range,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { scriptActions, type ScriptAction } from '../core/features/actions/actions.ts';
import { withLineEndsOf } from '../core/features/lineEnds.ts';
import { formatBefore, formatEdits } from '../core/features/format.ts';
import { svarLenses, wayLenses } from '../core/features/lenses.ts';
import type { Answer } from './answer.ts';
import { toOffset, toSpan, wantsKind } from './fromLsp.ts';
import type { OpenScript, Session } from './session.ts';
import { toRange, toTextEdits, toWorkspaceEdit } from './toLsp.ts';

export const editingCapabilities: ServerCapabilities = {
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: '|' },
  codeLensProvider: {},
};

/** Shows a list of places. The editor's own command wants values that only its client can make. */
const showReferences = 'cardscript.showReferences';
const showWays = 'cardscript.showWays';

export function answerEditing(answer: Answer): void {
  answer(DocumentFormattingRequest.type, null, async (session, { textDocument }) => {
    const open = await session.script(textDocument.uri);
    return open ? toTextEdits(open.script.lines, formatEdits(open.script.card.file)) : null;
  });
  answer(DocumentRangeFormattingRequest.type, null, async (session, { textDocument, range }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    return toTextEdits(lines, formatEdits(card.file, toSpan(lines, range)));
  });
  answer(DocumentOnTypeFormattingRequest.type, null, async (session, { textDocument, position }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    return toTextEdits(lines, formatBefore(card.file, toOffset(lines, position)));
  });
  answer(CodeLensRequest.type, null, async (session, { textDocument }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const ways = wayLenses(card, session.say).map(({ name, title }) => {
      const range = toRange(lines, name);
      return {
        range,
        command: session.client.waysCommand
          ? { title, command: showWays, arguments: [textDocument.uri, range.start] }
          : { title, command: '' },
      };
    });
    const svars = svarLenses(card, open.vocab, session.say).map(({ name, title, uses }) => {
      const range = toRange(lines, name);
      const clickable = session.client.referencesCommand && uses.length > 0;
      const places = uses.map((span) => ({ uri: textDocument.uri, range: toRange(lines, span) }));
      return {
        range,
        command: clickable
          ? { title, command: showReferences, arguments: [textDocument.uri, range.start, places] }
          : { title, command: '' },
      };
    });
    return [...ways, ...svars];
  });
}

const kinds: Readonly<Record<ScriptAction['kind'], CodeActionKind>> = {
  extract: CodeActionKind.RefactorExtract,
  inline: CodeActionKind.RefactorInline,
  rewrite: CodeActionKind.RefactorRewrite,
  move: `${CodeActionKind.Refactor}.move`,
};

/** What can be done where the selection begins, though nothing is wrong there. */
export function refactorings(
  open: OpenScript,
  range: Range,
  context: CodeActionContext,
  { client, say }: Pick<Session, 'client' | 'say'>,
): CodeAction[] {
  const { document, script, vocab } = open;
  if (!Object.values(kinds).some((kind) => wantsKind(context, kind))) return [];
  return scriptActions(script.card, toOffset(script.lines, range.start), vocab, say)
    .filter(({ kind }) => wantsKind(context, kinds[kind]))
    .map(({ title, kind, edits }) => ({
      title,
      kind: kinds[kind],
      edit: toWorkspaceEdit(
        document,
        toTextEdits(script.lines, withLineEndsOf(script.text, edits)),
        client.versionedEdits,
      ),
    }));
}
