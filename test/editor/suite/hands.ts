/** What a user does with keyboard and mouse, where the editor is shown in a page of ours (stand-in/hands.mjs). */
import assert from 'node:assert/strict';

const address = process.env['EDITOR_TEST_HANDS'];

/** Whether there are any; a desktop VS Code has none. */
export const hasHands = address !== undefined;

async function ask(action: Readonly<Record<string, string>>): Promise<string> {
  assert.ok(address);
  const { ok, text } = await fetch(address, { method: 'POST', body: JSON.stringify(action) }).then(
    async (response) => ({ ok: response.ok, text: await response.text() }),
  );
  assert.ok(ok, text);
  return text;
}

export const type = (text: string): Promise<unknown> => ask({ do: 'type', text });
/** All at once, where the editor has its own ideas of what is typed. */
export const paste = (text: string): Promise<unknown> => ask({ do: 'paste', text });
export const press = (key: string): Promise<unknown> => ask({ do: 'press', key });
/** Waits for an element of the workbench with that text in it. */
export const see = (selector: string, text: string): Promise<unknown> => ask({ do: 'see', selector, text });
/** What is written on an element, as soon as it is there with that text in it. */
export const read = (selector: string, text: string): Promise<string> => ask({ do: 'read', selector, text });
export const click = (selector: string, text: string): Promise<unknown> => ask({ do: 'click', selector, text });
export const expand = (selector: string, text: string): Promise<unknown> => ask({ do: 'expand', selector, text });

/**
 * A test that needs hands; without them it is left out, and its name says why. The workbench may be drawn anew in the
 * moment of a key or click, which is lost then: as a person would, the test tries again.
 */
export function itByHand(what: string, test: () => Promise<void>): void {
  if (hasHands) it(what, test).retries(2);
  else it.skip(`${what} (skipped: nobody types in this editor)`);
}
