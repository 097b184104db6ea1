/**
 * The book of rules as documents of the editor: read-only, with links, an outline and hovers. They are files of a file
 * system of their own, because the editor shows no breadcrumbs above anything else.
 */
import {
  Disposable,
  DocumentLink,
  DocumentSymbol,
  EventEmitter,
  FileChangeType,
  FileSystemError,
  FileType,
  Hover,
  languages,
  Position,
  Range,
  Selection,
  SymbolKind,
  TextEditorRevealType,
  Uri,
  window,
  workspace,
  type CancellationToken,
  type DocumentLinkProvider,
  type DocumentSymbolProvider,
  type FileChangeEvent,
  type FileStat,
  type FileSystemProvider,
  type HoverProvider,
  type TextDocument,
} from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import type { Server } from '../server.ts';
import { asTrusted, trusted } from './ruleLinks.ts';

/** Language of the pages, for their colours and word wrap. */
export const bookLanguage = 'cardscript-rules';

const selector = { scheme: messages.rulesScheme };

const readOnly = (): never => {
  throw FileSystemError.NoPermissions();
};

export class Book
  implements FileSystemProvider, DocumentLinkProvider, DocumentSymbolProvider, HoverProvider, Disposable
{
  readonly #server: Server;
  readonly #changed = new EventEmitter<FileChangeEvent[]>();
  readonly #registered: Disposable[];
  /** Goes up when another edition may be in use: the editor reads a page again whose time is another. */
  #time = 1;
  readonly onDidChangeFile = this.#changed.event;
  readonly createDirectory = readOnly;
  readonly writeFile = readOnly;
  readonly delete = readOnly;
  readonly rename = readOnly;

  constructor(server: Server) {
    this.#server = server;
    this.#registered = [
      workspace.registerFileSystemProvider(messages.rulesScheme, this, { isReadonly: true, isCaseSensitive: true }),
      languages.registerDocumentLinkProvider(selector, this),
      languages.registerDocumentSymbolProvider(selector, this, { label: 'Cardscript' }),
      languages.registerHoverProvider(selector, this),
      workspace.onDidOpenTextDocument((document) => void colour(document)),
    ];
  }

  /**
   * Shows a place: the page that it is on, scrolled to it.
   *
   * @param place what stands behind the scheme in an address: `702.103b`, `contents`
   */
  async open(place: string): Promise<void> {
    const page = await this.#page(place);
    if (!page) return;
    const document = await workspace.openTextDocument(addressOf(page.name));
    const at = new Position(page.line, 0);
    const editor = await window.showTextDocument(document, { preview: true, selection: new Selection(at, at) });
    editor.revealRange(new Range(at, at), TextEditorRevealType.AtTop);
  }

  /** Reads the pages that are shown again: another edition may be in use. */
  refresh(): void {
    this.#time += 1;
    const shown = workspace.textDocuments.filter(({ uri }) => uri.scheme === messages.rulesScheme);
    this.#changed.fire(shown.map(({ uri }) => ({ type: FileChangeType.Changed, uri })));
  }

  async stat(uri: Uri): Promise<FileStat> {
    const { length: size } = await this.readFile(uri);
    return { type: FileType.File, ctime: 0, mtime: this.#time, size };
  }

  async readFile(uri: Uri): Promise<Uint8Array> {
    const page = await this.#page(uri.path);
    if (!page) throw FileSystemError.FileNotFound(uri);
    return new TextEncoder().encode(page.text);
  }

  readDirectory(): [string, FileType][] {
    return [];
  }

  /** What changes is told of in any case. */
  watch(): Disposable {
    return new Disposable(() => undefined);
  }

  async provideDocumentLinks({ uri }: TextDocument): Promise<DocumentLink[]> {
    const page = await this.#page(uri.path);
    return (page?.links ?? []).map(({ line, start, end, address }) => {
      const place = address.slice(address.indexOf(':') + 1);
      return new DocumentLink(new Range(line, start, line, end), trusted(place));
    });
  }

  async provideDocumentSymbols({ uri }: TextDocument): Promise<DocumentSymbol[]> {
    return ((await this.#page(uri.path))?.entries ?? []).map(toSymbol);
  }

  async provideHover(document: TextDocument, position: Position, token: CancellationToken): Promise<Hover | undefined> {
    const range = document.getWordRangeAtPosition(position, /\d{3}(?:\.\d+[a-z]{0,2})?/);
    if (!range) return undefined;
    const number = document.getText(range);
    const markdown = await this.#server.ask<string | null>(messages.describeRule, { number }, token);
    return markdown ? new Hover(asTrusted(markdown), range) : undefined;
  }

  dispose(): void {
    for (const one of this.#registered) one.dispose();
    this.#changed.dispose();
  }

  #page(place: string): Promise<messages.RulePage | null | undefined> {
    return this.#server.ask<messages.RulePage | null>(messages.rulePage, { place: place.replace(/^\//, '') });
  }
}

function addressOf(place: string): Uri {
  return Uri.from({ scheme: messages.rulesScheme, path: `/${place}` });
}

function toSymbol({ name, detail, line, endLine, children }: messages.PageEntry): DocumentSymbol {
  const kind = children.length > 0 ? SymbolKind.Class : SymbolKind.Field;
  const whole = new Range(line, 0, endLine, Number.MAX_SAFE_INTEGER);
  const symbol = new DocumentSymbol(name, detail, kind, whole, new Range(line, 0, line, 0));
  symbol.children = children.map(toSymbol);
  return symbol;
}

async function colour(document: TextDocument): Promise<void> {
  if (document.uri.scheme !== messages.rulesScheme || document.languageId === bookLanguage) return;
  await languages.setTextDocumentLanguage(document, bookLanguage);
}
