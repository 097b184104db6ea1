import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textOf, type Case } from '../case.ts';
import type { Faults } from '../faults.ts';
import { runCli } from '../processes.ts';
import { expectEnded } from './streams.ts';

/** A command line, in a folder with a file `sample.txt` of the input, which is at standard input as well. */
export async function expectOfCommandLine(
  root: string,
  { args, input }: Case & { kind: 'cli' },
  faults: Faults,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-fuzz-'));
  try {
    mkdirSync(join(folder, 'cardsfolder'));
    writeFileSync(join(folder, 'sample.txt'), textOf(input));
    const start = performance.now();
    const ended = await runCli(root, args, folder, textOf(input));
    faults.took(`cardscript ${args[0] ?? ''}`, performance.now() - start);
    expectEnded(`cardscript ${args[0] ?? ''}`, ended, faults);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
