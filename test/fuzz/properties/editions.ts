/** What holds for every file that is taken for an edition of the rules, and for every edition that was kept. */
import { isDeepStrictEqual } from 'node:util';
import { rulePage } from '../../../server/src/core/features/rulePage.ts';
import { findRules } from '../../../server/src/core/features/ruleSearch.ts';
import type { Edition } from '../../../server/src/core/rules/edition.ts';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { parseEdition, serializeEdition } from '../../../server/src/core/rules/storeEdition.ts';
import type { Faults } from '../faults.ts';
import { Random } from '../random.ts';

export function expectOfEdition(text: string, faults: Faults): void {
  const imported = faults.step('importing', () => importRules(new TextEncoder().encode(text)));
  if (!imported?.ok) {
    if (imported?.reason === '') faults.add('who refuses an edition says why', imported.refusal);
    return;
  }
  const back = faults.step('keeping', () => parseEdition(serializeEdition(imported.edition)));
  if (!isDeepStrictEqual(back, imported.edition))
    faults.add('an edition is read back as it was kept', firstDifference(imported.edition, back));
  expectOfBook(imported.edition, text, faults);
}

/** @param json of an edition that was kept, and may have been damaged */
export function expectOfKept(json: string, faults: Faults): void {
  const edition = faults.step('reading what was kept', () => parseEdition(json));
  if (edition) expectOfBook(edition, json, faults);
}

function expectOfBook(edition: Edition, text: string, faults: Faults): void {
  const random = new Random(text);
  const book = faults.step('opening the book', () => createRulebook({ editions: [edition] }));
  if (!book) return;
  const numbers = random.sample(edition.rules, 5).map(({ number }) => number);
  const terms = random.sample(edition.glossary, 3).map(({ term }) => term);
  const sections = random.sample(edition.sections, 3).map(({ number }) => number);
  for (const number of [...numbers, ...sections]) faults.step('looking up', () => book.lookup(number, 'en'));
  for (const place of [
    'contents',
    ...sections,
    ...numbers,
    ...terms.map((term) => `glossary/${encodeURIComponent(term)}`),
  ])
    faults.step('showing a page', () => rulePage(book, place));
  for (const query of [...numbers, ...terms, 'table', text.slice(200, 230)])
    faults.step('searching', () => findRules(book, query));
  faults.step('words of the game', () => book.gameWords());
}

function firstDifference(edition: Edition, back: Edition | undefined): string {
  if (!back) return 'it cannot be read';
  const parts = Object.keys(edition) as (keyof Edition)[];
  const part = parts.find((one) => !isDeepStrictEqual(edition[one], back[one]));
  return `its ${part ?? 'parts'} differ`;
}
