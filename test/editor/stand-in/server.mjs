// Starts and stops VS Code's own server on a free port of the loopback interface.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const startLimit = 60_000;
const stopLimit = 3_000;

/** A quiet workbench that asks nothing and shows nothing of its own accord. */
const quiet = {
  'security.workspace.trust.enabled': false,
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'telemetry.telemetryLevel': 'off',
  'extensions.ignoreRecommendations': true,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'update.mode': 'none',
  'chat.commandCenter.enabled': false,
  'git.enabled': false,
};

/** The environment without what would lead into an editor or a configuration of the person who runs the tests. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VSCODE|ELECTRON|XDG)_/.test(name)));
}

/** The arguments that keep everything the server writes inside `data`. */
function folders(data) {
  return [
    '--server-data-dir',
    data,
    '--user-data-dir',
    path.join(data, 'user-data'),
    '--extensions-dir',
    path.join(data, 'extensions'),
  ];
}

/**
 * @param {object} options
 * @param {string} options.home where VS Code's server is installed
 * @param {string} options.node the program that runs it
 * @param {string} options.data an empty folder for everything it writes, its HOME and temporary files included
 * @param {Record<string, string>} [options.env] passed on to the extension host
 * @param {Record<string, unknown>} [options.settings] of the user
 * @param {boolean} [options.dialogs] whether modal dialogs are shown; then no suite runs in it
 * @param {(text: string) => void} [options.log] takes what the server prints
 * @param {(how: string) => void} [options.onExit] called when the server ends without having been asked to
 */
export async function startServer({
  home,
  node,
  data,
  env = {},
  settings = {},
  dialogs = false,
  log = () => {},
  onExit = () => {},
}) {
  const own = Object.fromEntries(
    ['home', 'tmp', 'user-data/User', 'extensions'].map((name) => [name, path.join(data, name)]),
  );
  for (const folder of Object.values(own)) mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(own['user-data/User'], 'settings.json'), JSON.stringify({ ...quiet, ...settings }));

  const child = spawn(
    node,
    [
      ...[path.join(import.meta.dirname, 'launch.mjs'), path.join(home, 'out/server-main.js')],
      ...['--without-connection-token', '--accept-server-license-terms'],
      ...['--telemetry-level', 'off', ...folders(data)],
      // Newer versions read extensionTestsPath from the address only with this, and all refuse dialogs with it.
      ...(dialogs ? [] : ['--enable-smoke-test-driver']),
    ],
    {
      // An empty gallery: no look-up of extensions anywhere.
      env: { ...cleanEnvironment(), EXTENSIONS_GALLERY: '{}', HOME: own['home'], TMPDIR: own['tmp'], ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    },
  );

  let stopping = false;
  let printed = '';
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(String(code ?? signal))));
  const port = await new Promise((resolve, reject) => {
    const fail = (why) => reject(new Error(`the VS Code server ${why}\n${printed}`));
    const timer = setTimeout(() => fail(`did not listen within ${startLimit / 1000} s`), startLimit);
    const read = (chunk) => {
      log(String(chunk));
      if (printed.length < 10_000) printed += chunk;
      const listening = /Listening on (\d+)/.exec(printed);
      if (listening) {
        clearTimeout(timer);
        resolve(Number(listening[1]));
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    void exited.then((how) => {
      fail(`ended (${how}) before it listened`);
      if (!stopping) onExit(how);
    });
  }).catch((error) => {
    kill('SIGKILL');
    throw error;
  });

  function kill(signal) {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group is gone already.
    }
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Ends the server, its extension hosts and their language servers. */
    async stop() {
      stopping = true;
      kill('SIGTERM');
      const timer = setTimeout(() => kill('SIGKILL'), stopLimit);
      await exited;
      clearTimeout(timer);
      kill('SIGKILL');
    },
  };
}
