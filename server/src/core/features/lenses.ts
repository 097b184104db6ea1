import { inEnglish, type Say } from '../l10n/say.ts';
import type { Card } from '../model/card.ts';
import { svarUses } from '../svarUses.ts';
import type { Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import { waysTitle } from './waysToCast.ts';

/** How often an SVar is named, above the line that defines it. */
export interface SVarLens {
  readonly name: Span;
  readonly title: string;
  readonly uses: readonly Span[];
}

/** One for each SVar that is not read by its name alone. */
export function svarLenses(card: Card, vocab: Vocabulary, say: Say = inEnglish): SVarLens[] {
  return card.faces.flatMap((face) => {
    const uses = new Map<string, Span[]>();
    for (const { name, span } of svarUses(face, vocab)) {
      const known = uses.get(name);
      if (known) known.push(span);
      else uses.set(name, [span]);
    }
    return face.svars
      .filter(({ name }) => name.text !== '' && (uses.has(name.text) || !vocab.svars.has(name.text)))
      .map(({ name }) => {
        const found = uses.get(name.text) ?? [];
        return {
          name: name.span,
          uses: found,
          title: found.length === 1 ? say('1 reference') : say('{count} references', { count: found.length }),
        };
      });
  });
}

/** How many ways there are to cast a face, above its name; none for a face without a name or that is never cast. */
export function wayLenses(card: Card, say: Say = inEnglish): { readonly name: Span; readonly title: string }[] {
  return card.faces.flatMap((face) => {
    const name = face.fields.get('Name')?.[0];
    const title = name && waysTitle(face, say);
    return name && title !== undefined ? [{ name: name.value.span, title }] : [];
  });
}
