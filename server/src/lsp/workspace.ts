/** The scripts of the workspace, as features ask for them. No question waits for the index: it answers what it knows. */
import type { FileEvent, Location } from 'vscode-languageserver';
import { FileChangeType } from 'vscode-languageserver';
import type { WorkspaceNames } from '../core/features/completion/context.ts';
import type { Say } from '../core/l10n/say.ts';
import type { FactKind } from '../core/index/facts.ts';
import type { Place, ScriptIndex } from '../core/index/scriptIndex.ts';
import { fileSource } from '../workspace/index/readFolders.ts';
import { WorkspaceIndex, type ReadProgress } from '../workspace/index/workspaceIndex.ts';
import { isLarge, type OpenDocument } from './documents.ts';
import type { Runtime } from './runtime.ts';
import { fileUri } from './uris.ts';

export interface WorkspaceOptions {
  readonly runtime: Runtime;
  readonly progress: (cancel: () => void) => ReadProgress;
  readonly say: Say;
  readonly warn: (message: string) => void;
  /** For the log. */
  readonly note: (message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** A list that nobody reads to its end. */
const mostNames = 200;

/** What is watched beside project files. */
export const scriptGlobs = [
  '**/cardsfolder/**',
  '**/tokenscripts/**',
  '**/custom/{cards,tokens}/**',
  '**/*.{card,cardscript}',
];

export class Workspace implements WorkspaceNames {
  readonly #index: WorkspaceIndex | undefined;
  #hasFolders = false;
  readonly #locate: (uri: string) => string | undefined;
  /** Documents by the paths at which the client opened them, in its own spelling. */
  readonly #uris = new Map<string, string>();

  constructor({ runtime, progress, say, warn, note, onError }: WorkspaceOptions) {
    this.#locate = (uri) => runtime.locate(uri);
    const { host, readFolders, mostFiles } = runtime;
    if (!host || !readFolders) return;
    this.#index = new WorkspaceIndex({
      read: readFolders,
      source: fileSource(host),
      mostFiles,
      progress,
      onTruncated: () =>
        warn(
          say('The workspace has more than {count} scripts; names are looked for in so many only.', {
            count: mostFiles.toLocaleString(say.language),
          }),
        ),
      onPassedOver: (passedOver) => {
        for (const { file, patterns } of passedOver)
          note(
            `${patterns} patterns of ${file === undefined ? 'files.exclude and search.exclude' : JSON.stringify(file)} are passed over: they are too long, or there are too many of them.`,
          );
      },
      onError,
    });
  }

  /** Reads the folders, by their URIs, in the background. @param exclude globs of what the editor hides */
  start(folders: readonly string[], exclude: readonly string[]): void {
    this.#hasFolders = folders.length > 0;
    this.#index?.start(
      folders.flatMap((uri) => this.#locate(uri) ?? []),
      exclude,
    );
  }

  stop(): void {
    this.#index?.stop();
  }

  opened(document: OpenDocument): void {
    if (document.path === undefined) return;
    this.#uris.set(document.path, document.uri);
    // What is large is not read while somebody waits: what lies on the disk counts.
    this.#index?.opened(document.path, () => (isLarge(document) ? undefined : document.script));
  }

  closed({ path }: OpenDocument): void {
    if (path === undefined) return;
    this.#uris.delete(path);
    this.#index?.closed(path);
  }

  filesChanged(changes: readonly FileEvent[]): void {
    this.#index?.changed(
      changes.flatMap(({ uri, type }) => {
        const path = this.#locate(uri);
        return path === undefined ? [] : [{ path, gone: type === FileChangeType.Deleted }];
      }),
    );
  }

  /** What is known now; nothing where folders cannot be read. */
  get scripts(): ScriptIndex | undefined {
    return this.#index?.scripts;
  }

  /** Whether what is not known is nowhere in the workspace. */
  get complete(): boolean {
    return this.#index?.complete === true;
  }

  /** Whether nothing of the kind has this name, as far as anybody can know: not before all folders are read. */
  isMissing(kind: FactKind, name: string): boolean {
    return (this.complete || !this.#hasFolders) && !this.scripts?.count(kind, name);
  }

  find(kind: 'token' | 'card', typed: string): { names: readonly string[]; more: boolean } {
    const found = this.scripts?.names(kind === 'token' ? 'tokenFile' : 'face', typed, mostNames);
    return found ? { ...found, more: found.more || !this.complete } : { names: [], more: false };
  }

  /** Where a fact stands in the workspace. */
  locations(kind: FactKind, name: string, most?: number): Location[] {
    return this.scripts?.places(kind, name, most).map((place) => this.locationOf(place)) ?? [];
  }

  locationOf({ path, line, character, length }: Place): Location {
    const start = { line, character };
    const uri = this.#uris.get(path) ?? fileUri(path);
    return { uri, range: { start, end: { line, character: character + length } } };
  }
}
