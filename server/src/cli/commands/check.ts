import { sayIn, type Say } from '../../core/l10n/say.ts';
import { resolve } from 'node:path';
import type { Arguments, CommandSpec } from '../args.ts';
import { countFindings, type Report, type Reporter } from '../check/report.ts';
import { visibleDiff } from '../check/diff.ts';
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
import { readInput } from '../readNamed.ts';
import { version } from '../version.ts';
import { count } from '../words.ts';
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
    'dry-run': { help: 'with --fix or --fix-suggestions: write nothing, and print what would change as a diff' },
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
    'all-text': { help: 'of folders take every .txt file, whatever stands in it' },
    stdin: { help: 'check standard input; with --fix it comes out repaired, and the findings on standard error' },
    'stdin-path': { value: 'PATH', help: 'what standard input is called: for its name and its cardscript.json' },
  },
  notes: [
    "Of a folder, every .card and .cardscript file below it is checked, and every .txt file that is in one of Forge's script folders or begins as scripts do. A file given by name always is.",
    'Links are followed where they lead into one of the paths. A file of more than 1 MB is not read, nor is a device, a pipe or a socket.',
    'With --dry-run the diff is all of standard output; the report, on standard error, is on what would be left.',
    'Exit status: 0 nothing at error level, 1 findings, 2 something could not be used.',
  ],
};

export async function runCheck(args: Arguments, machine: Machine): Promise<ExitCode> {
  const format = args.value('format') ?? 'pretty';
  const limit = readLimit(args.value('max-warnings'));
  const { say } = machine;
  const told = forPeople.has(format) ? say : sayIn(machine.asked ?? 'en');
  const fix = fixMode(args);
  const dryRun = args.has('dry-run');
  if (dryRun && fix === 'none') throw new UsageError('--dry-run shows what --fix would change: add --fix');
  const session = new Session({ fix, dryRun, say: told });
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
    const result = session.checkInput(input, await readInput(machine));
    if (fix !== 'none') output = result;
  } else {
    if (args.has('stdin-path')) throw new UsageError('--stdin-path names standard input: add --stdin');
    const { files, skipped, problems } = selectFiles(args, machine.folder);
    const locations = files.map(({ location }) => location);
    const settings = await readSettings(locations, codes, machine.folder, settingsOptions);
    session.passedOver(skipped);
    for (const { path, error } of problems) session.unreadable(path, error);
    for (const file of files) session.checkFile(file, settings);
  }

  if (dryRun) output = machine.isTerminal || isLog(machine) ? visibleDiff(session.diff()) : session.diff();

  const report = session.report();
  const reporter = reporters[format] ?? prettyReport;
  const colors = wantsColors(machine) && output === undefined;
  const text = reporter(report, { version, folder: machine.folder, colors, say: told });
  if (output === undefined) await machine.print(text);
  else {
    await machine.print(output);
    await machine.printBeside(text);
  }
  if (format !== 'pretty' && report.applied.fixes > 0) await machine.printBeside(`${appliedSentence(report, say)}\n`);
  for (const left of report.left) await machine.warn(left);
  for (const trouble of report.troubles) await machine.warn(trouble);
  for (const sentence of skippedSentences(report, say)) await machine.printBeside(`${sentence}\n`);
  if (report.files > 0 || report.troubles.length > 0) return exitCode(report, limit);
  await machine.warn(nothingToCheck(args, report, say));
  // Where something was to be checked and is not there, the folder is mostly the wrong one.
  return args.has('changed') ? exitCodes.clean : exitCodes.unusable;
}

function exitCode(report: Report, limit: number): ExitCode {
  if (report.troubles.length > 0) return exitCodes.unusable;
  const counts = countFindings(report.results);
  return counts.error > 0 || counts.warning > limit ? exitCodes.findings : exitCodes.clean;
}

/** What runs in GitHub Actions writes into its log, which takes commands from any line. */
function isLog({ environment }: Machine): boolean {
  return environment['GITHUB_ACTIONS'] === 'true';
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

function skippedSentences({ skipped: { files, links } }: Report, say: Say): string[] {
  const kinds = [
    { number: files, noun: 'skippedFile' },
    { number: links, noun: 'skippedLink' },
  ] as const;
  return kinds.flatMap(({ number, noun }) =>
    number > 0 ? [say('Passed over {things}.', { things: count(number, noun) })] : [],
  );
}

function nothingToCheck(args: Arguments, { skipped }: Report, say: Say): string {
  return args.has('changed')
    ? say('nothing to check: no script has changed')
    : skipped.files > 0
      ? say('nothing to check: no file is a card script')
      : say('nothing to check: there is no .txt, .card or .cardscript file');
}
