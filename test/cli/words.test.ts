/** What the command line says of words that its tables lack. */
import { afterEach, describe, expect, it } from 'vitest';
import { makeFolder, type Folder } from './cardscript.ts';

let folder: Folder;
afterEach(() => folder.remove());

const card = (...lines: readonly string[]): string =>
  `Name:Wordy Sample\nManaCost:1 G\nTypes:Creature Elf\nPT:1/1\n${lines.join('\n')}\nOracle:\n`;
const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';

describe('words that are near no known one', () => {
  it('are named as the project file takes them, each once', () => {
    folder = makeFolder({
      'a.txt': card('K:Quuxorama', 'A:AB$ Blorptify | Cost$ T | SpellDescription$ Do it.'),
      'b.txt': card('K:Quuxorama'),
    });
    const { stdout } = folder.run(['check', '.']);
    const sentence = lastLine(stdout);
    expect(sentence).toBe(
      'Unknown words that are right go into cardscript.json: {"words":{"keywords":["Quuxorama"],"effects":["Blorptify"]}}.',
    );
    folder.write('cardscript.json', sentence.slice(sentence.indexOf('{'), -1));
    const { stdout: after } = folder.run(['check', '.']);
    expect(lastLine(after)).toBe('Checked 2 files: 0 errors, 0 warnings.');
  });

  it('are not named where a repair is at hand', () => {
    folder = makeFolder({ 'a.txt': card('K:Fliyng') });
    expect(folder.run(['check', 'a.txt']).stdout).not.toContain('cardscript.json');
  });

  it('are named up to ten', () => {
    const names = Array.from({ length: 13 }, (_, at) => `K:Quux${'oq'.repeat(at + 4)}rama`);
    folder = makeFolder({ 'a.txt': card(...names) });
    expect(lastLine(folder.run(['check', 'a.txt']).stdout)).toMatch(/\]\}\}, and 3 more\.$/);
  });
});
