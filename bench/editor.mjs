// Measures what an editor waits for, at the built server with a large workspace read to its end, and judges nothing:
//   npm run bench:editor [-- FOLDER] [--files 32000]
// Scripts are those of FOLDER, else of ../shared/corpus, else generated ones; copies are made until there are enough.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  CompletionRequest,
  createProtocolConnection,
  DefinitionRequest,
  DidOpenTextDocumentNotification,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  ProgressType,
  StreamMessageReader,
  StreamMessageWriter,
  WorkDoneProgressCreateRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import { loadModules, root } from './core.mjs';
import { generateScripts } from './scripts.mjs';

const { values, positionals } = parseArgs({
  options: { files: { type: 'string', default: '32000' } },
  allowPositionals: true,
});
const wanted = Number(values.files);
const { findScripts } = await loadModules(`export { findScripts } from './server/src/workspace/files.ts';`);
const texts = collect(positionals[0] ? resolve(positionals[0]) : join(root, '../shared/corpus'));

const folder = mkdtempSync(join(tmpdir(), 'cardscript-bench-'));
const server = spawn(process.execPath, [join(root, 'dist/server.js'), '--stdio'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
try {
  makeCopies();
  await measure();
} finally {
  server.kill();
  rmSync(folder, { recursive: true });
}

function collect(from) {
  if (!existsSync(from)) return generateScripts(5000);
  return findScripts([from], root).files.map(({ location }) => readFileSync(location, 'utf8'));
}

/** Each copy has names of its own, as the cards of one game do. */
function makeCopies() {
  for (let at = 0; at < wanted; at += 1) {
    const round = Math.floor(at / texts.length);
    const text = texts[at % texts.length];
    const below = join(folder, 'cardsfolder', String(at % 100));
    mkdirSync(below, { recursive: true });
    writeFileSync(
      join(below, `${at}.txt`),
      round === 0 ? text : text.replaceAll(/^Name:[^\r\n]*/gm, (line) => `${line} ${round}`),
    );
  }
}

async function measure() {
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const read = new Promise((done) =>
    connection.onRequest(WorkDoneProgressCreateRequest.type, ({ token }) => {
      connection.onProgress(new ProgressType(), token, ({ kind }) => kind === 'end' && done());
    }),
  );
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'bench' }],
    // Of those of Visual Studio Code what makes answers longer or shorter.
    capabilities: {
      window: { workDoneProgress: true },
      textDocument: {
        completion: {
          completionItem: { snippetSupport: true, documentationFormat: ['markdown'] },
          completionList: { itemDefaults: ['editRange'] },
        },
        hover: { contentFormat: ['markdown'] },
      },
    },
  });
  const before = performance.now();
  await connection.sendNotification(InitializedNotification.type, {});
  const text = texts.reduce((best, one) => (one.length > best.length ? one : best));
  const uri = pathToFileURL(join(folder, 'cardsfolder/open.txt')).href;
  const textDocument = { uri, languageId: 'cardscript', version: 1, text };
  await connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  await read;
  console.log(`${wanted} files are read in the background in ${Math.round(performance.now() - before)} ms`);
  if (existsSync(`/proc/${server.pid}/status`))
    console.log(`the server then takes ${memoryOf(server.pid)} MB of memory\n`);

  const places = placesOf(text);
  const at = (request) => (position) => connection.sendRequest(request, { textDocument: { uri }, position });
  const symbol = (query) => connection.sendRequest(WorkspaceSymbolRequest.type, { query });
  console.log(`answers on the largest script (${text.length} characters), there and back, in ms`);
  await table([
    ['completion', at(CompletionRequest.type), places],
    ['hover', at(HoverRequest.type), places],
    ['definition', at(DefinitionRequest.type), places],
    ['workspace symbols', symbol, ['d', 'draw', 'trigdr', 'lightning', 'serra ang', 'xzq', 'the']],
  ]);
  connection.dispose();
}

/** Words all over the script: where one stands, somebody may ask something. */
function placesOf(text) {
  const places = text
    .split(/\r?\n/)
    .flatMap((line, number) => [...line.matchAll(/\w+/g)].map(({ index }) => ({ line: number, character: index + 1 })));
  const step = Math.max(1, Math.floor(places.length / 300));
  return places.filter((_, place) => place % step === 0);
}

async function table(rows) {
  console.log(`${'best of three'.padEnd(20)}${'median'.padStart(10)}${'99 %'.padStart(10)}${'slowest'.padStart(10)}`);
  for (const [name, ask, questions] of rows) {
    const times = [];
    for (const question of questions) {
      let best = Infinity;
      for (let round = 0; round < 3; round += 1) {
        const before = performance.now();
        await ask(question);
        best = Math.min(best, performance.now() - before);
      }
      times.push(best);
    }
    times.sort((a, b) => a - b);
    const share = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))].toFixed(2).padStart(10);
    console.log(name.padEnd(20) + share(0.5) + share(0.99) + share(1));
  }
}

function memoryOf(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
