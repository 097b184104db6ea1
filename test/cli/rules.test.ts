import { once } from 'node:events';
import { truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { madeUpRules } from '../unit/rules/madeUpRules.ts';
import { makeFolder, type Folder } from './cardscript.ts';

const newer = madeUpRules.join('\r\n');
const older = newer.replace('February 3, 2031', 'June 5, 2030').replace('Two players', 'Four players');

function newFolder(files: Readonly<Record<string, string>> = {}): Folder & { cardscript: Folder['run'] } {
  const folder = makeFolder(files);
  onTestFinished(() => folder.remove());
  return {
    ...folder,
    cardscript: (args) => folder.run(args, { environment: { CARDSCRIPT_HOME: `${folder.path}/home` } }),
  };
}

describe('cardscript rules', () => {
  it('imports a file, and rule quotes it then', () => {
    const { cardscript } = newFolder({ 'rules.txt': newer });
    expect(cardscript(['rule', '100.1']).status).toBe(1);
    const { stdout, status } = cardscript(['rules', 'import', 'rules.txt']);
    expect(stdout).toMatch(/^2031-02-03 {2}imported: 509 rules, 31 subrules, 4 terms\n/);
    expect(status).toBe(0);
    expect(cardscript(['rule', '100.1']).stdout).toMatch(/^100\.1 Two players sit[^]*edition effective 2031-02-03\n$/);
    expect(cardscript(['rule', 'warp']).stdout).toContain('Number 702.4 in this edition; cited elsewhere as 702.185.');
    expect(cardscript(['rule', '702.185b']).stdout).toMatch(/^702\.4\. Warp\n\n702\.4b Some tables[^]*as 702\.185b\./);
    expect(cardscript(['rule', 'round', 'table']).stdout).toContain('702.4b');
    expect(cardscript(['rule', '100.9']).stderr).toContain('there is no rule 100.9 in the edition of 2031-02-03');
    expect(cardscript(['rules', 'import', 'rules.txt']).stdout).toContain('was there already');
  });

  it('shows both rules where what we cite by a number has another one in the edition', () => {
    const text = newer.replace('703. Fillers\r\n\r\n', '702.185. Other.\r\n\r\n703. Fillers\r\n\r\n');
    const { cardscript } = newFolder({ 'rules.txt': text });
    cardscript(['rules', 'import', 'rules.txt']);
    expect(cardscript(['rule', '702.185']).stdout).toMatch(
      /^702\.185 Other\.[^]*\n\nWhat Cardscript cites as 702\.185 is 702\.4 in this edition\.\n\n702\.4\. Warp\n/,
    );
  });

  it('imports what is in a folder, and names what is no edition', () => {
    const { cardscript } = newFolder({
      'all/a.txt': newer,
      'all/b.txt': older,
      'all/c.txt': 'Dear diary',
      'all/d.md': 'x',
    });
    const { stdout, stderr, status } = cardscript(['rules', 'import', 'all']);
    expect(stdout.match(/^\d{4}-\d\d-\d\d {2}imported/gm)).toHaveLength(2);
    expect(stderr).toMatch(/^cardscript: all\/c\.txt: .*no numbered rules.*\n$/);
    expect(status).toBe(0);
  });

  it('lists, chooses and removes editions', () => {
    const { cardscript } = newFolder({ 'all/a.txt': newer, 'all/b.txt': older });
    expect(cardscript(['rules', 'list']).stdout).toContain('No edition of the rules was imported yet');
    cardscript(['rules', 'import', 'all']);
    expect(cardscript(['rules', 'list']).stdout).toBe('* 2031-02-03\n  2030-06-05\n');
    expect(cardscript(['rules', 'use', '2030-06-05']).stdout).toContain('the edition of 2030-06-05 now');
    expect(cardscript(['rules', 'list']).stdout).toBe('  2031-02-03\n* 2030-06-05\n');
    expect(cardscript(['rule', '100.1']).stdout).toContain('Four players');
    expect(cardscript(['rule', '100.1', '--edition', '2031-02-03']).stdout).toContain('Two players');
    cardscript(['rules', 'use', 'newest']);
    expect(cardscript(['rule', '100.1']).stdout).toContain('Two players');
    expect(cardscript(['rules', 'remove', '2031']).stdout).toBe('Removed the edition of 2031-02-03.\n');
    expect(cardscript(['rules', 'list']).stdout).toBe('* 2030-06-05\n');
  });

  it('imports from an address', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/rules') response.end('<!doctype html><a href="/CompRules 20310203.txt">TXT</a>');
      else response.end(newer);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const folder = newFolder();
    const { port } = server.address() as AddressInfo;
    const run = folder.start(['rules', 'import', `http://127.0.0.1:${port}/rules`], {
      environment: { CARDSCRIPT_HOME: `${folder.path}/home` },
    });
    const [stdout] = await Promise.all([run.stdout ? text(run.stdout) : '', once(run, 'exit')]);
    expect(stdout).toMatch(/^2031-02-03 {2}imported/);
    expect(folder.cardscript(['rules', 'list']).stdout).toBe('* 2031-02-03\n');
  });

  it.each([
    [['rules'], /say what to do with the rules: import, list, use, remove/],
    [['rules', 'improt', 'x'], /did you mean import\?/],
    [['rules', 'constructor'], /known are import/],
    [['rules', 'import'], /name a file or an address/],
    [['rules', 'import', 'a.txt', 'b.txt'], /"b\.txt" is too many/],
    [['rules', 'import', 'absent.txt'], /absent\.txt cannot be read: no such file/],
    [['rules', 'import', 'diary.txt'], /diary\.txt: There are no numbered rules.* is linked on https:/],
    [['rules', 'import', 'diaries'], /no edition of the rules among the 1 text file in diaries/],
    [['rules', 'import', 'http://127.0.0.1:1/x'], /could not be reached/],
    [['rules', 'import', 'ftp://a.example/x'], /is no address of the web \(https:\/\/…\)\. Correct the address\.$/],
    [['rules', 'list', 'x'], /leave out "x"/],
    [['rules', 'use'], /name an edition/],
    [['rules', 'use', '2031-02-03'], /there is no edition "2031-02-03"; none was imported yet/],
    [['rules', 'remove', '2031-02-03'], /none was imported yet/],
  ])('refuses %j', (args, message) => {
    const { cardscript } = newFolder({ 'diary.txt': 'Dear diary', 'diaries/one.txt': 'Dear diary' });
    const { stdout, stderr, status } = cardscript(args);
    expect(stderr.split('\n').at(-2)).toMatch(message);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('gives the reasons of the system in Spanish, too', () => {
    const folder = newFolder();
    const environment = { CARDSCRIPT_HOME: `${folder.path}/home`, LANG: 'es_ES.UTF-8' };
    expect(folder.run(['rules', 'import', 'absent.txt'], { environment }).stderr).toBe(
      'cardscript: absent.txt no se puede leer: no existe el archivo o la carpeta\n',
    );
  });

  it('does not read what is far too large', () => {
    const { path, cardscript } = newFolder({ 'huge.txt': '' });
    truncateSync(`${path}/huge.txt`, 100_000_000);
    const { stderr, status } = cardscript(['rules', 'import', 'huge.txt']);
    expect(stderr).toMatch(/huge\.txt: The file is far larger than any edition .* is linked on https:/);
    expect(status).toBe(2);
  });

  it('tells of a stored edition that cannot be read, and of a folder that cannot be written', () => {
    const folder = newFolder({ 'rules.txt': newer, 'home/rules/2031-02-03-0123456789abcdef.json': '{' });
    const { stderr, status } = folder.cardscript(['rule', '702.185', '--lang', 'es']);
    expect(stderr).toMatch(/The stored edition 2031-02-03 cannot be read .* Import it again\./);
    expect(status).toBe(0);
    const file = newFolder({ 'rules.txt': newer, home: 'a file in the place of the folder' });
    expect(file.cardscript(['rules', 'import', 'rules.txt'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/^cardscript: .*cannot be/) as string,
    });
  });
});
