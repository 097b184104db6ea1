/** The scripts of the workspace, as features ask for them. No question waits for the index: it answers what it knows. */
import type { FileEvent, Location } from 'vscode-languageserver';
import { FileChangeType } from 'vscode-languageserver';
import type { WorkspaceNames } from '../core/features/completion/context.ts';
import type { FactKind } from '../core/index/facts.ts';
import type { Place, ScriptIndex } from '../core/index/scriptIndex.ts';
import { fileSource } from '../workspace/index/readFolders.ts';
import { WorkspaceIndex, type ReadProgress } from '../workspace/index/workspaceIndex.ts';
import type { OpenDocument } from './documents.ts';
import type { Runtime } from './runtime.ts';
import { fileUri } from './uris.ts';

export interface WorkspaceOptions {
  readonly runtime: Runtime;
  readonly progress: (cancel: () => void) => ReadProgress;
  readonly warn: (message: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Three times as many as the engine has. */
const mostFiles = 100_000;
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
  readonly #locate: (uri: string) => string | undefined;
  /** Documents by the paths at which the client opened them, in its own spelling. */
  readonly #uris = new Map<string, string>();

  constructor({ runtime, progress, warn, onError }: WorkspaceOptions) {
    this.#locate = (uri) => runtime.locate(uri);
    const { host, readFolders } = runtime;
    if (!host || !readFolders) return;
    this.#index = new WorkspaceIndex({
      read: readFolders,
      source: fileSource(host),
      mostFiles,
      progress,
      onTruncated: () =>
        warn(
          `The workspace has more than ${mostFiles.toLocaleString('en')} scripts; names are looked for in so many only.`,
        ),
      onError,
    });
  }

  /** Reads the folders, by their URIs, in the background. */
  start(folders: readonly string[]): void {
    this.#index?.start(folders.flatMap((uri) => this.#locate(uri) ?? []));
  }

  stop(): void {
    this.#index?.stop();
  }

  opened(document: OpenDocument): void {
    if (document.path === undefined) return;
    this.#uris.set(document.path, document.uri);
    this.#index?.opened(document.path, () => document.script);
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
