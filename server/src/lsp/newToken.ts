/** Makes the script of a token that a card names and that is not there. */
import { CodeActionKind, type CodeAction, type CodeActionContext, type Range } from 'vscode-languageserver';
import { scriptLinks } from '../core/features/links.ts';
import { tokenSkeleton } from '../core/features/newToken.ts';
import { overlaps } from '../core/text/span.ts';
import { toSpan, wantsKind } from './fromLsp.ts';
import type { OpenScript, Session } from './session.ts';
import { toNewFile } from './toLsp.ts';

// No quick fix: those repair a finding, and the token may be there where nobody looked.
const kind = `${CodeActionKind.Refactor}.create`;

/** Nothing for a client that makes no files, or while the token may still turn up in the workspace. */
export async function newTokenActions(
  session: Session,
  open: OpenScript,
  range: Range,
  context: CodeActionContext,
): Promise<CodeAction[]> {
  const { document, script, vocab } = open;
  if (!session.client.newFiles || !wantsKind(context, kind)) return [];
  const wanted = toSpan(script.lines, range);
  const actions = new Map<string, CodeAction>();
  for (const { to, name, span } of scriptLinks(script.card, vocab)) {
    if (to !== 'token' || !overlaps(span, wanted) || !session.workspace.isMissing('tokenFile', name)) continue;
    const text = tokenSkeleton(name, vocab);
    const uri = text === undefined ? undefined : await session.newTokenScript(document, name);
    if (text === undefined || uri === undefined) continue;
    const title = session.say('Create the token script {file}', { file: `${name}.txt` });
    actions.set(name, { title, kind, edit: toNewFile(uri, text) });
  }
  return [...actions.values()];
}
