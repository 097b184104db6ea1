/**
 * What a user may set, in `cardscript.json` or in the editor, and what it means when nothing is set.
 */
import { inEnglish, type Say } from './l10n/say.ts';
import { severities, type Level } from './checks/check.ts';
import type { UserWords } from './vocab/vocabulary.ts';

export interface Config {
  /** Level of a check, by code or by category with `/*`; what is not named keeps its own. */
  readonly severity: Readonly<Record<string, Level>>;
  /** Words of the engine that the tables do not have yet, by table. */
  readonly words: UserWords;
}

export const defaultConfig: Config = { severity: {}, words: {} };

/** The tables that users may add words to. */
export const wordTables = [
  'amounts',
  'costParts',
  'counters',
  'defined',
  'effects',
  'keywords',
  'parameters',
  'properties',
  'replacementEvents',
  'staticModes',
  'svars',
  'triggerModes',
  'types',
] as const satisfies readonly (keyof UserWords)[];

const levels: readonly string[] = [...severities, 'off'];

/** What `readConfig` found: the settings that are usable, and a sentence for each that is not. */
export interface ConfigResult {
  readonly config: Config;
  readonly problems: readonly string[];
}

/**
 * Reads settings that somebody wrote. What cannot be used keeps its default and is told of; nothing is thrown.
 *
 * @param value parsed JSON
 * @param knownCodes codes of all checks, against which misspelt ones show
 */
export function readConfig(value: unknown, knownCodes: ReadonlySet<string>, say: Say = inEnglish): ConfigResult {
  if (!isObject(value)) return { config: defaultConfig, problems: [say('The settings must be a JSON object: { … }.')] };
  const problems: string[] = [];
  let severity: Record<string, Level> = {};
  let words: UserWords = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === '$schema') continue;
    if (key === 'severity') severity = readSeverity(entry, knownCodes, problems, say);
    else if (key === 'words') words = readWords(entry, problems, say);
    else problems.push(say('"{key}" is no setting; known are "severity" and "words".', { key }));
  }
  return { config: { severity, words }, problems };
}

function readWords(value: unknown, problems: string[], say: Say): UserWords {
  if (!isObject(value)) {
    problems.push(say('"words" must be an object such as { "counters": ["SHINY"] }.'));
    return {};
  }
  const result: Partial<Record<keyof UserWords, readonly string[]>> = {};
  for (const [table, list] of Object.entries(value)) {
    const known = wordTables.find((one) => one === table);
    if (!known)
      problems.push(
        say('"words" has no table "{table}"; there are {tables}.', { table, tables: wordTables.join(', ') }),
      );
    else if (!Array.isArray(list) || !list.every((word) => typeof word === 'string' && word !== ''))
      problems.push(say('"words" of "{table}" must be a list of words: ["…"].', { table }));
    else result[known] = list as string[];
  }
  return result;
}

function readSeverity(
  value: unknown,
  knownCodes: ReadonlySet<string>,
  problems: string[],
  say: Say,
): Record<string, Level> {
  const result: Record<string, Level> = {};
  if (!isObject(value)) {
    problems.push(say('"severity" must be an object such as { "keyword/repeated": "off" }.'));
    return result;
  }
  for (const [code, level] of Object.entries(value)) {
    if (typeof level !== 'string' || !levels.includes(level))
      problems.push(say('"severity" of "{code}" must be one of {levels}.', { code, levels: levels.join(', ') }));
    else if (!isKnown(code, knownCodes)) problems.push(say('"{code}" is no diagnostic code.', { code }));
    else result[code] = level as Level;
  }
  return result;
}

function isKnown(code: string, knownCodes: ReadonlySet<string>): boolean {
  if (!code.endsWith('/*')) return knownCodes.has(code);
  const start = code.slice(0, -1);
  return [...knownCodes].some((known) => known.startsWith(start));
}

/** The level that settings give a check, or `undefined` where they leave it alone. A code is stronger than a category. */
export function configuredLevel(config: Config, code: string): Level | undefined {
  return config.severity[code] ?? config.severity[`${code.slice(0, code.indexOf('/'))}/*`];
}

/** The second on top of the first: a category in the second outweighs the codes of that category in the first. */
export function mergeConfig(base: Config, over: Config): Config {
  const words: Partial<Record<keyof UserWords, readonly string[]>> = {};
  for (const table of wordTables) {
    const list = [...(base.words[table] ?? []), ...(over.words[table] ?? [])];
    if (list.length > 0) words[table] = list;
  }
  const kept = Object.entries(base.severity).filter(([code]) => configuredLevel(over, code) === undefined);
  return { severity: { ...Object.fromEntries(kept), ...over.severity }, words };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
