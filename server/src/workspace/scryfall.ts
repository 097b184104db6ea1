/** Asks the Scryfall service for a card by its name. Nothing here asks whether it may; whoever calls has asked. */
import { inEnglish, type Say } from '../core/l10n/say.ts';
import { fetchBytes, type FetchLimits } from './fetchBytes.ts';

/** Answers with one card object, or with an error object where no single card has such a name. */
const service = 'https://api.scryfall.com/cards/named?fuzzy=';

const limits: FetchLimits = { size: 1_000_000, time: 20_000, silence: 10_000, redirects: 2 };

export type FetchedCard =
  | { readonly ok: true; readonly json: string }
  /** A sentence for the user: what happened, and what can be done. */
  | { readonly ok: false; readonly reason: string };

/** Fetches the card object of the card with this name, or one near it. */
export async function fetchCard(
  name: string,
  fetch?: typeof globalThis.fetch,
  say: Say = inEnglish,
): Promise<FetchedCard> {
  const fetched = await fetchBytes(service + encodeURIComponent(name), { limits, fetch, say });
  if (fetched.ok) return { ok: true, json: new TextDecoder().decode(fetched.bytes) };
  if (fetched.problem === 'not-found')
    return {
      ok: false,
      reason: say('Scryfall knows no single card by the name "{name}"; check its spelling.', { name }),
    };
  return { ok: false, reason: `${fetched.reason} ${say('A card object or card text from a file works off line.')}` };
}
