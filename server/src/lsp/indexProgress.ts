/** Shows in the editor that the workspace is being read, and stops it when the user wants that. */
import type { Connection, WorkDoneProgressServerReporter } from 'vscode-languageserver';
import type { ReadProgress } from '../workspace/index/workspaceIndex.ts';

/** In a client that shows no progress nothing comes of it: the library takes care of that. */
export function indexProgress(
  connection: Connection,
  log: (message: string) => void,
  title: string,
  cancel: () => void,
): ReadProgress {
  let shown: WorkDoneProgressServerReporter | undefined;
  let percent = 0;
  let over = false;
  connection.window.createWorkDoneProgress().then(
    (reporter) => {
      reporter.begin(title, percent, undefined, true);
      if (over) return reporter.done();
      reporter.token.onCancellationRequested(cancel);
      shown = reporter;
    },
    (error: unknown) => log(`Progress is not shown: ${String(error)}`),
  );
  return {
    report(read, total) {
      const now = total === 0 ? 100 : Math.floor((100 * read) / total);
      if (now === percent) return;
      percent = now;
      shown?.report(now, `${read.toLocaleString('en')} / ${total.toLocaleString('en')}`);
    },
    done() {
      over = true;
      shown?.done();
    },
  };
}
