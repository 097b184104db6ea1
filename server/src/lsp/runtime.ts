import type { Say } from '../core/l10n/say.ts';
import type { Host } from '../workspace/host.ts';
import type { FolderReader } from '../workspace/index/workspaceIndex.ts';
import type { RuleLibrary } from '../workspace/ruleLibrary.ts';

/** What the server needs of the machine it runs on; tests give it a clock of their own. */
export interface Runtime {
  /** Version of Cardscript. */
  readonly version: string;
  /** Reads project files; absent where the server cannot reach files. */
  readonly host: Host | undefined;
  /** Reads the scripts of the workspace's folders; absent where they cannot be read. */
  readonly readFolders: FolderReader | undefined;
  /** Scripts of the workspace beyond this number are not read. */
  readonly mostFiles: number;
  /** Opens the editions of the rules in a folder, or in the usual one; absent where nothing can be kept. */
  readonly openRules: ((folder: string | undefined, say: Say) => RuleLibrary) | undefined;
  /** Where a document lies, as the host knows it; `undefined` for one that the host cannot reach. */
  locate(uri: string): string | undefined;
  /** Milliseconds since some moment. */
  now(): number;
  /** Runs something in a later turn of the event loop, behind the messages that have already arrived. */
  defer(run: () => void): void;
  /** Runs something after a time in milliseconds, unless the function that is returned is called before. */
  after(milliseconds: number, run: () => void): () => void;
}
