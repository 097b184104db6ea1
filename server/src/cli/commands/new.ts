import { said } from '../../core/l10n/say.ts';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { newCard, type NewCard } from '../../core/newCard/newCard.ts';
import { noteText, problemText } from '../../core/newCard/read/problems.ts';
import { decodeUtf8 } from '../../core/text/decode.ts';
import { fetchCard } from '../../workspace/scryfall.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { shownPath } from '../paths.ts';
import { readInput, readNamed } from '../readNamed.ts';
import { count, reasonOf } from '../words.ts';

export const newCommand: CommandSpec = {
  name: 'new',
  usage: ['new FILE|- [--out PATH]', 'new --scryfall NAME --allow-network [--out PATH]'],
  summary: 'make the skeleton of a card script from the text of a card, or from a card object',
  options: {
    out: { value: 'PATH', help: 'write to this file, or to the right place below this folder; never over a file' },
    scryfall: { value: 'NAME', help: 'ask the Scryfall service for the card of this name' },
    'allow-network': { help: 'needed with --scryfall: the name is sent to api.scryfall.com' },
  },
  notes: [
    'FILE, or standard input for "-", is the text of a card as people copy it, or a card object of Scryfall or MTGJSON.',
    'Text: name and cost, type line, rules text, power and toughness; a line of dashes between faces.',
    'What could not be guessed stands in the script as comments that begin with "# ".',
  ],
};

export async function runNew(args: Arguments, machine: Machine): Promise<ExitCode> {
  const made = newCard(await inputOf(args, machine));
  if (!made.ok) throw new UsageError(problemText(made.problem, made.detail));
  const { card } = made;
  const { say } = machine;
  const out = args.value('out');
  if (out === undefined) await machine.print(card.text);
  else await machine.tell(shownPath(write(card, resolve(machine.folder, out), machine)));
  for (const note of card.notes) await machine.warn(say(noteText(note)));
  if (card.open > 0)
    await machine.warn(
      say('{places} left for you to write, told in comments ("# …")', { places: count(card.open, 'place') }),
    );
  return exitCodes.clean;
}

async function inputOf(args: Arguments, machine: Machine): Promise<string> {
  const [file, surplus] = args.words;
  const name = args.value('scryfall');
  if (name !== undefined) {
    if (file !== undefined) throw new UsageError('--scryfall takes the place of a file; leave out "{file}"', { file });
    if (!args.has('allow-network'))
      throw new UsageError('--scryfall sends the name to api.scryfall.com; add --allow-network to agree to that');
    const fetched = await fetchCard(name, undefined, machine.say);
    if (!fetched.ok) throw new UsageError('{reason}', { reason: fetched.reason });
    return fetched.json;
  }
  if (file === undefined)
    throw new UsageError('name a file with card text or a card object, or "-" for standard input');
  if (surplus !== undefined) throw new UsageError('new takes one file; "{surplus}" is too many', { surplus });
  const decoded = decodeUtf8(file === '-' ? await readInput(machine) : readNamed(file, machine));
  if (!decoded.ok)
    throw new UsageError('{file} is {encoding}, not UTF-8; save it as UTF-8', {
      file,
      encoding: said(decoded.encoding),
    });
  return decoded.text;
}

/** @returns the path, from the folder that the command was started in */
function write(card: NewCard, out: string, machine: Machine): string {
  const location = isFolder(out) ? join(placeIn(out, card.folder), card.fileName) : out;
  const shown = relative(machine.folder, location) || location;
  try {
    mkdirSync(dirname(location), { recursive: true });
    writeFileSync(location, card.text, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new UsageError('{file} is there already, and is left as it is; name another file with --out', {
        file: shown,
      });
    throw new UsageError('{path}: cannot be written: {reason}', { path: shown, reason: reasonOf(error) });
  }
  return shown;
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** Forge keeps its scripts in folders by their first letter; other folders may hold them side by side. */
function placeIn(folder: string, letter: string): string {
  const inside = join(folder, letter);
  return basename(folder) === 'cardsfolder' || isFolder(inside) ? inside : folder;
}
