/** Programs under test, in processes of their own that end in time or are ended. */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startNode } from '../support/child.ts';

/** What a process may take; a busy machine is given more time. */
export const limits = {
  seconds: process.env['CI'] === 'true' ? 60 : 20,
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
      else if (performance.now() - started > seconds * 1000) end('time');
    }, 50);
    child.once('error', reject);
    child.once('close', (status) => {
      clearInterval(watch);
      resolve({ ending, status });
    });
  });
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
