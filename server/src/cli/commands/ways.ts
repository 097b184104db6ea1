import { said, sayIn } from '../../core/l10n/say.ts';
import { resolve } from 'node:path';
import { renderWaysText, waysTables } from '../../core/features/waysToCast.ts';
import { createService } from '../../core/service.ts';
import { decodeUtf8 } from '../../core/text/decode.ts';
import { longestScript } from '../../core/text/limits.ts';
import { readBounded } from '../../workspace/boundedFile.ts';
import { FileRefused } from '../../workspace/fileRefused.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import { jsonText } from '../jsonText.ts';
import type { Machine } from '../machine.ts';

export const waysCommand: CommandSpec = {
  name: 'ways',
  usage: ['ways FILE [--format text|json]'],
  summary: 'list the ways to cast each face of a card, and which of them go together',
  options: {
    format: { value: 'FORMAT', choices: ['text', 'json'], help: 'for people (the default) or for programs' },
  },
  notes: ['For each way: from which zone, for which cost, by which rule, and what becomes of the card afterwards.'],
};

export async function runWays(args: Arguments, machine: Machine): Promise<ExitCode> {
  const [file, surplus] = args.words;
  if (file === undefined) throw new UsageError('name a script, such as "cardscript ways my_card.txt"');
  if (surplus !== undefined) throw new UsageError('ways takes one file; "{surplus}" is too many', { surplus });
  const decoded = decodeUtf8(readScript(resolve(machine.folder, file), file));
  if (!decoded.ok)
    throw new UsageError('{file} is {encoding}, not UTF-8; save it as UTF-8', {
      file,
      encoding: said(decoded.encoding),
    });
  const json = args.value('format') === 'json';
  const say = json ? sayIn(machine.asked ?? 'en') : machine.say;
  const tables = waysTables(createService().read(decoded.text).card, say);
  if (json) await machine.print(`${jsonText({ version: 1, faces: tables }, 2)}\n`);
  else await machine.tell(renderWaysText(tables, say).trimEnd());
  return exitCodes.clean;
}

function readScript(location: string, named: string): Uint8Array {
  try {
    return readBounded(location, longestScript);
  } catch (error) {
    if (error instanceof FileRefused)
      throw new UsageError('{name} cannot be read: {reason}', { name: named, reason: error.words });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new UsageError('no such file: {named}; check the spelling and the folder you are in', { named });
    if (code === 'EISDIR') throw new UsageError('{named} is a folder; name a script', { named });
    throw new UsageError('{place} cannot be read ({reason}).', {
      place: named,
      reason: code ?? said('unknown reason'),
    });
  }
}
