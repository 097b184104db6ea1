/**
 * What a user may set, in `cardscript.json` or in the editor, and what it means when nothing is set.
 */
import { severities, type Level } from './checks/check.ts';

export interface Config {
  /** Level of a check, by code or by category with `/*`; what is not named keeps its own. */
  readonly severity: Readonly<Record<string, Level>>;
}

export const defaultConfig: Config = { severity: {} };

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
export function readConfig(value: unknown, knownCodes: ReadonlySet<string>): ConfigResult {
  if (!isObject(value)) return { config: defaultConfig, problems: ['The settings must be a JSON object: { … }.'] };
  const problems: string[] = [];
  let severity: Record<string, Level> = {};
  for (const [key, entry] of Object.entries(value)) {
    if (key === '$schema') continue;
    if (key === 'severity') severity = readSeverity(entry, knownCodes, problems);
    else problems.push(`"${key}" is no setting; known is "severity".`);
  }
  return { config: { severity }, problems };
}

function readSeverity(value: unknown, knownCodes: ReadonlySet<string>, problems: string[]): Record<string, Level> {
  const result: Record<string, Level> = {};
  if (!isObject(value)) {
    problems.push('"severity" must be an object such as { "keyword/repeated": "off" }.');
    return result;
  }
  for (const [code, level] of Object.entries(value)) {
    if (typeof level !== 'string' || !levels.includes(level))
      problems.push(`"severity" of "${code}" must be one of ${levels.join(', ')}.`);
    else if (!isKnown(code, knownCodes)) problems.push(`"${code}" is no diagnostic code.`);
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

/** The second on top of the first. */
export function mergeConfig(base: Config, over: Config): Config {
  return { severity: { ...base.severity, ...over.severity } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
