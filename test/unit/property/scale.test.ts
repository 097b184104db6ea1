/**
 * Twice the script is at most three times the work, whatever the script is made of and whatever is done with it. Counted,
 * not timed: see test/support/scale. `npm run bench:scale` shows the times.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shapes } from '../../support/scale/shapes.ts';
import { tasks } from '../../support/scale/tasks.ts';

const program = join(import.meta.dirname, '../../support/scale/growth.mjs');

it('twice the script is at most three times the work', { timeout: 600_000 }, () => {
  const { pairs, found } = JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as {
    readonly pairs: number;
    readonly found: readonly string[];
  };
  expect(pairs).toBe(Object.keys(shapes).length * Object.keys(tasks).length);
  expect(found).toEqual([]);
});
