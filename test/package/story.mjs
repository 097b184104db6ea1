// The main story on the screen: a squiggle, the rule on hover, a quick fix, saved.
import assert from 'node:assert/strict';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

/** The script that is opened, in the examples. */
export const script = 'cardsfolder/f/flicker_of_elsewhere.txt';

/**
 * @param {object} stage
 * @param {import('playwright-core').Page} stage.page a workbench in which the script is being opened
 * @param {string} stage.workspace the folder that is open
 * @param {(text: string) => void} stage.say
 * @param {(name: string) => Promise<unknown>} stage.picture keeps what is on the screen under a name
 */
export async function play({ page, workspace, say, picture }) {
  const file = path.join(workspace, script);
  assert.match(readFileSync(file, 'utf8'), /^K:Warp:U$/m);

  await page.locator('.tab', { hasText: path.basename(script) }).waitFor();
  const squiggles = page.locator('.monaco-editor .squiggly-error');
  await squiggles.first().waitFor({ state: 'attached' });
  assert.equal(await squiggles.count(), 1);
  // The line above the name moves every other line down when it comes.
  await page.locator('.codelens-decoration', { hasText: 'ways to cast' }).waitFor();
  // The side bar takes room that the pictures have not got.
  await page.keyboard.press('Control+b');
  await page.locator('.part.sidebar').waitFor({ state: 'hidden' });
  await picture('squiggle');
  say('a squiggle');

  const box = await squiggles.first().boundingBox();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  const hover = page.locator('.monaco-hover:visible').filter({ hasText: '702.185a' });
  await hover.filter({ hasText: 'Teletransportar representa' }).waitFor();
  const text = await hover.first().innerText();
  assert.match(text, /An instant or sorcery never becomes a permanent/);
  assert.match(text, /Gatewatch/);
  await picture('hover');
  say('the rule, quoted on hover');

  await page.keyboard.press('Escape');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.press('Control+.');
  const menu = page.locator('.action-widget');
  await menu.getByText('Change to "K:Flashback:U"').waitFor();
  await menu.getByText('Remove Warp').waitFor();
  await picture('quick-fix');
  // A click would be caught by what VS Code lays over the page while a menu is open.
  await page.keyboard.press('Enter');
  await page.locator('.view-line', { hasText: 'K:Flashback:U' }).waitFor();
  await squiggles.first().waitFor({ state: 'detached' });
  say('a quick fix, and the squiggle is gone');

  await page.keyboard.press('Control+s');
  await onDisk(file, /^K:Flashback:U$/m);
  say('saved');
}

/** Waits until a file has such a text. */
function onDisk(file, pattern) {
  return new Promise((resolve, reject) => {
    const isThere = () => pattern.test(readFileSync(file, 'utf8'));
    const end = (settle) => {
      clearTimeout(timer);
      unwatchFile(file);
      settle();
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${file} was not saved`))), 30_000);
    watchFile(file, { interval: 100 }, () => isThere() && end(resolve));
    if (isThere()) end(resolve);
  });
}
