// The icon of the extension: images/icon.svg as the PNG that VS Code wants. `npm run pictures` draws it anew.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const drawing = path.join(import.meta.dirname, '../../images/icon.svg');

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} pictures folder in which icon.png is written
 */
export async function drawIcon(browser, pictures) {
  const page = await browser.newPage({ viewport: { width: 256, height: 256 } });
  await page.setContent(`<body style="margin:0">${readFileSync(drawing, 'utf8')}</body>`);
  await page.screenshot({ path: path.join(pictures, 'icon.png'), omitBackground: true });
  await page.close();
}
