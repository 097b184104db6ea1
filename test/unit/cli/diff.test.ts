import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { unifiedDiff, visibleDiff } from '../../../server/src/cli/check/diff.ts';

const hasPatch = spawnSync('patch', ['--version']).status === 0;
if (!hasPatch) console.warn('SKIPPED: diffs are not tried with patch: it is not installed');

it('shows what changes, with the lines around it', () => {
  const before = ['1', '2', '3', '4', 'old', '6', '7', '8', '9', ''].join('\n');
  expect(unifiedDiff('cards/a.txt', before, before.replace('old', 'new'))).toBe(
    '--- a/cards/a.txt\n+++ b/cards/a.txt\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-old\n+new\n 6\n 7\n 8\n',
  );
});

it('says where there is no line end at the end', () => {
  expect(unifiedDiff('a', 'x\nold', 'x\nold\n')).toContain('-old\n\\ No newline at end of file\n+old\n');
});

it('lets nothing act where it is read', () => {
  const diff = visibleDiff(unifiedDiff('a\u001b[31m\n+++ b', 'a\u001b]0;x\u0007\n', 'b\u009b\u202e\rc\td\r\n'));
  expect(diff.replaceAll(/[\n\t]|\r(?=\n)/g, '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(diff.split('\n').map((line) => line.slice(0, 3))).toEqual(['---', '+++', '@@ ', '-a\ufffd', '+b\ufffd', '']);
  expect(diff).toContain('+b\ufffd\ufffd\ufffdc\td\r\n');
});

it('breaks a command to a log that a line around the change would be', () => {
  const diff = visibleDiff(unifiedDiff('a', '::error::x\nold\n', '::error::x\nnew\n'));
  expect(diff.split('\n').filter((line) => /^\s*::/.test(line))).toEqual([]);
});

it.each([
  ['a.txt', 'Name:A\u2028B\nold\n'],
  ['./cards/a.txt', 'Name:A\rold\rOracle:\r'],
  ['with blanks .txt', 'old\n'],
  ['b.txt', 'a\u001b[31m\u0085\nold\n'],
  ['quote".txt', 'old\n'],
  ['tab\tand\nline.txt', 'old'],
])('is a patch to the letter, for git and for patch: %j', (name, before) => {
  const after = before.replace('old', 'new');
  for (const [program, ...args] of [
    ['git', 'apply', '--whitespace=nowarn', 'fixes.diff'],
    ['patch', '-p1', '--binary', '-i', 'fixes.diff'],
  ]) {
    if (program === 'patch' && !hasPatch) continue;
    const folder = mkdtempSync(join(tmpdir(), 'cardscript-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'cards'));
    writeFileSync(join(folder, name), before);
    writeFileSync(join(folder, 'fixes.diff'), unifiedDiff(name, before, after));
    execFileSync(program ?? '', args, { cwd: folder });
    expect(readFileSync(join(folder, name), 'utf8'), program).toBe(after);
  }
});

it.each([
  ['some lines', 10],
  ['more lines than are searched for the least changes', 10_000],
])('is a patch that git applies: %s', (_, count) => {
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const lines = Array.from({ length: count }, (_, at) => `Line ${at}\twith ü\r\n`);
  const before = `\ufeff${lines.join('')}the end`;
  const after = before.replaceAll('Line', 'Row');
  writeFileSync(join(folder, 'ü a.txt'), before);
  writeFileSync(join(folder, 'fixes.diff'), unifiedDiff('ü a.txt', before, after));
  execFileSync('git', ['apply', '--whitespace=nowarn', 'fixes.diff'], { cwd: folder });
  expect(readFileSync(join(folder, 'ü a.txt'), 'utf8')).toBe(after);
});
