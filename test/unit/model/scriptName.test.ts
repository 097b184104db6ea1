import { expect, it } from 'vitest';
import { isPossibleName } from '../../../server/src/core/model/scriptName.ts';

it.each(['a.txt', 'con_.txt', 'console.txt', 'com10.txt', 'com.txt', 'lpt.txt', 'a.con', 'ü 1.txt', '.a', 'conin.txt'])(
  'every system can have a file called %s',
  (name) => expect(isPossibleName(name)).toBe(true),
);

it.each([
  ...['', 'con', 'CON.txt', 'con.tar.gz', 'Prn.txt', 'aux.txt', 'nul.txt', 'nul .txt', 'com0.txt', 'COM9.txt'],
  ...['com\u00b9.txt', 'lpt1.txt', 'lpt\u00b3', 'conin$.txt', 'CONOUT$'],
  ...[
    'a.',
    'a ',
    'a.txt.',
    'a<b',
    'a>b',
    'a:b',
    'a"b',
    'a/b',
    'a\\b',
    'a|b',
    'a?b',
    'a*b',
    'a\nb',
    'a\u0000',
    'a\u001fb',
  ],
])('not every system can have one called %j', (name) => expect(isPossibleName(name)).toBe(false));
