import type { CardNote, ReadProblem } from './cardSource.ts';

/** Why no skeleton can be made, and what to do, in one sentence. */
export function problemText(problem: ReadProblem, detail: string): string {
  switch (problem) {
    case 'empty':
      return 'there is no card text; give the name and cost, the type line and the rules text, each on lines of their own';
    case 'not-json':
      return `this begins like a card object and is no JSON (${detail})`;
    case 'no-card':
      return 'there is no card in this JSON; give one card object of Scryfall or MTGJSON';
    case 'several-cards':
      return `this holds several cards${detail === '' ? '' : ` (${detail}, …)`}; give one of them`;
    case 'service-error':
      return `this is no card, but an error of the service: ${detail}`;
    case 'not-scripted':
      return `this is no card that gets a script of its own (${detail}); token scripts are written by hand`;
    case 'no-name':
      return 'the first line has to be the name of the card, with its cost behind it';
    case 'no-type-line':
      return `"${detail}" has no type line, such as "Creature — Elf Druid"`;
    case 'is-script':
      return 'this is a card script already; give the text of the card as it is printed';
  }
}

export function noteText(note: CardNote): string {
  switch (note) {
    case 'only-first-side':
      return 'both sides of this card can be cards of their own; the script is that of the first';
    case 'meld-result-missing':
      return 'what the two cards meld into belongs in the script of one of them, below a line ALTERNATE';
  }
}
