/** Fetches one address within limits. Whatever goes wrong comes back as a sentence that says what happened. */
import { inEnglish, type Phrase, type Say } from '../core/l10n/say.ts';
import { toUrl } from './rulesLink.ts';

export interface FetchLimits {
  /** Bytes. */
  readonly size: number;
  /** Milliseconds for the whole. */
  readonly time: number;
  /** Milliseconds in which nothing arrives. */
  readonly silence: number;
  readonly redirects: number;
}

export type FetchProblem =
  | 'bad-address'
  | 'cancelled'
  | 'unreachable'
  | 'refused'
  | 'not-found'
  | 'server-error'
  | 'redirect-loop'
  | 'downgrade'
  | 'too-large'
  | 'too-slow'
  | 'broken-off';

export interface Fetched {
  readonly ok: true;
  readonly bytes: Uint8Array;
  /** Where it came from in the end, after redirects. */
  readonly address: string;
  /** In lower case, without parameters; empty where the server did not say. */
  readonly type: string;
}

export interface NotFetched {
  readonly ok: false;
  readonly problem: FetchProblem;
  /** A sentence for the user: what happened. */
  readonly reason: string;
}

export interface FetchOptions {
  readonly limits: FetchLimits;
  readonly signal?: AbortSignal | undefined;
  /** @param total as announced by the server, where it did */
  readonly onProgress?: ((received: number, total: number | undefined) => void) | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** In which language the reasons are; in English by default. */
  readonly say?: Say | undefined;
}

export async function fetchBytes(address: string, options: FetchOptions): Promise<Fetched | NotFetched> {
  const url = toUrl(address);
  const { say = inEnglish } = options;
  if (!url) return fail('bad-address', say('"{address}" is no address of the web (https://…).', { address }));
  const clock = new Clock(options);
  try {
    return await follow(url, options, clock);
  } catch (error) {
    if (options.signal?.aborted) return fail('cancelled', say('The download was cancelled.'));
    if (clock.ran !== undefined) return fail('too-slow', clock.ran);
    const reason = causeOf(error, say);
    return fail('unreachable', say('{host} could not be reached ({reason}).', { host: url.host, reason }));
  } finally {
    clock.stop();
  }
}

async function follow(start: URL, options: FetchOptions, clock: Clock): Promise<Fetched | NotFetched> {
  const { limits, fetch = globalThis.fetch, say = inEnglish } = options;
  let url = start;
  for (let step = 0; step <= limits.redirects; step += 1) {
    clock.host = url.host;
    const response = await fetch(url, {
      redirect: 'manual',
      signal: clock.signal,
      headers: { accept: 'text/plain, text/html;q=0.9, */*;q=0.1', 'user-agent': 'cardscript' },
    });
    clock.heard();
    const location = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || location === null)
      return receive(response, url, options, clock);
    await response.body?.cancel();
    const next = toUrl(location, url.href);
    if (!next) {
      const values = { host: url.host, address: location };
      return fail('bad-address', say('{host} leads on to "{address}", which is no address of the web.', values));
    }
    if (url.protocol === 'https:' && next.protocol === 'http:')
      return fail(
        'downgrade',
        say('{host} leads on to {address}, which is not encrypted; it was not followed.', {
          host: url.host,
          address: next.href,
        }),
      );
    url = next;
  }
  return fail('redirect-loop', say('{address} leads on to other addresses without an end.', { address: start.href }));
}

async function receive(
  response: Response,
  url: URL,
  { limits, onProgress, say = inEnglish }: FetchOptions,
  clock: Clock,
): Promise<Fetched | NotFetched> {
  if (!response.ok) {
    await response.body?.cancel();
    return failedStatus(response.status, url, say);
  }
  const tooLarge = (): NotFetched =>
    fail(
      'too-large',
      say('{address} is larger than {size}, which is more than is taken in.', {
        address: url.href,
        size: megabytes(limits.size),
      }),
    );
  // Of a packed answer the header says the packed size.
  const packed = response.headers.has('content-encoding');
  const announced = packed ? NaN : Number(response.headers.get('content-length') ?? NaN);
  const total = Number.isFinite(announced) ? announced : undefined;
  if (total !== undefined && total > limits.size) {
    await response.body?.cancel();
    return tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let received = 0;
  onProgress?.(0, total);
  const reader = (response.body as ReadableStream<Uint8Array> | null)?.getReader();
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      clock.heard();
      received += part.value.length;
      if (received > limits.size) {
        await reader?.cancel();
        return tooLarge();
      }
      chunks.push(part.value);
      onProgress?.(received, total);
    }
  } catch (error) {
    if (clock.signal.aborted) throw error;
    return fail(
      'broken-off',
      say('The connection to {host} broke off after {size} ({reason}).', {
        host: url.host,
        size: megabytes(received),
        reason: causeOf(error, say),
      }),
    );
  }
  if (total !== undefined && received < total)
    return fail(
      'broken-off',
      say('{host} sent {size} of {total} and no more.', {
        host: url.host,
        size: megabytes(received),
        total: megabytes(total),
      }),
    );
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  return { ok: true, bytes: concat(chunks, received), address: url.href, type: type.trim().toLowerCase() };
}

