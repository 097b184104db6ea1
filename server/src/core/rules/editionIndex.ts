import type { Edition, EditionRule, GlossaryEntry, Heading } from './edition.ts';
import { foldName } from './foldName.ts';
import { withoutLetters, type RuleNumber } from './ruleNumber.ts';
import { partOfRule, type RuleText } from './ruleText.ts';

/** What stands under a section's heading. */
export interface SectionText {
  readonly heading: Heading;
  readonly chapter: Heading | undefined;
  readonly rules: readonly RuleText[];
}

/** Finds things in an edition. Its tables are made when they are asked for; the edition's strings are shared, not copied. */
export interface EditionIndex {
  readonly edition: Edition;
  /** Whether there is a rule or subrule of that number. */
  has(number: string): boolean;
  /** A rule with its subrules, or one subrule. */
  rule(number: RuleNumber): RuleText | undefined;
  section(number: string): SectionText | undefined;
  /** The number of the rule that is titled so, keywords before anything else of the same name. */
  numberOfTitle(title: string): string | undefined;
  /** The entry that has this term, alone or among others. */
  glossary(term: string): GlossaryEntry | undefined;
  /** Numbers of the rules that are titled, by the title as `foldName` gives it. */
  readonly titles: ReadonlyMap<string, string>;
  /** Entries of the glossary, by each of their terms in the same form. */
  readonly terms: ReadonlyMap<string, GlossaryEntry>;
}

export function indexEdition(edition: Edition): EditionIndex {
  const { rules, sections } = edition;
  // Of two rules of one number the first, and of subrules whose rule is missing the first of them in place of the rule.
  const places = new Map<string, number>();
  for (const [at, { number }] of rules.entries())
    for (const name of [number, withoutLetters(number)]) if (!places.has(name)) places.set(name, at);
  const titles = once(() => titlesOf(edition));
  const terms = once(() => entriesByTerm(edition));

  const ruleAt = (at: number): RuleText | undefined => {
    const first = rules[at];
    if (!first) return undefined;
    const number = withoutLetters(first.number);
    const rule = first.number === number ? first : { number, text: '', examples: [] };
    let end = at;
    while (belongsTo(rules[end], number)) end += 1;
    return toRuleText(rule, rules.slice(first === rule ? at + 1 : at, end), edition.date);
  };

  return {
    edition,
    has: (number) => places.has(number),
    rule({ rule, text }) {
      const at = rule === undefined ? undefined : places.get(rule);
      const whole = at === undefined ? undefined : ruleAt(at);
      return whole && partOfRule(whole, text);
    },
    section(number) {
      const heading = sections.find((section) => section.number === number);
      if (!heading) return undefined;
      const within: RuleText[] = [];
      for (const [at, { number: ruleNumber }] of rules.entries()) {
        if (!ruleNumber.startsWith(`${number}.`) || places.get(withoutLetters(ruleNumber)) !== at) continue;
        const rule = ruleAt(at);
        if (rule) within.push(rule);
      }
      const chapter = edition.chapters.find((one) => number.startsWith(one.number));
      return { heading, chapter, rules: within };
    },
    numberOfTitle: (title) => titles().get(foldName(title)),
    glossary: (term) => terms().get(foldName(term)),
    get titles() {
      return titles();
    },
    get terms() {
      return terms();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

function titlesOf({ rules, sections }: Edition): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const keywordSection = sections.find(({ title }) => foldName(title) === 'keyword abilities')?.number;
  for (const { number, title } of rules) {
    if (title === undefined) continue;
    const key = foldName(title);
    if (!titles.has(key) || number.startsWith(`${keywordSection}.`)) titles.set(key, number);
  }
  return titles;
}

function entriesByTerm({ glossary }: Edition): ReadonlyMap<string, GlossaryEntry> {
  const terms = new Map<string, GlossaryEntry>();
  for (const entry of glossary) {
    for (const term of termsOf(entry.term)) {
      const key = foldName(term);
      if (!terms.has(key)) terms.set(key, entry);
    }
  }
  return terms;
}

/** `Equip, Equipped` names two terms; a remark such as `(Obsolete)` is none. The whole line counts too. */
function termsOf(line: string): string[] {
  const bare = line.replace(/(?<!\s)\s*\([^()]*\)\s*$/, '');
  return [line, bare, ...bare.split(/,\s+/).map((term) => term.replace(/^[“"]|[”"]$/g, ''))];
}

/** Also a second rule of the same number. */
function belongsTo(rule: EditionRule | undefined, base: string): boolean {
  return rule !== undefined && withoutLetters(rule.number) === base;
}

function toRuleText(rule: EditionRule, subrules: readonly EditionRule[], date: string): RuleText {
  return {
    number: rule.number,
    ...(rule.title === undefined ? rule.text !== '' && { text: rule.text } : { title: rule.title }),
    ...(rule.examples.length === 0 ? {} : { examples: rule.examples }),
    subrules,
    language: 'en',
    source: 'Comprehensive Rules',
    edition: date,
  };
}
