#!/usr/bin/env node
// Stands in for the program of a desktop VS Code: takes the arguments that @vscode/test-electron gives to one, runs
// the suite in the Node extension host of a VS Code server, with its workbench in a headless browser, and exits as
// the suite did. Exit code: 0 the suite ended well; 1 it failed; 3 the stand-in cannot run; 4 the extension host
// ended before the suite did; 124 the time limit was over; else what the suite handed to process.exit.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { installServer } from './install.mjs';
import { followReport } from './report.mjs';
import { startServer } from './server.mjs';
import { launchBrowser, workbenchAddress } from './workbench.mjs';

const { values, positionals } = parseArgs({
  strict: false,
  allowPositionals: true,
  options: {
    extensionTestsPath: { type: 'string' },
    extensionDevelopmentPath: { type: 'string', multiple: true },
  },
});
const limit = Number(process.env.EDITOR_TEST_TIMEOUT_MS ?? 300_000);
const cache = process.env.EDITOR_TEST_CACHE ?? path.resolve(import.meta.dirname, '../../../.vscode-test');
const log = process.env.EDITOR_TEST_VERBOSE ? (text) => process.stderr.write(`${text.trimEnd()}\n`) : () => {};

const data = mkdtempSync(path.join(tmpdir(), 'stand-in-'));
// The browser and its driver keep their temporary files in there too.
process.env.TMPDIR = path.join(data, 'tmp');
mkdirSync(process.env.TMPDIR);
const report = followReport(path.join(data, 'report'), (text) => process.stdout.write(text));
let server;
let browser;
let leaving = false;

async function leave(code, why) {
  if (leaving) return;
  leaving = true;
  report.read();
  report.close();
  if (why) console.error(`stand-in: ${why}`);
  await Promise.race([browser?.close().catch(() => {}), delay(5_000)]);
  await server?.stop();
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
  // test-electron stops reading the moment this process is gone: what was printed last must have been read by then.
  await delay(250);
  process.exit(code);
}

/** The workbench says that the run is over. It says 0 too where the extension host has just died. */
function windowEnded(code) {
  const { end, exit } = report.read();
  if (end === undefined)
    return leave(exit || code || 4, `the extension host ended before the suite did (exit code ${exit ?? 'unknown'})`);
  return leave(end || code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(130, `ended by ${signal}`));
setTimeout(() => void leave(124, `no end after ${limit / 1000} s`), limit).unref();

try {
  const { home } = installServer(cache);
  server = await startServer({
    home,
    data,
    log,
    env: { EDITOR_TEST_SUITE: path.resolve(values.extensionTestsPath), EDITOR_TEST_REPORT: path.join(data, 'report') },
    onExit: (how) => void leave(3, `the VS Code server ended (${how})`),
  });
  browser = await launchBrowser(path.join(data, 'home'));
  browser.on('disconnected', () => void leave(3, 'the browser ended'));
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('crash', () => void leave(3, 'the page crashed'));
  page.on('console', (message) => log(`[page] ${message.text()}`));
  // The workbench calls it by this name, in a window that runs tests.
  await page.exposeFunction('codeAutomationExit', (code) => void windowEnded(code));
  await page.goto(
    workbenchAddress(server.origin, {
      folder: positionals.find((place) => statSync(place, { throwIfNoEntry: false })),
      extensions: values.extensionDevelopmentPath.map((place) => path.resolve(place)),
      tests: path.join(import.meta.dirname, 'host.cjs'),
    }),
  );
} catch (error) {
  await leave(3, error.stack);
}
