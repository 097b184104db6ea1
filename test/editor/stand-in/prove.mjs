// Proves the stand-in itself, with suites of a few lines on an extension that does nothing: that it is green only
// for a suite that ran to its end, and that nothing stays behind. `node test/editor/stand-in/prove.mjs`, ca. 2 min.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
const manifest = { name: 'proof', publisher: 'proof', version: '0.0.1', engines: { vscode: '^1.91.0' } };
const temporary = path.join(folder, 'a tmp');
const workspace = path.join(folder, 'a folder#1');
for (const place of [temporary, workspace]) mkdirSync(place);
writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
writeFileSync(path.join(workspace, 'a.txt'), 'one\n');

const green = `
  const vscode = require('vscode');
  const [file] = await vscode.workspace.findFiles('**/*.txt');
  const document = await vscode.workspace.openTextDocument(file);
  if (document.getText() !== 'one\\n' || !vscode.extensions.getExtension('proof.proof')) throw new Error('not the real thing');
  console.log('home', require('node:os').homedir());`;

const cases = [
  { name: 'green', body: green, code: 0, prints: /^home .*stand-in-/m },
  { name: 'a failure', body: `throw new Error('it is wrong')`, code: 1, prints: /it is wrong/ },
  { name: 'a syntax error', body: `const const`, code: 1, prints: /SyntaxError/ },
  { name: 'process.exit(7)', body: `process.exit(7)`, code: 7, prints: /ended before the suite did/ },
  { name: 'process.exit(0)', body: `process.exit(0)`, code: 4, prints: /ended before the suite did/ },
  {
    name: 'the host is killed',
    body: `process.kill(process.pid, 'SIGKILL')`,
    code: 4,
    prints: /ended before the suite did/,
  },
  {
    name: 'no end',
    body: `await new Promise(() => {})`,
    code: 124,
    prints: /no end after 20 s/,
    env: { EDITOR_TEST_TIMEOUT_MS: '20000' },
  },
  { name: 'no browser', body: green, code: 3, prints: /there is no Chromium/, env: { CHROMIUM_PATH: '/nonexistent' } },
];

/** Command lines of the processes that carry this proof's folder in their environment, so of all that it started. */
function left() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .flatMap((name) => {
      try {
        const environment = readFileSync(`/proc/${name}/environ`, 'utf8');
        return environment.includes(temporary)
          ? [readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')]
          : [];
      } catch {
        return [];
      }
    });
}

let failed = 0;
try {
  for (const [index, { name, body, code, prints, env }] of cases.entries()) {
    const suite = path.join(folder, `suite${index}.cjs`);
    writeFileSync(suite, `exports.run = async () => {${body}\n};\n`);
    const started = Date.now();
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        path.join(import.meta.dirname, 'code.mjs'),
        workspace,
        '--no-sandbox',
        `--extensionTestsPath=${suite}`,
        `--extensionDevelopmentPath=${folder}`,
      ],
      { encoding: 'utf8', env: { ...process.env, TMPDIR: temporary, ...env } },
    );
    const wrong = [];
    if (status !== code) wrong.push(`exit code ${status}, not ${code}`);
    if (!prints.test(stdout + stderr)) wrong.push(`does not print ${prints}`);
    if (readdirSync(temporary).length > 0) wrong.push(`leaves ${readdirSync(temporary).join(', ')}`);
    if (left().length > 0) wrong.push(`leaves running: ${left().join('; ')}`);
    if (wrong.length > 0) failed += 1;
    console.log(`${wrong.length > 0 ? 'FAILED' : 'ok'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    for (const line of wrong) console.log(`  ${line}`);
    if (wrong.length > 0) console.log(stdout + stderr);
  }
} finally {
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
