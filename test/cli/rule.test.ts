import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder, type Folder } from './cardscript.ts';

let folder: Folder;
beforeAll(() => (folder = makeFolder()));
afterAll(() => folder.remove());

const rule = (...args: string[]) => folder.run(['rule', ...args]);
const numbersIn = (text: string) => [...text.matchAll(/^(\d+\.\d+[a-z])\b/gm)].map(([, number]) => number);

describe('cardscript rule', () => {
  it('prints a rule subrule by subrule, with its examples and its source', () => {
    const { stdout, status } = rule('702.103', '--lang', 'es');
    expect(numbersIn(stdout)).toEqual([...'abcdefg'].map((letter) => `702.103${letter}`));
    expect(stdout).toMatch(/^702\.103\. Concesión \(Bestow\)\n/);
    expect(stdout.match(/^ +Ejemplo: /gm)?.length).toBeGreaterThanOrEqual(1);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('— Gatewatch (traducción no oficial)');
    expect(status).toBe(0);
  });

  it('prints 113.6 from a to p, where l and o do not exist', () => {
    expect(numbersIn(rule('113.6', '--lang', 'es').stdout)).toEqual([...'abcdefghijkmnp'].map((one) => `113.6${one}`));
    const missing = rule('113.6l', '--lang', 'es');
    expect(missing.stderr).toBe(
      'cardscript: there is no rule 113.6l; the subrules of 113.6 are a, b, c, d, e, f, g, h, i, j, k, m, n, p\n',
    );
    expect(missing.status).toBe(1);
  });

  it('prints one subrule', () => {
    expect(numbersIn(rule('702.185b', '--lang', 'es').stdout)).toEqual(['702.185b']);
  });

  it('in English has our summary, and the Spanish text marked as Spanish', () => {
    const { stdout } = rule('702.185');
    expect(stdout).toMatch(/^702\.185\. Warp \(Teletransportar\)\n\nCast the card from your hand/);
    expect(stdout).toContain('The English text of this rule is not at hand; here it is in Spanish:');
    expect(numbersIn(stdout)).toEqual(['702.185a', '702.185b', '702.185c']);
    expect(stdout).toContain('— Gatewatch (traducción no oficial)');
  });

  it('has the summary alone where no text is at hand', () => {
    const { stdout, status } = rule('702.2');
    expect(stdout).toMatch(/^702\.2\. Deathtouch \(Toque mortal\)\n/);
    expect(stdout).toContain('our own summary');
    expect(status).toBe(0);
    expect(rule('702.2', '--lang=es').stdout).toContain('The Spanish text of this rule is not at hand');
  });

  it('takes the language of the system', () => {
    const environment = { LANG: 'es_ES.UTF-8' };
    expect(folder.run(['rule', '702.185'], { environment }).stdout).toMatch(/^702\.185\. Teletransportar \(Warp\)\n/);
    expect(folder.run(['rule', '702.185', '--lang', 'en'], { environment }).stdout).toMatch(/^702\.185\. Warp/);
  });

  it.each([['Bestow'], ['bestow'], ['Concesión'], ['concesion']])('finds a keyword by its name: %s', (name) => {
    expect(rule(name, '--lang', 'es').stdout).toMatch(/^702\.103\. Concesión \(Bestow\)\n/);
  });

  it('looks for several words in summaries and texts', () => {
    const { stdout } = rule('from', 'your', 'graveyard', 'exiled');
    expect(stdout).toContain('702.34  Flashback');
    expect(stdout).not.toContain('Deathtouch');
    expect(rule('habilidad', 'activada', 'coste').stdout).toMatch(/^113\.6j /m);
  });

  it('forgives a slip', () => {
    expect(rule('Beztow').stdout).toMatch(/^702\.103 {2}Bestow/);
  });

  it('lists the keywords of a section', () => {
    const lines = rule('702').stdout.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^702\.2 {2}Deathtouch · Toque mortal {2}/);
    expect(lines).toHaveLength(194);
  });

  it.each([
    [['702.999'], /there is no rule 702\.999/],
    [['702.2z'], /the subrules of 702\.2 are a, b/],
    [['118.9'], /the text of rule 118\.9 is not at hand/],
    [['qqqqqqqqqqqqqqqq'], /no rule at hand speaks of/],
  ])('says what is near when there is nothing: %s', (args, message) => {
    const { status, stdout, stderr } = rule(...args);
    expect(stderr).toMatch(message);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });
});

describe('cardscript explain', () => {
  it('prints the page of a check as plain text', () => {
    const { stdout, status } = folder.run(['explain', 'keyword/unknown']);
    expect(stdout).toMatch(/^keyword\/unknown\n=+\n/);
    expect(stdout).toMatch(/^Why\n---$/m);
    expect(stdout).toMatch(/^ {4}# cardscript-disable-next-line keyword\/unknown -- /m);
    expect(stdout).not.toMatch(/[`]|^#/m);
    expect(status).toBe(0);
  });

  it('takes a name without its category where it is the only one', () => {
    expect(folder.run(['explain', 'wrong-card-type']).stdout).toMatch(/^keyword\/wrong-card-type\n/);
  });
});
