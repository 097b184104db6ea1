/**
 * Answers what is asked for while the server starts, as soon as it runs. The library brings its own providers into the
 * editor only then, and the editor asks no second time: a hover would stay empty.
 */
import { Disposable, languages, type TextDocument } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { documentSelector } from './documents.ts';

/** @param ready gives the client when its server runs; nothing where it did not come to */
export function registerEarly(ready: () => Promise<BaseLanguageClient | undefined>): Disposable {
  const hover = async (document: TextDocument) =>
    (await ready())?.getFeature('textDocument/hover').getProvider(document);
  const definition = async (document: TextDocument) =>
    (await ready())?.getFeature('textDocument/definition').getProvider(document);
  return Disposable.from(
    languages.registerHoverProvider(documentSelector, {
      provideHover: async (document, ...rest) => (await hover(document))?.provideHover(document, ...rest),
    }),
    languages.registerDefinitionProvider(documentSelector, {
      provideDefinition: async (document, ...rest) =>
        (await definition(document))?.provideDefinition(document, ...rest),
    }),
  );
}
