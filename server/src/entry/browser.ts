/**
 * The program `server.browser.js`: serves the page or worker that started it as a web worker. The workers that it starts
 * itself run the same program.
 */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import { clientHost, clientPath } from '../lsp/clientHost.ts';
import { logTo, stackOf } from '../lsp/log.ts';
import { startServer } from '../lsp/server.ts';
import { fileSource } from '../workspace/index/readFolders.ts';
import { CheckJobs, type CheckJob } from '../workspace/checker/checkJobs.ts';
import { sliceReader } from '../workspace/index/sliceReader.ts';
import { answerJobs } from '../workspace/workers/workerQueue.ts';
import { ownRole, startWebWorker, webPort } from './webWorkers.ts';

/** Put in by the bundler from package.json. */
declare const CARDSCRIPT_VERSION: string;

declare const self: DedicatedWorkerGlobalScope;

/** Runs things in later turns of the event loop, without the wait that browsers put into timers. */
function createDefer(): (run: () => void) => void {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return (run) => {
    waiting.push(run);
    port2.postMessage(undefined);
  };
}

function serve(): void {
  const connection = createConnection(new BrowserMessageReader(self), new BrowserMessageWriter(self));
  const log = logTo(connection);
  self.addEventListener('unhandledrejection', ({ reason }) => {
    log(stackOf(reason));
  });
  const host = clientHost(connection);
  const defer = createDefer();
  const now = (): number => performance.now();
  startServer(connection, {
    version: CARDSCRIPT_VERSION,
    host,
    readFolders: sliceReader(fileSource(host), { now, defer }),
    // Each of them is asked for, perhaps over the network.
    mostFiles: 2000,
    locate: clientPath,
    openRules: undefined,
    startWorker: startWebWorker,
    now,
    defer,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
}

if (ownRole() === 'check') {
  const jobs = new CheckJobs();
  answerJobs(webPort, (job) => jobs.answer(job as CheckJob));
} else serve();
