import { parseArgs } from 'node:util';
import { areas, type Area } from './generate/cases.ts';

export interface Options {
  readonly seed: string;
  /** Cases to try, or minutes in which as many are tried as can be. */
  readonly cases: number | undefined;
  readonly minutes: number | undefined;
  /** The first case. */
  readonly number: number;
  readonly only: readonly Area[];
  /** A file to try, or a folder of such, in place of made cases. */
  readonly file: string | undefined;
  /** Folder for what failed. */
  readonly out: string | undefined;
  /** A file for the result of each case, as JSON. */
  readonly report: string | undefined;
  /** Seconds of the processor that a step may take. */
  readonly limit: number;
  /** Whether published scripts beside the repository are taken, too. */
  readonly corpus: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      cases: { type: 'string' },
      seed: { type: 'string' },
      number: { type: 'string' },
      only: { type: 'string' },
      case: { type: 'string' },
      out: { type: 'string' },
      report: { type: 'string' },
      limit: { type: 'string' },
      'made-up': { type: 'boolean', default: false },
    },
  });
  const only = areas.filter((area) => values.only === undefined || values.only.split(',').includes(area));
  if (only.length === 0) throw new Error(`--only takes ${areas.join(', ')}.`);
  const minutes = numberOf('minutes', values.minutes);
  const number = numberOf('number', values.number);
  return {
    // A new one each time; it is printed, so that the run can be repeated.
    seed: values.seed ?? Date.now().toString(16).slice(-8),
    minutes,
    cases: numberOf('cases', values.cases) ?? (minutes !== undefined ? undefined : number === undefined ? 1_000 : 1),
    number: number ?? 0,
    only,
    file: values.case,
    out: values.out,
    report: values.report,
    limit: numberOf('limit', values.limit) ?? (process.env['CI'] === 'true' ? 10 : 2),
    corpus: !values['made-up'],
  };
}

function numberOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!(number >= 0)) throw new Error(`--${name} takes a number, not "${value}".`);
  return number;
}
