import { keywordsEdition, ruleKeywords } from '../core/rules/keywords.ts';
import { spanishRules } from '../core/rules/spanish.ts';
import { vocabularyEdition } from '../core/vocab/vocab.ts';

/** Put in by the bundler from package.json. */
declare const CARDSCRIPT_VERSION: string;

export const version = CARDSCRIPT_VERSION;

/** The version, and how old what it knows is: the engine and the rules go on. */
export function versionText(): string {
  const quoted = [...spanishRules.values()];
  const sources = [...new Set(quoted.map(({ source }) => source))].join(', ');
  return [
    `cardscript ${version}`,
    `words of the engine    Forge as of ${vocabularyEdition}`,
    `keywords of the rules  ${ruleKeywords.length}, of the edition effective ${keywordsEdition}`,
    `quoted rules           ${quoted.map(({ number }) => number).join(', ')} in Spanish, ${sources}`,
    '',
  ].join('\n');
}
