// Downloading the rules: what is asked before, and what is said where there is no network.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { transform } from 'esbuild';
import { callCommand, clearNotifications, notification } from './palette.mjs';

const rules = path.resolve(import.meta.dirname, '../unit/rules/madeUpRules.ts');
const page = '<!DOCTYPE html><a href="/files/MadeUpRules%2020310203.txt">TXT</a>';

async function madeUpRules() {
  const { code } = await transform(readFileSync(rules, 'utf8'), { loader: 'ts', format: 'esm' });
  const { madeUpRules: lines } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return lines.join('\r\n');
}

/** A page like the publisher's, on this machine, that can be off line. */
export class Publisher {
  /** What was asked for. */
  asked = [];
  #port = 0;
  #server;

  get address() {
    return `http://127.0.0.1:${this.#port}/rules`;
  }

  async goOnLine() {
    const text = await madeUpRules();
    this.#server = createServer(({ url }, response) => {
      this.asked.push(url);
      const isPage = url === '/rules';
      response.writeHead(200, { 'content-type': isPage ? 'text/html' : 'text/plain' }).end(isPage ? page : text);
    });
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = this.#server.address().port;
  }

  goOffLine() {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    return new Promise((resolve) => (server ? server.close(resolve) : resolve()));
  }
}

/**
 * @param {object} stage
 * @param {import('playwright-core').Page} stage.page a workbench in which the extension downloads from the publisher
 * @param {Publisher} stage.publisher on line
 * @param {(text: string) => void} stage.say
 */
export async function download({ page, publisher, say }) {
  const dialog = page.locator('.monaco-dialog-box', { hasText: 'Download the Comprehensive Rules?' });
  const ask = () => callCommand(page, 'Cardscript: Download Rules…');

  await ask();
  await dialog.filter({ hasText: `Cardscript reads ${publisher.address} and takes` }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await ask();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  // By the time that it answers a third time, it would have downloaded something for the first answer.
  await ask();
  await dialog.waitFor();
  assert.deepEqual(publisher.asked, []);
  await page.locator('[id="status.notifications"] .codicon-bell').waitFor();
  await publisher.goOffLine();
  say('no download where it is refused');

  await dialog.getByRole('button', { name: 'Download', exact: true }).click();
  const failed = await notification(page, 'could not be reached');
  const text = await failed.innerText();
  assert.ok(
    text.includes(`${new URL(publisher.address).host} could not be reached (it does not accept connections)`),
    text,
  );
  assert.match(text, /Try again when you are on line\..*download the TXT file in a browser and import it/);
  await failed.getByRole('button', { name: 'Import from file…' }).waitFor();
  await clearNotifications(page);
  say('what to do without a network');

  await publisher.goOnLine();
  await ask();
  await notification(page, 'The edition of 2031-02-03 is imported');
  assert.deepEqual(publisher.asked, ['/rules', '/files/MadeUpRules%2020310203.txt']);
  say('the rules, downloaded without asking again');
}
