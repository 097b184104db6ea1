/** What is tried, as data: what is made of a seed can be written to a file, made smaller, and tried again. */
import type { Step } from './properties/protocolSteps.ts';

/** A text, or pieces of one with how often each stands there, so that long ones are told in a line. */
export type Text = string | readonly (string | readonly [piece: string, times: number])[];

export type Case =
  | { readonly kind: 'script'; readonly text: Text }
  /** For the skeleton of a script. */
  | { readonly kind: 'card'; readonly text: Text }
  | { readonly kind: 'edition'; readonly text: Text }
  /** An edition as it is kept. */
  | { readonly kind: 'kept'; readonly text: Text }
  /** Of the publisher, with a link to the rules or without. */
  | { readonly kind: 'page'; readonly text: Text }
  | { readonly kind: 'protocol'; readonly steps: readonly Step[] }
  | { readonly kind: 'workspace'; readonly entries: readonly Entry[] }
  | { readonly kind: 'cli'; readonly args: readonly string[]; readonly input: Text };

/** Something in a folder; paths begin with `inside/`, which is checked, or `outside/`, which is not. */
export interface Entry {
  readonly path: string;
  readonly text?: Text;
  /** Base64. */
  readonly bytes?: string;
  /** Target of a symbolic link. */
  readonly link?: string;
  /** Path of another entry, which this is one with. */
  readonly hard?: string;
  readonly pipe?: boolean;
  /** Whether repairs may change it. */
  readonly script?: boolean;
}

/** Something that does not hold. */
export interface Fault {
  /** What should hold; faults of one kind say the same here. */
  readonly property: string;
  readonly detail: string;
}

export interface Outcome {
  readonly faults: readonly Fault[];
  /** The step that took longest, in milliseconds. */
  readonly slowest: { readonly step: string; readonly ms: number };
}

export function textOf(text: Text): string {
  if (typeof text === 'string') return text;
  return text.map((part) => (typeof part === 'string' ? part : part[0].repeat(part[1]))).join('');
}

/** A file of the folder `cases`: `.txt` is a script, `.json` any case. */
export function readCase(name: string, content: string): Case {
  return name.endsWith('.txt') ? { kind: 'script', text: content } : (JSON.parse(content) as Case);
}
