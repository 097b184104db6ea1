import type { Say } from '../core/l10n/say.ts';
import type { Host } from '../workspace/host.ts';
import type { FolderReader } from '../workspace/index/workspaceIndex.ts';
import type { RuleLibrary } from '../workspace/ruleLibrary.ts';
import type { Clock, StartWorker } from '../workspace/workers/worker.ts';

/** What the server needs of the machine it runs on; tests give it a clock of their own. */
export interface Runtime extends Clock {
  /** Version of Cardscript. */
  readonly version: string;
  /** Reads project files; absent where the server cannot reach files. */
  readonly host: Host | undefined;
  /** Reads the scripts of the workspace's folders; absent where they cannot be read. */
  readonly readFolders: FolderReader | undefined;
  /** Starts the workers that check scripts; absent where there are none, and the server checks them itself. */
  readonly startWorker: StartWorker | undefined;
  /** Scripts of the workspace beyond this number are not read. */
  readonly mostFiles: number;
  /** Opens the editions of the rules in a folder, or in the usual one; absent where nothing can be kept. */
  readonly openRules: ((folder: string | undefined, say: Say) => RuleLibrary) | undefined;
  /** Where a document lies, as the host knows it; `undefined` for one that the host cannot reach. */
  locate(uri: string): string | undefined;
  /** Milliseconds since some moment. */
  now(): number;
}
