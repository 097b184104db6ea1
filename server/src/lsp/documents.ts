/** The texts that are open in the editor. */
import type {
  DidChangeTextDocumentParams,
  DidCloseTextDocumentParams,
  DidOpenTextDocumentParams,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Script } from '../core/service.ts';
import { longestEdited } from '../core/text/limits.ts';
import { LineMap } from '../core/text/lineMap.ts';
import type { Place } from '../workspace/place.ts';
import { scriptPlace, uriKey } from './uris.ts';

export interface OpenDocument {
  /** As the client spells it. */
  readonly uri: string;
  /** Where it lies for the host that reads files, if it can reach it. */
  readonly path: string | undefined;
  /** Its file and folder; empty for a text that was never saved. */
  readonly place: Place;
  readonly version: number;
  readonly text: string;
  /** The lines of the text as it is now. */
  readonly lines: LineMap;
  /** The text as it is now, read; read once for each version. Not to be asked for where the text is large. */
  readonly script: Script;
}

export class Documents {
  readonly #open = new Map<string, MutableDocument>();
  readonly #read: (text: string) => Script;
  readonly #locate: (uri: string) => string | undefined;

  /** @param locate where a document lies, by its URI */
  constructor(read: (text: string) => Script, locate: (uri: string) => string | undefined) {
    this.#read = read;
    this.#locate = locate;
  }

  get(uri: string): OpenDocument | undefined {
    return this.#open.get(uriKey(uri));
  }

  all(): OpenDocument[] {
    return [...this.#open.values()];
  }

  open({ textDocument }: DidOpenTextDocumentParams): OpenDocument {
    const { uri, languageId, version, text } = textDocument;
    const content = TextDocument.create(uri, languageId, version, text);
    const document = new MutableDocument(uri, this.#locate(uri), content, this.#read);
    this.#open.set(uriKey(uri), document);
    return document;
  }

  /** @returns the document that changed, or `undefined` where it was never opened */
  change({ textDocument, contentChanges }: DidChangeTextDocumentParams): OpenDocument | undefined {
    const document = this.#open.get(uriKey(textDocument.uri));
    document?.update(contentChanges, textDocument.version);
    return document;
  }

  /** @returns the document that was open until now */
  close({ textDocument }: DidCloseTextDocumentParams): OpenDocument | undefined {
    const key = uriKey(textDocument.uri);
    const document = this.#open.get(key);
    this.#open.delete(key);
    return document;
  }
}

class MutableDocument implements OpenDocument {
  readonly place: Place;
  #document: TextDocument;
  #lines: LineMap | undefined;
  #script: Script | undefined;

  constructor(
    readonly uri: string,
    readonly path: string | undefined,
    document: TextDocument,
    private readonly read: (text: string) => Script,
  ) {
    this.place = scriptPlace(uri);
    this.#document = document;
  }

  get version(): number {
    return this.#document.version;
  }

  get text(): string {
    return this.#document.getText();
  }

  get lines(): LineMap {
    return (this.#lines ??= new LineMap(this.text));
  }

  get script(): Script {
    return (this.#script ??= this.read(this.text));
  }

  update(changes: DidChangeTextDocumentParams['contentChanges'], version: number | null | undefined): void {
    this.#lines = undefined;
    this.#script = undefined;
    this.#document = TextDocument.update(this.#document, changes, version ?? this.version + 1);
  }
}

/** Whether a text is too large to be worked on while somebody waits; it is checked all the same, in a worker. */
export function isLarge({ text }: OpenDocument): boolean {
  return text.length > longestEdited;
}
