/** Command lines that nobody types, on texts that nobody writes. */
import type { Case } from '../case.ts';
import type { Random } from '../random.ts';
import type { Seeds } from '../seeds.ts';
import { cardText } from './cards.ts';
import { mutate } from './mutate.ts';

// None is a folder above the one it is run in: a repair must not get there.
const odd = [
  ...[
    '',
    ' ',
    '-',
    '--',
    '---',
    '-x',
    '--=',
    '--format',
    '--format=xml',
    '--fix=1',
    'nowhere',
    'a\u001b[31mb',
    'x\n::error file=x.js::y',
  ],
  ...[
    '--language',
    '--language=xx',
    '__proto__',
    'constructor',
    '%00',
    '--no-color',
    'x'.repeat(50_000),
    '🏮',
    '--help',
    '-v',
  ],
];

export function commandLine(random: Random, seeds: Seeds): Case {
  const script = (): string => mutate(seeds.script(random), random, () => seeds.script(random));
  const [args, input] = random.pick<() => readonly [readonly string[], string]>([
    () => [['check', 'sample.txt', '--format', random.pick(['pretty', 'json', 'github', 'sarif'])], script()],
    () => [['check', '-'], script()],
    () => [['check', '--fix', 'sample.txt'], script()],
    () => [['ways', 'sample.txt'], script()],
    () => [['new', '-'], cardText(random)],
    () => [['new', 'sample.txt', '--out', random.pick(['cardsfolder', 'x.txt', '.', 'no/where'])], cardText(random)],
    () => [['rule', random.pick(['702.9', 'flying', ...odd])], ''],
    () => [['explain', random.pick(['keyword/unknown', ...odd])], ''],
    () => [['rules', random.pick(['import', 'list', 'use', 'remove', ...odd]), 'sample.txt'], script()],
    () => [random.several(0, 4, () => random.pick(['check', 'new', 'ways', 'rule', 'sample.txt', ...odd])), script()],
  ])();
  const extra = random.chance(0.3) ? [random.pick(odd)] : [];
  // `server` reads until its client goes, and words of programs end at a NUL.
  return { kind: 'cli', args: [...args, ...extra].map((one) => one.replaceAll('\0', '')), input };
}
