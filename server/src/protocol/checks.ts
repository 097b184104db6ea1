/** The request for the page of a check, for clients that show it themselves. Types only, besides its name. */

/** Answered with the page in Markdown, in the language of the server; `null` for a code that there is none of. */
export const checkPage = 'cardscript/checkPage';

export interface CheckPageParams {
  /** `keyword/wrong-card-type` */
  readonly code: string;
}
