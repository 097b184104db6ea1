/** The program `server.js`: serves one client over the transport that its arguments name, and ends with that client. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'vscode-languageserver/node';
import { visibleLines } from '../core/text/visible.ts';
import { startServer } from '../lsp/server.ts';
import { filePath } from '../lsp/uris.ts';
import { threadReader } from '../workspace/index/threadReader.ts';
import { nodeHost } from '../workspace/nodeHost.ts';
import { defaultRulesFolder, nodeRuleStore } from '../workspace/nodeRuleStore.ts';
import { createRuleLibrary } from '../workspace/ruleLibrary.ts';

/** Put in by the bundler from package.json. */
declare const CARDSCRIPT_VERSION: string;

const transports = ['--stdio', '--node-ipc', '--socket', '--pipe'];

function serve(): void {
  const connection = createConnection();
  process.on('unhandledRejection', (reason) => {
    connection.console.error(visibleLines(reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)));
  });
  process.once('disconnect', () => process.exit(1));
  startServer(connection, {
    version: CARDSCRIPT_VERSION,
    host: nodeHost,
    readFolders: threadReader(join(__dirname, 'indexThread.js'), homedir()),
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

if (process.argv.slice(2).some((argument) => transports.includes(argument.split('=')[0] ?? ''))) serve();
else {
  console.error('The language server of Cardscript is started by an editor. By hand: node server.js --stdio');
  process.exitCode = 2;
}
