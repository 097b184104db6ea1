/** The request with which a client has a script skeleton made of a card. Types only, besides its name. */

/** Answered with `NewCardAnswer`. */
export const makeNewCard = 'cardscript/newCard';

export interface NewCardParams {
  /** Text of a card as people copy it, or a card object of Scryfall or MTGJSON. */
  readonly content: string;
}

export type NewCardAnswer =
  | {
      readonly ok: true;
      readonly name: string;
      readonly text: string;
      /** `brace_sample.txt` */
      readonly fileName: string;
      /** The folder that published scripts of such a name are in: `b`. */
      readonly folder: string;
      /** How many comments say what the author has still to write. */
      readonly open: number;
      readonly notes: readonly ('only-first-side' | 'meld-result-missing')[];
    }
  | {
      readonly ok: false;
      readonly problem:
        | 'empty'
        | 'not-json'
        | 'no-card'
        | 'several-cards'
        | 'service-error'
        | 'not-scripted'
        | 'no-name'
        | 'no-type-line'
        | 'is-script'
        | 'too-long'
        | 'failed';
      /** The words at fault, where there are any. */
      readonly detail: string;
    };
