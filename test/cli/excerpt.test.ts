import { describe, expect, it } from 'vitest';
import { columns, excerptOf } from '../../server/src/cli/reporters/excerpt.ts';
import { visible } from '../../server/src/core/text/visible.ts';

/** The excerpt as it is drawn, with carets below. */
function draw(line: string, word: string): string {
  const start = line.indexOf(word);
  const { text, indent, width } = excerptOf(line, start, start + word.length);
  return `${text}\n${' '.repeat(indent)}${'^'.repeat(width)}`;
}

describe('the excerpt of a line', () => {
  it('is the line with the finding below', () => {
    expect(draw('K:Fliyng', 'Fliyng')).toBe('K:Fliyng\n  ^^^^^^');
  });

  it('lines up behind tabs, wide letters and marks', () => {
    expect(draw('K:\tFliyng', 'Fliyng')).toBe('K:    Fliyng\n      ^^^^^^');
    expect(draw('飛行:Fliyng', 'Fliyng')).toBe('飛行:Fliyng\n     ^^^^^^');
    expect(draw('é:Fliyng', 'Fliyng')).toBe('é:Fliyng\n  ^^^^^^');
    expect(draw('e\u0301:Fliyng', 'Fliyng')).toBe('e\u0301:Fliyng\n  ^^^^^^');
  });

  it('has one caret for a place between two letters', () => {
    expect(excerptOf('K:Warp', 6, 6)).toEqual({ text: 'K:Warp', indent: 6, width: 1 });
  });

  it('is cut on both sides of a long line, at whole characters', () => {
    const line = `${'😀'.repeat(300)}Fliyng${'😀'.repeat(300)}`;
    const { text, indent, width } = excerptOf(line, 600, 606);
    expect(text).toMatch(/^…(😀)+Fliyng(😀)+…$/u);
    expect(text.length).toBeLessThan(130);
    expect(columns(text.slice(0, text.indexOf('Fliyng')))).toBe(indent);
    expect(width).toBe(6);
  });

  it('marks what is shown of a long finding', () => {
    const { text, indent, width } = excerptOf(`K:${'y'.repeat(100_000)}`, 2, 100_002);
    expect(columns(text)).toBe(indent + width + 1);
    expect(text.endsWith('y…')).toBe(true);
  });

  it('shows no character that acts on a terminal', () => {
    expect(visible('a\x1b[2J\u202eb\x07\u009b')).toBe('a\ufffd[2J\ufffdb\ufffd\ufffd');
  });
});
