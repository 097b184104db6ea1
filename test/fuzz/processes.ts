/** Programs under test, in processes of their own that end in time or are ended. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNode } from '../support/child.ts';

/** What a process may take. */
export const limits = {
  /** Of the processor where the system tells how much a process took, so that other work beside does not count. */
  seconds: 20,
  /** Of the clock: what waits for ever takes no processor. */
  waiting: 120,
  megabytes: 1_200,
};

export type Ending = 'exit' | 'time' | 'memory';

export interface Ended {
  readonly status: number | null;
  readonly ending: Ending;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the built command line. */
export async function runCli(root: string, args: readonly string[], cwd: string, input: string): Promise<Ended> {
  const env = { ...process.env, CARDSCRIPT_HOME: join(cwd, 'no-rules'), NO_COLOR: '1' };
  const child = startNode([join(root, 'dist/cli.js'), ...args], { cwd, env, stderr: 'pipe' });
  const output: [Buffer[], Buffer[]] = [[], []];
  child.stdout.on('data', (chunk: Buffer) => output[0].push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output[1].push(chunk));
  child.stdin.end(input);
  const { ending, status } = await guarded(child, limits.seconds);
  const [stdout, stderr] = output.map((chunks) => Buffer.concat(chunks).toString('utf8'));
  return { status, ending, stdout: stdout ?? '', stderr: stderr ?? '' };
}

/** Waits for a process, and ends it when it takes too long, or too much memory where that can be seen. */
export function guarded(child: ChildProcess, seconds: number): Promise<{ ending: Ending; status: number | null }> {
  return new Promise((resolve, reject) => {
    let ending: Ending = 'exit';
    const end = (why: Ending): void => {
      ending = why;
      child.kill('SIGKILL');
    };
    const started = performance.now();
    const watch = setInterval(() => {
      if (memoryOf(child.pid) > limits.megabytes) end('memory');
      else if (secondsOf(child.pid) > seconds || performance.now() - started > limits.waiting * 1000) end('time');
    }, 50);
    child.once('error', reject);
    child.once('close', (status) => {
      clearInterval(watch);
      resolve({ ending, status });
    });
  });
}

/** Seconds of the processor, in hundredths as Linux counts them; 0 where the system does not tell. */
function secondsOf(pid: number | undefined): number {
  const file = `/proc/${pid}/stat`;
  if (pid === undefined || !existsSync(file)) return 0;
  try {
    // The name of the program stands in parentheses, and may hold anything.
    const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** Megabytes; 0 where the system does not tell. */
export function memoryOf(pid: number | undefined): number {
  const file = `/proc/${pid}/status`;
  if (pid === undefined || !existsSync(file)) return 0;
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
