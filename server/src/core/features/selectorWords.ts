/** Selectors read aloud: `Creature.YouCtrl+tapped` is "tapped creature you control". */
import type { Language } from '../l10n/language.ts';
import { parseValid } from '../values/valid.ts';
import { englishSelectors } from './englishSelectors.ts';
import type { SelectorGrammar } from './selectorGrammar.ts';
import { spanishSelectors } from './spanishSelectors.ts';

const grammars: Readonly<Record<Language, SelectorGrammar>> = { en: englishSelectors, es: spanishSelectors };

/**
 * How a player would say it, as far as all its words are known.
 *
 * @returns `undefined` where a property has no words yet: half a sentence would mislead
 */
export function selectorInWords(text: string, language: Language): string | undefined {
  const grammar = grammars[language];
  const said = parseValid(text, 0).alternatives.map(({ head, properties }) =>
    /^[A-Za-z]+$/.test(head.text) ? grammar.say(head.text, properties) : undefined,
  );
  return said.every((one) => one !== undefined) && said.length > 0 ? said.join(grammar.or) : undefined;
}
