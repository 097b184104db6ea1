/** Names, scripts and arguments that are hostile: nothing of them acts on a terminal or in a log, whatever is run. */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acting, commandsIn, controlsIn, fields, script } from '../support/hostile.ts';
import { cards, makeFolder, root, type Folder, type Run } from './cardscript.ts';

const posix = process.platform !== 'win32';
/** The same for a name of a file, which Windows cannot have. */
const name = acting.replaceAll('/', '');
const annotation = /^::(?:error|warning|notice) file=[^,:]*,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=[\w/-]+::/;

let folder: Folder;
beforeAll(() => {
  folder = makeFolder();
  for (const [at, offset] of fields.entries())
    folder.write(`fields/${at}.txt`, script.slice(0, offset) + acting + script.slice(offset));
  folder.write(
    'broken/cardscript.json',
    JSON.stringify({ [acting]: 1, severity: { [acting]: 'off' }, words: { [acting]: 1 } }),
  );
  folder.write('broken/a.txt', cards.right);
  folder.write('no-json/cardscript.json', `{"${acting}\n::error::x": ${acting}`);
  folder.write('no-json/a.txt', cards.right);
  folder.write('card.in', `${acting} {1}{G}\nCreature — ${acting}\n${acting}\n2/2\n`);
  folder.write('object.in', JSON.stringify({ name: acting, type_line: acting, oracle_text: acting, layout: acting }));
  folder.write('error.in', JSON.stringify({ object: 'error', details: `${acting}\n::error::x` }));
  folder.write('nonsense.in', `{"${acting}\n::error::x`);
  folder.write('edition.txt', `${acting}\n`.repeat(30));
  if (!posix) return;
  folder.write(`names/${name}.txt`, cards.misspelt);
  folder.write(`names/::error file=x::y.txt`, cards.misspelt);
  folder.write(`names/a\n::error file=x,line=1::pwned.txt`, cards.misspelt);
  symlinkSync('nowhere', join(folder.path, 'names', `b\n::error file=x::z${name}.txt`));
  folder.write('in-git/::error file=x::pwn.txt', cards.misspelt);
  folder.write(`in-git/##[add-mask]${name}.txt`, cards.misspelt);
});
afterAll(() => folder.remove());

/** What acts in the output of a run. @param raw streams whose bytes have to be exact */
function actingIn({ stdout, stderr }: Run, { own, raw = '' }: { own?: RegExp; raw?: '' | 'stdout' } = {}): string[] {
  return [raw === 'stdout' ? '' : stdout, stderr].flatMap((text) => [...controlsIn(text), ...commandsIn(text, own)]);
}

const formats = ['pretty', 'github', 'json', 'sarif'];
const own = (format: string) => (format === 'github' ? { own: annotation } : {});

