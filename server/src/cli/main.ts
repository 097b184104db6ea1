/** The command line: picks the command, and turns what goes wrong into a line and an exit status. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { inWords, sayIn } from '../core/l10n/say.ts';
import { suggest } from '../core/vocab/suggest.ts';
import { readArguments, type Arguments, type CommandSpec } from './args.ts';
import { checkCommand, runCheck } from './commands/check.ts';
import { explainCommand, runExplain } from './commands/explain.ts';
import { newCommand, runNew } from './commands/new.ts';
import { ruleCommand, runRule } from './commands/rule.ts';
import { rulesCommand, runRules } from './commands/rules.ts';
import { runServer, serverCommand } from './commands/server.ts';
import { runWays, waysCommand } from './commands/ways.ts';
import { exitCodes, UsageError, type ExitCode } from './exitCodes.ts';
import { commandHelp, generalHelp } from './help.ts';
import { systemLanguage, takeLanguage } from './language.ts';
import type { BareMachine, Machine } from './machine.ts';
import { versionText } from './version.ts';

interface Command {
  readonly spec: CommandSpec;
  readonly run: (args: Arguments, machine: Machine) => Promise<ExitCode>;
}

const commands: readonly Command[] = [
  { spec: checkCommand, run: runCheck },
  { spec: ruleCommand, run: runRule },
  { spec: rulesCommand, run: runRules },
  { spec: waysCommand, run: runWays },
  { spec: newCommand, run: runNew },
  { spec: explainCommand, run: runExplain },
  { spec: serverCommand, run: runServer },
];

/**
 * Runs one command line to its end.
 *
 * @param args what follows the name of the program
 * @returns what the process is to end with
 */
export async function main(args: readonly string[], bare: BareMachine): Promise<ExitCode> {
  const { rest, asked, wrong } = takeLanguage(args);
  const say = sayIn(asked ?? systemLanguage(bare));
  const machine: Machine = { ...bare, say, asked };
  try {
    if (wrong !== undefined)
      throw wrong === ''
        ? new UsageError('{name} needs a value: {name} {value}', { name: '--language', value: 'en|es' })
        : new UsageError('{name} cannot be "{value}"; it is one of {choices}', {
            name: '--language',
            value: wrong,
            choices: 'en, es',
          });
    return await dispatch(rest, machine);
  } catch (error) {
    const text =
      error instanceof UsageError
        ? oneLine(inWords(error.words, say))
        : say('internal error, please report it: {error}', { error: stackOf(error) });
    await machine.complain(`cardscript: ${text}\n`);
    return exitCodes.unusable;
  }
}

async function dispatch(args: readonly string[], machine: Machine): Promise<ExitCode> {
  const [first, ...rest] = args;
  switch (first) {
    case undefined:
      throw new UsageError('name a command, such as "cardscript check FOLDER"; "cardscript --help" lists them');
    case '--version':
    case '-v':
      await machine.print(versionText(machine.say));
      return exitCodes.clean;
    case '--help':
    case '-h':
    case 'help':
      await machine.print(helpFor(rest[0], machine));
      return exitCodes.clean;
    default: {
      const { spec, run } = findCommand(first, machine);
      const read = readArguments(spec, rest);
      if (!read.has('help')) return run(read, machine);
      await machine.print(commandHelp(spec, machine.say));
      return exitCodes.clean;
    }
  }
}

function helpFor(name: string | undefined, machine: Machine): string {
  return name === undefined
    ? generalHelp(
        commands.map(({ spec }) => spec),
        machine.say,
      )
    : commandHelp(findCommand(name, machine).spec, machine.say);
}

function findCommand(name: string, { folder }: Machine): Command {
  const found = commands.find(({ spec }) => spec.name === name);
  if (found) return found;
  const names = commands.map(({ spec }) => spec.name);
  const known = names.join(', ');
  if (name.startsWith('-'))
    throw new UsageError('unknown option {name}; begin with a command: {names}', { name, names: known });
  const [near] = suggest(name, names);
  if (near !== undefined) throw new UsageError('unknown command "{name}"; did you mean {near}?', { name, near });
  if (existsSync(resolve(folder, name)))
    throw new UsageError('unknown command "{name}"; to check that path: cardscript check {name}', { name });
  throw new UsageError('unknown command "{name}"; known are {names}', { name, names: known });
}

function oneLine(text: string): string {
  return text.replaceAll(/(?<!\s)\s*[\r\n]+\s*/g, ' ');
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
