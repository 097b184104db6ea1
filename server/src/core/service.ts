/**
 * The facade of the core: everything that the language server and the command line do with a script goes through here.
 * Text in, values out; no call waits, reads a file or throws.
 */
import type { Check, Finding, ScriptFolder } from './checks/check.ts';
import { allChecks } from './checks/index.ts';
import { findingOnFile, runChecks, type Translate } from './checks/run.ts';
import { defaultConfig, type Config } from './config.ts';
import { withRulesOfFindings } from './features/findingHover.ts';
import { hover, type Hover, type HoverOptions } from './features/hover.ts';
import { translateChecks } from './l10n/checks.ts';
import type { Language } from './l10n/language.ts';
import { sayIn, type Say, type Values } from './l10n/say.ts';
import { buildCard, type Card } from './model/card.ts';
import { ruleAddress } from './features/ruleAddress.ts';
import { createRulebook, type Rulebook } from './rules/rulebook.ts';
import { parse } from './syntax/parse.ts';
import { LineMap } from './text/lineMap.ts';
import { extendVocabulary, vocab, type UserWords, type Vocabulary } from './vocab/vocab.ts';

export type { Language } from './l10n/language.ts';

export interface ServiceOptions {
  /** Of everything that Cardscript itself says; English by default. */
  readonly language?: Language | undefined;
  /** Of the quoted rules; the same by default. */
  readonly rulesLanguage?: Language | undefined;
  readonly rulebook?: Rulebook;
  /** The words of checks; those of `language` by default. */
  readonly translate?: Translate;
  readonly onCrash?: (check: Check, error: unknown) => void;
  /** Told of a repair that would change nothing and is not offered. */
  readonly onIdleFix?: (check: Check, title: string) => void;
}

/** A script, read once. Keep it as long as its text stays the same. */
export interface Script {
  readonly text: string;
  readonly card: Card;
  readonly lines: LineMap;
}

export interface LintOptions {
  /** What is not given keeps its default. */
  readonly config?: Partial<Config>;
  /** Name of the file without its folders. */
  readonly fileName?: string;
  /** Which of the engine's folders it lies in, where it lies in one. */
  readonly folder?: ScriptFolder;
  /** How many findings of each check at most; the usual limit by default. */
  readonly most?: number | undefined;
}

export interface Service {
  /** Puts our words into the language of the service. */
  readonly say: Say;
  readonly checks: readonly Check[];
  readonly rulebook: Rulebook;
  read(text: string): Script;
  /** The findings, in reading order. */
  lint(script: Script, options?: LintOptions): Finding[];
  /**
   * What a file as a whole is found to be, before anything in it is read.
   *
   * @param message key into the messages of the check
   * @returns nothing where settings switch the check off
   */
  findingOnFile(
    code: Check['code'],
    message: string,
    values: Values,
    config: Partial<Config> | undefined,
  ): Finding | undefined;
  /** The engine's words, with those that the configuration adds. */
  vocabulary(config: Partial<Config>): Vocabulary;
  /** @param offset UTF-16 offset of the cursor */
  hover(script: Script, offset: number, settings?: HoverSettings): Hover | undefined;
}

export interface HoverSettings {
  /** Whether words of the game are explained in card text; they are by default. */
  readonly gameWords?: boolean;
  /** Whether numbers of rules are links, `cardscript-rules:702.103b`; they are plain by default. */
  readonly ruleLinks?: boolean;
  /** What was found in the script: where one is, the rules it rests on are quoted. */
  readonly findings?: readonly Pick<Finding, 'span' | 'rules'>[];
}

export function createService(options: ServiceOptions = {}): Service {
  const rulebook = options.rulebook ?? createRulebook();
  const say = sayIn(options.language ?? 'en');
  const rulesLanguage = options.rulesLanguage ?? say.language;
  const translate = options.translate ?? translateChecks(say.language);
  const ruleLink = (number: string): string | undefined => (rulebook.has(number) ? ruleAddress(number) : undefined);
  return {
    say,
    checks: allChecks,
    rulebook,
    read: (text) => ({ text, card: buildCard(parse(text)), lines: new LineMap(text) }),
    lint: (script, { config, fileName, folder, most } = {}) => {
      const whole = { ...defaultConfig, ...config };
      return runChecks(script.card, {
        checks: allChecks,
        config: whole,
        vocab: withWords(whole.words),
        fileName,
        folder,
        most,
        say,
        translate,
        onIdleFix: options.onIdleFix,
        onCrash: options.onCrash,
      });
    },
    findingOnFile: (code, message, values, config) =>
      findingOnFile(code, message, values, {
        checks: allChecks,
        config: { ...defaultConfig, ...config },
        translate,
        say,
      }),
    vocabulary: ({ words = defaultConfig.words }) => withWords(words),
    hover: (script, offset, { gameWords, ruleLinks = false, findings = [] } = {}) => {
      const options: HoverOptions = {
        rulebook,
        language: rulesLanguage,
        say,
        gameWords,
        ruleLink: ruleLinks ? ruleLink : undefined,
      };
      return withRulesOfFindings(hover(script.card, offset, options), findings, offset, options);
    },
  };
}

const extended = new WeakMap<UserWords, Vocabulary>();

/** The tables with a user's words, made once for each configuration. */
function withWords(words: UserWords): Vocabulary {
  if (Object.keys(words).length === 0) return vocab;
  const before = extended.get(words);
  if (before) return before;
  const made = extendVocabulary(vocab, words);
  extended.set(words, made);
  return made;
}
