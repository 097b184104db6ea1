// Runs the suites in a real VS Code:
// `npm run test:editor -- [--in desktop|stand-in] [--scene NAME] [--grep TEXT] [--verbose]`.
// Scenes are those of scenes.mjs. Exit code 0 only if they ran to their end and nothing in them failed, or if all was
// skipped with the reason shown.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runTests } from '@vscode/test-electron';
import packageJson from '../../package.json' with { type: 'json' };
import { build, suiteOf } from './build.mjs';
import { choosePlace } from './places.mjs';
import { scenes } from './scenes.mjs';
import { versions } from './stand-in/install.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.vscode-test');
const limit = 10 * 60_000;

const { values: options } = parseArgs({
  options: {
    in: { type: 'string' },
    scene: { type: 'string' },
    grep: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
if (options.in && !['desktop', 'stand-in'].includes(options.in)) {
  console.error(`--in takes desktop or stand-in, not ${options.in}`);
  process.exit(2);
}
if (options.scene && !Object.hasOwn(scenes, options.scene)) {
  console.error(`--scene takes ${Object.keys(scenes).join(', ')}, not ${options.scene}`);
  process.exit(2);
}
const { EDITOR_TEST_VSCODE: version } = process.env;
if (version && !Object.hasOwn(versions, version)) {
  console.error(`EDITOR_TEST_VSCODE takes ${Object.keys(versions).join(', ')}, not ${version}`);
  process.exit(2);
}

/** Ends the editor as Ctrl+C would, and if that is not enough, as the second Ctrl+C would. */
function interrupt() {
  process.emit('SIGINT');
  setTimeout(() => process.emit('SIGINT'), 10_000).unref();
}

/** Runs the suite of a scene; the result is what it wrote about itself, or undefined if it did not get to its end. */
async function run(executable, scene, folder) {
  const results = path.join(folder, 'results.json');
  const workspace = path.join(folder, 'workspace');
  mkdirSync(workspace, { recursive: true });
  const open = scenes[scene].prepare(workspace);
  // The stand-in keeps to the limit itself and says so; this is for a desktop that hangs.
  const timer = setTimeout(() => {
    console.error(`no end after ${limit / 60_000} min`);
    interrupt();
  }, limit + 30_000);
  let error;
  try {
    await runTests({
      vscodeExecutablePath: executable,
      extensionDevelopmentPath: root,
      extensionTestsPath: suiteOf(scene),
      launchArgs: [
        ...(open ? [open] : []),
        '--disable-extensions',
        `--user-data-dir=${path.join(folder, 'user')}`,
        `--extensions-dir=${path.join(folder, 'extensions')}`,
      ],
      extensionTestsEnv: {
        EDITOR_TEST_SCENE: scene,
        EDITOR_TEST_HOST: scenes[scene].host,
        EDITOR_TEST_RESULTS: results,
        EDITOR_TEST_GREP: options.grep,
        EDITOR_TEST_CACHE: cache,
        EDITOR_TEST_TIMEOUT_MS: String(limit),
        EDITOR_TEST_VERBOSE: options.verbose ? '1' : undefined,
      },
    });
  } catch (caught) {
    error = caught;
  }
  clearTimeout(timer);
  const result = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : undefined;
  return { result, error };
}

await build({ grep: options.grep, production: options.scene === 'start' });
const place = await choosePlace(cache, options.in);
if (!place.executable) {
  const reasons = place.reasons.join('; ');
  const mustRun = process.env.CI && !place.beyondUs;
  console.log(mustRun ? `No VS Code to run in: ${reasons}` : `SKIPPED: no VS Code to run in: ${reasons}`);
  console.log(`0 passed, ${mustRun ? 1 : 0} failed`);
  process.exit(mustRun ? 1 : 0);
}
const oldest = packageJson.engines.vscode.replace('^', '');
const places = [place];
if (place.hasVersions) places.push(await choosePlace(cache, 'desktop', oldest));
else
  console.log(
    `SKIPPED: a desktop VS Code ${oldest}, the oldest supported: ${place.label} is of one version only. ` +
      'The scene "page" runs in 1.91.1; EDITOR_TEST_VSCODE=1.93.1 chooses the oldest that has a Node host.',
  );

process.on('SIGTERM', interrupt);
const total = { passed: 0, failed: 0 };
for (const { executable, label, hosts, reasons } of places) {
  if (!executable) {
    console.log(`VS Code ${oldest}, the oldest supported, cannot be had: ${reasons.join('; ')}`);
    total.failed += 1;
    continue;
  }
  console.log(`Running in ${label}.`);
  for (const scene of Object.keys(scenes)) {
    const { title, host, onRequest } = scenes[scene];
    if (options.scene ? options.scene !== scene : onRequest) continue;
    if (!hosts.includes(host)) {
      console.log(`SKIPPED: ${title}: ${label} has no such host; "--in stand-in" has one.`);
      continue;
    }
    console.log(`\n── ${title}`);
    const started = Date.now();
    const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-editor-'));
    const { result, error } = await run(executable, scene, folder);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(
      result ? `Ran in ${result.editor}, ${seconds} s.` : `The suite did not run to its end (${error?.message}).`,
    );
    total.passed += result?.passed ?? 0;
    // A run that ended badly has at least one failure, whatever the suite says of itself; with --grep, a scene may be empty.
    const empty = !options.grep && result?.passed === 0;
    total.failed += Math.max(result?.failed ?? 0, !result || error || empty ? 1 : 0);
  }
}
if (total.passed === 0 && total.failed === 0) total.failed = 1;
console.log(`\nIn all scenes: ${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
