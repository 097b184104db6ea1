import data from './data/fingerprints.json' with { type: 'json' };
import type { Edition, EditionRule } from './edition.ts';
import { fingerprint, likeness, readFingerprint, type Fingerprint } from './fingerprint.ts';
import { foldName } from './foldName.ts';

/** Effective date of the edition by which Cardscript counts rules where it cites them, `YYYY-MM-DD`. */
export const citedEdition: string = data.edition;

const prints: Readonly<Record<string, string>> = data.rules;
const sectionPrints: Readonly<Record<string, string>> = data.sections;

/** Whether the table knows what a rule said that Cardscript cites. @param number with its letter */
export const isFingerprinted = (number: string): boolean => Object.hasOwn(prints, number);

/** Finds in an edition what Cardscript cites by the numbers of another. */
export interface RuleMover {
  /** @returns the rule's number in this edition; undefined where it has no such rule */
  numberOf(cited: string): string | undefined;
  /** The same for a subrule, whose rule is known: only its letter may have moved. */
  subruleOf(cited: string, rule: string): string | undefined;
}

/** From here on a rule of the same number was rewritten, or is another one below. */
const rewritten = 0.3;
/** The same where the section is the same one: what it says there has changed much, but it is still about that. */
const stillThere = 0.15;
/** A rule under another number is the one that was meant: in a section of the same title, and anywhere. */
const movedWithin = 0.6;
const movedAnywhere = 0.85;

export function createRuleMover(edition: Edition): RuleMover {
  const byNumber = new Map(edition.rules.map((rule) => [rule.number, rule]));
  const made = new Map<EditionRule, Fingerprint>();
  const printOf = (rule: EditionRule): Fingerprint => {
    let print = made.get(rule);
    if (!print) made.set(rule, (print = fingerprintOf(rule)));
    return print;
  };
  const best = (wanted: Fingerprint, among: readonly EditionRule[], least: number): string | undefined => {
    let found: string | undefined;
    let most = least;
    for (const rule of among) {
      const alike = likeness(wanted, printOf(rule));
      // Of two equally alike the first: the same text may stand in several places.
      if (alike > most || (alike === most && found === undefined)) [found, most] = [rule.number, alike];
    }
    return found;
  };
  const known = new Map<string, string | undefined>();

  const find = (cited: string): string | undefined => {
    const there = byNumber.get(cited);
    const written = prints[cited];
    if (written === undefined || edition.date === citedEdition) return there && cited;
    const wanted = readFingerprint(written);
    const title = sectionPrints[cited.slice(0, 3)];
    const inSameSection = new Set(
      edition.sections.filter((section) => titlePrint(section.title) === title).map(({ number }) => number),
    );
    const alike = there ? likeness(wanted, printOf(there)) : 0;
    if (there && alike >= movedWithin) return cited;
    const near = edition.rules.filter(({ number }) => inSameSection.has(number.slice(0, 3)));
    const moved = best(wanted, near, movedWithin);
    if (moved !== undefined) return moved;
    if (alike >= (inSameSection.has(cited.slice(0, 3)) ? stillThere : rewritten)) return cited;
    return best(wanted, edition.rules, movedAnywhere);
  };

  return {
    numberOf(cited) {
      if (!known.has(cited)) known.set(cited, find(cited));
      return known.get(cited);
    },
    subruleOf(cited, rule) {
      const same = rule + (/(?<![a-z])[a-z]+$/.exec(cited)?.[0] ?? '');
      const written = prints[cited];
      const there = byNumber.get(same);
      if (written === undefined) return there && same;
      const wanted = readFingerprint(written);
      const alike = there ? likeness(wanted, printOf(there)) : 0;
      if (there && alike >= movedWithin) return same;
      const subrules = edition.rules.filter(
        ({ number }) => number.startsWith(rule) && /^[a-z]/.test(number.slice(rule.length)),
      );
      return best(wanted, subrules, movedWithin) ?? (alike >= stillThere ? same : undefined);
    },
  };
}

/** What a rule says; of one that is only a title, the title. */
export function fingerprintOf({ title, text }: EditionRule): Fingerprint {
  return fingerprint(text === '' ? (title ?? '') : text);
}

/** A section's title as the table has it: told apart, but not to be read. */
export function titlePrint(title: string): string {
  return fingerprint(foldName(title)).join();
}
