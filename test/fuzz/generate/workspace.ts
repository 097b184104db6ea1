/** Folders as a stranger may share them: scripts among other files, links to everywhere, names and settings that harm. */
import type { Case, Entry } from '../case.ts';
import type { Random } from '../random.ts';
import type { Seeds } from '../seeds.ts';
import { mutate } from './mutate.ts';

/** Files that are no scripts, though some end like one. */
const others: readonly (readonly [name: string, text: string])[] = [
  ['CMakeLists.txt', 'cmake_minimum_required(VERSION 3.10)\nproject(sample)\nadd_executable(sample main.c) \n'],
  ['requirements.txt', 'numpy==1.26\nrequests>=2\n'],
  ['README.txt', 'A sample\n\nThis is no script: it tells what is here.  \nSecond: a line with a colon\n'],
  [
    'Sample Edition.txt',
    '[metadata]\nCode=SMP\nDate=2031-02-03\nName=Sample\nType=Custom\n\n[cards]\n1 C Brace Sample\n2 R Other Sample \n',
  ],
  ['deck.txt', '4 Brace Sample\n20 Forest\n\nSideboard\n2 Other Sample\n'],
  ['deck.dck', '[metadata]\nName=Sample\n[main]\n4 Brace Sample|SMP\n'],
  ['diary.txt', 'Monday: rain\nTuesday:  sun \nThe rest is nobody’s business.\n'],
  ['empty.txt', ''],
  ['one line.txt', 'no line end, no key'],
];

const globs = [
  ...[
    '*',
    '!*',
    '**/*a*a*a*a*a*a*a*a*a*a*a*b',
    `${'*a'.repeat(20)}b`,
    `${'**/'.repeat(20)}x`,
    '[',
    '[!',
    '{a,{b,{c',
    '\\',
  ],
  ...['/', '//', '#', '\u0000', '[z-a]', '(a+)+$', '{'.repeat(500), `${'{a,b}'.repeat(30)}`, '!'.repeat(100)],
];
const settings = [
  ...['', '{', 'null', '[]', '7', '{"severity":{"x\\u001b[31m":"off"}}', '{"words":{"effects":[1,null,"Sample"]}}'],
  ...[
    '{"__proto__":{"severity":{}},"constructor":1}',
    '{"severity":{"__proto__":"off"}}',
    '{"severity":[]}',
    '['.repeat(20_000),
  ],
];
const oddNames = [
  ...[
    'a b.txt',
    'ñandú.txt',
    '-rf.txt',
    '--fix.txt',
    "it's.txt",
    'a"b.txt',
    'a%00b.txt',
    '🏮.txt',
    'CON.txt',
    '$(id).txt',
    ';.txt',
  ],
  ...[
    'a\n::error file=x.js,line=1::evil.test.txt',
    'a\u001b[31mred.txt',
    'a\rb.txt',
    `${'n'.repeat(240)}.txt`,
    `${'a'.repeat(60)}.txt`,
  ],
];
const targets = [
  ...[
    '.',
    '..',
    '../..',
    'nowhere',
    '../outside',
    '../../outside',
    '../../outside/diary.txt',
    '/dev/zero',
    '/dev/random',
  ],
  ...['/dev/null', '/dev/stdin', 'loop', 'a\n::error file=x.js,line=1::evil.test'],
];

export function folder(random: Random, seeds: Seeds): Case {
  const script = (): string => mutate(seeds.script(random), random, () => seeds.script(random));
  const place = (): string =>
    random.pick(['inside/cardsfolder/', 'inside/cardsfolder/a/', 'inside/tokenscripts/', 'inside/']);
  const other = (where: string): Entry => {
    const [name, text] = random.pick(others);
    return { path: `${where}${name}`, text };
  };
  const makers: readonly (() => Entry)[] = [
    () => ({
      path: `${random.pick(['inside/cardsfolder/', 'inside/tokenscripts/'])}s${random.below(50)}.txt`,
      text: script(),
      script: true,
    }),
    () => ({ path: `inside/cardsfolder/${random.pick(oddNames)}`, text: script(), script: true }),
    () => other('inside/'),
    () => other(random.pick(['inside/notes/', 'inside/editions/', 'inside/decks/'])),
    () => ({ path: `${place()}${random.pick(['loop', 'zero.txt', 'more', 'a.txt'])}`, link: random.pick(targets) }),
    () => ({
      path: random.pick(['inside/.gitignore', 'inside/cardscript.json', 'inside/tokenscripts/zero.txt']),
      link: random.pick(targets),
    }),
    () => ({
      path: random.pick(['inside/.gitignore', 'inside/cardscript.json', 'inside/cardsfolder/p.txt']),
      pipe: true,
    }),
    () => ({ path: 'inside/.gitignore', text: random.several(1, 3, () => random.pick(globs)).join('\n') }),
    () => ({ path: `${random.pick(['inside/', 'inside/cardsfolder/'])}cardscript.json`, text: random.pick(settings) }),
    () => ({ path: `inside/cardsfolder/b${random.below(9)}.txt`, bytes: binary(random) }),
    () => ({
      path: 'inside/cardsfolder/large.txt',
      text: ['Name:Large Sample\n', [random.pick([' ', 'x', '\n', 'K:A\n']), 700_000]],
      // Whatever stands in it, it lies where scripts do.
      script: true,
    }),
    () => ({ path: `inside/cardsfolder/${'deep/'.repeat(random.between(1, 60))}d.txt`, text: script(), script: true }),
  ];
  const outside: Entry[] = others.slice(0, 7).map(([name, text]) => ({ path: `outside/${name}`, text }));
  const inside = random.several(
    2,
    9,
    () => (random.chance(0.4) ? makers[0] : random.pick(makers))?.() ?? other('inside/'),
  );
  const taken = new Set<string>();
  // What is there already is not made again.
  const entries = [...outside, ...inside].filter(({ path }) => !taken.has(path) && taken.add(path));
  return { kind: 'workspace', entries };
}

function binary(random: Random): string {
  const bytes = random.several(20, 400, () => random.below(256));
  return Buffer.from([0, 0xff, ...bytes]).toString('base64');
}