function failedStatus(status: number, { href: address, host }: URL, say: Say): NotFetched {
  if (status === 404 || status === 410)
    return fail('not-found', say('There is nothing at {address} ({status}).', { address, status }));
  if (status >= 500) return fail('server-error', say('{host} has trouble of its own ({status}).', { host, status }));
  return fail('refused', say('{host} does not give out {address} ({status}).', { host, address, status }));
}

/** Ends a download that takes too long, or that the user cancels. */
class Clock {
  /** Set when time ran out: a sentence about it. */
  ran: string | undefined;
  /** Whom we wait for. */
  host = '';
  readonly #abort = new AbortController();
  readonly #limits: FetchLimits;
  readonly #say: Say;
  readonly #whole: ReturnType<typeof setTimeout>;
  readonly #cancelled: AbortSignal | undefined;
  readonly #cancel = (): void => this.#abort.abort();
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor({ limits, signal, say = inEnglish }: FetchOptions) {
    this.#say = say;
    this.#limits = limits;
    this.#whole = setTimeout(() => {
      const values = { host: this.host, count: limits.time / 1000 };
      this.#end(say('The download from {host} was given up after {count} seconds.', values));
    }, limits.time);
    this.#cancelled = signal;
    if (signal?.aborted) this.#cancel();
    else signal?.addEventListener('abort', this.#cancel, { once: true });
    this.heard();
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      const values = { host: this.host, count: this.#limits.silence / 1000 };
      this.#end(this.#say('Nothing came from {host} for {count} seconds.', values));
    }, this.#limits.silence);
  }

  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
    this.#cancelled?.removeEventListener('abort', this.#cancel);
  }

  #end(sentence: string): void {
    this.ran ??= sentence;
    this.#abort.abort();
  }
}

function fail(problem: FetchProblem, reason: string): NotFetched {
  return { ok: false, problem, reason };
}

/** What `fetch` hides below "fetch failed": the deepest cause, by its code or its words. */
function causeOf(error: unknown, say: Say): string {
  let deepest = error;
  for (let depth = 0; depth < 5; depth += 1) {
    const cause =
      deepest instanceof AggregateError ? (deepest.errors[0] as unknown) : (deepest as Error | undefined)?.cause;
    if (!cause) break;
    deepest = cause;
  }
  const { code, message } = (deepest ?? {}) as { code?: unknown; message?: unknown };
  const known = typeof code === 'string' && Object.hasOwn(causes, code) ? causes[code] : undefined;
  if (known) return say(known);
  return typeof message === 'string' && message !== '' ? message : say('no reason was given');
}

const causes: Readonly<Record<string, Phrase>> = {
  ENOTFOUND: 'its name is not known; is there a connection to the internet?',
  EAI_AGAIN: 'its name could not be looked up; is there a connection to the internet?',
  ENETUNREACH: 'there is no connection to the internet',
  EHOSTUNREACH: 'there is no way to it',
  ECONNREFUSED: 'it does not accept connections',
  ECONNRESET: 'it ended the connection',
  ETIMEDOUT: 'it does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'it does not answer',
  UND_ERR_SOCKET: 'it ended the connection',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted; a proxy may stand between',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not trusted; a proxy may stand between',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted; a proxy may stand between',
  CERT_HAS_EXPIRED: 'its certificate has expired',
};

function megabytes(bytes: number): string {
  return bytes < 100_000 ? `${bytes} bytes` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
