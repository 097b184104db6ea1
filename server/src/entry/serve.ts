/** The language server in Node, when it is clear that it is wanted. */
import { homedir } from 'node:os';
import { createConnection } from 'vscode-languageserver/node';
import { logTo, stackOf } from '../lsp/log.ts';
import { startServer } from '../lsp/server.ts';
import { filePath } from '../lsp/uris.ts';
import { threadReader } from '../workspace/index/threadReader.ts';
import { nodeHost } from '../workspace/nodeHost.ts';
import { defaultRulesFolder, nodeRuleStore } from '../workspace/nodeRuleStore.ts';
import { createRuleLibrary } from '../workspace/ruleLibrary.ts';
import type { StartWorker } from '../workspace/workers/worker.ts';

/** Put in by the bundler from package.json. */
declare const CARDSCRIPT_VERSION: string;

/** Serves the client over the transport that the program's arguments name. */
export function serve(startWorker: StartWorker): void {
  const connection = createConnection();
  const log = logTo(connection);
  process.on('unhandledRejection', (reason) => {
    log(stackOf(reason));
  });
  process.once('disconnect', () => process.exit(1));
  // Whoever listened is gone, so there is nobody left to serve, and nobody to be told.
  process.stdout.on('error', () => process.exit(1));
  startServer(connection, {
    version: CARDSCRIPT_VERSION,
    host: nodeHost,
    readFolders: threadReader(startWorker, homedir()),
    startWorker,
    // Three times as many as the engine has.
    mostFiles: 100_000,
    openRules: (folder, say) => createRuleLibrary(nodeRuleStore(folder ?? defaultRulesFolder(process.env)), say),
    locate: filePath,
    now: () => performance.now(),
    defer: (run) => void setImmediate(run),
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}
