/** Puts a page of the book of rules together, line by line, and notes what in it leads elsewhere. */
import { citationsIn } from '../rules/citations.ts';
import type { EditionRule } from '../rules/edition.ts';
import { sourceOfRule } from '../rules/format.ts';
import type { RuleText } from '../rules/ruleText.ts';
import { ruleAddress } from './ruleAddress.ts';

export interface RulePage {
  /** `702`, `contents`, `glossary`, `introduction` or `credits`: what the page is to be asked for by. */
  readonly name: string;
  readonly title: string;
  /** Lines joined by `\n`. */
  readonly text: string;
  readonly links: readonly PageLink[];
  /** Rules, with their subrules inside; terms; sections in the contents. In reading order. */
  readonly entries: readonly PageEntry[];
  /** 0-based line of what was asked for: the rule on the page of its section. */
  readonly line: number;
}

export interface PageLink {
  /** 0-based. */
  readonly line: number;
  /** UTF-16 characters from the beginning of the line. */
  readonly start: number;
  readonly end: number;
  readonly address: string;
}

export interface PageEntry {
  readonly name: string;
  readonly detail: string;
  /** First and last line, 0-based. */
  readonly line: number;
  readonly endLine: number;
  readonly children: readonly PageEntry[];
}

export type NavigationItem = readonly [label: string, place: string];

interface OpenEntry {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly line: number;
  readonly children: OpenEntry[];
}

export class PageBuilder {
  readonly #lines: string[] = [];
  readonly #links: PageLink[] = [];
  readonly #entries: OpenEntry[] = [];
  readonly #has: (number: string) => boolean;

  constructor(has: (number: string) => boolean) {
    this.#has = has;
  }

  add(text: string): void {
    this.#lines.push(...text.split('\n'));
  }

  /** A line whose numbers of rules are links, but for the one that it begins with. */
  cite(text: string, own = ''): void {
    for (const [at, line] of text.split('\n').entries()) {
      for (const { number, start, end } of citationsIn(line)) {
        if ((at === 0 && start === 0 && number === own) || !this.#has(number)) continue;
        this.#links.push({ line: this.#lines.length, start, end, address: ruleAddress(number) });
      }
      this.#lines.push(line);
    }
  }

  navigation(items: readonly NavigationItem[]): void {
    let line = '';
    for (const [label, place] of items) {
      if (line !== '') line += '   ·   ';
      this.#links.push({
        line: this.#lines.length,
        start: line.length,
        end: line.length + label.length,
        address: ruleAddress(place),
      });
      line += label;
    }
    this.#lines.push(line);
  }

  entry(key: string, name: string, detail: string): void {
    this.add('');
    this.#entries.push({ key, name, detail, line: this.#lines.length, children: [] });
    this.add(name);
  }

  /** A line below an entry, the whole of which leads elsewhere. */
  item(key: string, text: string, place: string): void {
    this.#links.push({ line: this.#lines.length, start: 0, end: text.length, address: ruleAddress(place) });
    this.#entries.at(-1)?.children.push({ key, name: text, detail: '', line: this.#lines.length, children: [] });
    this.add(text);
  }

  rule({ number, title, text, examples }: EditionRule, otherName?: string): void {
    this.add('');
    this.#entries.push({ key: number, name: number, detail: title ?? '', line: this.#lines.length, children: [] });
    const other = otherName === undefined ? '' : ` (${otherName})`;
    if (title !== undefined) this.add(`${number}. ${title}${other}`);
    if (text !== '') this.cite(`${number}${title === undefined ? '.' : ''} ${text}`, number);
    this.#examples(examples);
  }

  subrule({ number, text, examples }: EditionRule): void {
    this.#entries
      .at(-1)
      ?.children.push({ key: number, name: number, detail: '', line: this.#lines.length, children: [] });
    this.cite(`${number} ${text}`, number);
    this.#examples(examples);
  }

  /** A translation, marked as such. */
  beside(rule: RuleText): void {
    this.add(`    [${rule.title === undefined ? '' : `${rule.title} · `}${sourceOfRule(rule)}]`);
    if (rule.text !== undefined) this.cite(`    ${rule.number} ${rule.text}`);
    for (const { number, text } of rule.subrules) this.cite(`    ${number} ${text}`);
  }

  build(name: string, title: string, wanted: string): RulePage {
    const lines = this.#lines;
    const found = this.#entries.flatMap((entry) => [entry, ...entry.children]).find(({ key }) => key === wanted);
    return {
      name,
      title,
      text: lines.join('\n'),
      links: this.#links,
      entries: close(this.#entries, lines.length - 1),
      line: found?.line ?? 0,
    };
  }

  #examples(examples: readonly string[]): void {
    for (const example of examples) this.cite(`    ${example}`);
  }
}

/** Each entry goes on to where the next one begins. */
function close(entries: readonly OpenEntry[], last: number): PageEntry[] {
  return entries.map(({ name, detail, line, children }, at) => {
    const endLine = (entries[at + 1]?.line ?? last + 1) - 1;
    return { name, detail, line, endLine, children: close(children, endLine) };
  });
}
