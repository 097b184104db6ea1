/**
 * Hover and definition, which may be asked for before the server runs. The library brings its own providers into the
 * editor only then, and the editor asks no second time: a hover would stay empty. So these providers stand there from
 * the first moment to the last, and those of the library answer nobody else. Were one kind to follow the other, a
 * question asked while they change would find neither.
 */
import { CancellationTokenSource, Disposable, languages, type CancellationToken, type TextDocument } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { documentSelector } from './documents.ts';

const asked = new WeakSet<CancellationToken>();

/** Whether a provider of the library is asked from here, by the token that it was given. */
export function isAsked(token: CancellationToken): boolean {
  return asked.has(token);
}

/** @param ready gives the client when its server runs; nothing where it did not come to */
export function registerQuestions(ready: () => Promise<BaseLanguageClient | undefined>): Disposable {
  const hover = async (document: TextDocument) =>
    (await ready())?.getFeature('textDocument/hover').getProvider(document);
  const definition = async (document: TextDocument) =>
    (await ready())?.getFeature('textDocument/definition').getProvider(document);
  return Disposable.from(
    languages.registerHoverProvider(documentSelector, {
      provideHover: async (document, position, token) =>
        (await hover(document))?.provideHover(document, position, marked(token)),
    }),
    languages.registerDefinitionProvider(documentSelector, {
      provideDefinition: async (document, position, token) =>
        (await definition(document))?.provideDefinition(document, position, marked(token)),
    }),
  );
}

/** A token that is cancelled with another one. Several questions may share that one. */
function marked(token: CancellationToken): CancellationToken {
  const source = new CancellationTokenSource();
  if (token.isCancellationRequested) source.cancel();
  else token.onCancellationRequested(() => source.cancel());
  asked.add(source.token);
  return source.token;
}
