// Puts a VS Code server with its web workbench into the cache folder, from the npm registry alone: nothing is
// compiled, nothing comes from another host. The `code-server` package carries both in lib/vscode.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** code-server 4.100.3 carries VS Code 1.100.3 and is the newest that runs on Node 20. */
const codeServer = '4.100.3';

/** The first ripgrep package with the Linux program inside; the one VS Code's lock file names fetches it from GitHub. */
const ripgrep = '1.18.0';

const shims = path.join(import.meta.dirname, 'shims');

function run(command, args, cwd) {
  try {
    execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], timeout: 10 * 60_000 });
  } catch (error) {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`.trim() || error.message;
    throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
  }
}

function unpack(archive, into, ...what) {
  mkdirSync(into, { recursive: true });
  run('tar', ['xzf', archive, '--exclude=*.map', ...what], into);
}

/** Builds the server in `folder`, which is not yet where anybody looks for it. */
function build(folder) {
  const platform = `${process.platform}-${process.arch}`;
  const packages = path.join(folder, 'packages');
  mkdirSync(packages);
  // --no-engine-strict: npm hands the settings of the project that calls us on to these calls.
  run(
    'npm',
    ['pack', '--silent', '--no-engine-strict', `code-server@${codeServer}`, `@vscode/ripgrep-${platform}@${ripgrep}`],
    packages,
  );
  const archive = (start) =>
    path.join(
      packages,
      readdirSync(packages).find((name) => name.startsWith(start)),
    );

  unpack(archive('code-server-'), folder, '--strip-components=3', 'package/lib/vscode');
  // Exactly the lock file. The install scripts would compile add-ons and ask GitHub; none of them is needed here.
  // npm 11 finds the lock file incomplete unless peers are left alone.
  run(
    'npm',
    ['ci', '--omit=dev', '--ignore-scripts', '--legacy-peer-deps', '--no-engine-strict', '--no-audit', '--no-fund'],
    folder,
  );

  const modules = path.join(folder, 'node_modules');
  unpack(
    archive('vscode-ripgrep-'),
    path.join(modules, '@vscode/ripgrep/bin'),
    '--strip-components=2',
    'package/bin/rg',
  );
  cpSync(path.join(shims, 'spdlog.cjs'), path.join(modules, '@vscode/spdlog/index.js'));
  cpSync(path.join(shims, 'native-watchdog.cjs'), path.join(modules, 'native-watchdog/index.js'));
  // Built-in extensions look for their modules under the name that they have in a desktop VS Code.
  symlinkSync('node_modules', path.join(folder, 'node_modules.asar'));
  rmSync(packages, { recursive: true });
}

/**
 * Where the server is, installed first if need be.
 * @param {string} cache folder that keeps it between runs
 * @returns {{ home: string, version: string, installed: boolean }} `home` is the folder of VS Code's server,
 *   `version` that of VS Code, `installed` whether this call had to install it
 */
export function installServer(cache) {
  if (process.platform !== 'linux') throw new Error(`the stand-in runs on Linux only, not on ${process.platform}`);
  const home = path.resolve(cache, `code-server-${codeServer}`);
  const installed = !existsSync(home);
  if (installed) {
    mkdirSync(cache, { recursive: true });
    const folder = mkdtempSync(path.join(path.dirname(home), 'installing-'));
    try {
      build(folder);
      // The finished folder appears at once under its name, so a broken-off install never passes for a whole one.
      renameSync(folder, home);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      // Another run may have been quicker.
      if (!existsSync(home)) throw error;
    }
  }
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return { home, version, installed };
}
