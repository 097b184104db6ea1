/** Every fault that the fuzzer, or whoever attacked by hand, ever found stays as a case, and is tried as the fuzzer does. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../fuzz/case.ts';
import { startNode } from '../../support/child.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'test/fuzz/cases');

describe('a fault that was found once is not there', () => {
  let results: readonly { readonly id: string; readonly faults: readonly Fault[] }[] = [];

  // A program of its own, because what hangs has to be ended from outside.
  beforeAll(async () => {
    const made = mkdtempSync(join(tmpdir(), 'cardscript-fuzz-'));
    try {
      const report = join(made, 'report.json');
      const args = [join(root, 'test/fuzz/run.mjs'), '--case', folder, '--report', report, '--limit', '10'];
      const output: string[] = [];
      const child = startNode(args, { stderr: 'pipe' });
      child.stdin.end();
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
      child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
      await once(child, 'close');
      if (!existsSync(report)) throw new Error(output.join(''));
      results = JSON.parse(readFileSync(report, 'utf8')) as typeof results;
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  }, 900_000);

  it.each(readdirSync(folder).sort())('%s', (name) => {
    expect(results.find(({ id }) => id === name)?.faults).toEqual([]);
  });
});
