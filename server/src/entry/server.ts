/** The program `server.js`: serves one client over the transport that its arguments name, and ends with that client. */
import { join } from 'node:path';
import { startEarly } from '../workspace/workers/early.ts';
import { nodeWorkers } from '../workspace/workers/nodeWorkers.ts';

const transports = ['--stdio', '--node-ipc', '--socket', '--pipe'];

if (process.argv.slice(2).some((argument) => transports.includes(argument.split('=')[0] ?? ''))) {
  // The thread that checks scripts loads as much as the server does, so both load at the same time.
  const startWorker = startEarly(nodeWorkers(join(__dirname, 'worker.js')), 'check');
  void import('./serve.ts').then(({ serve }) => serve(startWorker));
} else {
  console.error('The language server of Cardscript is started by an editor. By hand: node server.js --stdio');
  process.exitCode = 2;
}
