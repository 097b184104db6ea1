/**
 * The index of the folders that are open: read once in the background, then kept up to date file by file. What is open
 * in the editor counts as it stands there. Until everything is read it knows some scripts and not others, and says so.
 */
import { encodeFacts, factSize } from '../../core/index/encode.ts';
import { ScriptIndex } from '../../core/index/scriptIndex.ts';
import type { Script } from '../../core/service.ts';
import { vocab } from '../../core/vocab/vocab.ts';
import { LeftOut, type PassedOver } from './leftOut.ts';
import { factsOf, findScripts, isScriptPath, type FactBatch, type FileSource } from './readFolders.ts';

/** Reads folders to their end, or until it is told to stop. */
export type FolderReader = (work: ReadWork, listener: ReadListener) => () => void;

/** Plain data, so that it can cross threads. */
export interface ReadWork {
  readonly folders: readonly string[];
  /** Globs of what is passed over, beside what git ignores. */
  readonly exclude: readonly string[];
  readonly mostFiles: number;
}

export interface ReadListener {
  batch(batch: FactBatch): void;
  /** Nothing more comes. */
  done(): void;
  failed(error: unknown): void;
}

export interface ReadProgress {
  /** @param total files in all */
  report(read: number, total: number): void;
  done(): void;
}

export interface WorkspaceIndexOptions {
  readonly read: FolderReader;
  /** For files that change later. */
  readonly source: FileSource;
  readonly mostFiles: number;
  /** Called for each reading of the folders; the function that is handed over stops it. */
  readonly progress: (cancel: () => void) => ReadProgress;
  /** There are more files than are read. */
  readonly onTruncated: () => void;
  /** Patterns of what is left out were not taken in. */
  readonly onPassedOver: (passedOver: readonly PassedOver[]) => void;
  readonly onError: (error: unknown) => void;
}

export interface FileChange {
  readonly path: string;
  readonly gone: boolean;
}

export class WorkspaceIndex {
  readonly #options: WorkspaceIndexOptions;
  #scripts = new ScriptIndex();
  #folders: readonly string[] = [];
  #exclude: readonly string[] = [];
  readonly #open = new Map<string, () => Script | undefined>();
  /** What was taken of an open document last. */
  readonly #taken = new Map<string, Script>();
  /** Open documents that could not be read: each is told of once. */
  readonly #broken = new Set<string>();
  /** Files that changed while the folders were read: what the reader has of them may be older. */
  readonly #touched = new Set<string>();
  /** Changes are taken in one after the other, so that an older state of a file never comes last. */
  #changes: Promise<void> = Promise.resolve();
  #stop: (() => void) | undefined;
  #complete = false;

  constructor(options: WorkspaceIndexOptions) {
    this.#options = options;
  }

  /** Whether a name that is not there is nowhere in the workspace. */
  get complete(): boolean {
    return this.#complete;
  }

  /** What is known now, with the open documents as they are. */
  get scripts(): ScriptIndex {
    for (const [path, read] of this.#open) {
      if (!this.#isInside(path)) continue;
      try {
        this.#takeOpen(path, read());
      } catch (error) {
        // One document that cannot be read costs its own facts, and not those of all others.
        if (!this.#broken.has(path)) this.#options.onError(error);
        this.#broken.add(path);
      }
    }
    return this.#scripts;
  }

  #takeOpen(path: string, script: Script | undefined): void {
    if (!script || this.#taken.get(path) === script) return;
    this.#taken.set(path, script);
    this.#scripts.set(path, Int32Array.from(encodeFacts(script, path, vocab, this.#scripts.table)));
  }

  /** Begins anew with these folders. @param exclude globs of what the editor hides */
  start(folders: readonly string[], exclude: readonly string[] = []): void {
    this.stop();
    this.#folders = folders;
    this.#exclude = exclude;
    this.#scripts = new ScriptIndex();
    this.#taken.clear();
    this.#touched.clear();
    if (folders.length === 0) return;
    const progress = this.#options.progress(() => this.stop());
    const keys: number[] = [];
    let read = 0;
    let truncated = false;
    let over = false;
    const end = (): void => {
      if (over) return;
      over = true;
      progress.done();
    };
    const work = { folders, exclude, mostFiles: this.#options.mostFiles };
    const stopReading = this.#options.read(work, {
      batch: (batch) => {
        if (over) return;
        this.#take(batch, keys);
        read += batch.paths.length;
        if (batch.truncated && !truncated) this.#options.onTruncated();
        truncated = batch.truncated;
        if (batch.passedOver.length > 0) this.#options.onPassedOver(batch.passedOver);
        progress.report(read, batch.total);
      },
      done: () => {
        if (!over) this.#complete = !truncated;
        end();
      },
      failed: (error) => {
        if (!over) this.#options.onError(error);
        end();
      },
    });
    this.#stop = () => {
      end();
      stopReading();
    };
  }

