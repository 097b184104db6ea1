import type { Language } from '../l10n/language.ts';
import type { Check } from '../checks/check.ts';
import { pageAddress } from '../checks/page.ts';
import { citationsIn } from '../rules/citations.ts';
import type { Edition } from '../rules/edition.ts';
import { linkNumber, type RuleLink } from '../rules/format.ts';
import type { Rulebook } from '../rules/rulebook.ts';

const made = new WeakMap<Edition, ReadonlyMap<string, readonly string[]>>();

/** Numbers of the rules whose text cites this one, in the order of the book. */
export function citedBy(edition: Edition, number: string): readonly string[] {
  let index = made.get(edition);
  if (!index) made.set(edition, (index = collect(edition)));
  return index.get(number) ?? [];
}

export interface BacklinkOptions {
  readonly rulebook: Rulebook;
  readonly checks: readonly Check[];
  readonly ruleLink: RuleLink | undefined;
  /** Of the pages of checks; English by default. */
  readonly language?: Language;
}

/** Two lines of Markdown: the rules that cite this one, and the checks that rest on it. Fewer where there are none. */
export function describeBacklinks(
  number: string,
  { rulebook, checks, ruleLink, language = 'en' }: BacklinkOptions,
): string[] {
  const lines: string[] = [];
  const rules = rulebook.inUse ? citedBy(rulebook.inUse, number) : [];
  if (rules.length > 0) {
    const more = rules.length > most ? ` … (${rules.length})` : '';
    lines.push(
      `← ${rules
        .slice(0, most)
        .map((rule) => linkNumber(rule, ruleLink))
        .join(', ')}${more}`,
    );
  }
  // The checks count by an edition of their own.
  const resting = checks.filter(({ cites }) =>
    cites.some((cited) => (rulebook.cited(cited, 'en')?.number ?? cited) === number),
  );
  if (resting.length > 0)
    lines.push(`✓ ${resting.map(({ code }) => `[${code}](${pageAddress(code, language)})`).join(', ')}`);
  return lines;
}

const most = 40;

function collect({ rules }: Edition): ReadonlyMap<string, readonly string[]> {
  const index = new Map<string, string[]>();
  for (const { number: by, text, examples } of rules) {
    const cited = new Set([text, ...examples].flatMap((one) => citationsIn(one).map(({ number }) => number)));
    for (const number of cited) {
      if (number === by) continue;
      const list = index.get(number);
      if (list) list.push(by);
      else index.set(number, [by]);
    }
  }
  return index;
}
