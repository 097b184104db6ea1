import type { Phrase, Said } from '../core/l10n/say.ts';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { suggest } from '../core/vocab/suggest.ts';
import { UsageError } from './exitCodes.ts';

export interface OptionSpec {
  /** Name of its value in the help; absent where it takes none. */
  readonly value?: string;
  /** The value may be left out. */
  readonly optional?: true;
  /** May be given several times. */
  readonly multiple?: true;
  /** The only values there are. */
  readonly choices?: readonly string[];
  readonly help: Phrase;
}

export interface CommandSpec {
  readonly name: string;
  /** What follows `cardscript`, a line for each way to call it. */
  readonly usage: readonly string[];
  readonly summary: Phrase;
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** Paragraphs below the options in the help. */
  readonly notes?: readonly (Phrase | Said)[];
}

export interface Arguments {
  /** Words that are no option, in order. */
  readonly words: readonly string[];
  /** Of `words`, the one that directly follows an option whose value may be left out, by that option's name. */
  readonly wordAfter: ReadonlyMap<string, number>;
  has(option: string): boolean;
  /** The last value given. */
  value(option: string): string | undefined;
  values(option: string): readonly string[];
}

export const helpOption: OptionSpec = { help: 'show this help' };

/** Reads what follows the name of a command. What cannot be used is thrown as a `UsageError`. */
export function readArguments(command: CommandSpec, args: readonly string[]): Arguments {
  const specs: Record<string, OptionSpec> = { ...command.options, help: helpOption };
  const options: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, spec] of Object.entries(specs))
    options[name] = { type: spec.value !== undefined && !spec.optional ? 'string' : 'boolean' };
  options['help'] = { type: 'boolean', short: 'h' };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });

  const given = new Map<string, string[]>();
  const words: string[] = [];
  const wordAfter = new Map<string, number>();
  let open: { readonly option: string; readonly index: number } | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (open?.index === token.index - 1) wordAfter.set(open.option, words.length);
      words.push(token.value);
    } else if (token.kind === 'option') {
      const spec = Object.hasOwn(specs, token.name) ? specs[token.name] : undefined;
      if (!spec) throw unknownOption(command, token.rawName, Object.keys(specs));
      const value = checkedValue(token.rawName, spec, token.value, token.inlineValue === true);
      const values = given.get(token.name) ?? [];
      if (value !== undefined) values.push(value);
      else if (spec.optional) open = { option: token.name, index: token.index };
      given.set(token.name, values);
    }
  }
  return {
    words,
    wordAfter,
    has: (option) => given.has(option),
    value: (option) => given.get(option)?.at(-1),
    values: (option) => given.get(option) ?? [],
  };
}

function checkedValue(name: string, spec: OptionSpec, value: string | undefined, inline: boolean): string | undefined {
  if (spec.value === undefined) {
    if (inline) throw new UsageError('{name} takes no value; leave out "{value}"', { name, value: `=${value ?? ''}` });
    return undefined;
  }
  if (spec.optional && !inline) return undefined;
  // A word like "--fix" behind an option is the next option, whose value was forgotten.
  if (value === undefined || value === '' || (!inline && value.startsWith('--')))
    throw new UsageError('{name} needs a value: {name} {value}', {
      name,
      value: spec.choices?.join('|') ?? spec.value,
    });
  if (spec.choices && !spec.choices.includes(value)) {
    const [near] = suggest(value, spec.choices);
    throw near === undefined
      ? new UsageError('{name} cannot be "{value}"; it is one of {choices}', {
          name,
          value,
          choices: spec.choices.join(', '),
        })
      : new UsageError('{name} cannot be "{value}"; did you mean {near}?', { name, value, near });
  }
  return value;
}

function unknownOption(command: CommandSpec, name: string, known: readonly string[]): UsageError {
  const [near] = suggest(name.replace(/^-+/, ''), known);
  return near === undefined
    ? new UsageError('unknown option {name}; "cardscript {command} --help" lists the options', {
        name,
        command: command.name,
      })
    : new UsageError('unknown option {name}; did you mean {near}?', { name, near: `--${near}` });
}
