/**
 * The wrapper around every handler. One that throws costs its own answer and a line in the log, never the server;
 * a request that was cancelled before its turn costs nothing.
 */
import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import type { Runtime } from './runtime.ts';

export interface Safe {
  /**
   * A handler of requests. It starts in a later turn, so that a cancellation that is under way is seen first.
   *
   * @param neutral the answer where the handler throws
   */
  request<P, R>(
    method: string,
    neutral: R,
    handle: (params: P, token: CancellationToken) => R | Promise<R | ResponseError<void>>,
  ): (params: P, token: CancellationToken) => Promise<R | ResponseError<void>>;
  /** A handler of notifications. It runs at once: the order of changes to a text is their meaning. */
  notification<P>(method: string, handle: (params: P) => void): (params: P) => void;
}

export function createSafe(runtime: Runtime, log: (message: string) => void): Safe {
  return {
    request: (method, neutral, handle) => async (params, token) => {
      await new Promise<void>((resolve) => runtime.defer(resolve));
      if (token.isCancellationRequested) return cancelled();
      try {
        const answer = await handle(params, token);
        return token.isCancellationRequested ? cancelled() : answer;
      } catch (error) {
        log(failure(method, params, error));
        return neutral;
      }
    },
    notification: (method, handle) => (params) => {
      try {
        handle(params);
      } catch (error) {
        log(failure(method, params, error));
      }
    },
  };
}

/** What failed, for which document, and how. */
export function failure(what: string, params: unknown, error: unknown): string {
  const document = (params as { textDocument?: { uri?: unknown } } | undefined | null)?.textDocument?.uri;
  const place = typeof document === 'string' ? ` for ${document}` : '';
  return `${what} failed${place}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

function cancelled(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'The request was cancelled.');
}
