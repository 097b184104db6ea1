// Holds what `cardscript check --format sarif` writes against the JSON Schema of SARIF 2.1.0 as its authors publish it:
// `npm run test:sarif`. The schema comes from a package of theirs, and stays in .vscode-test/ with what else is
// downloaded. Exit code 0 only if all is valid, or if there is no way to the schema, which is shown.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv } from 'ajv';

const root = path.resolve(import.meta.dirname, '../..');
const source = '@microsoft/jest-sarif@1.0.0-beta.0';
const inside = 'package/lib/schemas/sarif-2.1.0-rtm.5.json';
const kept = path.join(root, '.vscode-test', path.basename(inside));

function download() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-sarif-'));
  try {
    const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], timeout: 60_000 };
    const archive = execFileSync('npm', ['pack', '--silent', '--no-engine-strict', source], options).trim();
    execFileSync('tar', ['xzf', archive, inside], options);
    mkdirSync(path.dirname(kept), { recursive: true });
    renameSync(path.join(folder, inside), kept);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

try {
  if (!existsSync(kept)) download();
} catch (error) {
  const mustRun = Boolean(process.env.CI);
  console.log(`${mustRun ? '' : 'SKIPPED: '}the schema of SARIF cannot be had: ${error.message}`);
  console.log(`0 passed, ${mustRun ? 1 : 0} failed`);
  process.exit(mustRun ? 1 : 0);
}

// The schema is of draft 4, of whose peculiarities it uses none but these two.
const { $schema: _draft, id: _id, ...schema } = JSON.parse(readFileSync(kept, 'utf8'));
const address = { type: 'string', validate: (text) => URL.canParse(text) };
const reference = {
  type: 'string',
  validate: (text) => URL.canParse(text, 'file:///') && !/[\s<>"{}|\\^`]/.test(text),
};
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  // One of its patterns is none under the stricter reading.
  unicodeRegExp: false,
  formats: { uri: address, 'uri-reference': reference, 'date-time': true },
});
const validate = ajv.compile(schema);

const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-sarif-'));
let failed = 0;
let passed = 0;

/** @param {string} name @param {unknown} log @param {boolean} expected whether it is to be valid */
function judge(name, log, expected = true) {
  const ok = validate(log) === expected;
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok' : 'FAILED'} ${name}: ${log.runs[0].results.length} results`);
  if (!ok)
    for (const { instancePath, message } of (validate.errors ?? []).slice(0, 20))
      console.log(`  ${instancePath} ${message}`);
}

function report(cwd, ...paths) {
  const cli = path.join(root, 'dist/cli.js');
  const { stdout } = spawnSync(process.execPath, [cli, 'check', '--format', 'sarif', ...paths], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
try {
  const wrong = report(root, 'examples', 'test/checks');
  judge('the scripts of all checks', wrong);
  symlinkSync('gone.txt', path.join(folder, 'linked <%é>.txt'));
  judge('a file that cannot be read', report(folder, '.'));
  const [{ level: _level, ...result }] = wrong.runs[0].results;
  wrong.runs[0].results[0] = { ...result, level: 'bad' };
  judge('a report spoilt on purpose, which is refused', wrong, false);
} finally {
  rmSync(folder, { recursive: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
