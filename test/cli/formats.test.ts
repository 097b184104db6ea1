import { afterEach, describe, expect, it } from 'vitest';
import { cards, makeFolder, readJson, type Folder } from './cardscript.ts';

let folder: Folder;
afterEach(() => folder.remove());

interface SarifLog {
  readonly version: string;
  readonly runs: readonly {
    readonly columnKind: string;
    readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly { readonly id: string }[] } };
    readonly invocations: readonly { readonly executionSuccessful: boolean }[];
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly unknown[];
      readonly fixes?: readonly unknown[];
    }[];
  }[];
}

describe('--format json', () => {
  it('is the documented object, byte for byte', () => {
    folder = makeFolder({ 'cards/brace.txt': cards.braces, 'cards/right.txt': cards.right });
    const range = '{"start":{"line":1,"character":9},"end":{"line":1,"character":15}}';
    const fix = `{"title":"Change to \\"1 G\\"","safe":true,"edits":[{"range":${range},"newText":"1 G"}]}`;
    const message = 'Costs are written without braces: \\"1 G\\", not \\"{1}{G}\\".';
    const finding = `{"code":"card/mana-cost","severity":"error","message":"${message}","range":${range},"rules":["202.1","107.4"],"fixes":[${fix}]}`;
    const summary = '{"files":2,"errors":1,"warnings":0,"infos":0,"hints":0,"skipped":0}';

    const { stdout, stderr } = folder.run(['check', '--format', 'json', 'cards']);
    expect(stdout).toBe(
      `{"version":1,"summary":${summary},"results":[{"path":"cards/brace.txt","findings":[${finding}]}]}\n`,
    );
    expect(stderr).toBe('');
  });

  it('has no rows for a folder without findings', () => {
    folder = makeFolder({ 'right.txt': cards.right });
    const { stdout } = folder.run(['check', '--format=json', '.']);
    expect(stdout).toBe(
      '{"version":1,"summary":{"files":1,"errors":0,"warnings":0,"infos":0,"hints":0,"skipped":0},"results":[]}\n',
    );
  });

  it('counts characters in UTF-16 units and lines from 0', () => {
    const line =
      'S:Mode$ Continuous | Description$ 𝟚 | MayPlay$ True | MayPlayWithoutManaCost$ True | MayPlayAltManaCost$ 2';
    folder = makeFolder({ 'wide.txt': cards.right.replace('K:Trample', line) });
    const [result] = readJson(folder.run(['check', '--format', 'json', 'wide.txt'])).results;
    const finding = result?.findings.find(({ code }) => code === 'alternative-cost/free-and-mana-cost');
    const character = line.indexOf('MayPlayAltManaCost');
    expect(finding?.range.start).toEqual({ line: 4, character });
    expect(folder.run(['check', 'wide.txt']).stdout).toContain(`wide.txt:5:${character + 1}: error`);
  });
});

describe('--format sarif', () => {
  it('is SARIF 2.1.0 with rules, relative URIs and fixes', () => {
    folder = makeFolder({ 'my cards/brace #1.txt': cards.braces, 'my cards/bestow.txt': cards.bestowArtifact });
    const { stdout } = folder.run(['check', '--format', 'sarif', './my cards']);
    const log = JSON.parse(stdout) as SarifLog;
    const [run] = log.runs;
    expect(log.version).toBe('2.1.0');
    expect(run?.columnKind).toBe('utf16CodeUnits');
    expect(run?.tool.driver.name).toBe('cardscript');
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(['card/mana-cost', 'keyword/wrong-card-type']);
    expect(run?.invocations).toEqual([{ executionSuccessful: true, toolExecutionNotifications: [] }]);
    expect(run?.results.map(({ ruleId, ruleIndex, level }) => [ruleId, ruleIndex, level])).toEqual([
      ['keyword/wrong-card-type', 1, 'warning'],
      ['card/mana-cost', 0, 'error'],
    ]);
    const artifactLocation = { uri: 'my%20cards/brace%20%231.txt' };
    const region = { startLine: 2, startColumn: 10, endLine: 2, endColumn: 16 };
    expect(run?.results[1]?.locations).toEqual([{ physicalLocation: { artifactLocation, region } }]);
    expect(run?.results[1]?.fixes).toEqual([
      {
        description: { text: 'Change to "1 G"' },
        artifactChanges: [
          { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: '1 G' } }] },
        ],
        properties: { safe: true },
      },
    ]);
  });
});

