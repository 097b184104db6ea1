import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate from 'vscode-textmate';
import type { IGrammar, IToken } from 'vscode-textmate';

/** The repository's root, for files that the extension ships as they are. */
export const root = new URL('../../../', import.meta.url);

const scope = 'source.cardscript';

/** Loads the grammar as VS Code would, with the same engine for regular expressions. */
export async function loadGrammar(): Promise<IGrammar> {
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: (name) => {
      const path = new URL('syntaxes/cardscript.tmLanguage.json', root);
      return Promise.resolve(
        name === scope ? textmate.parseRawGrammar(readFileSync(path, 'utf8'), path.pathname) : undefined,
      );
    },
  });
  const grammar = await registry.loadGrammar(scope);
  if (grammar === null) throw new Error('the grammar did not load');
  return grammar;
}

export interface ScopedToken {
  readonly line: number;
  readonly text: string;
  /** Outermost first, without `source.cardscript` and without the language's suffix. */
  readonly scopes: readonly string[];
}

/**
 * Every token of a script that is more than blanks. Lines are split at `\n` only, so that a `\r` stays in, as it does
 * in tools that hand lines over with their ends.
 */
export function tokenise(grammar: IGrammar, script: string): ScopedToken[] {
  const tokens: ScopedToken[] = [];
  let state = textmate.INITIAL;
  for (const [line, text] of script.split('\n').entries()) {
    const result = grammar.tokenizeLine(text, state);
    if (result.stoppedEarly) throw new Error(`line ${String(line)} ran into the time limit`);
    state = result.ruleStack;
    if (state.depth !== 1) throw new Error(`line ${String(line)} reaches into the next: ${text}`);
    for (const token of result.tokens) tokens.push(...scoped(line, text, token));
  }
  return tokens;
}

function scoped(line: number, text: string, token: IToken): ScopedToken[] {
  const piece = text.slice(token.startIndex, token.endIndex).trim();
  if (piece === '') return [];
  const scopes = token.scopes.filter((name) => name !== scope).map((name) => name.replace(/\.cardscript$/, ''));
  return [{ line, text: piece, scopes }];
}

/** `text → innermost scope`, one token a line; `·` where the grammar leaves it plain. */
export function show(tokens: readonly ScopedToken[]): string {
  return tokens.map((token) => `${token.text} → ${token.scopes.at(-1) ?? '·'}`).join('\n');
}

/** As `show`, without the separators, for the many samples that are about the words between them. */
export function showWords(tokens: readonly ScopedToken[]): string {
  return show(tokens.filter((token) => !token.scopes.at(-1)?.startsWith('punctuation.')));
}
