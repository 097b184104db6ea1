import type { CancellationToken, ProtocolRequestType, ResponseError } from 'vscode-languageserver';
import type { Session } from './session.ts';

/**
 * Registers a handler of requests, inside the wrapper of `safe.ts`.
 *
 * @param neutral the answer where there is none, or the handler throws
 */
export type Answer = <P, R, PR, RO>(
  type: ProtocolRequestType<P, R, PR, void, RO>,
  neutral: R,
  handle: (session: Session, params: P, token: CancellationToken) => Promise<R | ResponseError<void>>,
) => void;
