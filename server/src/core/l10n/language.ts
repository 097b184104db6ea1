/** The languages that Cardscript speaks. */
export type Language = 'en' | 'es';

/** The language of an editor or a terminal, e.g. `es-AR` or `es_ES.UTF-8`; English for any that there are no texts in. */
export function languageOf(locale: string | undefined): Language {
  return locale?.toLowerCase().split(/[-_.@]/)[0] === 'es' ? 'es' : 'en';
}
