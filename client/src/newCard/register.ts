/** The command that makes the skeleton of a script, and opens it where it belongs. */
import {
  commands,
  l10n,
  languages,
  window,
  workspace,
  WorkspaceEdit,
  type Disposable,
  type ExtensionContext,
  type TextDocument,
} from 'vscode';
import { makeNewCard, type NewCardAnswer } from '../../../server/src/protocol/newCard.ts';
import { languageId } from '../documents.ts';
import { plainMessage } from '../messages.ts';
import { tellOfSilence, type Server } from '../server.ts';
import { isThere, placeOf } from './place.ts';
import { askForCard } from './source.ts';

type Made = Extract<NewCardAnswer, { ok: true }>;

export function registerNewCard(server: Server, context: ExtensionContext): Disposable {
  return commands.registerCommand('cardscript.newCard', async (given?: unknown) => {
    const content = typeof given === 'string' ? given : await askForCard(context);
    if (content === undefined) return;
    const answer = await server.ask<NewCardAnswer>(makeNewCard, { content });
    if (!answer) tellOfSilence();
    else if (!answer.ok) void offerAnother(problemText(answer));
    else await open(answer);
  });
}

/** With a button the editor shows the whole message, and without one only its first line. */
async function offerAnother(problem: string): Promise<void> {
  const again = l10n.t('Try again');
  if ((await window.showErrorMessage(plainMessage(problem), again)) === again)
    await commands.executeCommand('cardscript.newCard');
}

async function open(card: Made): Promise<void> {
  const document = await documentFor(card);
  if (!document) return;
  await window.showTextDocument(document);
  for (const note of card.notes) void window.showInformationMessage(plainMessage(noteText(note)));
  if (card.open > 0)
    void window.showInformationMessage(
      l10n.t('Places left for you to write: {0}. Comments, "# …", tell which.', card.open),
    );
}

/** A new file in its folder, or an untitled one; a file that is there is left as it is. */
async function documentFor({ text, fileName, folder }: Made): Promise<TextDocument | undefined> {
  const uri = await placeOf(fileName, folder);
  if (uri && (await isThere(uri))) {
    const show = l10n.t('Open the file');
    const untitled = l10n.t('Open the new one without a file');
    const chosen = await window.showWarningMessage(
      plainMessage(l10n.t('{0} is there already.', fileName)),
      show,
      untitled,
    );
    if (chosen === show) return workspace.openTextDocument(uri);
    if (chosen !== untitled) return undefined;
  } else if (uri) {
    const edit = new WorkspaceEdit();
    edit.createFile(uri, { contents: new TextEncoder().encode(text) });
    if (await workspace.applyEdit(edit))
      return languages.setTextDocumentLanguage(await workspace.openTextDocument(uri), languageId);
  }
  return workspace.openTextDocument({ language: languageId, content: text });
}

function problemText({ problem, detail }: Extract<NewCardAnswer, { ok: false }>): string {
  switch (problem) {
    case 'empty':
      return l10n.t('There is no card text. Copy the name and cost, the type line and the rules text of a card.');
    case 'not-json':
      return l10n.t('This begins like a card object and is no JSON: {0}', detail);
    case 'no-card':
      return l10n.t('There is no card in this JSON. Give one card object of Scryfall or MTGJSON.');
    case 'several-cards':
      return l10n.t('This holds several cards. Give one of them. {0}', detail);
    case 'service-error':
      return l10n.t('The service says: {0}', detail);
    case 'not-scripted':
      return l10n.t('This is no card that gets a script of its own: {0}', detail);
    case 'no-name':
      return l10n.t('The first line has to be the name of the card, with its cost behind it.');
    case 'no-type-line':
      return l10n.t('"{0}" has no type line, such as "Creature — Elf Druid".', detail);
    case 'is-script':
      return l10n.t('This is a card script already. Give the text of the card as it is printed.');
    case 'too-long':
      return l10n.t('A line of this text is longer than any card.');
    case 'failed':
      return l10n.t('No script could be made. The output of Cardscript says why.');
  }
}

function noteText(note: Made['notes'][number]): string {
  switch (note) {
    case 'only-first-side':
      return l10n.t('Both sides of this card can be cards of their own. The script is that of the first.');
    case 'meld-result-missing':
      return l10n.t('What the two cards meld into belongs in the script of one of them, below a line ALTERNATE.');
  }
}
