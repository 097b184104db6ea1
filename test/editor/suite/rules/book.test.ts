// The book of rules, with an edition that does not exist.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { madeUpRules } from '../../../unit/rules/madeUpRules.ts';
import { open, openUntitled, positionOf } from '../documents.ts';
import { click, expand, itByHand, press, see, type } from '../hands.ts';
import { until } from '../wait.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-edition-'));
const row = '.quick-input-list .monaco-list-row';
const treeRow = '.pane-body .monaco-list-row';

function fileOf(name: string, text: string): vscode.Uri {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return vscode.Uri.file(file);
}

/** Waits until a rule is shown with the cursor on its line. */
function shown(line: RegExp): Promise<vscode.TextDocument> {
  const now = (): string => {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.uri.scheme !== 'cardscript-rules') return `${editor?.document.uri.toString()}`;
    return editor.document.lineAt(editor.selection.active).text;
  };
  const either: vscode.Event<unknown> = (listener) =>
    vscode.Disposable.from(
      vscode.window.onDidChangeActiveTextEditor(listener),
      vscode.window.onDidChangeTextEditorSelection(listener),
    );
  return until(either, () => (line.test(now()) ? vscode.window.activeTextEditor?.document : undefined), `${line}`, now);
}

const show = (place: string): Thenable<unknown> => vscode.commands.executeCommand('cardscript.openRule', place);

/** Follows the link on some text of a document, as a click would. */
async function follow(document: vscode.TextDocument, text: string): Promise<void> {
  const at = positionOf(document, text);
  const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>('vscode.executeLinkProvider', document.uri);
  const target = links.find(({ range }) => range.contains(at))?.target;
  assert.equal(target?.scheme, 'command', `${text} is no link`);
  await vscode.commands.executeCommand(target.path, ...(JSON.parse(target.query) as unknown[]));
}

