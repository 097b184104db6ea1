/** What holds for every folder: it is checked, repaired and opened in time, and nothing but scripts is changed. */
import { spawnSync } from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { textOf, type Entry } from '../case.ts';
import type { Faults } from '../faults.ts';
import { runCli } from '../processes.ts';
import { expectOfServer } from './protocol.ts';
import type { Step } from './protocolSteps.ts';
import { expectEnded } from './streams.ts';

export async function expectOfFolder(root: string, entries: readonly Entry[], faults: Faults): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'cardscript-fuzz-'));
  // So deep that links which lead up two folders do not leave what is taken away afterwards.
  const folder = join(temporary, 'a/b');
  try {
    mkdirSync(join(folder, 'inside/cardsfolder'), { recursive: true });
    const made = entries.filter((entry) => make(folder, entry));
    const scripts = new Set(made.filter(({ script }) => script).map(({ path }) => path));
    const before = contents(folder, scripts);
    for (const args of [
      ['check', 'inside'],
      ['check', '--format', 'github', 'inside'],
      ['check', '--fix', 'inside'],
    ]) {
      const start = performance.now();
      const ended = await runCli(root, args, folder, '');
      faults.took(`cardscript ${args.slice(0, 2).join(' ')}`, performance.now() - start);
      expectEnded(`cardscript ${args.slice(0, -1).join(' ')}`, ended, faults);
      if (ended.ending !== 'exit') return;
    }
    const after = contents(folder, scripts);
    for (const [path, content] of before)
      if (after.get(path) !== content) faults.add('nothing but scripts in the folder is changed', path);
    for (const path of after.keys()) if (!before.has(path)) faults.add('nothing is left behind', path);
    await expectOfServer(root, join(folder, 'inside'), visit(made), faults);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** What an editor does that has the folder open, and sees its files change. */
function visit(entries: readonly Entry[]): Step[] {
  const changes = entries
    .filter(({ path }) => path.startsWith('inside/'))
    .map(({ path }) => ({ uri: `ROOT/${path.slice(7).split('/').map(encodeURIComponent).join('/')}`, type: 2 }));
  const uri = 'ROOT/cardsfolder/open_sample.txt';
  const text =
    'Name:Open Sample\nManaCost:1\nTypes:Instant\nA:SP$ Token | TokenScript$ zero | SpellDescription$ x\nOracle:x\n';
  const hover: Step = {
    do: 'request',
    method: 'textDocument/hover',
    params: { textDocument: { uri }, position: { line: 3, character: 8 } },
  };
  return [
    { do: 'request', method: 'initialize', params: { processId: null, rootUri: 'ROOT', capabilities: {} } },
    { do: 'notify', method: 'initialized', params: {} },
    {
      do: 'notify',
      method: 'textDocument/didOpen',
      params: { textDocument: { uri, languageId: 'cardscript', version: 1, text } },
    },
    hover,
    { do: 'wait' },
    { do: 'notify', method: 'workspace/didChangeWatchedFiles', params: { changes } },
    { do: 'request', method: 'textDocument/documentLink', params: { textDocument: { uri } } },
    { do: 'request', method: 'workspace/symbol', params: { query: 'a' } },
    hover,
    { do: 'wait' },
  ];
}

let told = false;

/** @returns whether it could be made: names and kinds of files differ between systems */
function make(folder: string, { path, text, bytes, link, pipe, hard }: Entry): boolean {
  const file = join(folder, path);
  if (process.platform === 'win32' && (link !== undefined || pipe || hard !== undefined)) {
    if (!told) console.warn('LINKS AND PIPES ARE PASSED OVER: this system has none for everybody.');
    told = true;
    return false;
  }
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (pipe) return spawnSync('mkfifo', [file]).status === 0;
    if (link !== undefined) symlinkSync(link, file);
    else if (hard !== undefined) linkSync(join(folder, hard), file);
    else writeFileSync(file, bytes === undefined ? textOf(text ?? '') : Buffer.from(bytes, 'base64'));
    return true;
  } catch {
    return false;
  }
}

/** What every file holds, but for scripts, and where every link leads. */
function contents(folder: string, scripts: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (path: string): void => {
    for (const name of readdirSync(join(folder, path)).sort()) {
      const one = path === '' ? name : `${path}/${name}`;
      const file = join(folder, one);
      const stats = lstatSync(file);
      if (stats.isDirectory()) visit(one);
      else if (stats.isSymbolicLink()) found.set(one, `→ ${readlinkSync(file)}`);
      else if (stats.isFile()) found.set(one, scripts.has(one) ? 'a script' : readFileSync(file, 'base64'));
      else found.set(one, 'something else');
    }
  };
  visit('');
  return found;
}
