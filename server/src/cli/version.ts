import { keywordsEdition, ruleKeywords } from '../core/rules/keywords.ts';
import { spanishRules } from '../core/rules/spanish.ts';
import { keywordEntries } from '../core/vocab/keywords.ts';

/** Put in by the bundler from package.json. */
declare const CARDSCRIPT_VERSION: string;

export const version = CARDSCRIPT_VERSION;

/** The version, and how old what it knows is: the engine and the rules go on. */
export function versionText(): string {
  const quoted = [...spanishRules.values()];
  const sources = [...new Set(quoted.map(({ source }) => source))].join(', ');
  return [
    `cardscript ${version}`,
    `keywords of the engine  ${keywordEntries.length}, from Forge as of ${engineAges().join(', ')}`,
    `keywords of the rules   ${ruleKeywords.length}, from the edition effective ${keywordsEdition}`,
    `quoted rules            ${quoted.map(({ number }) => number).join(', ')} in Spanish, ${sources}`,
    '',
  ].join('\n');
}

function engineAges(): string[] {
  const ages = new Set(keywordEntries.map(({ since }) => (since === 'modern' ? '2026 (spring)' : since)));
  return [...ages].sort();
}
