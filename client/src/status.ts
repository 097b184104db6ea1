import { Disposable, l10n, languages, LanguageStatusSeverity } from 'vscode';
import { documentSelector } from './documents.ts';
import type { Server } from './server.ts';

/** The entry behind the braces in the status bar: whether the server runs, in which version, and what can be done. */
export function showStatus(server: Server): Disposable {
  const item = languages.createLanguageStatusItem('cardscript.server', documentSelector);
  item.name = l10n.t('Cardscript server');
  const update = (): void => {
    const { state, version } = server;
    item.busy = state === 'starting';
    item.severity = state === 'stopped' ? LanguageStatusSeverity.Error : LanguageStatusSeverity.Information;
    item.text = version === undefined ? 'Cardscript' : `Cardscript ${version}`;
    item.detail = {
      starting: l10n.t('starting…'),
      running: l10n.t('checking scripts'),
      stopped: l10n.t('not running'),
    }[state];
    item.command =
      state === 'stopped'
        ? { title: l10n.t('Restart'), command: 'cardscript.restartServer' }
        : { title: l10n.t('Show output'), command: 'cardscript.showOutput' };
  };
  update();
  return Disposable.from(item, server.onDidChangeState(update));
}
