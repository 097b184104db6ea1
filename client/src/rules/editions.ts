/** Getting editions of the rules, and choosing between them. */
import {
  ConfigurationTarget,
  l10n,
  ProgressLocation,
  window,
  workspace,
  type CancellationToken,
  type ExtensionContext,
  type Progress,
  type Uri,
} from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import type { Server } from '../server.ts';
import { importRules, offerFile, tellOfOne } from './importing.ts';

const consentKey = 'rules.downloadAllowed';
const publisherPage = 'https://magic.wizards.com/en/rules';

export class Editions {
  readonly #server: Server;
  readonly #context: ExtensionContext;
  #downloads = 0;

  constructor(server: Server, context: ExtensionContext) {
    this.#server = server;
    this.#context = context;
  }

  /** @param chosen files and folders that were named already, by another extension or a key binding */
  async importFiles(chosen?: readonly Uri[]): Promise<void> {
    const files =
      chosen ??
      (await window.showOpenDialog({
        title: l10n.t('Import rules: the TXT file of the Comprehensive Rules'),
        openLabel: l10n.t('Import'),
        canSelectMany: true,
        filters: { [l10n.t('Text')]: ['txt'] },
      }));
    if (files?.length) await importRules(this.#server, files);
  }

  /** Takes in what text files there are in a folder that the user chooses. */
  async importFolder(): Promise<void> {
    const [folder] =
      (await window.showOpenDialog({
        title: l10n.t('Import rules: a folder with editions of the Comprehensive Rules'),
        openLabel: l10n.t('Import'),
        canSelectFiles: false,
        canSelectFolders: true,
      })) ?? [];
    if (folder) await importRules(this.#server, [folder]);
  }

  async download(): Promise<void> {
    const address = workspace.getConfiguration('cardscript').get<string>('rules.address')?.trim() || publisherPage;
    if (address === 'never') return tellOfNever();
    if (!(await this.#mayDownload(address))) return;
    const options = {
      location: ProgressLocation.Notification,
      cancellable: true,
      title: l10n.t('Downloading the rules'),
    };
    const answer = await window.withProgress(options, (progress, token) => this.#fetch(progress, token));
    if (answer !== 'cancelled') tellOfOne(answer);
  }

  /** Lets the user choose which edition is quoted. */
  async choose(): Promise<void> {
    const kept = await this.#server.ask<messages.Editions>(messages.listEditions, {});
    if (!kept || kept.editions.length === 0) {
      await this.offer();
      return;
    }
    const items = kept.editions.map(({ id, date, inUse }) => ({
      label: `${inUse ? '$(check)' : '$(blank)'} ${date}`,
      description: kept.editions.filter((one) => one.date === date).length > 1 ? id : '',
      id: id,
    }));
    const newest = { label: l10n.t('Always the newest'), description: '', id: null };
    const removing = { label: l10n.t('Remove an edition…'), description: '', id: undefined };
    const choices = [newest, ...items, removing];
    const chosen = await window.showQuickPick(choices, { title: l10n.t('Edition of the rules to quote') });
    if (chosen?.id === undefined) {
      if (chosen) await this.#remove(items);
      return;
    }
    await this.#server.ask(messages.useEdition, { edition: chosen.id });
  }

  async #remove(items: readonly { readonly label: string; readonly id: string }[]): Promise<void> {
    const chosen = await window.showQuickPick(items, { title: l10n.t('Edition of the rules to remove') });
    if (chosen) await this.#server.ask(messages.removeEdition, { edition: chosen.id });
  }

  /** Says that there are no rules yet, and how to get some. */
  async offer(): Promise<void> {
    const importing = l10n.t('Import from file…');
    const downloading = l10n.t('Download…');
    const text = l10n.t('No edition of the Comprehensive Rules is imported yet.');
    const chosen = await window.showInformationMessage(text, importing, downloading);
    if (chosen === importing) await this.importFiles();
    else if (chosen === downloading) await this.download();
  }

  /** Asks once for each address. */
  async #mayDownload(address: string): Promise<boolean> {
    if (this.#context.globalState.get<string>(consentKey) === address) return true;
    const allow = l10n.t('Download');
    const never = l10n.t('Never');
    const detail = l10n.t(
      'Cardscript reads {0} and takes the newest text of the Comprehensive Rules from there. The text belongs to its publisher; it is kept in your user data and nowhere else.',
      address,
    );
    const text = l10n.t('Download the Comprehensive Rules?');
    const chosen = await window.showInformationMessage(text, { modal: true, detail }, allow, never);
    if (chosen === never) {
      await workspace.getConfiguration('cardscript').update('rules.address', 'never', ConfigurationTarget.Global);
      tellOfNever();
    }
    if (chosen !== allow) return false;
    await this.#context.globalState.update(consentKey, address);
    return true;
  }

  async #fetch(
    progress: Progress<{ message?: string; increment?: number }>,
    token: CancellationToken,
  ): Promise<messages.ImportAnswer | undefined | 'cancelled'> {
    const workDoneToken = `rules-${(this.#downloads += 1)}`;
    let shown = 0;
    const listener = await this.#server.onWorkDone(workDoneToken, (value) => {
      if (value.kind !== 'report') return;
      const increment = (value.percentage ?? shown) - shown;
      shown += increment;
      progress.report({ increment, ...(value.message !== undefined && { message: value.message }) });
    });
    try {
      const answer = await this.#server.ask<messages.ImportAnswer>(messages.downloadRules, { workDoneToken }, token);
      return token.isCancellationRequested ? 'cancelled' : answer;
    } finally {
      listener?.dispose();
    }
  }
}

function tellOfNever(): void {
  const text = l10n.t('The setting cardscript.rules.address says never to download rules. Import a file instead.');
  void offerFile('warning', text);
}
