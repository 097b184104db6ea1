/** Brings the book of rules into the editor. */
import { commands, Disposable, l10n, languages, window, type ExtensionContext, type Uri } from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import { documentSelector } from '../documents.ts';
import type { Server } from '../server.ts';
import { Book } from './book.ts';
import { BookTree } from './bookTree.ts';
import { Editions } from './editions.ts';
import { lookUpRule } from './lookUp.ts';
import { openRule } from './ruleLinks.ts';

export function registerRules(server: Server, context: ExtensionContext): Disposable {
  const book = new Book(server);
  const tree = new BookTree(server);
  const editions = new Editions(server, context);
  const status = showEdition(server);
  const refresh = (): void => {
    book.refresh();
    tree.refresh();
    status.update();
  };
  return Disposable.from(
    book,
    status,
    window.registerTreeDataProvider('cardscript.rules', tree),
    server.onNotification(messages.rulesChanged, refresh),
    server.onDidChangeState(() => {
      if (server.state === 'running') refresh();
    }),
    commands.registerCommand('cardscript.lookUpRule', (query?: unknown) =>
      lookUpRule(server, book, typeof query === 'string' ? query : selectedText(), () => void editions.offer()),
    ),
    commands.registerCommand('cardscript.importRules', (files?: unknown) =>
      editions.importFiles(Array.isArray(files) ? (files as Uri[]) : undefined),
    ),
    commands.registerCommand('cardscript.importRulesFolder', () => editions.importFolder()),
    commands.registerCommand('cardscript.downloadRules', () => editions.download()),
    commands.registerCommand('cardscript.chooseEdition', () => editions.choose()),
    commands.registerCommand(openRule, (place?: unknown) => book.open(typeof place === 'string' ? place : 'contents')),
  );
}

/** What is selected in one line is likely to be what is looked for. */
function selectedText(): string {
  const editor = window.activeTextEditor;
  if (!editor?.selection.isSingleLine) return '';
  return editor.document.getText(editor.selection).trim();
}

/** The entry behind the braces in the status bar: from which edition is quoted. */
function showEdition(server: Server): Disposable & { update(): void } {
  const item = languages.createLanguageStatusItem('cardscript.rules', documentSelector);
  item.name = l10n.t('Comprehensive Rules');
  const update = async (): Promise<void> => {
    const kept = await server.ask<messages.Editions>(messages.listEditions, {});
    const inUse = kept?.editions.find((one) => one.inUse);
    item.text = inUse ? l10n.t('Rules of {0}', inUse.date) : l10n.t('No rules imported');
    item.command = inUse
      ? { title: l10n.t('Look up'), command: 'cardscript.lookUpRule' }
      : { title: l10n.t('Get rules'), command: 'cardscript.chooseEdition' };
  };
  item.text = l10n.t('Comprehensive Rules');
  return Object.assign(Disposable.from(item), { update: () => void update() });
}
