import { said, type Said, type Say } from '../../core/l10n/say.ts';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suggest } from '../../core/vocab/suggest.ts';
import { largestRulesFile, refuseRules } from '../../core/rules/importer.ts';
import { readBoundedLater } from '../../workspace/boundedFile.ts';
import { FileRefused } from '../../workspace/fileRefused.ts';
import { downloadRules } from '../../workspace/rulesDownload.ts';
import { publisherPage } from '../../workspace/rulesLink.ts';
import {
  adviceForFile,
  describeOddities,
  matching,
  type Imported,
  type KeptEdition,
  type RuleLibrary,
} from '../../workspace/ruleLibrary.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { openLibrary } from '../rules/library.ts';
import { count, reasonOf } from '../words.ts';

export const rulesCommand: CommandSpec = {
  name: 'rules',
  usage: ['rules import FILE|FOLDER|URL', 'rules list', 'rules use EDITION|newest', 'rules remove EDITION'],
  summary: 'keep editions of the Comprehensive Rules to quote from',
  options: {},
  notes: [
    said(
      "FILE is the publisher's text file (TXT), FOLDER holds some. URL is that file, or a page that links it, such as {page}. EDITION is a date: 2026-04-17.",
      { page: publisherPage },
    ),
    'Editions are kept in the data folder of the user, or below CARDSCRIPT_HOME where that is set.',
  ],
};

const actions: Readonly<
  Record<string, (library: RuleLibrary, words: readonly string[], machine: Machine) => Promise<void>>
> = {
  import: importAll,
  list,
  use,
  remove,
};

export async function runRules(args: Arguments, machine: Machine): Promise<ExitCode> {
  const [name, ...words] = args.words;
  const names = Object.keys(actions).join(', ');
  if (name === undefined) throw new UsageError('say what to do with the rules: {names}', { names });
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) {
    const [near] = suggest(name, Object.keys(actions));
    throw near === undefined
      ? new UsageError('cannot "{name}" rules; known are {names}', { name, names })
      : new UsageError('cannot "{name}" rules; did you mean {near}?', { name, near });
  }
  const library = openLibrary(machine);
  try {
    await action(library, words, machine);
  } catch (error) {
    if (error instanceof UsageError || (error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError('the rules in {place} cannot be changed: {reason}', {
      place: library.place,
      reason: reasonOf(error),
    });
  }
  return exitCodes.clean;
}

async function importAll(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const source = onlyWord(words, said('name a file or an address, such as {page}', { page: publisherPage }));
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source)) {
    const got = await downloadRules(library, { address: source, isTyped: true });
    if (!got.ok) throw new UsageError('{reason}', { reason: got.reason });
    await machine.tell(describe(got, machine.say));
    return;
  }
  const location = resolve(machine.folder, source);
  const isFolder = await orUnreadable(source, stat(location)).then((stats) => stats.isDirectory());
  if (!isFolder) {
    const got = await importFile(library, source, location);
    if (!got.ok)
      throw new UsageError('{path}: {problem}', {
        path: source,
        problem: `${got.reason} ${adviceForFile(machine.say)}`,
      });
    await machine.tell(describe(got, machine.say));
    return;
  }
  const names = (await orUnreadable(source, readdir(location))).filter((one) => /\.txt$/i.test(one)).sort();
  let taken = 0;
  for (const name of names) {
    const got = await importFile(library, `${source}/${name}`, join(location, name));
    if (got.ok) {
      taken += 1;
      await machine.tell(describe(got, machine.say));
    } else await machine.warn(`${source}/${name}: ${got.reason}`);
  }
  if (taken === 0)
    throw new UsageError('there is no edition of the rules among the {files} in {folder}', {
      files: count(names.length, 'textFile'),
      folder: source,
    });
}

/** @param name what the user calls it */
async function importFile(library: RuleLibrary, name: string, location: string): Promise<Imported> {
  let bytes: Uint8Array;
  try {
    bytes = await readBoundedLater(location, largestRulesFile);
  } catch (error) {
    if (error instanceof FileRefused && error.refusal === 'tooLarge') return refuseRules('too-large', library.say);
    throw unreadable(name, error);
  }
  return library.import(bytes);
}

function describe({ edition, report, known }: Extract<Imported, { ok: true }>, say: Say): string {
  const { rules, subrules, glossary } = report;
  const values = { rules, subrules, terms: count(glossary, 'term') };
  const told = known
    ? say('was there already: {rules} rules, {subrules} subrules, {terms}', values)
    : say('imported: {rules} rules, {subrules} subrules, {terms}', values);
  const lines = [`${edition.date}  ${told}`, ...describeOddities(report, say).map((line) => `  ${line}`)];
  return lines.join('\n');
}

async function list(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const [surplus] = words;
  if (surplus !== undefined)
    throw new UsageError('{command} takes no argument; leave out "{surplus}"', { command: 'rules list', surplus });
  const { editions, chosen } = await library.list();
  if (editions.length === 0) {
    const none = machine.say(
      'No edition of the rules was imported yet. To import one: cardscript rules import {page}',
      { page: publisherPage },
    );
    await machine.tell(none);
    return;
  }
  const inUse = (chosen === undefined ? undefined : matching(editions, chosen)[0]) ?? editions[0];
  const lines = editions.map((edition) => `${edition === inUse ? '*' : ' '} ${nameAmong(edition, editions)}`);
  await machine.tell(lines.join('\n'));
}

async function use(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const wanted = onlyWord(words, said('name an edition, such as "cardscript rules use 2026-04-17", or "newest"'));
  const used = await library.use(wanted === 'newest' ? undefined : wanted);
  if (!used && wanted !== 'newest') throw await noSuchEdition(library, wanted);
  const { say } = machine;
  const told = used
    ? say('The rules are quoted from the edition of {date} now.', { date: used.date })
    : say('No edition was imported yet.');
  await machine.tell(told);
}

async function remove(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const wanted = onlyWord(words, said('name an edition, such as "cardscript rules remove 2026-04-17"'));
  const removed = await library.remove(wanted);
  if (!removed) throw await noSuchEdition(library, wanted);
  await machine.tell(machine.say('Removed the edition of {date}.', { date: removed.date }));
}

async function noSuchEdition(library: RuleLibrary, wanted: string): Promise<UsageError> {
  const { editions } = await library.list();
  const several = matching(editions, wanted);
  if (several.length > 1)
    return new UsageError('"{wanted}" fits {editions}; name one of them', {
      wanted,
      editions: several.map(({ id }) => id).join(', '),
    });
  const known = editions.map((edition) => nameAmong(edition, editions)).join(', ');
  return known === ''
    ? new UsageError('there is no edition "{wanted}"; none was imported yet', { wanted })
    : new UsageError('there is no edition "{wanted}"; there are {known}', { wanted, known });
}

/** The date, with the hash behind it where that does not tell which. */
function nameAmong({ id, date }: KeptEdition, editions: readonly KeptEdition[]): string {
  return editions.filter((one) => one.date === date).length > 1 ? id : date;
}

function onlyWord(words: readonly string[], advice: Said): string {
  const [word, surplus] = words;
  if (word === undefined) throw new UsageError(advice);
  if (surplus !== undefined) throw new UsageError('one at a time; "{surplus}" is too many', { surplus });
  return word;
}

async function orUnreadable<T>(name: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw unreadable(name, error);
  }
}

function unreadable(name: string, error: unknown): UsageError {
  return new UsageError('{name} cannot be read: {reason}', { name, reason: reasonOf(error) });
}
