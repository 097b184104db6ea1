import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Imports that a layer must not reach for, with the reason shown to whoever tries. */
const forbid = (...groups) => ({
  'no-restricted-imports': ['error', { patterns: groups.map(([group, message]) => ({ group, message })) }],
});
const node = [
  ['node:*', 'fs', 'path', 'os', 'child_process', 'worker_threads'],
  'This layer runs in a browser too: no Node.',
];
const vscode = [['vscode'], 'Only the client knows the editor.'];
const lsp = [
  ['vscode-languageserver*', 'vscode-uri', 'vscode-languageclient*'],
  'Only lsp/ and the client know the protocol.',
];

export default defineConfig(
  globalIgnores(['dist', 'out', 'node_modules', '.vscode-test', 'test/editor/stand-in']),
  {
    files: ['**/*.ts', '**/*.mts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: ['./tsconfig.json', './tsconfig.browser.json'] } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    // `npm run regexes` sees literals, and what the helper is asked for while the modules are loaded.
    files: ['server/src/**/*.ts', 'client/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(NewExpression, CallExpression)[callee.name="RegExp"]',
          message: 'Patterns that are no literals come from core/text/pattern.ts.',
        },
        {
          selector: ':function CallExpression[callee.name=/^(patternOf|textPattern)$/]',
          message: 'Patterns are made where the module is loaded, so that `npm run regexes` sees them.',
        },
      ],
    },
  },
  { files: ['server/src/core/text/pattern.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['server/src/core/**/*.ts'],
    rules: forbid(node, vscode, lsp, [
      ['**/lsp/**', '**/cli/**', '**/workspace/**', '**/entry/**'],
      'The core imports nothing outside itself.',
    ]),
  },
  {
    files: ['server/src/workspace/**/*.ts'],
    rules: forbid(vscode, lsp, [['**/lsp/**', '**/cli/**', '**/entry/**'], 'workspace/ knows the core only.']),
  },
  {
    files: ['server/src/lsp/**/*.ts'],
    rules: forbid(node, vscode, [['**/cli/**', '**/entry/**'], 'lsp/ and cli/ never meet.']),
  },
  {
    files: ['server/src/cli/**/*.ts'],
    rules: forbid(vscode, lsp, [['**/lsp/**', '**/entry/**'], 'lsp/ and cli/ never meet.']),
  },
  {
    files: ['client/src/**/*.ts'],
    rules: forbid([
      ['**/server/src/core/**', '**/server/src/lsp/**', '**/server/src/cli/**'],
      'The client talks to the server over the wire only.',
    ]),
  },
);
