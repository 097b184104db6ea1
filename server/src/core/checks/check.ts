import type { Values } from '../l10n/say.ts';
import type { Ability } from '../model/ability.ts';
import type { Card, Face } from '../model/card.ts';
import type { KeywordUse } from '../model/keyword.ts';
import type { Line } from '../syntax/nodes.ts';
import type { TextEdit } from '../text/edits.ts';
import type { Span } from '../text/span.ts';
import type { UserWords, Vocabulary } from '../vocab/vocabulary.ts';

export const severities = ['error', 'warning', 'info', 'hint'] as const;
export type Severity = (typeof severities)[number];
export type Level = Severity | 'off';

export const categories = [
  'syntax',
  'card',
  'keyword',
  'alternative-cost',
  'zone',
  'ability',
  'value',
  'reference',
  'oracle',
  'style',
] as const;
export type Category = (typeof categories)[number];

/** Values for the `{placeholders}` of a message: words of the script, or phrases of ours. */
export type MessageValues = Values;

/** A repair, before its title is put into words. */
export interface FixDraft {
  /** Key into the check's `fixes`. */
  readonly title: string;
  readonly values?: MessageValues;
  readonly edits: readonly TextEdit[];
  /** Set where the card plays the same afterwards; only such fixes are applied without asking. */
  readonly safe?: boolean;
}

/** A word that the tables lack, and the table that users may add it to. */
export interface UnknownWord {
  readonly table: keyof UserWords;
  readonly word: string;
}

/** What a check reports. */
export interface Report {
  /** The token that is wrong, as short as it can be; never across a line end. */
  readonly span: Span;
  /** Key into the check's `messages`. */
  readonly message: string;
  readonly values?: MessageValues;
  /** Where one check judges two degrees of the same mistake; the check's own level by default. */
  readonly severity?: Severity;
  /** Rules this finding rests on; the check's `cites` by default. */
  readonly rules?: readonly string[];
  /** Called when somebody asks for the repairs, the likeliest first. */
  readonly fixes?: () => readonly FixDraft[];
  /** Marks text that does nothing, or an older form. */
  readonly tag?: 'unnecessary' | 'deprecated';
  /** The word that would be right if the tables had it. */
  readonly unknownWord?: UnknownWord;
}

/** The engine's folders of scripts, and those of a player: `cardsfolder` and `custom/cards`, and those of tokens. */
export type ScriptFolder = 'cards' | 'tokens';

export interface CheckContext {
  readonly card: Card;
  /** The engine's words, with those that the user added. */
  readonly vocab: Vocabulary;
  readonly report: (report: Report) => void;
  /** Name of the file without its folders, where it has one. */
  readonly fileName: string | undefined;
  /** Which of the engine's folders the file lies in, where it lies in one. */
  readonly folder: ScriptFolder | undefined;
}

/** A made-up script that documents a check, and what the check says of it. */
export interface Example {
  readonly script: string;
  /** One sentence on what is to be seen. */
  readonly note?: string;
  /** The file that it is about, where that matters: its name and folder. */
  readonly fileName?: string;
  readonly folder?: ScriptFolder;
}

/**
 * One check: what it looks for, what it says, how it repairs, and its documentation page. The runner calls the visitors
 * that are there, each for every node of its kind.
 */
export interface Check {
  /** `category/what-is-wrong`, stable, never reused. */
  readonly code: `${Category}/${string}`;
  readonly severity: Severity;
  /** Off unless the user sets a level. */
  readonly offByDefault?: boolean;
  /** Version of Cardscript that brought it. */
  readonly since: string;
  /** Rules of the Comprehensive Rules. */
  readonly cites: readonly string[];
  /** The best repair on offer: `safe` keeps the card's play, `suggestion` may change it. */
  readonly fix: 'none' | 'suggestion' | 'safe';
  /** One sentence: what is reported. */
  readonly summary: string;
  /** Why it matters, for a new scripter. */
  readonly why: string;
  /** When to switch it off, where that is sensible. */
  readonly whenNot?: string;
  /** Told of a file as a whole, by whoever reads it: no script can be an example of it. */
  readonly ofFiles?: true;
  readonly bad: readonly Example[];
  readonly good: readonly Example[];
  /** Templates with `{placeholders}`: what is wrong, why, what to do; a sentence each at most. */
  readonly messages: Readonly<Record<string, string>>;
  /** Titles of the repairs. */
  readonly fixes?: Readonly<Record<string, string>>;

  readonly card?: (card: Card, context: CheckContext) => void;
  readonly line?: (line: Line, context: CheckContext) => void;
  readonly face?: (face: Face, context: CheckContext) => void;
  /** `K:` lines and granted keywords alike; `use.grant` tells them apart. */
  readonly keyword?: (use: KeywordUse, context: CheckContext) => void;
  readonly ability?: (ability: Ability, context: CheckContext) => void;
}

/** A repair as users see it. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
  readonly safe: boolean;
}

/** A report with everything that LSP and command line need to show it. */
export interface Finding {
  readonly check: Check;
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly rules: readonly string[];
  readonly tag?: 'unnecessary' | 'deprecated';
  readonly unknownWord?: UnknownWord;
  /** The repairs, the likeliest first; computed on demand. */
  readonly fixes: () => readonly Fix[];
}

/** Keeps the type of the messages' keys out of the way of whoever writes a check, and the check's form in one place. */
export function defineCheck(check: Check): Check {
  return check;
}

export function categoryOf({ code }: Check): Category {
  return code.slice(0, code.indexOf('/')) as Category;
}

/** Whether a comment in the script silences it. Where the engine cannot read a line, nothing in the script helps. */
export function canBeSilenced(code: string): boolean {
  return !code.startsWith('syntax/');
}
