/** The only place where values of the protocol become values of the core. */
import {
  MarkupKind,
  ResourceOperationKind,
  type ClientCapabilities,
  type CodeActionContext,
  type Diagnostic,
  type Position,
  type Range,
} from 'vscode-languageserver';
import type { LineMap } from '../core/text/lineMap.ts';
import type { Span } from '../core/text/span.ts';

/** What the client can do, of the things that make a difference to this server. */
export interface Client {
  /** Answers questions about its settings. */
  readonly configuration: boolean;
  /** Tells of changed settings when asked to. */
  readonly configurationEvents: boolean;
  /** Tells of changed files when asked to. */
  readonly fileEvents: boolean;
  readonly folders: boolean;
  /** Asks for inlay hints again when told to. */
  readonly refreshHints: boolean;
  readonly versionedEdits: boolean;
  /** Edits may make new files. */
  readonly newFiles: boolean;
  /** Takes code actions; without it only commands, of which there are none. */
  readonly codeActions: boolean;
  readonly markdownHover: boolean;
  /** Shows symbols within symbols. */
  readonly nestedSymbols: boolean;
  /** Fills in the places of a snippet one after the other. */
  readonly snippets: boolean;
  readonly markdownCompletion: boolean;
  /** Takes what all completions of a list replace once for all of them. */
  readonly sharedRanges: boolean;
  /** Has a command to open the list of completions again. */
  readonly suggestCommand: boolean;
  /** Has the command `cardscript.showReferences`. */
  readonly referencesCommand: boolean;
  /** Has the command `cardscript.showWays`. */
  readonly waysCommand: boolean;
  /** Follows links to lists of scripts, which protocol/uses.ts describes. */
  readonly usesLinks: boolean;
}

/** @param options what the client sent along with its capabilities */
export function readClient(capabilities: ClientCapabilities | undefined, options?: unknown): Client {
  const { workspace, textDocument } = capabilities ?? {};
  const told = (options ?? {}) as Partial<
    Record<'suggestCommand' | 'referencesCommand' | 'waysCommand' | 'usesLinks', unknown>
  >;
  return {
    configuration: workspace?.configuration === true,
    configurationEvents: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    fileEvents: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    folders: workspace?.workspaceFolders === true,
    refreshHints: workspace?.inlayHint?.refreshSupport === true,
    versionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    newFiles:
      workspace?.workspaceEdit?.documentChanges === true &&
      workspace.workspaceEdit.resourceOperations?.includes(ResourceOperationKind.Create) === true,
    codeActions: textDocument?.codeAction?.codeActionLiteralSupport !== undefined,
    nestedSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true,
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    markdownCompletion:
      textDocument?.completion?.completionItem?.documentationFormat?.includes(MarkupKind.Markdown) === true,
    sharedRanges: textDocument?.completion?.completionList?.itemDefaults?.includes('editRange') === true,
    suggestCommand: told.suggestCommand === true,
    referencesCommand: told.referencesCommand === true,
    waysCommand: told.waysCommand === true,
    usesLinks: told.usesLinks === true,
    markdownHover: textDocument?.hover?.contentFormat?.includes(MarkupKind.Markdown) === true,
  };
}

export function toOffset(lines: LineMap, position: Position): number {
  return lines.offsetAt(position);
}

export function toSpan(lines: LineMap, range: Range): Span {
  const one = lines.offsetAt(range.start);
  const other = lines.offsetAt(range.end);
  return { start: Math.min(one, other), end: Math.max(one, other) };
}

/** Whether a request for code actions wants those of a kind: kinds are narrowed down by dots. */
export function wantsKind({ only }: CodeActionContext, kind: string): boolean {
  return !only || only.some((wanted) => wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`));
}

/** Whether two diagnostics are one, as far as a client keeps what it was sent. */
export function sameDiagnostic(one: Diagnostic, other: Diagnostic): boolean {
  return (
    one.code === other.code &&
    samePosition(one.range.start, other.range.start) &&
    samePosition(one.range.end, other.range.end)
  );
}

function samePosition(one: Position, other: Position): boolean {
  return one.line === other.line && one.character === other.character;
}
