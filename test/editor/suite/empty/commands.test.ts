// The commands of the palette, in a window in which no folder is open.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { madeUpRules } from '../../../unit/rules/madeUpRules.ts';
import { extension } from '../documents.ts';
import { click, itByHand, paste, press, see, type } from '../hands.ts';
import { finding, until } from '../wait.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-empty-'));
const dialog = '.quick-input-widget';
const row = `${dialog} .monaco-list-row`;
const toast = '.notifications-toasts .notification-toast';

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function call(command: string): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.showCommands');
  await see(dialog, '');
  await type(command);
  await see(`${row}.focused`, command);
  await press('Enter');
}

async function chooseFile(file: string): Promise<void> {
  await see(row, '..');
  await press('Control+a');
  await paste(file);
  await see(row, path.basename(file));
  await press('Enter');
}

/** Waits for an editor that shows such a text. */
function shown(text: RegExp): Promise<vscode.TextDocument> {
  const now = (): vscode.TextDocument | undefined => vscode.window.activeTextEditor?.document;
  return until(
    vscode.window.onDidChangeActiveTextEditor,
    () => (text.test(now()?.getText() ?? '') ? now() : undefined),
    `${text}`,
    () => now()?.getText(),
  );
}

describe('without a folder', () => {
  afterEach(() => vscode.commands.executeCommand('notifications.clearAll'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('nothing starts of its own accord', () => {
    assert.equal(vscode.workspace.workspaceFolders, undefined);
    assert.equal(extension().isActive, false);
  });

  itByHand('looking up leads to getting rules', async () => {
    await call('Cardscript: Look Up Rule');
    await see(`${row}.focused`, 'No edition of the rules is imported');
    await see(`${row}.focused`, 'Get rules');
    await press('Enter');
    await see(toast, 'No edition of the Comprehensive Rules is imported yet.');
    await see(`${toast} .monaco-button`, 'Download');
    await click(`${toast} .monaco-button`, 'Import from file');
    await see(dialog, 'Import rules: the TXT file');
    await press('Escape');
  });

  itByHand('choosing an edition leads to getting one', async () => {
    await call('Cardscript: Choose Edition of the Rules');
    await see(toast, 'No edition of the Comprehensive Rules is imported yet.');
  });

  itByHand('rules are imported, chosen and looked up', async () => {
    await call('Cardscript: Import Rules from File');
    await chooseFile(write('edition.txt', madeUpRules.join('\r\n')));
    await see(toast, 'The edition of 2031-02-03 is imported');
    await call('Cardscript: Choose Edition of the Rules');
    await see(row, '2031-02-03');
    await press('Escape');
    await call('Cardscript: Look Up Rule');
    await see(row, '101 Turns');
    await type('702.4b');
    await see(`${row}.focused`, '702.4b');
    await press('Enter');
    await shown(/^702\.4b Some tables are warped\.$/m);
  });

  itByHand('a restart is told of', async () => {
    await call('Cardscript: Restart Server');
    await see('.part.statusbar', 'The Cardscript server was restarted.');
  });

  itByHand('the output is shown', async () => {
    await call('Cardscript: Show Output');
    await see('.part.panel .view-line', '2031-02-03');
    await vscode.commands.executeCommand('workbench.action.closePanel');
  });

  itByHand('a new card opens without a file, or why there is none is told', async () => {
    const newCardFrom = async (file: string): Promise<void> => {
      await see(dialog, 'New card: where its text');
      await type('From a file');
      await see(`${row}.focused`, 'From a file');
      await press('Enter');
      await see(dialog, 'New card: a file');
      await chooseFile(file);
    };
    await call('Cardscript: New Card');
    await newCardFrom(write('blank.txt', ' '));
    await see(toast, 'There is no card text. Copy the name and cost, the type line and the rules text of a card.');
    await click(`${toast} .monaco-button`, 'Try again');
    await newCardFrom(write('wren.txt', 'Yonder Wren {1}{W}\nCreature — Bird\nFlying\n1/1\n'));
    const script = await shown(/^Name:Yonder Wren$/m);
    assert.deepEqual([script.isUntitled, script.languageId], [true, 'cardscript']);
  });

  itByHand('a text is treated as a card script', async () => {
    const content = 'ManaCost:1 U\nName:Fresh Sample\nTypes:Instant\nK:Warp:U\nOracle:Warp {U}\n';
    const { uri } = await vscode.workspace.openTextDocument({ content });
    await vscode.window.showTextDocument(uri);
    await call('Cardscript: Treat This File as a Card Script');
    await finding(uri, 'keyword/wrong-card-type');
  });
});
