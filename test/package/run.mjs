// Packs the extension, installs the package into the stand-in for VS Code, plays the main story and downloads rules, all
// as a user would: `npm run test:package [-- --vsix FILE]`. `npm run pictures` is the same with `--pictures images`: it
// writes what is on the screen there. Exit code 0 only if all went well, or if there is no way to a browser, which is
// shown.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { choosePlace } from '../editor/places.mjs';
import { installServer } from '../editor/stand-in/install.mjs';
import { startServer } from '../editor/stand-in/server.mjs';
import { launchBrowser, workbenchAddress } from '../editor/stand-in/workbench.mjs';
import { download, Publisher } from './download.mjs';
import { drawIcon } from './icon.mjs';
import { installFromFile } from './install.mjs';
import { play, script } from './story.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.vscode-test');
const size = { width: 1000, height: 520 };

const { values: options } = parseArgs({ options: { vsix: { type: 'string' }, pictures: { type: 'string' } } });

function run(command, ...args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

/** Packs as `npm run package` does; the sources' own build in dist is the production one afterwards. */
function pack(folder) {
  const file = path.join(folder, 'cardscript.vsix');
  run('npm', 'run', 'package', '--', '--out', file);
  return file;
}

function optimise(pictures) {
  const files = readdirSync(pictures).filter((name) => name.endsWith('.png'));
  const { error } = spawnSync('pngquant', ['--version']);
  if (error) {
    console.log('There is no pngquant on this machine: the pictures are as large as the browser made them.');
    return;
  }
  for (const name of files)
    run('pngquant', '--force', '--strip', '--nofs', '--ext', '.png', '32', path.join(pictures, name));
}

const place = await choosePlace(cache, 'stand-in');
if (!place.executable) {
  const reasons = place.reasons.join('; ');
  const mustRun = process.env.CI && !place.beyondUs;
  console.log(mustRun ? `Nowhere to install the package: ${reasons}` : `SKIPPED: the installed package: ${reasons}`);
  console.log(`0 passed, ${mustRun ? 1 : 0} failed`);
  process.exit(mustRun ? 1 : 0);
}

const data = mkdtempSync(path.join(tmpdir(), 'cardscript-package-'));
const started = Date.now();
const say = (text) => console.log(`  ${text} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
const publisher = new Publisher();
let server;
let browser;
let page;
let passed = 0;
let failed = 0;
try {
  const vsix = options.vsix ? path.resolve(options.vsix) : pack(data);
  say(`a package of ${Math.ceil(statSync(vsix).size / 1024)} KB`);

  const { home, node } = installServer(cache);
  const workspace = path.join(data, 'cards');
  cpSync(path.join(root, 'examples'), workspace, { recursive: true });
  await publisher.goOnLine();
  const settings = { 'cardscript.rules.address': publisher.address };
  server = await startServer({ home, node, data, settings, dialogs: true });
  browser = await launchBrowser(path.join(data, 'home'));
  page = await browser.newPage({ viewport: size });
  page.setDefaultTimeout(120_000);
  await page.goto(workbenchAddress(server.origin, { folder: workspace, file: path.join(workspace, script) }), {
    waitUntil: 'commit',
  });
  await installFromFile(page, vsix);
  say('installed');

  const pictures = options.pictures && path.resolve(options.pictures);
  if (pictures) mkdirSync(pictures, { recursive: true });
  await play({
    page,
    workspace,
    say,
    picture: async (name, height = size.height) => {
      // What fades in is there at once.
      const screen = { animations: 'disabled', clip: { x: 0, y: 0, ...size, height } };
      if (pictures) await page.screenshot({ path: path.join(pictures, `${name}.png`), ...screen });
    },
  });
  await download({ page, publisher, say });
  if (pictures) {
    await drawIcon(browser, pictures);
    optimise(pictures);
  }
  passed = 1;
} catch (error) {
  failed = 1;
  console.error(error);
  const shot = path.join(root, 'out/package-failed.png');
  mkdirSync(path.dirname(shot), { recursive: true });
  await page
    ?.screenshot({ path: shot })
    .then(() => console.error(`The screen at that moment: ${path.relative(root, shot)}`))
    .catch(() => {});
} finally {
  await browser?.close().catch(() => {});
  await server?.stop();
  await publisher.goOffLine();
  rmSync(data, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed);
