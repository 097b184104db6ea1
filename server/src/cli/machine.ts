import type { Language } from '../core/l10n/language.ts';
import type { Say } from '../core/l10n/say.ts';
import { visible, visibleLines } from '../core/text/visible.ts';

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
  /** Lines for people, on standard output: nothing in them acts on a terminal or a log. A line end is put behind them. */
  tell(lines: string): Promise<void>;
  /** One such line on standard error, with the name of the program in front. */
  warn(text: string): Promise<void>;
  /**
   * Standard output as it is: for data, which has to be exact, and for reports, which are clean when they come here.
   * Written in full when the promise resolves. A reader that has gone away is no error: the rest is dropped.
   */
  print(text: string | Uint8Array): Promise<void>;
  /** The same for standard error. */
  printBeside(text: string): Promise<void>;
  /** All of standard input. Rejects with `FileRefused` where it has more bytes than the limit. */
  readInput(limit: number): Promise<Uint8Array>;
  /** Starts the language server on standard input and output. */
  serve(): void;
}

/** The process itself, before it is known in which language it speaks. */
export type BareMachine = Omit<Machine, 'say' | 'asked' | 'tell' | 'warn'>;

/** The process as the commands see it. */
export function speakingMachine(bare: BareMachine, say: Say, asked: Language | undefined): Machine {
  return {
    ...bare,
    say,
    asked,
    tell: (lines) => bare.print(`${visibleLines(lines)}\n`),
    warn: (text) => bare.printBeside(`cardscript: ${visible(text)}\n`),
  };
}