describe('the book of rules', () => {
  before(async () => {
    await open('cardsfolder/r/right_warp.txt');
    await vscode.commands.executeCommand('cardscript.importRules', [fileOf('edition.txt', madeUpRules.join('\r\n'))]);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  describe('looked up', () => {
    const lookUp = async (text: string): Promise<void> => {
      await vscode.commands.executeCommand('cardscript.lookUpRule');
      // It takes letters as soon as it shows something.
      await see(row, '101 Turns');
      await type(text);
    };

    itByHand('by words with a slip in them, opens the rule that was chosen', async () => {
      await lookUp('ruond table');
      await see(`${row}.focused`, '702.4b');
      await press('Enter');
      await shown(/^702\.4b Some tables are warped\.$/);
    });

    itByHand('by the Spanish name of a keyword, opens it under the number of the edition', async () => {
      await lookUp('teletransportar');
      await see(`${row}.focused`, '702.4 Warp · Teletransportar');
      await press('Enter');
      await shown(/^702\.4\. Warp \(Teletransportar\)$/);
    });

    itByHand('by a number, opens the one chosen below it', async () => {
      await lookUp('100.1');
      await see(`${row}.focused`, '100.1');
      await see(row, '100.1b');
      await press('ArrowDown');
      await see(`${row}.focused`, '100.1a');
      await press('Enter');
      await shown(/^100\.1a A player who lies down/);
    });

    itByHand('by a term, opens the glossary there', async () => {
      await lookUp('sitting');
      await see(`${row}.focused`, 'Sit, Sitting');
      await press('Enter');
      await shown(/^Sit, Sitting, “Sits Down”$/);
    });

    itByHand('begins with what is selected, and says when there is nothing', async () => {
      const script = await openUntitled('Name:Sample\nOracle:A gleam.\n');
      const at = positionOf(script, 'gleam');
      const editor = vscode.window.activeTextEditor;
      assert.ok(editor);
      editor.selection = new vscode.Selection(at, at.translate(0, 5));
      await vscode.commands.executeCommand('cardscript.lookUpRule');
      await see(`${row}.focused`, 'Gleam');
      await type('xyzzyxyzzy');
      await see(row, 'Nothing found');
      await press('Escape');
    });
  });

  describe('as a document', () => {
    it('cannot be changed, and has a language of its own', async () => {
      await show('702.4b');
      const page = await shown(/^702\.4b/);
      const before = page.getText();
      await vscode.commands.executeCommand('type', { text: 'x' });
      assert.equal(page.getText(), before);
      assert.equal(page.languageId, 'cardscript-rules');
    });

    it('leads to the sections beside it, the contents and the glossary', async () => {
      await show('702');
      await follow(await shown(/^702\. Keyword Abilities$/), '703 Fillers ›');
      await follow(await shown(/^703\. Fillers$/), '‹ 702 Keyword Abilities');
      await follow(await shown(/^702\. Keyword Abilities$/), 'Contents');
      await follow(await shown(/^Comprehensive Rules$/), '100. General');
      await follow(await shown(/^100\. General$/), 'Glossary');
      await follow(await shown(/^Glossary$/), '702.2, “Gleam.”');
      await shown(/^702\.2\. Gleam$/);
    });

    it('leads to what a rule cites, and back to what cites it', async () => {
      await show('702.2a');
      await follow(await shown(/^702\.2a/), '100.1 and');
      const page = await shown(/^100\.1\. Two players/);
      const [hover] = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        page.uri,
        positionOf(page, '100.1.'),
      );
      const [content] = hover?.contents ?? [];
      assert.ok(content instanceof vscode.MarkdownString);
      const [, place = ''] = /← \[702\.2a\]\(command:cardscript\.openRule\?(\S+?)\)/.exec(content.value) ?? [];
      await show(...(JSON.parse(decodeURIComponent(place)) as [string]));
      await shown(/^702\.2a/);
    });

    it('has an outline of rules and subrules', async () => {
      await show('702');
      const { uri } = await shown(/^702\. Keyword Abilities$/);
      const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
        'vscode.executeDocumentSymbolProvider',
        uri,
      );
      const names = symbols.map(({ name, children }) => [name, ...children.map((child) => child.name)]);
      assert.deepEqual(names, [['702.1'], ['702.2', '702.2a'], ['702.3', '702.3a'], ['702.4', '702.4a', '702.4b']]);
    });

    itByHand('has the rule at the cursor in its breadcrumbs', async () => {
      await show('702.4b');
      await shown(/^702\.4b/);
      await see('.breadcrumbs-control .monaco-breadcrumb-item', '702.4b');
    });
  });

  describe('beside the scripts', () => {
    it('is led to from the number of a rule in a script', async () => {
      const script = await openUntitled('# see 101.2c, and 702.185 of other editions\nName:Sample\nOracle:\n');
      await follow(script, '101.2c');
      await shown(/^101\.2c Case c of a turn\.$/);
      await follow(script, '702.185');
      await shown(/^702\.4\. Warp/);
    });

    itByHand('is a tree of chapters, sections and rules, which opens what is chosen', async () => {
      await vscode.commands.executeCommand('cardscript.rules.focus');
      // Makes room.
      await click('.pane-header', 'workspace');
      await click(treeRow, 'Glossary');
      await shown(/^Glossary$/);
      await click(treeRow, '7. Further Matters');
      await expand(treeRow, '702. Keyword Abilities');
      await expand(treeRow, '702.2');
      await click(treeRow, '702.2a');
      await shown(/^702\.2a “Gleam/);
    });
  });

  describe('and its editions', () => {
    itByHand('takes in nothing that is no edition, and says of which file it speaks', async () => {
      await vscode.commands.executeCommand('cardscript.importRules', [fileOf('diary.txt', 'Dear diary,')]);
      await see('.notifications-toasts', 'diary.txt');
      await vscode.commands.executeCommand('notifications.clearAll');
      await show('100.1');
      await shown(/^100\.1\. Two players/);
    });

    it('shows a page anew when another edition is in use', async () => {
      await show('100.1');
      const page = await shown(/^100\.1\. Two players/);
      const newer = madeUpRules
        .join('\n')
        .replace('February 3, 2031', 'May 3, 2032')
        .replace('Two players', 'Six players');
      await vscode.commands.executeCommand('cardscript.importRules', [fileOf('newer.txt', newer)]);
      await until(
        vscode.workspace.onDidChangeTextDocument,
        () => page.getText().includes('100.1. Six players') || undefined,
        'page of the newer edition',
        () => page.getText().slice(0, 200),
      );
    });

    itByHand('loses an edition that is removed', async () => {
      await open('cardsfolder/r/right_warp.txt');
      for (const date of ['2032-05-03', '2031-02-03']) {
        const removed = vscode.commands.executeCommand('cardscript.chooseEdition');
        await see(row, date);
        await click(row, 'Remove an edition');
        await see(`${row}.focused`, date);
        await press('Enter');
        await removed;
      }
      void vscode.commands.executeCommand('cardscript.lookUpRule');
      await see(row, 'No edition of the rules is imported');
      await press('Escape');
    });
  });
});
