import { describe, expect, it } from 'vitest';
import { silence } from '../../../server/src/core/features/silence.ts';
import { createService } from '../../../server/src/core/service.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';

const service = createService();
const card = (line: string): string => `Name:Sample\nManaCost:1 G\nTypes:Creature Elf\nPT:2/2\n${line}\nOracle:\n`;
const codesOf = (text: string): string[] => service.lint(service.read(text)).map(({ code }) => code);

/** The text after silencing its first finding with this code; `undefined` where it cannot be silenced. */
function silenced(text: string, code: string): string | undefined {
  const script = service.read(text);
  const finding = service.lint(script).find((one) => one.code === code);
  if (!finding) throw new Error(`There is no ${code}, but ${codesOf(text).join(', ')}.`);
  const edit = silence(script, finding);
  return edit && applyEdits(text, [edit]);
}

describe('silencing a finding', () => {
  it('puts a comment above its line, and the finding is gone', () => {
    const text = card('K:Fliyng');
    expect(codesOf(text)).toEqual(['keyword/unknown']);
    const quiet = silenced(text, 'keyword/unknown') ?? '';
    expect(quiet).toBe(card('# cardscript-disable-next-line keyword/unknown -- \nK:Fliyng'));
    expect(codesOf(quiet)).toEqual([]);
  });

  it('works a second time, for another finding of the line', () => {
    const text = card('# cardscript-disable-next-line keyword/repeated -- it is meant so\nK:Haste\nK:Fliyng');
    const quiet = silenced(text, 'keyword/unknown') ?? '';
    expect(codesOf(quiet)).not.toContain('keyword/unknown');
  });

  it('ends the comment as the other lines end', () => {
    const text = card('K:Fliyng').replaceAll('\n', '\r\n');
    const quiet = silenced(text, 'keyword/unknown') ?? '';
    expect(quiet.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(codesOf(quiet)).toEqual([]);
  });

  it('leaves a byte order mark where it is', () => {
    const text = '\ufeffK:Fliyng\nName:Sample\nManaCost:1 G\nTypes:Creature Elf\nPT:2/2\nOracle:\n';
    const quiet = silenced(text, 'keyword/unknown') ?? '';
    expect(quiet.startsWith('\ufeff# cardscript')).toBe(true);
    expect(codesOf(quiet)).not.toContain('keyword/unknown');
  });

  it('is not for syntax', () => {
    expect(silenced(card('K:Fly\0ing'), 'syntax/encoding')).toBeUndefined();
  });

  it('is not for what is said about a comment', () => {
    const text = card('# cardscript-disable-next-line keyword/unknown -- it was wrong once\nK:Flying');
    expect(silenced(text, 'style/unused-suppression')).toBeUndefined();
  });
});
