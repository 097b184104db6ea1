/** What the commands need of the process they run in. */
export interface Machine {
  /** Absolute path that relative paths start from. */
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether a person reads standard output on a terminal. */
  readonly isTerminal: boolean;
  /** Written in full when the promise resolves. A reader that has gone away is no error: the rest is dropped. */
  print(text: string | Uint8Array): Promise<void>;
  /** The same for standard error. */
  complain(text: string): Promise<void>;
  /** All of standard input. */
  readInput(): Promise<Uint8Array>;
  /** Starts the language server on standard input and output. */
  serve(): void;
}
