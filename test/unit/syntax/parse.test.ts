import { describe, expect, it } from 'vitest';
import { parse } from '../../../server/src/core/syntax/parse.ts';
import { print, tokens } from '../../../server/src/core/syntax/print.ts';
import { treeText } from '../../support/treeText.ts';

const tree = (text: string): string[] => treeText(parse(text));

describe('parse', () => {
  it('tells kinds of lines apart', () => {
    expect(tree('Name:Sample\n\n# note\nALTERNATE\nSPECIALIZE:WHITE\nSetInfo\n  ')).toEqual([
      'field Name: "Sample"',
      'blank',
      'comment',
      'marker ALTERNATE',
      'marker SPECIALIZE "WHITE"',
      'stray "SetInfo"',
      'blank',
    ]);
  });

  it('splits a field at its first colon only', () => {
    expect(tree('K:Awaken:4:6 R\nOracle:Flying: always')).toEqual([
      'field K: "Awaken:4:6 R"',
      'field Oracle: "Flying: always"',
    ]);
  });

  it('reads parameters on A, T, S and R lines', () => {
    expect(tree('A:SP$ Draw | NumCards$ 2|Defined$You')).toEqual(['field A: SP$"Draw" NumCards$"2" Defined$"You"']);
    expect(tree('T:Mode$ Attacks\nS:Mode$ Continuous\nR:Event$ Moved')).toEqual([
      'field T: Mode$"Attacks"',
      'field S: Mode$"Continuous"',
      'field R: Event$"Moved"',
    ]);
  });

  it('takes only the first dollar sign of a parameter for its separator', () => {
    expect(tree('A:AB$ Pump | NumAtt$ Count$Valid Creature')).toEqual([
      'field A: AB$"Pump" NumAtt$"Count$Valid Creature"',
    ]);
  });

  it('tells abilities in SVars from amounts', () => {
    expect(
      tree(
        'SVar:A:DB$ Draw | NumCards$ 1\nSVar:B:Count$Valid Creature.YouCtrl\nSVar:C:Mode$ Attacks | Execute$ A\nSVar:D:Number$3\nSVar:E:ValidCard$ Card.Self | Event$ Moved\nSVar:F:AB$Mana | Cost$ T\nSVar:G:TRUE',
      ),
    ).toEqual([
      'field SVar:A: DB$"Draw" NumCards$"1"',
      'field SVar:B: "Count$Valid Creature.YouCtrl"',
      'field SVar:C: Mode$"Attacks" Execute$"A"',
      'field SVar:D: "Number$3"',
      'field SVar:E: ValidCard$"Card.Self" Event$"Moved"',
      'field SVar:F: AB$"Mana" Cost$"T"',
      'field SVar:G: "TRUE"',
    ]);
  });

  it('reads the line inside a Variant', () => {
    expect(tree('Variant:A:K:Flying\nVariant:B:SVar:X:DB$ Draw\nVariant:C')).toEqual([
      'field Variant:A: (K: "Flying")',
      'field Variant:B: (SVar:X: DB$"Draw")',
      'field Variant:C ""',
    ]);
  });

  it('reads a Variant inside a Variant as a line of text, however many there are', () => {
    const text = `${'Variant:A:'.repeat(50_000)}K:Flying`;
    const file = parse(text);
    const [line] = file.lines;
    const inner = line?.kind === 'field' ? line.inner : undefined;
    expect(inner?.key.text).toBe('Variant');
    expect(inner?.inner).toBeUndefined();
    expect(print(file)).toBe(text);
  });

  it('reads what is half typed', () => {
    expect(tree('SVar\nSVar:\nSVar:X\nSVar:X:\nK:\n:\nA:\nA:SP$\nA:SP$ Draw |\nA:| $ |\nA:Draw two')).toEqual([
      'stray "SVar"',
      'field SVar: ""',
      'field SVar:X ""',
      'field SVar:X: ""',
      'field K: ""',
      'field : ""',
      'field A: <>',
      'field A: SP$""',
      'field A: SP$"Draw" <>',
      'field A: <> $"" <>',
      'field A: <Draw two>',
    ]);
  });

  it('trims blanks, tabs and no-break spaces around every piece, and takes a comment behind them for one', () => {
    expect(tree('\tName :\u00a0Sample \n  # note\n A: SP $  Draw  |  NumCards$\t2 ')).toEqual([
      'field Name: "Sample"',
      'comment',
      'field A: SP$"Draw" NumCards$"2"',
    ]);
  });

  it('ends lines at LF, CR LF and CR', () => {
    expect(tree('K:A\nK:B\r\nK:C\rK:D')).toEqual(['field K: "A"', 'field K: "B"', 'field K: "C"', 'field K: "D"']);
  });

  it('keeps a byte order mark out of the first line', () => {
    const { lines } = parse('\ufeffName:Sample');
    expect(lines[0]).toMatchObject({ kind: 'field', span: { start: 1, end: 12 }, key: { text: 'Name' } });
  });

  it('always has a line, and one more behind a last line end', () => {
    expect(tree('')).toEqual(['blank']);
    expect(tree('\ufeff')).toEqual(['blank']);
    expect(tree('K:A\n')).toEqual(['field K: "A"', 'blank']);
  });

  it('gives offsets in UTF-16 units', () => {
    const [line] = parse('Name:🏮a').lines;
    expect(line).toMatchObject({ value: { text: '🏮a', span: { start: 5, end: 8 } } });
  });

  it('knows ALTERNATE by its whole line only', () => {
    expect(tree('ALTERNATE \nALTERNATE:\nAlternate')).toEqual([
      'marker ALTERNATE',
      'field ALTERNATE: ""',
      'stray "Alternate"',
    ]);
  });
});

describe('tokens', () => {
  const kinds = (text: string): string[] =>
    parse(text).lines.flatMap((line) =>
      [...tokens(line)].map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`),
    );

  it('names every piece of a line and its separators', () => {
    expect(kinds('SVar:X:DB$ Draw | NumCards$ 2')).toEqual([
      'key SVar',
      'separator :',
      'name X',
      'separator :',
      'parameterKey DB',
      'separator $',
      'parameterValue Draw',
      'separator |',
      'parameterKey NumCards',
      'separator $',
      'parameterValue 2',
    ]);
  });

  it('goes into the line inside a Variant', () => {
    expect(kinds('Variant:A:K:Flying')).toEqual([
      'key Variant',
      'separator :',
      'name A',
      'separator :',
      'key K',
      'separator :',
      'value Flying',
    ]);
  });
});

describe('print', () => {
  it('gives back text with a byte order mark, mixed line ends and blanks', () => {
    const text = '\ufeff Name :A \r\n\rA: SP$ Draw |  | X\n\t#c\nSPECIALIZE : RED \n\0\ud800';
    expect(print(parse(text))).toBe(text);
  });
});
