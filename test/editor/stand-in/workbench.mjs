// Opens the workbench of a running VS Code server in a headless Chromium.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The Chromium of this machine, or undefined; where CHROMIUM_PATH is set, that one and no other. */
export function findBrowser() {
  return (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : usualPlaces).find((place) => existsSync(place));
}

/** Starts the browser; `home` keeps what it would otherwise write below the user's own folders. */
export async function launchBrowser(home) {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('there is no Chromium: run test/editor/install-browser.sh, or set CHROMIUM_PATH');
  return chromium.launch({
    executablePath,
    // Whoever called decides what happens on a signal: the driver would end the process at once.
    ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
    env: { ...process.env, HOME: home, XDG_CONFIG_HOME: `${home}/.config`, XDG_CACHE_HOME: `${home}/.cache` },
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
      // No page and no part of the browser itself reaches further than this machine.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}

/**
 * The address of a workbench window.
 * @param {string} origin of the server
 * @param {object} what absolute paths
 * @param {string} [what.folder] folder or .code-workspace file to open
 * @param {string} [what.file] file to open
 * @param {string[]} [what.extensions] folders of extensions under development
 * @param {string} [what.tests] module to run in the extension host, after which the window reports and closes
 */
export function workbenchAddress(origin, { folder, file, extensions = [], tests }) {
  const remote = (place) =>
    `vscode-remote://${new URL(origin).host}${place.split('/').map(encodeURIComponent).join('/')}`;
  const payload = extensions.map((place) => ['extensionDevelopmentPath', remote(place)]);
  if (tests) payload.push(['extensionTestsPath', remote(tests)]);
  if (file) payload.push(['openFile', remote(file)]);

  const address = new URL(origin);
  if (folder) address.searchParams.set(folder.endsWith('.code-workspace') ? 'workspace' : 'folder', folder);
  else address.searchParams.set('ew', 'true');
  if (payload.length > 0) address.searchParams.set('payload', JSON.stringify(payload));
  return address.href;
}
