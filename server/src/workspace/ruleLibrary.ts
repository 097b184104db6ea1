/**
 * The editions of the Comprehensive Rules that a user imported: several side by side, one in use. Each is a file of its
 * own, named by the day on which it takes effect and a hash of its text, since a date alone can stand for two texts.
 */
import { inEnglish, said, type Say } from '../core/l10n/say.ts';
import type { Edition } from '../core/rules/edition.ts';
import { importRules, type ImportRefusal, type ImportReport } from '../core/rules/importer.ts';
import { parseEdition, serializeEdition } from '../core/rules/storeEdition.ts';
import { publisherPage } from './rulesLink.ts';
import type { RuleStore } from './ruleStore.ts';

/** An edition that is kept, as its file's name tells; its text is not read for this. */
export interface KeptEdition {
  /** `2026-04-17-0123456789abcdef`. */
  readonly id: string;
  /** Day on which it takes effect, `YYYY-MM-DD`. */
  readonly date: string;
  readonly hash: string;
}

export interface EditionList {
  /** Newest first. */
  readonly editions: readonly KeptEdition[];
  /** The one that was chosen, as it was named; none where the newest is taken. */
  readonly chosen: string | undefined;
}

export type Imported =
  | {
      readonly ok: true;
      readonly edition: KeptEdition;
      readonly report: ImportReport;
      /** The same text was there before. */
      readonly known: boolean;
    }
  /** `reason` is a sentence for the user. Nothing was changed. */
  | { readonly ok: false; readonly refusal: ImportRefusal; readonly reason: string };

export interface LoadedEdition {
  readonly edition: Edition | undefined;
  /** A sentence for each kept edition that could not be used. */
  readonly problems: readonly string[];
}

export interface RuleLibrary {
  /** Where the editions are kept, in words for the user. */
  readonly place: string;
  /** In which language its sentences are. */
  readonly say: Say;
  list(): Promise<EditionList>;
  /** Takes the publisher's text file in. Rejects only where it cannot be written. */
  import(input: Uint8Array | string): Promise<Imported>;
  /**
   * Reads one edition: the one wanted, else the chosen one, else the newest. What cannot be read is told of, and the
   * next newest is taken in its place.
   * @param wanted a date, an id or the beginning of one
   */
  load(wanted?: string): Promise<LoadedEdition>;
  /** Chooses an edition, or the newest again with `undefined`. @returns none where there is no such edition */
  use(wanted: string | undefined): Promise<KeptEdition | undefined>;
  /** @returns the edition that was removed; none where there is none such, or the name fits several */
  remove(wanted: string): Promise<KeptEdition | undefined>;
}

/** What a user can do whose file was refused. */
export function adviceForFile(say: Say): string {
  return say('The TXT file of the Comprehensive Rules is linked on {page}.', { page: publisherPage });
}

/** Of a file that fits badly, so many lines tell enough. */
const mostOddities = 20;

/** The first of the lines that did not fit the layout, a sentence for each, and how many more there are. */
export function describeOddities({ oddities }: ImportReport, say: Say): string[] {
  const told = oddities.slice(0, mostOddities).map(({ line, what, text }) => {
    const shown = text.length <= 60 ? text : `${text.slice(0, 60)} …`;
    return say('line {number}: {what}: {text}', { number: line + 1, what: said(what), text: shown });
  });
  const more = oddities.length - told.length;
  return more > 0 ? [...told, say('and {count} more', { count: more })] : told;
}

const fileName = /^(\d{4}-\d\d-\d\d)-([0-9a-f]{16})\.json$/;
const choiceName = 'in-use.txt';

/** @param say in which language refusals and problems are told */
export function createRuleLibrary(store: RuleStore, say: Say = inEnglish): RuleLibrary {
  const list = async (): Promise<EditionList> => {
    const editions = (await store.list())
      .map(readName)
      .filter((kept) => kept !== undefined)
      .sort((a, b) => (a.id < b.id ? 1 : -1));
    const chosen = (await store.read(choiceName))?.trim();
    return { editions, chosen: chosen || undefined };
  };

  return {
    place: store.place,
    say,
    list,
    async import(input) {
      const result = importRules(input, say);
      if (!result.ok) return result;
      const { edition, report } = result;
      const kept = { id: `${edition.date}-${edition.hash}`, date: edition.date, hash: edition.hash };
      const text = serializeEdition(edition);
      const known = (await store.read(`${kept.id}.json`).catch(() => undefined)) === text;
      if (!known) await store.write(`${kept.id}.json`, text);
      return { ok: true, edition: kept, report, known };
    },
    async load(wanted) {
      const { editions, chosen } = await list();
      const problems: string[] = [];
      const first = wanted === undefined ? undefined : matching(editions, wanted)[0];
      if (wanted !== undefined && !first)
        problems.push(say('There is no edition {wanted} among the imported rules.', { wanted }));
      const second = chosen === undefined ? undefined : matching(editions, chosen)[0];
      for (const kept of new Set([first, second, ...editions])) {
        if (!kept) continue;
        const edition = await readKept(store, kept);
        if (edition) return { edition, problems };
        const place = { file: `${kept.id}.json`, folder: store.place };
        problems.push(
          say('The stored edition {date} cannot be read ({file} in {folder}). Import it again.', {
            date: kept.date,
            ...place,
          }),
        );
      }
      return { edition: undefined, problems };
    },
    async use(wanted) {
      if (wanted === undefined) {
        await store.remove(choiceName);
        return (await list()).editions[0];
      }
      const [found] = matching((await list()).editions, wanted);
      if (found) await store.write(choiceName, `${found.id}\n`);
      return found;
    },
    async remove(wanted) {
      const { editions, chosen } = await list();
      const [found, another] = matching(editions, wanted);
      if (!found || another) return undefined;
      await store.remove(`${found.id}.json`);
      if (chosen === found.id) await store.remove(choiceName);
      return found;
    },
  };
}

/** The editions that a date, an id or the beginning of one names, newest first. */
export function matching(editions: readonly KeptEdition[], wanted: string): KeptEdition[] {
  const name = wanted.trim().toLowerCase();
  return name === '' ? [] : editions.filter(({ id }) => id.startsWith(name));
}

async function readKept(store: RuleStore, { id, date, hash }: KeptEdition): Promise<Edition | undefined> {
  const text = await store.read(`${id}.json`).catch(() => undefined);
  const edition = text === undefined ? undefined : parseEdition(text);
  // A file that was copied over another would be quoted under the wrong date.
  return edition?.date === date && edition.hash === hash ? edition : undefined;
}

function readName(name: string): KeptEdition | undefined {
  const [, date, hash] = fileName.exec(name) ?? [];
  return date === undefined || hash === undefined ? undefined : { id: `${date}-${hash}`, date, hash };
}
