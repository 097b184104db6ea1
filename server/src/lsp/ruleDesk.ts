/** The book of rules of a session: which edition is quoted, and what the client may ask and do about it. */
import type { Say } from '../core/l10n/say.ts';
import { describeBacklinks } from '../core/features/ruleBacklinks.ts';
import { quoteNumber } from '../core/features/quotation.ts';
import { rulePage } from '../core/features/rulePage.ts';
import { findRules } from '../core/features/ruleSearch.ts';
import { createRulebook, type Rulebook } from '../core/rules/rulebook.ts';
import type { Language, Service } from '../core/service.ts';
import type * as messages from '../protocol/rules.ts';
import { downloadRules, type DownloadProgress } from '../workspace/rulesDownload.ts';
import {
  adviceForFile,
  describeOddities,
  matching,
  type Imported,
  type RuleLibrary,
} from '../workspace/ruleLibrary.ts';
import type { Notices } from './notices.ts';

export interface RuleDeskOptions {
  /** Absent where nothing can be kept. */
  readonly library: RuleLibrary | undefined;
  readonly notices: Notices;
  /** Speaks the language of the editor. */
  readonly say: Say;
  readonly log: (message: string) => void;
  readonly settings: () => Promise<RuleSettings>;
  /** Makes the services that quote from a rulebook. */
  readonly serviceFor: (rulebook: Rulebook, language: Language) => Service;
  /** Called when another edition is quoted, or others are kept. */
  readonly onChange: () => void;
}

export interface RuleSettings {
  readonly rulesLanguage: Language;
  /** Date of the edition to quote; that of the library where it is not set. */
  readonly rulesEdition: string | undefined;
  /** Where editions are fetched from; the publisher's page where it is not set, and nowhere with `never`. */
  readonly rulesAddress: string | undefined;
}

export class RuleDesk {
  readonly #options: RuleDeskOptions;
  #loaded: { readonly edition: string | undefined; readonly rulebook: Promise<Rulebook> } | undefined;

  constructor(options: RuleDeskOptions) {
    this.#options = options;
  }

  /** What to quote from. Read from the disk when it is asked for first, and again after a change. */
  rulebook(edition: string | undefined): Promise<Rulebook> {
    if (this.#loaded?.edition !== edition) this.#loaded = undefined;
    this.#loaded ??= { edition, rulebook: this.#load(edition) };
    return this.#loaded.rulebook;
  }

  async search({ query, limit }: messages.SearchParams): Promise<messages.RuleChoice[]> {
    return findRules(await this.#current(), query, { limit, say: this.#options.say });
  }

  async page({ place }: messages.PageParams): Promise<messages.RulePage | null> {
    return rulePage(await this.#current(), place, this.#options.say) ?? null;
  }

  async describe({ number }: messages.DescribeParams, ruleLink: (number: string) => string): Promise<string | null> {
    const { rulesLanguage: language } = await this.#options.settings();
    const { say } = this.#options;
    const rulebook = await this.#current();
    const link = (one: string): string | undefined => (rulebook.has(one) ? ruleLink(one) : undefined);
    const quoted = quoteNumber(number, { rulebook, language, say, ruleLink: link });
    if (quoted === undefined) return null;
    const { checks } = this.#options.serviceFor(rulebook, language);
    return [quoted, ...describeBacklinks(number, { rulebook, checks, ruleLink: link, language: say.language })].join(
      '\n\n',
    );
  }

  async editions(): Promise<messages.Editions> {
    const { library, settings } = this.#options;
    if (!library) return { place: null, editions: [] };
    const { rulesEdition } = await settings();
    const { editions, chosen } = await library.list();
    const named = [rulesEdition, chosen].map((name) => name && matching(editions, name)[0]).find(Boolean);
    const inUse = named ?? editions[0];
    return {
      place: library.place,
      editions: editions.map((one) => ({ id: one.id, date: one.date, inUse: one === inUse })),
    };
  }

  /** @param content bytes of the file */
  async import(content: Uint8Array): Promise<messages.ImportAnswer> {
    const { library } = this.#options;
    if (!library) return this.#nothingKept();
    return this.#take(library, async () => {
      const result = await library.import(content);
      return result.ok ? result : { ...result, reason: `${result.reason} ${adviceForFile(this.#options.say)}` };
    });
  }

  async download(
    signal: AbortSignal,
    onProgress: (progress: DownloadProgress) => void,
  ): Promise<messages.ImportAnswer> {
    const { library, settings, say } = this.#options;
    if (!library) return this.#nothingKept();
    const { rulesAddress: address } = await settings();
    if (address === 'never')
      return {
        ok: false,
        reason: say('The settings say never to download rules (cardscript.rules.address). Import a file instead.'),
      };
    return this.#take(library, () => downloadRules(library, { address, signal, onProgress }));
  }

  async use({ edition }: messages.EditionParams): Promise<messages.Editions> {
    await this.#options.library?.use(edition ?? undefined);
    this.changed();
    return this.editions();
  }

  async remove({ edition }: messages.EditionParams): Promise<messages.Editions> {
    if (edition !== null) await this.#options.library?.remove(edition);
    this.changed();
    return this.editions();
  }

  /** What was read is out of date. */
  changed(): void {
    this.#loaded = undefined;
    this.#options.onChange();
  }

  async #current(): Promise<Rulebook> {
    return this.rulebook((await this.#options.settings()).rulesEdition);
  }

  async #load(wanted: string | undefined): Promise<Rulebook> {
    const { library, notices, say } = this.#options;
    if (!library) return createRulebook();
    try {
      const { edition, problems } = await library.load(wanted);
      notices.tell('rules', say('Cardscript rules'), problems);
      return createRulebook(edition ? { editions: [edition] } : {});
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const problem = say('{place} cannot be read ({reason}).', { place: library.place, reason });
      notices.tell('rules', say('Cardscript rules'), [problem]);
      return createRulebook();
    }
  }

  #nothingKept(): messages.ImportAnswer {
    return { ok: false, reason: this.#options.say('This server keeps no rules: it has no folder for them.') };
  }

  async #take(
    { place }: RuleLibrary,
    work: () => Promise<Imported | { readonly ok: false; readonly reason: string }>,
  ): Promise<messages.ImportAnswer> {
    const { say, log } = this.#options;
    try {
      const result = await work();
      if (!result.ok) return { ok: false, reason: result.reason };
      const { edition, report, known } = result;
      this.changed();
      const oddities = describeOddities(report, say);
      if (oddities.length > 0) log([edition.date, ...oddities].join('\n  '));
      const rules = report.rules + report.subrules;
      return { ok: true, date: edition.date, rules, glossary: report.glossary, oddities: oddities.length, known };
    } catch (error) {
      // Of a library only writing may fail.
      const reason = error instanceof Error ? error.message : String(error);
      return { ok: false, reason: say('The edition cannot be kept in {place} ({reason}).', { place, reason }) };
    }
  }
}
