import { said, type Phrase, type Said } from '../../l10n/say.ts';
import type { CardNote, ReadProblem } from './cardSource.ts';

/** Why no skeleton can be made, and what to do, in one sentence. */
export function problemText(problem: ReadProblem, detail: string): Said {
  switch (problem) {
    case 'empty':
      return said(
        'there is no card text; give the name and cost, the type line and the rules text, each on lines of their own',
      );
    case 'not-json':
      return said('this begins like a card object and is no JSON ({detail})', { detail });
    case 'no-card':
      return said('there is no card in this JSON; give one card object of Scryfall or MTGJSON');
    case 'several-cards':
      return detail === ''
        ? said('this holds several cards; give one of them')
        : said('this holds several cards ({detail}, …); give one of them', { detail });
    case 'service-error':
      return said('this is no card, but an error of the service: {detail}', { detail });
    case 'not-scripted':
      return said('this is no card that gets a script of its own ({detail}); token scripts are written by hand', {
        detail,
      });
    case 'no-name':
      return said('the first line has to be the name of the card, with its cost behind it');
    case 'no-type-line':
      return said('"{detail}" has no type line, such as "Creature — Elf Druid"', { detail });
    case 'is-script':
      return said('this is a card script already; give the text of the card as it is printed');
    case 'too-long':
      return said('a line of this text is longer than any card');
  }
}

export function noteText(note: CardNote): Phrase {
  switch (note) {
    case 'only-first-side':
      return 'both sides of this card can be cards of their own; the script is that of the first';
    case 'meld-result-missing':
      return 'what the two cards meld into belongs in the script of one of them, below a line ALTERNATE';
  }
}
