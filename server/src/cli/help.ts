import { helpOption, type CommandSpec } from './args.ts';

/** The help of one command. */
export function commandHelp(command: CommandSpec): string {
  const options = Object.entries({ ...command.options, help: helpOption }).map(
    ([name, { value, optional, choices, help }]) => {
      const shown = choices?.join('|') ?? value;
      const suffix = shown === undefined ? '' : optional ? ` [${shown}]` : ` ${shown}`;
      return [`--${name}${suffix}`, help] as const;
    },
  );
  return [
    `${sentence(command.summary)}`,
    '',
    ...usageLines([command]),
    '',
    'Options:',
    ...table(options),
    ...(command.notes ?? []).flatMap((note) => ['', note]),
    '',
  ].join('\n');
}

/** The help of the whole. */
export function generalHelp(commands: readonly CommandSpec[]): string {
  return [
    'cardscript checks Forge card scripts against the keyword rules of the Comprehensive Rules.',
    '',
    ...usageLines(commands),
    '',
    'Commands:',
    ...table(commands.map(({ name, summary }) => [name, summary] as const)),
    '',
    'Options:',
    ...table([
      ['--version', 'show the version and the ages of the tables'],
      ['--help', 'show this help; "cardscript COMMAND --help" shows that of a command'],
    ]),
    '',
    'Exit status: 0 nothing at error level, 1 findings, 2 the command or a file could not be used.',
    '',
  ].join('\n');
}

function usageLines(commands: readonly CommandSpec[]): string[] {
  return commands
    .flatMap(({ usage }) => usage)
    .map((line, at) => `${at === 0 ? 'Usage: ' : '       '}cardscript ${line}`);
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
