// Lets a suite do in the page what no call of the extension API does: type, press keys, click, and see what is shown.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** How long something may take to appear, in milliseconds; what has not come by then is an error. */
const patience = 15_000;

const actions = {
  type: (page, { text }) => page.keyboard.type(text),
  paste: (page, { text }) => page.keyboard.insertText(text),
  press: (page, { key }) => page.keyboard.press(key),
  /** Waits for an element of that kind with that text in it. */
  see: (page, what) => find(page, what, (element) => element.waitFor({ timeout: patience })),
  /** What is written on it, as soon as it is there. */
  read: (page, what) => find(page, what, (element) => element.innerText({ timeout: patience })),
  click: (page, what) => find(page, what, (element) => element.click({ timeout: patience })),
  /** Opens an element of a tree. */
  expand: (page, what) =>
    find(page, what, (element) => element.locator('.monaco-tl-twistie').click({ timeout: patience })),
};

async function find(page, { selector, text }, then) {
  try {
    return await then(page.locator(selector, { hasText: text }).first());
  } catch (error) {
    const there = await page.locator(selector).allInnerTexts();
    throw new Error(`${text} cannot be found (${error.message.split('\n', 1)}); there is ${JSON.stringify(there)}`);
  }
}

/**
 * @param {() => import('playwright-core').Page | undefined} page the one there is by the time something is asked for
 * @returns the address at which `{ do, … }` is taken, and what ends it
 */
export async function lendHands(page) {
  const server = createServer(async (request, response) => {
    try {
      const { do: action, ...what } = await json(request);
      response.end(await actions[action](page(), what));
    } catch (error) {
      if (process.env.EDITOR_TEST_PICTURES)
        await page().screenshot({ path: `${process.env.EDITOR_TEST_PICTURES}/${Date.now()}.png` });
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
