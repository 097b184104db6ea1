import type { Connection } from 'vscode-languageserver';
import { visibleLines } from '../core/text/visible.ts';

/**
 * Writes into the client's log. Where the client is gone nobody reads it, and the library throws: what cannot be told is
 * lost, so that what fails late ends nothing.
 */
export function logTo(connection: Connection): (message: string) => void {
  return (message) => {
    try {
      connection.console.error(visibleLines(message));
    } catch {
      // There is nobody left to tell.
    }
  };
}

/** What an error says, with the place where it was made. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
