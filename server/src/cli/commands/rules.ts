import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { suggest } from '../../core/vocab/suggest.ts';
import { downloadRules, publisherPage } from '../../workspace/rulesDownload.ts';
import { matching, type Imported, type KeptEdition, type RuleLibrary } from '../../workspace/ruleLibrary.ts';
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
    "FILE is the publisher's text file (TXT), FOLDER holds some. URL is that file, or a page that links it,",
    `such as ${publisherPage}. EDITION is a date: 2026-04-17.`,
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
  if (name === undefined) throw new UsageError(`say what to do with the rules: ${names}`);
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!action) {
    const [near] = suggest(name, Object.keys(actions));
    throw new UsageError(
      `cannot "${name}" rules; ${near === undefined ? `known are ${names}` : `did you mean ${near}?`}`,
    );
  }
  const library = openLibrary(machine);
  try {
    await action(library, words, machine);
  } catch (error) {
    if (error instanceof UsageError || (error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`the rules in ${library.place} cannot be changed: ${reasonOf(error)}`);
  }
  return exitCodes.clean;
}

async function importAll(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const source = onlyWord(words, `name a file or an address, such as ${publisherPage}`);
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(source)) {
    const got = await downloadRules(library, { address: source });
    if (!got.ok) throw new UsageError(got.reason);
    await machine.print(describe(got));
    return;
  }
  const location = resolve(machine.folder, source);
  const isFolder = await orUnreadable(source, stat(location)).then((stats) => stats.isDirectory());
  if (!isFolder) {
    const got = await library.import(await orUnreadable(source, readFile(location)));
    if (!got.ok) throw new UsageError(`${source}: ${got.reason}`);
    await machine.print(describe(got));
    return;
  }
  const names = (await orUnreadable(source, readdir(location))).filter((one) => /\.txt$/i.test(one)).sort();
  let taken = 0;
  for (const name of names) {
    const got = await library.import(await orUnreadable(`${source}/${name}`, readFile(join(location, name))));
    if (got.ok) {
      taken += 1;
      await machine.print(describe(got));
    } else await machine.complain(`cardscript: ${source}/${name}: ${got.reason}\n`);
  }
  if (taken === 0)
    throw new UsageError(`there is no edition of the rules among the ${count(names.length, 'text file')} in ${source}`);
}

function describe({ edition, report, known }: Extract<Imported, { ok: true }>): string {
  const { rules, subrules, glossary, oddities } = report;
  const lines = [
    `${edition.date}  ${known ? 'was there already' : 'imported'}: ${rules} rules, ${subrules} subrules, ${count(glossary, 'term')}`,
    ...oddities.map(({ line, what, text }) => `  line ${line + 1}: ${what}: ${text.trim().slice(0, 60)}`),
  ];
  return `${lines.join('\n')}\n`;
}

async function list(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  if (words.length > 0) throw new UsageError(`rules list takes no argument; leave out "${words[0]}"`);
  const { editions, chosen } = await library.list();
  if (editions.length === 0) {
    await machine.print(
      `No edition of the rules was imported yet. To import one: cardscript rules import ${publisherPage}\n`,
    );
    return;
  }
  const inUse = (chosen === undefined ? undefined : matching(editions, chosen)[0]) ?? editions[0];
  const lines = editions.map((edition) => `${edition === inUse ? '*' : ' '} ${nameAmong(edition, editions)}\n`);
  await machine.print(lines.join(''));
}

async function use(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const wanted = onlyWord(words, 'name an edition, such as "cardscript rules use 2026-04-17", or "newest"');
  const used = await library.use(wanted === 'newest' ? undefined : wanted);
  if (!used && wanted !== 'newest') throw await noSuchEdition(library, wanted);
  await machine.print(
    used ? `The rules are quoted from the edition of ${used.date} now.\n` : 'No edition was imported yet.\n',
  );
}

async function remove(library: RuleLibrary, words: readonly string[], machine: Machine): Promise<void> {
  const wanted = onlyWord(words, 'name an edition, such as "cardscript rules remove 2026-04-17"');
  const removed = await library.remove(wanted);
  if (!removed) throw await noSuchEdition(library, wanted);
  await machine.print(`Removed the edition of ${removed.date}.\n`);
}

async function noSuchEdition(library: RuleLibrary, wanted: string): Promise<UsageError> {
  const { editions } = await library.list();
  const several = matching(editions, wanted);
  if (several.length > 1)
    return new UsageError(`"${wanted}" fits ${several.map(({ id }) => id).join(', ')}; name one of them`);
  const known = editions.map((edition) => nameAmong(edition, editions)).join(', ');
  return new UsageError(
    `there is no edition "${wanted}"; ${known === '' ? 'none was imported yet' : `there are ${known}`}`,
  );
}

/** The date, with the hash behind it where that does not tell which. */
function nameAmong({ id, date }: KeptEdition, editions: readonly KeptEdition[]): string {
  return editions.filter((one) => one.date === date).length > 1 ? id : date;
}

function onlyWord(words: readonly string[], advice: string): string {
  const [word, surplus] = words;
  if (word === undefined) throw new UsageError(advice);
  if (surplus !== undefined) throw new UsageError(`one at a time; "${surplus}" is too many`);
  return word;
}

async function orUnreadable<T>(name: string, asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw new UsageError(`${name} cannot be read: ${reasonOf(error)}`);
  }
}