  /** What was read so far stays, and is not taken for all there is. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#complete = false;
  }

  /**
   * @param read the document as it is now, the same object for as long as its text is the same; nothing where it is not
   *   to be read now, and what was read last counts
   */
  opened(path: string, read: () => Script | undefined): void {
    this.#broken.delete(path);
    // Wherever it lies: the folders may become known, or others, while it is open.
    this.#open.set(path, read);
  }

  /** What is on the disk counts again. */
  closed(path: string): void {
    if (!this.#open.delete(path)) return;
    this.#taken.delete(path);
    this.changed([{ path, gone: false }]);
  }

  /** Files or folders were made, changed or deleted. */
  changed(changes: readonly FileChange[]): void {
    const scripts = this.#scripts;
    this.#changes = this.#changes.then(async () => {
      const leftOut = new LeftOut(this.#options.source, this.#exclude);
      for (const change of changes) if (scripts === this.#scripts) await this.#change(change, leftOut);
    });
  }

  /** When the changes so far are taken in. */
  settled(): Promise<void> {
    return this.#changes;
  }

  async #change({ path, gone }: FileChange, leftOut: LeftOut): Promise<void> {
    const root = this.#folders.find((folder) => isBelow(path, folder));
    if (root === undefined) return;
    const isScript = isScriptPath(path);
    if (gone) {
      if (isScript) this.#delete(path);
      else for (const one of this.#scripts.paths((other) => isBelow(other, path))) this.#delete(one);
      return;
    }
    const above = await leftOut.placeOf(root, path, !isScript);
    if (!above) return;
    if (isScript) return this.#reread(path);
    const below = `${path.slice(root.length + 1).replaceAll('\\', '/')}/`;
    const room = this.#options.mostFiles - this.#scripts.size;
    const folder = await leftOut.enter(path, below, above.rules);
    for (const one of await findScripts(this.#options.source, [folder], leftOut, room)) await this.#reread(one);
  }

  #delete(path: string): void {
    this.#touched.add(path);
    if (!this.#open.has(path)) this.#scripts.delete(path);
  }

  async #reread(path: string): Promise<void> {
    if (this.#open.has(path)) return;
    this.#touched.add(path);
    const scripts = this.#scripts;
    const facts = await factsOf(this.#options.source, path, scripts.table);
    if (this.#open.has(path)) return;
    if (facts) scripts.set(path, Int32Array.from(facts));
    else scripts.delete(path);
  }

  #isInside(path: string): boolean {
    return this.#folders.some((folder) => isBelow(path, folder));
  }

  /** @param keys of this index, by those of the reader */
  #take(batch: FactBatch, keys: number[]): void {
    for (const key of batch.keys) keys.push(this.#scripts.table.idOf(key));
    let start = 0;
    for (const [at, path] of batch.paths.entries()) {
      const facts = batch.facts.slice(start, (start += batch.counts[at] ?? 0));
      for (let key = 0; key < facts.length; key += factSize) facts[key] = keys[facts[key] ?? 0] ?? 0;
      if (!this.#open.has(path) && !this.#touched.has(path)) this.#scripts.set(path, facts);
    }
  }
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && (/[\\/]$/.test(folder) || /^[\\/]/.test(path.slice(folder.length)));
}
