import { Disposable, languages, LanguageStatusSeverity } from 'vscode';
import { documentSelector } from './documents.ts';
import type { Server } from './server.ts';

/** The entry behind the braces in the status bar: whether the server runs, in which version, and what can be done. */
export function showStatus(server: Server): Disposable {
  const item = languages.createLanguageStatusItem('cardscript.server', documentSelector);
  item.name = 'Cardscript server';
  const update = (): void => {
    const { state, version } = server;
    item.busy = state === 'starting';
    item.severity = state === 'stopped' ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
    item.text = version === undefined ? 'Cardscript' : `Cardscript ${version}`;
    item.detail = { starting: 'starting…', running: 'checking scripts', stopped: 'not running' }[state];
    item.command =
      state === 'stopped'
        ? { title: 'Restart', command: 'cardscript.restartServer' }
        : { title: 'Show output', command: 'cardscript.showOutput' };
  };
  update();
  return Disposable.from(item, server.onDidChangeState(update));
}
