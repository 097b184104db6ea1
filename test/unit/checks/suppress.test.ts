import { describe, expect, it } from 'vitest';
import { readSuppressions } from '../../../server/src/core/checks/suppress.ts';
import { parse } from '../../../server/src/core/syntax/parse.ts';
import { strictService } from '../../support/fixtureFiles.ts';

const read = (text: string) =>
  readSuppressions(parse(text)).map(({ scope, code, line, target }) => [scope, code.text, line, target]);

describe('readSuppressions', () => {
  it('reads a code for the next line and one for the file', () => {
    expect(read('# cardscript-disable-file style/a\n#cardscript-disable-next-line keyword/b -- why\nK:X')).toEqual([
      ['file', 'style/a', 0, 2],
      ['next-line', 'keyword/b', 1, 2],
    ]);
  });

  it('reads several codes, with commas or blanks between, and their places', () => {
    const text = '# cardscript-disable-next-line keyword/a, keyword/b keyword/c -- keyword/d\nK:X';
    const found = readSuppressions(parse(text));
    expect(found.map(({ code }) => code.text)).toEqual(['keyword/a', 'keyword/b', 'keyword/c']);
    for (const { code } of found) expect(text.slice(code.span.start, code.span.end)).toBe(code.text);
  });

  it('means the next line that is no comment', () => {
    expect(read('# cardscript-disable-next-line keyword/a\n# because\n\nK:X')).toEqual([
      ['next-line', 'keyword/a', 0, 2],
    ]);
    expect(read('# cardscript-disable-next-line keyword/a')).toEqual([['next-line', 'keyword/a', 0, undefined]]);
  });

  it('reads nothing else', () => {
    expect(read('Oracle:# cardscript-disable-file keyword/a')).toEqual([]);
    expect(read('# cardscript-disable-line keyword/a\n# cardscript-disable-filekeyword/a\n# disable-file a/b')).toEqual(
      [],
    );
  });
});

describe('suppression', () => {
  const service = strictService();
  const codes = (text: string): string[] => service.lint(service.read(text)).map(({ code }) => code);
  const head = 'Name:Quiet Sample\nManaCost:1 G\nTypes:Creature Elf\nPT:1/1\n';
  const missing = `${head}K:Tidecall\nOracle:\n`;

  it('silences the code on that line only', () => {
    expect(codes(missing)).toEqual(['keyword/unknown']);
    expect(codes(`${head}# cardscript-disable-next-line keyword/unknown\nK:Tidecall\nK:Galecall\nOracle:\n`)).toEqual([
      'keyword/unknown',
    ]);
  });

  it('silences the code in the whole file, wherever the comment stands', () => {
    expect(codes(`${missing}# cardscript-disable-file keyword/unknown\n`)).toEqual([]);
  });

  it('is not told of as unused where the check found too much to look at it all', () => {
    const silenced = '# cardscript-disable-next-line keyword/unknown\nK:Tidecall\n'.repeat(600);
    expect(codes(`${head}${silenced}Oracle:\n`)).not.toContain('style/unused-suppression');
  });

  it('silences no other code', () => {
    expect(codes(`# cardscript-disable-file keyword/repeated\n${missing}`)).toEqual([
      'style/unused-suppression',
      'keyword/unknown',
    ]);
  });

  it('never silences syntax', () => {
    const text = `# cardscript-disable-file syntax/encoding\n${head}K:\ufffd\n`;
    expect(codes(text)).toContain('syntax/encoding');
  });
});
