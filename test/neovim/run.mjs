// Plays the main story in a headless Neovim, with each of the two ways to start the server: `npm run test:neovim`.
// Exit code 0 only if all of it went well, or if there is no Neovim and none can be installed, which is shown.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const here = import.meta.dirname;
const root = path.resolve(here, '../..');
const limit = 120_000;
const nvim = process.env.NVIM_PATH ?? 'nvim';

const version = spawnSync(nvim, ['--version'], { encoding: 'utf8' }).stdout?.split('\n')[0];
if (!version) {
  const possible = spawnSync('bash', [path.join(here, 'install.sh'), '--check']).status === 0;
  const reason = `there is no Neovim${possible ? ': run test/neovim/install.sh' : ' and no way to install one'}`;
  const mustRun = process.env.CI && possible;
  console.log(mustRun ? `No Neovim to run in: ${reason}` : `SKIPPED: Neovim: ${reason}`);
  console.log(`0 passed, ${mustRun ? 1 : 0} failed`);
  process.exit(mustRun ? 1 : 0);
}

/** A line to print for a run, with `ok` in front if it went well. */
function play(name, command, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-neovim-'));
  const script = path.join(folder, 'cardsfolder/story_sample.txt');
  mkdirSync(path.dirname(script));
  copyFileSync(path.join(here, 'story.txt'), script);
  const { status, signal, stdout, stderr } = spawnSync(
    nvim,
    ['--headless', '-u', 'NONE', '-n', '-i', 'NONE', '-c', `luafile ${path.join(here, 'story.lua')}`],
    {
      encoding: 'utf8',
      input: '',
      timeout: limit,
      env: {
        ...process.env,
        // Nothing of the settings of whoever runs this, and nothing left behind.
        ...{
          HOME: folder,
          XDG_CONFIG_HOME: folder,
          XDG_DATA_HOME: folder,
          XDG_STATE_HOME: folder,
          XDG_CACHE_HOME: folder,
        },
        CARDSCRIPT_COMMAND: command.join('\n'),
        CARDSCRIPT_SCRIPT: script,
        ...env,
      },
    },
  );
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const ok = status === 0;
  console.log(`${ok ? 'ok' : 'FAILED'} ${name}${signal ? ` (ended by ${signal})` : ''}`);
  process.stdout.write(stdout);
  if (!ok) process.stdout.write(stderr);
  return ok;
}

spawnSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const dist = (name) => path.join(root, 'dist', name);
console.log(`Running in ${version}.`);
const runs = [
  play('node dist/server.js --stdio', [process.execPath, dist('server.js'), '--stdio']),
  play('cardscript server --stdio', [process.execPath, dist('cli.js'), 'server', '--stdio']),
];
const passed = runs.filter(Boolean).length;
console.log(`${passed} passed, ${runs.length - passed} failed`);
process.exitCode = passed === runs.length ? 0 : 1;
