import type { Language } from '../core/l10n/language.ts';
import type { Say } from '../core/l10n/say.ts';

/** What the commands need of the process they run in. */
export interface Machine {
  /** Absolute path that relative paths start from. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Puts our words into the language of the user. */
  readonly say: Say;
  /** The language that `--language` asks for; output for programs is in English without it. */
  readonly asked: Language | undefined;
  /** Whether a person reads standard output on a terminal. */
  readonly isTerminal: boolean;
  /** Written in full when the promise resolves. A reader that has gone away is no error: the rest is dropped. */
  print(text: string | Uint8Array): Promise<void>;
  /** The same for standard error. */
  complain(text: string): Promise<void>;
  /** All of standard input. Rejects with `FileRefused` where it has more bytes than the limit. */
  readInput(limit: number): Promise<Uint8Array>;
  /** Starts the language server on standard input and output. */
  serve(): void;
}

/** The process itself, before it is known in which language it speaks. */
export type BareMachine = Omit<Machine, 'say' | 'asked'>;
