import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { afterEach, describe, expect, it } from 'vitest';
import { cards, makeFolder, type Folder } from './cardscript.ts';
import { sarifSchema } from './sarifSchema.ts';

const ajv = new Ajv({ strict: true, allErrors: true });
const validate = ajv.compile(sarifSchema);

/** What a validator has to say. */
function problems(log: unknown): string[] {
  validate(log);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

let folder: Folder;
afterEach(() => folder.remove());

interface Log {
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    readonly invocations: readonly { readonly executionSuccessful: boolean }[];
    readonly results: readonly { readonly ruleId: string; readonly ruleIndex: number; readonly fixes?: unknown }[];
  }[];
}

function report(...args: string[]): Log {
  return JSON.parse(folder.run(['check', '--format', 'sarif', ...args]).stdout) as Log;
}

describe('--format sarif is accepted by a schema validator', () => {
  it('with findings, fixes and paths that have to be encoded', () => {
    folder = makeFolder({
      'my cards/50% <é> #1.txt': cards.braces,
      'bestow.txt': cards.bestowArtifact,
      'warp.txt': cards.warpInstant,
    });
    const log = report('.');
    expect(problems(log)).toEqual([]);
    const [run] = log.runs;
    expect(run?.results.some(({ fixes }) => fixes !== undefined)).toBe(true);
    for (const { ruleId, ruleIndex } of run?.results ?? []) expect(run?.tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  it('with nothing found', () => {
    folder = makeFolder({ 'right.txt': cards.right });
    expect(problems(report('.'))).toEqual([]);
  });

  it('with a file that cannot be read', () => {
    folder = makeFolder({ 'right.txt': cards.right });
    symlinkSync('gone.txt', join(folder.path, 'linked.txt'));
    const log = report('.');
    expect(problems(log)).toEqual([]);
    expect(log.runs[0]?.invocations[0]?.executionSuccessful).toBe(false);
  });
});

it('the validator refuses what is not SARIF', () => {
  folder = makeFolder({ 'braces.txt': cards.braces });
  const text = JSON.stringify(report('.'));
  const broken: readonly [string, string][] = [
    ['"version":"2.1.0"', '"version":"2.0.0"'],
    ['"startLine":2', '"startLine":0'],
    ['"level":"error"', '"level":"fatal"'],
    ['"driver":{"name":"cardscript",', '"driver":{'],
    ['"uri":"braces.txt"', '"uri":"br aces.txt"'],
    ['"ruleIndex"', '"ruleNumber"'],
  ];
  for (const [right, wrong] of broken) {
    expect(text).toContain(right);
    expect(problems(JSON.parse(text.replace(right, wrong)))).not.toEqual([]);
  }
});
