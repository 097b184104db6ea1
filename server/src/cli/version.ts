import type { Say } from '../core/l10n/say.ts';
import { keywordsEdition, ruleKeywords } from '../core/rules/keywords.ts';
import { spanishRules } from '../core/rules/spanish.ts';
import { vocabularyEdition } from '../core/vocab/vocab.ts';

/** Put in by the bundler from package.json. */
declare const CARDSCRIPT_VERSION: string;

export const version = CARDSCRIPT_VERSION;

/** The version, and how old what it knows is: the engine and the rules go on. */
export function versionText(say: Say): string {
  const quoted = [...spanishRules.values()];
  const sources = [...new Set(quoted.map(({ source }) => source))].join(', ');
  return [
    `cardscript ${version}`,
    say('words of the engine    Forge as of {edition}', { edition: vocabularyEdition }),
    say('keywords of the rules  {count}, of the edition effective {edition}', {
      count: ruleKeywords.length,
      edition: keywordsEdition,
    }),
    say('quoted rules           {numbers} in Spanish, {sources}', {
      numbers: quoted.map(({ number }) => number).join(', '),
      sources,
    }),
  ].join('\n');
}
