import { defineCheck } from '../check.ts';

export default defineCheck({
  code: 'syntax/not-checked',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'none',
  ofFiles: true,
  summary: 'The file was not checked, or not to its end.',
  why: 'The longest card script that is known has about 20,000 characters. What is many times larger, or is no file at all, is not read, so that one wrong file never keeps all others waiting. What this says of a file is the same on every computer, except where it names a time or a failure.',
  bad: [],
  good: [],
  messages: {
    tooLarge: 'This file is larger than 1 MB, so it cannot be a card script, and it is not checked.',
    tooManyLines: 'This file has more than 50,000 lines, so it cannot be a card script, and it is not checked.',
    special: 'This is a device, a pipe or a socket, not a file, so it is not read.',
    tooMuch:
      'This script is too large to be checked to its end, so findings may be missing. A card needs a small part of it.',
    cutShort: 'There are more than {count} findings of {code} in this file; the others are not shown.',
    tooSlow: 'Checking this script took longer than {seconds} seconds, so it was stopped. Please report this script.',
    failed: 'Cardscript itself failed on this file ({reason}). Please report this.',
  },
});
