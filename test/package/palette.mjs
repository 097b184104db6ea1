// What a user does with the command palette, and with the dialogs that commands open in its place.

/** An entry of the list that is shown, by a text in it. */
const entry = (page, text) => page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first();

const input = (page) => page.locator('.quick-input-widget input[type="text"]');

/**
 * Calls a command by its whole name. A workbench that has just been opened does not know all of them yet, and closes the
 * palette when it moves the focus: then it is opened again.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} name with its category: `Cardscript: New Card…`
 */
export async function callCommand(page, name) {
  const soon = { timeout: 2_000 };
  for (const deadline = Date.now() + 60_000; ;) {
    try {
      await page.keyboard.press('F1');
      await input(page).fill(`>${name}`, soon);
      // The one that Enter takes.
      await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: name }).waitFor(soon);
      return await input(page).press('Enter', soon);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await page.keyboard.press('Escape');
    }
  }
}

/** Puts a path into the dialog for files, which has come when it shows a folder. */
export async function chooseFile(page, file) {
  await entry(page, '..').waitFor();
  await input(page).fill(file);
  // Until it has looked the path up, it takes no answer.
  await entry(page, file.slice(file.lastIndexOf('/') + 1)).waitFor();
  await input(page).press('Enter');
}

/** Waits for a notification with such a text. */
export async function notification(page, text) {
  const toast = page.locator('.notification-toast', { hasText: text }).first();
  await toast.waitFor();
  return toast;
}

export async function clearNotifications(page) {
  await callCommand(page, 'Notifications: Clear All Notifications');
  await page.locator('.notification-toast').first().waitFor({ state: 'detached' });
}
