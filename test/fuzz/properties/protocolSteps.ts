/** What a client does with a server, one after the other. `ROOT` in texts is the folder that is open. */
export type Step =
  | { readonly do: 'request'; readonly method: string; readonly params?: unknown }
  | { readonly do: 'notify'; readonly method: string; readonly params?: unknown }
  /** Cancels the latest requests. */
  | { readonly do: 'cancel'; readonly latest: number }
  /** A message whose length is right, and whose content may not be. */
  | { readonly do: 'raw'; readonly content: string }
  /** Waits for every answer. */
  | { readonly do: 'wait' }
  | { readonly do: 'leave'; readonly how: 'politely' | 'rudely' | 'kill' | 'close-input' | 'close-output' };