describe('--format github', () => {
  it('writes an annotation for each finding, with everything escaped', () => {
    folder = makeFolder({ 'a,b/50%:x.txt': cards.braces, 'bestow.txt': cards.bestowArtifact });
    const { stdout, status } = folder.run(['check', '--format', 'github', '.']);
    const [first, second, third] = stdout.split('\n');
    expect(first).toBe(
      '::error file=a%2Cb/50%25%3Ax.txt,line=2,endLine=2,col=10,endColumn=15,title=card/mana-cost::Costs are written without braces: "1 G", not "{1}{G}".',
    );
    expect(second).toMatch(
      /^::warning file=bestow\.txt,line=4,endLine=4,col=3,endColumn=8,title=keyword\/wrong-card-type::/,
    );
    expect(third).toBe('Checked 2 files: 1 error, 1 warning.');
    expect(status).toBe(1);
  });

  it('calls what is below a warning a notice', () => {
    folder = makeFolder({ 'bestow.txt': cards.bestowArtifact });
    const { stdout } = folder.run(['check', '--format', 'github', '--severity', 'keyword/*=hint', 'bestow.txt']);
    expect(stdout).toMatch(/^::notice file=bestow\.txt,/);
  });

  it('never lets text of a script begin a line of its own', () => {
    folder = makeFolder({ 'percent.txt': cards.misspelt.replace('Fliyng', 'Fliyng%0A::warning::x') });
    const { stdout } = folder.run(['check', '--format', 'github', 'percent.txt']);
    expect(stdout).not.toContain('Fliyng%0A');
    expect(stdout).toContain('%250A');
  });
});

describe('--format pretty', () => {
  it('shows the line with carets, the rules, the fixes and a sum', () => {
    folder = makeFolder({ 'brace.txt': cards.braces });
    expect(folder.run(['check', 'brace.txt']).stdout).toBe(
      [
        'brace.txt:2:10: error: Costs are written without braces: "1 G", not "{1}{G}". [card/mana-cost]',
        '  2 | ManaCost:{1}{G}',
        '    |          ^^^^^^',
        '    = rules: 202.1, 107.4',
        '    = fix (safe): Change to "1 G"',
        '',
        'Checked 1 file: 1 error, 0 warnings.',
        'Can be repaired: 1 with --fix.',
        '',
      ].join('\n'),
    );
  });

  it('has no colors in a pipe unless they are forced, and never with NO_COLOR', () => {
    folder = makeFolder({ 'brace.txt': cards.braces });
    const run = (environment: Record<string, string>) => folder.run(['check', 'brace.txt'], { environment }).stdout;
    expect(run({})).not.toContain('\x1b');
    expect(run({ FORCE_COLOR: '1' })).toContain('\x1b[31merror\x1b[0m');
    expect(run({ NO_COLOR: '1' })).not.toContain('\x1b');
    expect(run({ FORCE_COLOR: '0' })).not.toContain('\x1b');
  });

  it('lets nothing in a script act on the terminal', () => {
    folder = makeFolder({ 'escape.txt': cards.misspelt.replace('Fliyng', '\x1b[2JFliyng\u202e') });
    const { stdout } = folder.run(['check', 'escape.txt']);
    expect(stdout).toContain('Fliyng');
    expect(stdout).not.toContain('\x1b');
    expect(stdout).not.toContain('\u202e');
  });

  it('cuts a line of megabytes', () => {
    folder = makeFolder({ 'long.txt': cards.misspelt.replace('Fliyng', `Fliyng${'y'.repeat(5_000_000)}`) });
    const { stdout, status } = folder.run(['check', 'long.txt']);
    expect(status).toBeLessThan(2);
    expect(stdout.length).toBeLessThan(10_000);
  });
});
