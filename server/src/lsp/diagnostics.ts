/**
 * Sends the findings of open documents, each time as one complete list with the version that it is for. A change is
 * checked as soon as the messages that came with it are read; there is no other wait, except that new findings under
 * the cursor come with the first pause in typing.
 */
import type { ShownFinding } from '../workspace/checker/checkJobs.ts';
import type { OpenDocument } from './documents.ts';
import { heldBack, type Shown } from './heldBack.ts';
import type { Runtime } from './runtime.ts';
import { fingerprint, type Settings } from './settings.ts';

export interface DiagnosticsOptions {
  readonly runtime: Runtime;
  readonly settings: (document: OpenDocument) => Promise<Settings>;
  /** Rejects where the settings cannot be used; what else goes wrong is a finding. */
  readonly lint: (document: OpenDocument, settings: Settings) => Promise<readonly ShownFinding[]>;
  readonly publish: (document: OpenDocument, findings: readonly ShownFinding[]) => void;
  /** The document is closed: nothing is to be shown for it. */
  readonly clear: (document: OpenDocument) => void;
  readonly onError: (document: OpenDocument, error: unknown) => void;
}

/** Milliseconds without a change after which nothing is held back any more. */
export const typingPause = 250;

/** Milliseconds for which changes that keep coming in are folded together, at most. */
export const longestFold = 40;

interface Entry {
  readonly document: OpenDocument;
  /** A check is on its way, and will see whatever changes until then. */
  scheduled: boolean;
  /** A check is under way. */
  checking: boolean;
  /** What is being checked has changed meanwhile, or its settings have. */
  stale: boolean;
  /** What the client was sent last. */
  shown: Shown | undefined;
  settings: string | undefined;
  /** Calls off the list that waits for a pause. */
  stopWaiting: (() => void) | undefined;
}

export class Diagnostics {
  readonly #options: DiagnosticsOptions;
  readonly #entries = new Map<OpenDocument, Entry>();

  constructor(options: DiagnosticsOptions) {
    this.#options = options;
  }

  opened(document: OpenDocument): void {
    const entry: Entry = {
      document,
      scheduled: false,
      checking: false,
      stale: false,
      shown: undefined,
      settings: undefined,
      stopWaiting: undefined,
    };
    this.#entries.set(document, entry);
    this.#schedule(entry);
  }

  changed(document: OpenDocument): void {
    const entry = this.#entries.get(document);
    if (!entry) return;
    entry.stopWaiting?.();
    this.#schedule(entry);
  }

  closed(document: OpenDocument): void {
    this.#forget(document);
    this.#options.clear(document);
  }

  /** Another text was opened under the same name: the list of the old one is not to come any more. */
  replaced(document: OpenDocument): void {
    this.#forget(document);
  }

  /** Settings may have changed: documents for which they did are checked again. */
  async recheck(): Promise<void> {
    await Promise.all(
      [...this.#entries.values()].map(async (entry) => {
        // One that was not checked yet is on its way, and gets the newest settings.
        if (entry.settings === undefined) return;
        const settings = await this.#options.settings(entry.document);
        if (fingerprint(settings) !== entry.settings) this.#schedule(entry);
      }),
    );
  }

  dispose(): void {
    for (const document of [...this.#entries.keys()]) this.#forget(document);
  }

  #forget(document: OpenDocument): void {
    this.#entries.get(document)?.stopWaiting?.();
    this.#entries.delete(document);
  }

  #isOpen(entry: Entry): boolean {
    return this.#entries.get(entry.document) === entry;
  }

  #schedule(entry: Entry): void {
    if (entry.checking) entry.stale = true;
    if (entry.scheduled || entry.checking) return;
    entry.scheduled = true;
    this.#fold(entry, this.#options.runtime.now());
  }

  /**
   * Waits while more changes are read. Each message takes a turn of the event loop, and the turn of the next one comes
   * behind what was deferred while this one was read; so only the second turn tells whether another was waiting.
   */
  #fold(entry: Entry, since: number): void {
    const { runtime } = this.#options;
    const { version } = entry.document;
    const look = (): void => {
      if (entry.document.version !== version && runtime.now() - since < longestFold) this.#fold(entry, since);
      else void this.#run(entry);
    };
    runtime.defer(() => runtime.defer(look));
  }

  async #run(entry: Entry): Promise<void> {
    const { document } = entry;
    const { settings: settingsOf, lint, onError } = this.#options;
    try {
      const settings = await settingsOf(document);
      entry.scheduled = false;
      if (!this.#isOpen(entry)) return;
      entry.settings = fingerprint(settings);
      entry.checking = true;
      entry.stale = false;
      const findings = await lint(document, settings);
      entry.checking = false;
      if (!this.#isOpen(entry)) return;
      // A list fits only the version that it is sent with.
      if (entry.stale) this.#schedule(entry);
      else this.#show(entry, findings);
    } catch (error) {
      entry.scheduled = false;
      entry.checking = false;
      onError(document, error);
    }
  }

  #show(entry: Entry, findings: readonly ShownFinding[]): void {
    const { document } = entry;
    const { runtime, publish } = this.#options;
    const { text } = document;
    entry.stopWaiting?.();
    const held = entry.shown ? heldBack(entry.shown, text, findings) : new Set();
    const shown = findings.filter((finding) => !held.has(finding));
    entry.shown = { text, findings: shown };
    publish(document, shown);
    if (held.size === 0) return;
    const stop = runtime.after(typingPause, () => {
      entry.stopWaiting = undefined;
      entry.shown = { text, findings };
      publish(document, findings);
    });
    entry.stopWaiting = () => {
      entry.stopWaiting = undefined;
      stop();
    };
  }
}
