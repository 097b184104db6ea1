import { either } from '../../core/l10n/say.ts';
import { checkPage } from '../../core/checks/page.ts';
import type { Check } from '../../core/checks/check.ts';
import { createService } from '../../core/service.ts';
import { suggest } from '../../core/vocab/suggest.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { markdownToText } from '../../core/text/plainText.ts';

export const explainCommand: CommandSpec = {
  name: 'explain',
  usage: ['explain CODE'],
  summary: 'show what a diagnostic means, with examples',
  options: {},
  notes: ['CODE stands in brackets behind a message, such as keyword/unknown; without its category it will do, too.'],
};

export async function runExplain(args: Arguments, machine: Machine): Promise<ExitCode> {
  const service = createService({ language: machine.say.language });
  const [code, surplus] = args.words;
  if (code === undefined) throw new UsageError('name a code, such as "cardscript explain keyword/unknown"');
  if (surplus !== undefined) throw new UsageError('explain takes one code; "{surplus}" is too many', { surplus });
  const check = findCheck(service.checks, code);
  await machine.tell(markdownToText(checkPage(check, service)).trimEnd());
  return exitCodes.clean;
}

function findCheck(checks: readonly Check[], code: string): Check {
  const exact = checks.find((check) => check.code === code);
  if (exact) return exact;
  const named = checks.filter((check) => nameOf(check) === code);
  const [only, another] = named;
  if (only && !another) return only;
  const near = named.length > 0 ? named.map((check) => check.code) : nearest(checks, code);
  if (near.length > 0)
    throw new UsageError('there is no code {code}; did you mean {near}?', { code, near: either(near) });
  const known = checks.map((check) => check.code).join(', ');
  throw new UsageError('there is no code {code}; known are {known}', { code, known });
}

/** Codes that go on where this one ends; else codes spelled alike, whole or without their category, or that share a word. */
function nearest(checks: readonly Check[], code: string): string[] {
  const longer = checks.filter((check) => /^[/-]/.test(check.code.slice(code.length)) && check.code.startsWith(code));
  if (longer.length > 0) return longer.map((check) => check.code);
  const near = suggest(
    code,
    checks.map((check) => check.code),
  );
  if (near.length > 0) return near;
  const name = code.slice(code.indexOf('/') + 1);
  const names = suggest(name, checks.map(nameOf));
  const words = name.split(/[^a-z]+/i).filter((word) => word.length > 3);
  return checks
    .filter((check) => names.includes(nameOf(check)) || words.some((word) => check.code.includes(word.toLowerCase())))
    .map((check) => check.code)
    .slice(0, 3);
}

function nameOf({ code }: Check): string {
  return code.slice(code.indexOf('/') + 1);
}
