import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { IGrammar } from 'vscode-textmate';
import { loadGrammar, root, tokenise } from './tokenise.ts';

const corpus = new URL('../shared/corpus/', root);
const here = existsSync(corpus);
if (!here) console.warn('SKIPPED: no real scripts under ../shared/corpus, so the grammar is not tried on them');

/** Every sixtieth script, which are some two hundred from all folders. */
function sample(): URL[] {
  const paths = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'));
  return paths.sort().flatMap((path, at) => (at % 60 === 0 ? [new URL(path.split(/[\\/]/).join('/'), corpus)] : []));
}

describe('real scripts', () => {
  let grammar: IGrammar;
  beforeAll(async () => {
    grammar = await loadGrammar();
  });

  it.skipIf(!here)(`leave no line without a known beginning${here ? '' : ' (no ../shared/corpus)'}`, () => {
    const files = sample();
    expect(files.length).toBeGreaterThan(150);
    const plain: string[] = [];
    const keys: string[] = [];
    for (const file of files) {
      const script = readFileSync(file, 'utf8');
      const seen = new Set<number>();
      for (const token of tokenise(grammar, script)) {
        if (!seen.has(token.line) && token.scopes.length === 0) plain.push(`${file.pathname}: ${token.text}`);
        seen.add(token.line);
        if (token.scopes.at(-1) === 'variable.parameter') keys.push(token.text);
      }
    }
    expect(plain).toEqual([]);
    // A grammar that took a whole line for one token would pass the above.
    expect(keys.length).toBeGreaterThan(files.length * 5);
  });

  it.skipIf(!here)(`have every key before a $ scoped${here ? '' : ' (no ../shared/corpus)'}`, () => {
    const plain: string[] = [];
    for (const file of sample())
      for (const { text, scopes } of tokenise(grammar, readFileSync(file, 'utf8')))
        if (scopes.length === 0 && /\w\$/.test(text)) plain.push(`${file.pathname}: ${text}`);
    expect(plain).toEqual([]);
  });
});
