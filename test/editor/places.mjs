// Which VS Code the suite runs in: a desktop one where it can be had and shown, else the stand-in.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { downloadAndUnzipVSCode } from '@vscode/test-electron';
import { installServer } from './stand-in/install.mjs';
import { findBrowser } from './stand-in/workbench.mjs';

const releases = 'https://update.code.visualstudio.com/api/releases/stable';
const probeLimit = 4_000;
const downloadLimit = 10 * 60_000;
const here = import.meta.dirname;

/** Why there can be no desktop VS Code here, or undefined. */
async function noDesktop() {
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return 'there is no display (xvfb-run gives one)';
  }
  try {
    await fetch(releases, { method: 'HEAD', signal: AbortSignal.timeout(probeLimit) });
    return undefined;
  } catch (error) {
    return `the download is out of reach (${error.cause?.code ?? error.name})`;
  }
}

async function desktop(cache, version) {
  const given = process.env.VSCODE_EXECUTABLE;
  if (given) {
    if (!existsSync(given)) throw new Error(`VSCODE_EXECUTABLE names ${given}, which is not there`);
    return { executable: given, hosts: ['node'], label: `the desktop VS Code at ${given}` };
  }
  const reason = await noDesktop();
  if (reason) throw new Error(reason);
  let timer;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the download took longer than ${downloadLimit / 60_000} min`)),
      downloadLimit,
    );
  });
  const executable = await Promise.race([downloadAndUnzipVSCode({ version, cachePath: cache, timeout: 30_000 }), late]);
  clearTimeout(timer);
  const label = `a downloaded desktop VS Code (${path.relative(cache, executable)})`;
  return { executable, hosts: ['node'], label, hasVersions: true };
}

function standIn(cache) {
  const browser = findBrowser();
  if (!browser) {
    const possible = spawnSync('bash', [path.join(here, 'install-browser.sh'), '--check']).status === 0;
    const error = new Error(
      `there is no Chromium${possible ? ': run test/editor/install-browser.sh' : ' and no way to install one'}`,
    );
    throw Object.assign(error, { beyondUs: !possible });
  }
  const { version, installed } = installServer(cache);
  const label = `the server of VS Code ${version}${installed ? ', just installed' : ''}, with its workbench in ${browser}`;
  return { executable: path.join(here, 'stand-in/code.mjs'), hosts: ['node', 'web', 'page'], label };
}

/**
 * @param {string} cache folder that keeps what was downloaded
 * @param {'desktop' | 'stand-in' | undefined} wanted only this kind
 * @param {string} [version] of a desktop VS Code that has to be downloaded
 * @returns {Promise<{ executable: string, hosts: ('node' | 'web' | 'page')[], label: string, hasVersions?: true } | { reasons: string[], beyondUs: boolean }>} where to run;
 *   or why nowhere, and whether that is beyond what a set-up step of a build could mend
 */
export async function choosePlace(cache, wanted, version = 'stable') {
  const reasons = [];
  let beyondUs = false;
  for (const [kind, find] of Object.entries({ desktop, 'stand-in': standIn })) {
    if (wanted && wanted !== kind) continue;
    try {
      return await find(cache, version);
    } catch (error) {
      reasons.push(`${kind}: ${error.message}`);
      beyondUs = kind === 'stand-in' && (error.beyondUs ?? process.platform !== 'linux');
    }
  }
  return { reasons, beyondUs };
}
