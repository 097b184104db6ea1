/** The book of rules as documents of the editor: read-only, with links, an outline and hovers. */
import {
  DocumentLink,
  DocumentSymbol,
  EventEmitter,
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
  type Disposable,
  type DocumentLinkProvider,
  type DocumentSymbolProvider,
  type HoverProvider,
  type TextDocument,
  type TextDocumentContentProvider,
} from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import type { Server } from '../server.ts';
import { asTrusted, trusted } from './ruleLinks.ts';

/** Language of the pages, for their colours and word wrap. */
export const bookLanguage = 'cardscript-rules';

const selector = { scheme: messages.rulesScheme };

export class Book
  implements TextDocumentContentProvider, DocumentLinkProvider, DocumentSymbolProvider, HoverProvider, Disposable
{
  readonly #server: Server;
  readonly #changed = new EventEmitter<Uri>();
  readonly #registered: Disposable[];
  readonly onDidChange = this.#changed.event;

  constructor(server: Server) {
    this.#server = server;
    this.#registered = [
      workspace.registerTextDocumentContentProvider(messages.rulesScheme, this),
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
    for (const { uri } of workspace.textDocuments) if (uri.scheme === messages.rulesScheme) this.#changed.fire(uri);
  }

  async provideTextDocumentContent(uri: Uri): Promise<string> {
    return (await this.#page(uri.path))?.text ?? '';
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
  return Uri.from({ scheme: messages.rulesScheme, path: place });
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
