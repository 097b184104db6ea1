/**
 * What the extension takes of the library for language clients. The library is many times as large as all else, so it
 * stands in a bundle of its own, which is loaded when VS Code has seen the extension start.
 */
import type { ExtensionContext } from 'vscode';
import type {
  BaseLanguageClient,
  CloseAction,
  LanguageClientOptions,
  State,
  WorkDoneProgress,
} from 'vscode-languageclient';

export interface Library {
  readonly CloseAction: typeof CloseAction;
  readonly State: typeof State;
  readonly WorkDoneProgress: typeof WorkDoneProgress;
  readonly createClient: (id: string, name: string, options: LanguageClientOptions) => BaseLanguageClient;
}

/** What the bundle exports. */
export interface LibraryBundle {
  readonly createLibrary: (context: ExtensionContext) => Library;
}
