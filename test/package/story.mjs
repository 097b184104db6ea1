// The main story on the screen: a squiggle, the rule on hover, a quick fix, saved; then the ways to cast a card, and the
// rule as a document.
import assert from 'node:assert/strict';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';

/** The script that is opened, in the examples. */
export const script = 'cardsfolder/f/flicker_of_elsewhere.txt';

/** Another one, right as it is. */
const other = 'cardsfolder/l/lanternwing_courier.txt';

/**
 * @param {object} stage
 * @param {import('playwright-core').Page} stage.page a workbench in which the script is being opened
 * @param {string} stage.workspace the folder that is open
 * @param {(text: string) => void} stage.say
 * @param {(name: string, height?: number) => Promise<unknown>} stage.picture keeps what is on the screen under a name,
 *   all of it or so many pixels from the top
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
  await picture('squiggle', 300);
  say('a squiggle');

  const box = await squiggles.first().boundingBox();
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  const hover = page.locator('.monaco-hover:visible').filter({ hasText: '702.185a' });
  await hover.filter({ hasText: 'Teletransportar representa' }).waitFor();
  const text = await hover.first().innerText();
  assert.match(text, /An instant or sorcery never becomes a permanent/);
  assert.match(text, /Gatewatch/);
  await picture('hover', 450);
  say('the rule, quoted on hover');

  await page.keyboard.press('Escape');
  await page.mouse.click(at.x, at.y);
  await page.keyboard.press('Control+.');
  const menu = page.locator('.action-widget');
  await menu.getByText('Change to "K:Flashback:U"').waitFor();
  await menu.getByText('Remove Warp').waitFor();
  await picture('quick-fix', 400);
  // A click would be caught by what VS Code lays over the page while a menu is open.
  await page.keyboard.press('Enter');
  await page.locator('.view-line', { hasText: 'K:Flashback:U' }).waitFor();
  await squiggles.first().waitFor({ state: 'detached' });
  say('a quick fix, and the squiggle is gone');

  await page.keyboard.press('Control+s');
  await onDisk(file, /^K:Flashback:U$/m);
  say('saved');

  await page.keyboard.press('Control+p');
  await page.keyboard.type(path.basename(other));
  await page.locator('.quick-input-list .monaco-list-row', { hasText: path.basename(other) }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.tab.active', { hasText: path.basename(other) }).waitFor();
  await page.locator('.codelens-decoration', { hasText: '3 ways to cast' }).waitFor();
  await page
    .locator('.view-line span', { hasText: /^Lanternwing.Courier$/ })
    .first()
    .hover();
  const ways = page.locator('.monaco-hover:visible').filter({ hasText: 'ways to cast' });
  await ways.getByRole('table').waitFor();
  assert.match((await ways.first().innerText()).replaceAll('\u2060', ''), /Warp\s+hand\s+\{1\}\{U\}/);
  await picture('ways-to-cast', 400);
  say('the ways to cast a card');

  await page.keyboard.press('Escape');
  await page
    .locator('.view-line span', { hasText: /^Warp$/ })
    .first()
    .hover();
  await hover.locator('a', { hasText: '702.185' }).first().click();
  await page.locator('.view-line', { hasText: 'Teletransportar representa' }).waitFor();
  await page.mouse.move(0, 0);
  await picture('rule', 310);
  say('the rule as a document');
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
