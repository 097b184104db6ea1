/** Where the words of a new card come from: the clipboard, a file, or the Scryfall service. */
import { commands, env, l10n, ProgressLocation, window, workspace, type ExtensionContext } from 'vscode';
import { languageId } from '../documents.ts';
import { plainMessage } from '../messages.ts';

const consentKey = 'newCard.scryfallAllowed';
const service = 'https://api.scryfall.com/cards/named?fuzzy=';
/** Milliseconds. */
const patience = 20_000;

/** Lets the user choose; undefined where nothing was chosen, or the user was told what went wrong. */
export async function askForCard(context: ExtensionContext): Promise<string | undefined> {
  const sources = [
    { label: `$(clippy) ${l10n.t('From the clipboard')}`, read: fromClipboard },
    { label: `$(file) ${l10n.t('From a file…')}`, read: fromFile },
    { label: `$(cloud-download) ${l10n.t('By name, from Scryfall…')}`, read: () => fromScryfall(context) },
    { label: `$(new-file) ${l10n.t('An empty script to write yourself')}`, read: fromNothing },
  ];
  const title = l10n.t('New card: where its text or card object comes from');
  const chosen = await window.showQuickPick(sources, { title });
  return chosen?.read();
}

/** Opens it at once, with what a script begins with: there is nothing to make one of. */
async function fromNothing(): Promise<undefined> {
  await window.showTextDocument(await workspace.openTextDocument({ language: languageId }));
  await commands.executeCommand('editor.action.triggerSuggest');
  return undefined;
}

async function fromClipboard(): Promise<string> {
  return env.clipboard.readText();
}

async function fromFile(): Promise<string | undefined> {
  const [file] =
    (await window.showOpenDialog({
      title: l10n.t('New card: a file with card text or a card object'),
      filters: { [l10n.t('Text')]: ['txt', 'json'] },
    })) ?? [];
  return file && new TextDecoder().decode(await workspace.fs.readFile(file));
}

async function fromScryfall(context: ExtensionContext): Promise<string | undefined> {
  if (!(await mayAsk(context))) return undefined;
  const name = await window.showInputBox({ title: l10n.t('New card: the name of the card'), ignoreFocusOut: true });
  if (!name?.trim()) return undefined;
  const title = l10n.t('Asking Scryfall for {0}', name);
  return window.withProgress(
    { location: ProgressLocation.Notification, cancellable: true, title },
    async (_, token) => {
      const abort = new AbortController();
      const listener = token.onCancellationRequested(() => abort.abort());
      try {
        const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(patience)]);
        const headers = { accept: 'application/json', 'user-agent': 'cardscript' };
        const response = await fetch(service + encodeURIComponent(name.trim()), { signal, headers });
        // An error comes as an object, too, and says in words what is wrong.
        return await response.text();
      } catch (error) {
        if (!token.isCancellationRequested)
          void window.showErrorMessage(plainMessage(l10n.t('Scryfall could not be asked: {0}', String(error))));
        return undefined;
      } finally {
        listener.dispose();
      }
    },
  );
}

/** Asks once. */
async function mayAsk({ globalState }: ExtensionContext): Promise<boolean> {
  if (globalState.get<boolean>(consentKey)) return true;
  const allow = l10n.t('Ask Scryfall');
  const detail = l10n.t(
    'The name of the card is sent to api.scryfall.com, which is not part of Cardscript. You are asked this once.',
  );
  const chosen = await window.showInformationMessage(l10n.t('Ask Scryfall for cards?'), { modal: true, detail }, allow);
  if (chosen !== allow) return false;
  await globalState.update(consentKey, true);
  return true;
}
