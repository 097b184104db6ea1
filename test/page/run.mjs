// The server in a real page, without an editor around it: `npm run test:page`. Needs the build, and a Chromium.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../editor/stand-in/workbench.mjs';

const dist = join(import.meta.dirname, '../../dist');
if (!existsSync(join(dist, 'server.browser.js'))) throw new Error('Build first: node esbuild.mjs');

/** The server with all that it shares with others, as one program: a page reads no files. */
function programText() {
  const texts = ['const modules = {};\nconst require = (name) => modules[name].exports;\n'];
  const seen = new Set();
  const add = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const text = readFileSync(join(dist, name), 'utf8');
    for (const [, needed] of text.matchAll(/require\("(\.\/[^"]+)"\)/g)) add(needed);
    texts.push(`((module) => {${text}\n})((modules[${JSON.stringify(name)}] = { exports: {} }));\n`);
  };
  add('./server.browser.js');
  return texts.join('');
}

/** In the page: starts the server, opens a script, and gives what came back when its findings are there. */
function talk(program) {
  return new Promise((resolve, reject) => {
    const address = URL.createObjectURL(new Blob([program], { type: 'text/javascript' }));
    const worker = new Worker(address, { name: 'Cardscript' });
    const send = (message) => worker.postMessage({ jsonrpc: '2.0', ...message });
    const logs = [];
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.id === 1) {
        send({ method: 'initialized', params: {} });
        const text = 'Name:Sample\nManaCost:1\nTypes:Instant\nK:Fliyng\nOracle:\n';
        const textDocument = { uri: 'untitled:sample', languageId: 'cardscript', version: 1, text };
        send({ method: 'textDocument/didOpen', params: { textDocument } });
      } else if (data.method === 'window/logMessage') logs.push(data.params.message);
      else if (data.method === 'textDocument/publishDiagnostics')
        resolve({ codes: data.params.diagnostics.map(({ code }) => code), logs });
    };
    const params = { processId: null, rootUri: null, workspaceFolders: null, capabilities: {} };
    send({ id: 1, method: 'initialize', params });
  });
}

/** @type {Readonly<Record<string, (page: import('playwright-core').Page) => Promise<void>>>} */
const tests = {
  async 'scripts are checked in a worker that the server starts itself'(page) {
    const { codes, logs } = await page.evaluate(talk, programText());
    assert.deepEqual(codes, ['keyword/unknown']);
    assert.deepEqual(logs, []);
    assert.equal(page.workers().length, 2);
  },
  async 'the server checks them where it can start none, and says so'(page) {
    const { codes, logs } = await page.evaluate(talk, `self.Worker = undefined;\n${programText()}`);
    assert.deepEqual(codes, ['keyword/unknown']);
    assert.equal(logs.length, 1);
    assert.match(logs[0], /^Starting a worker failed/);
    assert.equal(page.workers().length, 1);
  },
};

const home = mkdtempSync(join(tmpdir(), 'cardscript-page-'));
const browser = await launchBrowser(home);
let failed = 0;
try {
  for (const [name, run] of Object.entries(tests)) {
    try {
      await run(await browser.newPage());
      console.log(`ok ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`FAILED ${name}\n${error.stack}`);
    }
  }
} finally {
  await browser.close();
  rmSync(home, { recursive: true });
}
console.log(`${Object.keys(tests).length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
