import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cards, makeFolder, type Folder } from './cardscript.ts';

let folder: Folder;
beforeAll(() => {
  folder = makeFolder({
    'right.txt': cards.right,
    'brace.txt': cards.braces,
    'bestow.txt': cards.bestowArtifact,
    'empty/readme.md': 'no script',
    'broken/cardscript.json': '{ "severity": ',
    'broken/right.txt': cards.right,
    'unknown/cardscript.json': '{ "severity": { "keyword/unknwon": "off" } }',
    'unknown/right.txt': cards.right,
    'strict.json': '{ "severity": { "keyword/wrong-card-type": "error" } }',
    'project/cardscript.json': '{ "severity": { "card/mana-cost": "info", "keyword/*": "off" } }',
    'project/deep/brace.txt': cards.braces,
    'project/deep/bestow.txt': cards.bestowArtifact,
  });
});
afterAll(() => folder.remove());

describe('the exit status', () => {
  it.each([
    ['0 without findings', 0, ['check', 'right.txt']],
    ['1 with an error', 1, ['check', 'brace.txt', 'right.txt']],
    ['0 with a warning', 0, ['check', 'bestow.txt']],
    ['1 with more warnings than allowed', 1, ['check', '--max-warnings', '0', 'bestow.txt']],
    ['0 with as many warnings as allowed', 0, ['check', '--max-warnings=1', 'bestow.txt']],
    ['0 with an error that was lowered', 0, ['check', '--severity', 'card/mana-cost=warning', 'brace.txt']],
    ['1 with a warning that was raised', 1, ['check', '--severity', 'keyword/wrong-card-type=error', 'bestow.txt']],
    ['0 with a check that was switched off', 0, ['check', '--severity', 'card/*=off', 'brace.txt']],
    ['1 with the settings of a named file', 1, ['check', '--config', 'strict.json', 'bestow.txt']],
    ['0 with the settings of the project', 0, ['check', '--max-warnings=0', 'project']],
    ['1 where the command line overrules the project', 1, ['check', '--severity', 'card/*=error', 'project']],
    ['2 for a folder without scripts', 2, ['check', 'empty']],
    ['0 for --version', 0, ['--version']],
    ['0 for --help', 0, ['--help']],
    ['0 for the help of a command', 0, ['check', '--help']],
  ])('is %s', (_, status, args) => {
    expect(folder.run(args).status).toBe(status);
  });

  it('says on standard error that there was nothing to check', () => {
    expect(folder.run(['check', 'empty']).stderr).toContain('nothing to check');
  });
});

describe('what cannot be used', () => {
  it.each([
    ['no command', [], /name a command/],
    ['an unknown command', ['chek', 'right.txt'], /unknown command "chek"; did you mean check\?/],
    ['a path in place of a command', ['right.txt'], /cardscript check right\.txt/],
    [
      'an unknown option',
      ['check', '--fromat', 'json', 'right.txt'],
      /unknown option --fromat; did you mean --format\?/,
    ],
    ['an option far from all', ['check', '--zzz'], /"cardscript check --help" lists the options/],
    ['an option that is a name of objects', ['check', '--constructor', 'right.txt'], /unknown option --constructor/],
    ['an option in front of the command', ['--fix', 'check'], /begin with a command/],
    ['an unknown format', ['check', '--format', 'jsn', 'right.txt'], /did you mean json\?/],
    ['a forgotten value', ['check', '--format'], /--format needs a value: --format pretty\|json\|sarif\|github/],
    ['an option in place of a value', ['check', '--config', '--fix', 'right.txt'], /--config needs a value/],
    ['a value too many', ['check', '--fix=yes', 'right.txt'], /--fix takes no value/],
    ['no path', ['check'], /name a file or a folder/],
    [
      'a path that is not there',
      ['check', 'rigth.txt'],
      /no such file or folder: rigth\.txt; did you mean right\.txt\?/,
    ],
    ['a folder that is not there', ['check', 'no/such/card.txt'], /the folder it should be in is not there/],
    ['a limit that is no number', ['check', '--max-warnings', 'many', 'right.txt'], /whole number/],
    ['a negative limit', ['check', '--max-warnings', '-1', 'right.txt'], /whole number/],
    ['a level without a code', ['check', '--severity', 'off', 'right.txt'], /write code=level/],
    [
      'an unknown level',
      ['check', '--severity', 'card/mana-cost=fatal', 'right.txt'],
      /error, warning, info, hint, off/,
    ],
    ['an unknown code', ['check', '--severity', 'card/mana-cots=off', 'right.txt'], /Did you mean card\/mana-cost\?/],
    ['a missing settings file', ['check', '--config', 'gone.json', 'right.txt'], /gone\.json/],
    ['a broken project file', ['check', 'broken'], /broken\/cardscript\.json: .*JSON/],
    ['an unknown code in a project file', ['check', 'unknown'], /unknown\/cardscript\.json: .*keyword\/unknwon/],
    ['standard input and a path', ['check', '--stdin', 'right.txt'], /--stdin checks standard input alone/],
    ['a name for no standard input', ['check', '--stdin-path', 'x.txt', 'right.txt'], /add --stdin/],
    ['a dash', ['check', '-'], /cardscript check --stdin/],
    ['an unknown code to explain', ['explain', 'keyword/unknwon'], /did you mean keyword\/unknown\b/],
    ['a code cut short', ['explain', 'keyword/wrong-card'], /did you mean keyword\/wrong-card-type\?/],
    ['a category to explain', ['explain', 'style'], /did you mean style\/[a-z-]+ or (?:style\/[a-z-]+(?: or )?)+\?/],
    ['no code to explain', ['explain'], /name a code/],
    ['no rule', ['rule'], /name a rule/],
    ['an unknown language', ['rule', '113.6', '--lang', 'fr'], /it is one of en, es/],
    ['a server without a way to talk', ['server'], /cardscript server --stdio/],
    ['help on no command', ['help', 'chekc'], /did you mean check\?/],
  ])('%s is told of in one line, with status 2', (_, args, message) => {
    const { status, stdout, stderr } = folder.run(args);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^cardscript: [^\n]+\n$/);
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
});

describe('the settings', () => {
  it('are those of the nearest project file, unless a file is named', () => {
    const { stdout } = folder.run(['check', '--format', 'github', 'project']);
    expect(stdout).toMatch(/^::notice .*card\/mana-cost/);
    expect(stdout).not.toContain('bestow');
    expect(folder.run(['check', '--config', 'strict.json', '--format', 'github', 'project']).stdout).toMatch(
      /^::error .*bestow/,
    );
  });

  it('are found from a folder below, too', () => {
    expect(folder.run(['check', '--format', 'github', '.'], { from: 'project/deep' }).stdout).toMatch(/^::notice /);
  });
});
