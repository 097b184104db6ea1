/** The pages of the checks, as the server makes them: they need no network, and are those of the version that runs. */
import { commands, Disposable, Uri, workspace, type Diagnostic } from 'vscode';
import { checkPage } from '../../server/src/protocol/checks.ts';
import type { Server } from './server.ts';

export const openCheck = 'cardscript.openCheck';

const scheme = 'cardscript-check';

/** A finding whose code leads to its page in the editor instead of that on the web. */
export function withCheckPage(finding: Diagnostic): Diagnostic {
  if (typeof finding.code !== 'object') return finding;
  const { value } = finding.code;
  finding.code = { value, target: Uri.from({ scheme: 'command', path: openCheck, query: JSON.stringify([value]) }) };
  return finding;
}

export function registerCheckPages(server: Server): Disposable {
  return Disposable.from(
    workspace.registerTextDocumentContentProvider(scheme, {
      provideTextDocumentContent: ({ path }) =>
        server.ask<string | null>(checkPage, { code: path.replace(/^\/|\.md$/g, '') }),
    }),
    commands.registerCommand(openCheck, (code: string) =>
      commands.executeCommand('markdown.showPreview', Uri.from({ scheme, path: `/${code}.md` })),
    ),
  );
}
