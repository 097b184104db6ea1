#!/usr/bin/env node
// Stands in for the program of a desktop VS Code: takes the arguments that @vscode/test-electron gives to one, runs
// the suite in the Node extension host of a VS Code server (with EDITOR_TEST_HOST=web in the one of the page, with
// EDITOR_TEST_HOST=page without any server), with its workbench in a headless browser, and exits as the suite did.
// Exit code: 0 the suite ended well; 1 it failed; 3 the stand-in cannot run; 4 the extension host ended before the suite
// did; 124 the time limit was over; else what the suite handed to process.exit.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { lendHands } from './hands.mjs';
import { installServer, installWorkbench } from './install.mjs';
import { servePage } from './page.mjs';
import { followReport, heardReport } from './report.mjs';
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
const { EDITOR_TEST_HOST: host } = process.env;
const inPage = host === 'web' || host === 'page';
const tests = path.resolve(values.extensionTestsPath);
const print = (text) => process.stdout.write(text);
const report = inPage ? heardReport(print, log) : followReport(path.join(data, 'report'), print);
let server;
let browser;
let page;
let hands;
let leaving = false;

async function leave(code, why) {
  if (leaving) return;
  leaving = true;
  report.read();
  report.close();
  if (why) console.error(`stand-in: ${why}`);
  await Promise.race([browser?.close().catch(() => {}), delay(5_000)]);
  hands?.close();
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

const extensions = values.extensionDevelopmentPath.map((place) => path.resolve(place));

/** @returns the address of a workbench with a server behind it */
async function startWorkbench() {
  const { home, node } = installServer(cache);
  hands = await lendHands(() => page);
  server = await startServer({
    home,
    node,
    data,
    log,
    env: {
      EDITOR_TEST_SUITE: tests,
      EDITOR_TEST_REPORT: path.join(data, 'report'),
      EDITOR_TEST_HANDS: hands.address,
    },
    // An extension that can run in either host is run where its files are, unless the user says otherwise.
    settings: inPage ? { 'remote.extensionKind': { 'cardscript.cardscript': ['web'] } } : {},
    onExit: (how) => void leave(3, `the VS Code server ended (${how})`),
  });
  return workbenchAddress(server.origin, {
    folder: positionals.find((place) => statSync(place, { throwIfNoEntry: false })),
    extensions,
    tests: inPage ? tests : path.join(import.meta.dirname, 'host.cjs'),
  });
}

/** @returns the address of a workbench with nothing behind it */
async function startPage() {
  const [extension] = extensions;
  server = await servePage({ workbench: installWorkbench(cache), extension, suite: tests });
  return server.origin;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(130, `ended by ${signal}`));
setTimeout(() => void leave(124, `no end after ${limit / 1000} s`), limit).unref();

try {
  const address = host === 'page' ? await startPage() : await startWorkbench();
  browser = await launchBrowser(path.join(data, 'home'));
  browser.on('disconnected', () => void leave(3, 'the browser ended'));
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('crash', () => void leave(3, 'the page crashed'));
  page.on('console', (message) => log(`[page] ${message.text()}`));
  // The workbench calls them by these names, in a window that runs tests.
  await page.exposeFunction('codeAutomationLog', (_level, words) => inPage && report.hear(words));
  await page.exposeFunction('codeAutomationExit', (code) => void windowEnded(code));
  // The suite may end before the page says that it has loaded everything.
  await page.goto(address, { waitUntil: 'commit', timeout: limit });
} catch (error) {
  await leave(3, error.stack);
}
