/** Whether a text holds sentences of the English rules: they belong to their publisher, and are in nothing of ours. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importRules } from '../../server/src/core/rules/importer.ts';

const newest = join(import.meta.dirname, '../../../shared/rules/editions/2026-04-17.txt');

/** Without an edition beside the repository nothing can be compared. */
export const hasEdition = existsSync(newest);
if (!hasEdition) console.warn(`That no rules text is shipped is not looked into: there is no edition at ${newest}`);

/** For the name of a test that is skipped then. */
export const whySkipped = hasEdition ? '' : ' (skipped: none in ../shared)';

/** So many words in a row are no coincidence. What rules quote are words of cards, which any script may have. */
const length = 20;

function* windows(text: string): Generator<string> {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? [];
  for (let at = 0; at + length <= words.length; at += 1) yield words.slice(at, at + length).join(' ');
}

/** @returns what finds the stretches of a text that stand in the newest edition */
export function editionFinder(): (text: string) => string[] {
  const imported = importRules(readFileSync(newest));
  if (!imported.ok) throw new Error(imported.reason);
  const known = new Set(
    imported.edition.rules.flatMap(({ text, examples }) =>
      [text, ...examples].flatMap((one) => one.split(/“[^”]*”/).flatMap((part) => [...windows(part)])),
    ),
  );
  if (known.size < 30_000) throw new Error(`only ${known.size} stretches of text to compare with`);
  return (text) => [...windows(text)].filter((one) => known.has(one));
}
