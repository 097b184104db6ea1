// Importing rules by the dialogs of the editor.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { madeUpRules } from '../../../unit/rules/madeUpRules.ts';
import { open } from '../documents.ts';
import { click, itByHand, paste, press, see } from '../hands.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-import-'));
const dialog = '.quick-input-widget';
const toast = '.notifications-toasts .notification-toast';

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const editionOf = (date: string): string => madeUpRules.join('\r\n').replace('February 3, 2031', date);

/** Calls a command that opens a dialog, and waits until that has found out where it begins. */
async function ask(command: string, title: string): Promise<{ readonly done: Thenable<unknown> }> {
  const done = vscode.commands.executeCommand(command);
  await see(dialog, title);
  await see(`${dialog} .monaco-list-row`, '..');
  return { done };
}

/** Puts a path into the dialog, and waits until the editor has looked it up. */
async function answer(location: string): Promise<void> {
  await press('Control+a');
  await paste(location);
  await see(`${dialog} .monaco-list-row`, path.basename(location));
  await press('Enter');
}

/** The bell has a dot where there is one. */
const seeNoNotification = () => see('[id="status.notifications"] .codicon-bell', '');

describe('importing rules', () => {
  before(() => open('cardsfolder/r/right_warp.txt'));
  afterEach(() => vscode.commands.executeCommand('notifications.clearAll'));
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });

  describe('from a file', () => {
    const askForFile = () => ask('cardscript.importRules', 'Import rules: the TXT file');

    itByHand('shows that it is at work, and says what is imported', async () => {
      const { done } = await askForFile();
      const working = see(toast, 'Importing the rules');
      await answer(write('edition.txt', editionOf('February 3, 2031')));
      await working;
      await done;
      await see(toast, 'The edition of 2031-02-03 is imported: 540 rules, 4 terms.');
    });

    itByHand('says of a file that is no edition what it is, and lets another one be chosen', async () => {
      const { done } = await askForFile();
      await answer(write('diary.txt', 'Dear diary,'));
      await done;
      await see(toast, 'diary.txt: There are no numbered rules in this file');
      await click(`${toast} .monaco-button`, 'Import from file');
      await see(dialog, 'Import rules: the TXT file');
      await press('Escape');
    });

    itByHand('does nothing when the dialog is left', async () => {
      const { done } = await askForFile();
      await press('Escape');
      await done;
      await seeNoNotification();
    });
  });

  describe('from a folder', () => {
    const askForFolder = () => ask('cardscript.importRulesFolder', 'Import rules: a folder');

    itByHand('takes every edition in it, and says once what came of all', async () => {
      for (const day of [7, 8, 9]) write(`many/${day}.txt`, editionOf(`May ${day}, 2032`));
      write('many/diary.txt', 'Dear diary,');
      write('many/notes.md', 'No text file.');
      const { done } = await askForFolder();
      await answer(path.join(folder, 'many'));
      await done;
      await see(toast, 'Editions imported: 3. The newest is of 2032-05-09.');
      await see(toast, 'Not taken in: diary.txt.');
      await click(`${toast} .monaco-button`, 'Show output');
      await see('.part.panel .view-line', 'diary.txt: There are no');
    });

    itByHand('says which editions were there already', async () => {
      const { done } = await askForFolder();
      await answer(path.join(folder, 'many'));
      await done;
      await see(toast, 'Editions that were there already: 3. The newest is of 2032-05-09.');
    });

    itByHand('says that there is no text file in it', async () => {
      write('empty/notes.md', 'No text file.');
      const { done } = await askForFolder();
      await answer(path.join(folder, 'empty'));
      await done;
      await see(toast, 'empty: There is no text file in this folder.');
    });

    itByHand('does nothing when the dialog is left', async () => {
      const { done } = await askForFolder();
      await press('Escape');
      await done;
      await seeNoNotification();
    });
  });
});