describe('what is told of hostile scripts', () => {
  it.each(formats)('acts nowhere in the format %s', (format) => {
    const run = folder.run(['check', '--format', format, 'fields']);
    expect(run.stdout.length).toBeGreaterThan(10_000);
    expect(actingIn(run, own(format))).toEqual([]);
  });

  it('has no colors but ours', () => {
    const { stdout } = folder.run(['check', 'fields'], { environment: { FORCE_COLOR: '1' } });
    const plain = stdout.replaceAll(/\u001b\[(?:1|2|3[1-6])m([^\u001b]*)\u001b\[0m/g, '$1');
    expect(plain).not.toBe(stdout);
    expect([...controlsIn(plain), ...commandsIn(plain)]).toEqual([]);
    expect(plain).toBe(folder.run(['check', 'fields']).stdout);
  });

  it.each(formats)('acts nowhere beside repaired standard input, in the format %s', (format) => {
    const input = script.replace('K:Bestow', `K:Fliyng${acting}\nK:Bestow`);
    for (const fix of ['--fix', '--fix-suggestions']) {
      const run = folder.run(['check', '--format', format, '--stdin', '--stdin-path', `x/${name}.txt`, fix], { input });
      expect(actingIn(run, { ...own(format), raw: 'stdout' })).toEqual([]);
      expect(run.stderr).not.toBe('');
    }
  });

  it('acts nowhere in ways to cast, as text or JSON', () => {
    for (const format of ['text', 'json'])
      for (let at = 0; at < fields.length; at += 6)
        expect(actingIn(folder.run(['ways', `fields/${at}.txt`, '--format', format]))).toEqual([]);
  });
});

describe.runIf(posix)('what is told of hostile names', () => {
  it.each(formats)('acts nowhere in the format %s', (format) => {
    const run = folder.run(['check', '--format', format, 'names']);
    expect(run.stderr).toContain('cardscript: ');
    expect(actingIn(run, own(format))).toEqual([]);
  });

  it.each(formats)('acts nowhere at the beginning of a line, in the format %s', (format) => {
    const from = 'in-git';
    folder.git('-C', from, 'init', '-q', '.');
    for (const args of [['--changed'], [name], ['::error file=x::pwn.txt']]) {
      const run = folder.run(['check', '--format', format, ...args], { from });
      expect(actingIn(run, own(format))).toEqual([]);
    }
    if (format === 'pretty')
      expect(folder.run(['check', '--changed'], { from }).stdout).toContain('\n./::error file=x::pwn.txt:5:3: error: ');
  });
});

describe('complaints', () => {
  const commandLines: readonly (readonly string[])[] = [
    [acting],
    [`--${acting}`],
    ['help', acting],
    ['check', acting],
    ['check', `--${acting}`],
    ['check', '--format', acting],
    ['check', '--max-warnings', acting],
    ['check', '--severity', acting],
    ['check', '--severity', `${acting}=off`],
    ['check', '--severity', `style/spacing=${acting}`],
    ['check', '--config', acting, 'fields'],
    ['check', '--changed', acting],
    [`check`, `--changed=${acting}`],
    ['check', '--language', acting],
    ['check', 'broken'],
    ['check', 'no-json'],
    ['check', '--format', 'github', 'broken'],
    ['ways', acting],
    ['ways', 'fields/0.txt', acting],
    ['ways', 'fields'],
    ['explain', acting],
    ['explain', 'keyword/unknown', acting],
    ['rule', acting],
    ['rule', '702', '--edition', acting],
    ['rule', '702.103', '--lang', acting],
    ['rules', acting],
    ['rules', 'list', acting],
    ['rules', 'use', acting],
    ['rules', 'remove', acting],
    ['rules', 'import', acting],
    ['rules', 'import', `x://${acting}`],
    ['rules', 'import', 'edition.txt'],
    ['rules', 'import', '.'],
    ['new', acting],
    ['new', 'card.in', acting],
    ['new', 'error.in'],
    ['new', 'nonsense.in'],
    ['new', '--scryfall', acting],
    ['new', 'card.in', '--out', 'card.in'],
    ['server', acting],
  ];

  it.each(commandLines.map((args) => [args]))('act nowhere: %j', (args) => {
    const run = folder.run(args, { environment: { CARDSCRIPT_HOME: join(folder.path, 'home') } });
    expect(run.stdout + run.stderr).not.toBe('');
    expect(
      run.stderr
        .trimEnd()
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('cardscript: ')),
    ).toEqual([]);
    expect(actingIn(run)).toEqual([]);
  });

  it('of a new card act nowhere, nor does where it was written', () => {
    for (const source of ['card.in', 'object.in']) {
      expect(actingIn(folder.run(['new', source]), { raw: 'stdout' })).toEqual([]);
      if (posix)
        expect(actingIn(folder.run(['new', source, '--out', `::error file=${source}::${name}.txt`]))).toEqual([]);
    }
  });
});

describe('what writes', () => {
  it('goes through what makes it plain, but for data', () => {
    const cli = join(root, 'server/src/cli');
    const writing = readdirSync(cli, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => /\.(?:print|printBeside)\(|process\.std|console\./.test(readFileSync(join(cli, file), 'utf8')));
    // Reports and JSON are clean when they are written; the text of a card is exact.
    expect(writing.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
      'commands/check.ts',
      'commands/new.ts',
      'commands/ways.ts',
      'machine.ts',
    ]);
  });
});
