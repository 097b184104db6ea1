import { inWords, said, type Say } from '../core/l10n/say.ts';
import { helpOption, type CommandSpec, type OptionSpec } from './args.ts';

const languageOption: OptionSpec = {
  value: 'LANGUAGE',
  choices: ['en', 'es'],
  help: 'language of the output (that of the system)',
};

/** The help of one command. */
export function commandHelp(command: CommandSpec, say: Say): string {
  const options = Object.entries({ ...command.options, language: languageOption, help: helpOption }).map(
    ([name, { value, optional, choices, help }]) => {
      const shown = choices?.join('|') ?? value;
      const suffix = shown === undefined ? '' : optional ? ` [${shown}]` : ` ${shown}`;
      return [`--${name}${suffix}`, say(help)] as const;
    },
  );
  return [
    sentence(say(command.summary)),
    '',
    ...usageLines([command], say),
    '',
    say('Options:'),
    ...table(options),
    ...(command.notes ?? []).flatMap((note) => ['', inWords(typeof note === 'string' ? said(note) : note, say)]),
  ].join('\n');
}

/** The help of the whole. */
export function generalHelp(commands: readonly CommandSpec[], say: Say): string {
  return [
    say('cardscript checks Forge card scripts against the keyword rules of the Comprehensive Rules.'),
    '',
    ...usageLines(commands, say),
    '',
    say('Commands:'),
    ...table(commands.map(({ name, summary }) => [name, say(summary)] as const)),
    '',
    say('Options:'),
    ...table([
      ['--version', say('show the version and the ages of the tables')],
      ['--language en|es', say(languageOption.help)],
      ['--help', say('show this help; "cardscript COMMAND --help" shows that of a command')],
    ]),
    '',
    say('Exit status: 0 nothing at error level, 1 findings, 2 the command or a file could not be used.'),
  ].join('\n');
}

function usageLines(commands: readonly CommandSpec[], say: Say): string[] {
  const lead = `${say('Usage:')} `;
  return commands
    .flatMap(({ usage }) => usage)
    .map((line, at) => `${at === 0 ? lead : ' '.repeat(lead.length)}cardscript ${line}`);
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
