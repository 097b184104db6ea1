import { sayIn, type Say } from '../../core/l10n/say.ts';
import { resolve } from 'node:path';
import type { Arguments, CommandSpec } from '../args.ts';
import { countFindings, type Report, type Reporter } from '../check/report.ts';
import { selectFiles } from '../check/select.ts';
import { Session, type FixMode } from '../check/session.ts';
import { readSettings } from '../check/settings.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { wantsColors } from '../reporters/colors.ts';
import { githubReport } from '../reporters/github.ts';
import { jsonReport } from '../reporters/json.ts';
import { appliedSentence, prettyReport } from '../reporters/pretty.ts';
import { sarifReport } from '../reporters/sarif.ts';
import { version } from '../version.ts';
import { placeOf } from '../../workspace/place.ts';

const reporters: Readonly<Record<string, Reporter>> = {
  pretty: prettyReport,
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
};

/** What these print is read by people, in their language; programs get English unless they ask for another. */
const forPeople: ReadonlySet<string> = new Set(['pretty', 'github']);

export const checkCommand: CommandSpec = {
  name: 'check',
  usage: ['check [OPTION…] PATH…', 'check --changed [BASE] [PATH…]', 'check --stdin [--stdin-path PATH]'],
  summary: 'check scripts, and repair them',
  options: {
    format: { value: 'FORMAT', choices: Object.keys(reporters), help: 'how findings are written (pretty)' },
    fix: { help: 'apply the fixes after which a card plays the same' },
    'fix-suggestions': { help: 'also apply the first fix of each other finding: look at what it did' },
    'max-warnings': { value: 'N', help: 'more warnings than this are exit status 1, too' },
    severity: {
      value: 'CODE=LEVEL',
      multiple: true,
      help: 'error, warning, info, hint or off, for a code or a category (style/*); can be repeated',
    },
    config: { value: 'FILE', help: 'use this instead of the nearest cardscript.json above each script' },
    changed: {
      value: 'BASE',
      optional: true,
      help: 'only what git says changed since the last commit, or since the branch left BASE',
    },
    stdin: { help: 'check standard input; with --fix it comes out repaired, and the findings on standard error' },
    'stdin-path': { value: 'PATH', help: 'what standard input is called: for its name and its cardscript.json' },
  },
  notes: [
    'Of a folder, every .txt, .card and .cardscript file below it is checked; a file given by name always is.',
    'Exit status: 0 nothing at error level, 1 findings, 2 something could not be used.',
  ],
};

export async function runCheck(args: Arguments, machine: Machine): Promise<ExitCode> {
  const format = args.value('format') ?? 'pretty';
  const limit = readLimit(args.value('max-warnings'));
  const { say } = machine;
  const told = forPeople.has(format) ? say : sayIn(machine.asked ?? 'en');
  const session = new Session(fixMode(args), told);
  const codes = new Set(session.service.checks.map(({ code }) => code));
  const settingsOptions = { config: args.value('config'), levels: args.values('severity'), say };
  let output: string | Uint8Array | undefined;
  if (args.has('stdin')) {
    if (args.words.length > 0 || args.has('changed'))
      throw new UsageError('--stdin checks standard input alone: leave out the paths and --changed');
    const path = args.value('stdin-path');
    const location = resolve(machine.folder, path ?? 'stdin');
    const settings = await readSettings([location], codes, machine.folder, settingsOptions);
    const place = path === undefined ? {} : placeOf(location);
    const input = { path: path ?? '<stdin>', place, config: settings(location) };
    const result = session.checkInput(input, await machine.readInput());
    if (fixMode(args) !== 'none') output = result;
  } else {
    if (args.has('stdin-path')) throw new UsageError('--stdin-path names standard input: add --stdin');
    const { files, problems } = selectFiles(args, machine.folder);
    const locations = files.map(({ location }) => location);
    const settings = await readSettings(locations, codes, machine.folder, settingsOptions);
    for (const { path, error } of problems) session.unreadable(path, error);
    for (const file of files) session.checkFile(file, settings);
  }

  const report = session.report();
  const reporter = reporters[format] ?? prettyReport;
  const colors = wantsColors(machine) && output === undefined;
  const text = reporter(report, { version, folder: machine.folder, colors, say: told });
  if (output === undefined) await machine.print(text);
  else {
    await machine.print(output);
    await machine.complain(text);
  }
  if (format !== 'pretty' && report.applied.fixes > 0) await machine.complain(`${appliedSentence(report, say)}\n`);
  for (const left of report.left) await machine.complain(`cardscript: ${left}\n`);
  for (const trouble of report.troubles) await machine.complain(`cardscript: ${trouble}\n`);
  if (report.files === 0 && report.troubles.length === 0) await machine.complain(nothingToCheck(args, say));
  return exitCode(report, limit);
}

function exitCode(report: Report, limit: number): ExitCode {
  if (report.troubles.length > 0) return exitCodes.unusable;
  const counts = countFindings(report.results);
  return counts.error > 0 || counts.warning > limit ? exitCodes.findings : exitCodes.clean;
}

function fixMode(args: Arguments): FixMode {
  if (args.has('fix-suggestions')) return 'suggestions';
  return args.has('fix') ? 'safe' : 'none';
}

function readLimit(value: string | undefined): number {
  if (value === undefined) return Infinity;
  if (!/^\d+$/.test(value))
    throw new UsageError('--max-warnings cannot be "{value}"; it is a whole number from 0 up', { value });
  return Number(value);
}

function nothingToCheck(args: Arguments, say: Say): string {
  const why = args.has('changed')
    ? say('nothing to check: no script has changed')
    : say('nothing to check: there is no .txt, .card or .cardscript file');
  return `cardscript: ${why}\n`;
}
