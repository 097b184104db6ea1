import { said, type Phrase, type Said, type Words } from '../core/l10n/say.ts';
import { getSystemErrorMap } from 'node:util';
import { FileRefused } from '../workspace/fileRefused.ts';
import { WriteRefused } from './check/writeRefused.ts';

/** What is counted, and how one of it and several are called. */
const nouns = {
  error: ['1 error', '{count} errors'],
  file: ['1 file', '{count} files'],
  fix: ['1 fix', '{count} fixes'],
  hint: ['1 hint', '{count} hints'],
  info: ['1 info', '{count} infos'],
  skippedFile: [
    '1 file that is not a card script (--all-text checks it)',
    '{count} files that are not card scripts (--all-text checks them)',
  ],
  skippedLink: ['1 link that leads to nothing that is checked', '{count} links that lead to nothing that is checked'],
  place: ['1 place', '{count} places'],
  term: ['1 term', '{count} terms'],
  textFile: ['1 text file', '{count} text files'],
  warning: ['1 warning', '{count} warnings'],
} as const satisfies Record<string, readonly [one: Phrase, more: Phrase]>;

/** `1 file`, `2 files`. */
export function count(number: number, noun: keyof typeof nouns): Said {
  const [one, more] = nouns[noun];
  return number === 1 ? said(one) : said(more, { count: number });
}

/** What operating systems mostly complain of, as Node puts it. */
const complaints: readonly Phrase[] = [
  'file already exists',
  'illegal operation on a directory',
  'no space left on device',
  'no such file or directory',
  'not a directory',
  'operation not permitted',
  'permission denied',
  'read-only file system',
];

/** What an error says, in words rather than codes where the operating system raised it. */
export function reasonOf(error: unknown): Words {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof FileRefused || error instanceof WriteRefused) return error.words;
  const { errno } = error as NodeJS.ErrnoException;
  const words = errno === undefined ? undefined : getSystemErrorMap().get(errno)?.[1];
  const complaint = complaints.find((one) => one === words);
  return complaint ? said(complaint) : (words ?? error.message);
}
