/** A client that may do what none should: it writes any message to a server, and keeps what comes back. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { join } from 'node:path';
import { startNode } from '../support/child.ts';
import { guarded, limits, type Ending } from './processes.ts';

interface Message {
  readonly id?: number | string | null;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[]; readonly message?: string };
}

export class Peer {
  readonly process: ChildProcessWithoutNullStreams;
  /** What the server wrote into its log. */
  readonly logs: string[] = [];
  readonly ended: Promise<{ ending: Ending; status: number | null }>;
  hasEnded = false;
  #unread: Buffer = Buffer.alloc(0);
  #next = 1;
  readonly #open = new Map<number, string>();
  #wake: (() => void) | undefined;

  constructor(root: string, home: string) {
    const env = { ...process.env, CARDSCRIPT_HOME: home };
    this.process = startNode([join(root, 'dist/server.js'), '--stdio'], { env, stderr: 'pipe' });
    this.process.stdout.on('data', (chunk: Buffer) => this.#read(chunk));
    this.process.stderr.on('data', (chunk: Buffer) => this.logs.push(chunk.toString('utf8')));
    this.ended = guarded(this.process, 3 * limits.seconds).then((ended) => {
      this.hasEnded = true;
      this.#wake?.();
      return ended;
    });
  }

  request(method: string, params: unknown): void {
    const id = this.#next++;
    this.#open.set(id, method);
    this.send({ id, method, params });
  }

  notify(method: string, params: unknown): void {
    this.send({ method, params });
  }

  cancel(latest: number): void {
    for (const id of [...this.#open.keys()].slice(-latest)) this.notify('$/cancelRequest', { id });
  }

  send(message: object): void {
    this.write(JSON.stringify({ jsonrpc: '2.0', ...message }));
  }

  write(content: string): void {
    const body = Buffer.from(content, 'utf8');
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  /** @returns the methods that are still without an answer when the time is over, or the server has ended */
  async answers(): Promise<string[]> {
    const timeout = setTimeout(() => this.#wake?.(), limits.waiting * 1000);
    const until = performance.now() + limits.waiting * 1000;
    while (this.#open.size > 0 && !this.hasEnded && performance.now() < until)
      await new Promise<void>((resolve) => (this.#wake = resolve));
    clearTimeout(timeout);
    return [...this.#open.values()];
  }

  #read(chunk: Buffer): void {
    this.#unread = Buffer.concat([this.#unread, chunk]);
    for (;;) {
      const end = this.#unread.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#unread.subarray(0, end).toString('utf8'))?.[1]);
      if (this.#unread.length < end + 4 + length) return;
      const content = this.#unread.subarray(end + 4, end + 4 + length).toString('utf8');
      this.#unread = this.#unread.subarray(end + 4 + length);
      this.#take(JSON.parse(content) as Message);
    }
  }

  #take({ id, method, params }: Message): void {
    if (method === 'window/logMessage') this.logs.push(params?.message ?? '');
    if (method !== undefined && id !== undefined)
      this.send({ id, result: method === 'workspace/configuration' ? params?.items?.map(() => null) : null });
    else if (typeof id === 'number') {
      this.#open.delete(id);
      this.#wake?.();
    }
  }
}
