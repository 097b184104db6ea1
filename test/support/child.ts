/** Processes that tests start and write to. */
import {
  fork,
  spawn,
  type ChildProcess,
  type ChildProcessWithoutNullStreams,
  type ForkOptions,
} from 'node:child_process';

/** What a write to a process fails with that has ended meanwhile: on Linux and macOS, on Windows, and within Node. */
const ends: ReadonlySet<string> = new Set([
  'EPIPE',
  'ECONNRESET',
  'EOF',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ERR_IPC_CHANNEL_CLOSED',
]);

/** Whether a write failed because its reader has ended. A test that ends a process expects that of what it writes. */
export function isEnd(error: unknown): boolean {
  return ends.has(String((error as NodeJS.ErrnoException | undefined)?.code));
}

/** `node …args`. Its standard error is shown, or read where `stderr` is `pipe`. */
export function startNode(
  args: readonly string[],
  options: {
    readonly cwd?: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly stderr: 'inherit' | 'pipe';
  },
): ChildProcessWithoutNullStreams {
  const { stderr, ...others } = options;
  const child = spawn(process.execPath, args, { ...others, stdio: ['pipe', 'pipe', stderr] });
  return withEnd(child as ChildProcessWithoutNullStreams);
}

/** The same for a program that talks to this process in messages. */
export function forkNode(program: string, args: readonly string[], options: ForkOptions): ChildProcess {
  return withEnd(fork(program, args, options));
}

/**
 * A process may end between two writes to it. Whoever waits for it sees that by how it ended, so the failed write says
 * nothing new; without a listener it would end the tests. Any other failure still does.
 */
function withEnd<T extends ChildProcess>(child: T): T {
  const mind = (error: Error): void => {
    if (!isEnd(error)) throw error;
  };
  child.stdin?.on('error', mind);
  child.on('error', mind);
  return child;
}
