/** The language of the command line: `--language`, else that of the system. */
import { languageOf, type Language } from '../core/l10n/language.ts';
import type { BareMachine } from './machine.ts';

const languages: readonly string[] = ['en', 'es'] satisfies Language[];

export interface LanguageChoice {
  /** Without the option, which every command has. */
  readonly rest: readonly string[];
  readonly asked: Language | undefined;
  /** What stands behind the option and is no language of ours; empty where nothing does. */
  readonly wrong: string | undefined;
}

/** Takes `--language es` out of a command line, wherever it stands before a `--`. */
export function takeLanguage(args: readonly string[]): LanguageChoice {
  const rest: string[] = [];
  let asked: Language | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') return { rest: [...rest, ...args.slice(at)], asked, wrong: undefined };
    const inline = /^--language=(.*)$/s.exec(word)?.[1];
    if (word !== '--language' && inline === undefined) {
      rest.push(word);
      continue;
    }
    const value = inline ?? args[(at += 1)] ?? '';
    if (!languages.includes(value)) return { rest, asked, wrong: value };
    asked = value as Language;
  }
  return { rest, asked, wrong: undefined };
}

export function systemLanguage({ environment }: Pick<BareMachine, 'environment'>): Language {
  return languageOf(environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG']);
}
