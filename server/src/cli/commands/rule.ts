import { ruleKeywords } from '../../core/rules/keywords.ts';
import { parseRuleNumber, type RuleNumber } from '../../core/rules/ruleNumber.ts';
import { createRulebook, type RulesLanguage } from '../../core/rules/rulebook.ts';
import { spanishRules } from '../../core/rules/spanish.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { nearestName, searchRules } from '../rules/search.ts';
import { keywordHeading, showRule } from '../rules/show.ts';

export const ruleCommand: CommandSpec = {
  name: 'rule',
  usage: ['rule NUMBER [--lang en|es]', 'rule TEXT… [--lang en|es]'],
  summary: 'show a rule of the Comprehensive Rules, or look for one',
  options: { lang: { value: 'LANG', choices: ['en', 'es'], help: 'language of the rule text (that of the system)' } },
  notes: [
    'NUMBER is a rule such as 702.103 or a subrule such as 702.103b; a section such as 702 lists its rules.',
    'TEXT is looked for in the names of keywords, English and Spanish, in summaries, and in the texts at hand.',
  ],
};

export async function runRule(args: Arguments, machine: Machine): Promise<ExitCode> {
  const words = args.words.join(' ').trim();
  if (words === '') throw new UsageError('name a rule or a word to look for, such as "cardscript rule 702.103"');
  const language = readLanguage(args, machine);
  const number = parseRuleNumber(words);
  const found = number ? showNumber(number, language) : showMatches(words, language);
  if (found !== undefined) {
    await machine.print(`${found}\n`);
    return exitCodes.clean;
  }
  await machine.complain(`cardscript: ${number ? absent(number) : nothingFound(words)}\n`);
  return exitCodes.findings;
}

function readLanguage(args: Arguments, { environment }: Machine): RulesLanguage {
  const named = args.value('lang');
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return (named ?? locale).startsWith('es') ? 'es' : 'en';
}

function showNumber(number: RuleNumber, language: RulesLanguage): string | undefined {
  if (number.rule !== undefined) return showRule(number.text, language, createRulebook());
  const prefix = `${number.section}.`;
  const keywords = ruleKeywords.filter(({ rule }) => rule.startsWith(prefix));
  const listed = new Set(keywords.map(({ rule }) => rule));
  const others = [...spanishRules.keys()].filter((rule) => rule.startsWith(prefix) && !listed.has(rule));
  const lines = [...keywords.map(keywordHeading), ...others];
  return lines.length === 0 ? undefined : lines.join('\n');
}

function showMatches(words: string, language: RulesLanguage): string | undefined {
  const { exact, lines } = searchRules(words, spanishRules.values());
  const parts = exact ? [showRule(exact.rule, language, createRulebook())] : [];
  if (exact && lines.length > 0) parts.push('Also found:');
  if (lines.length > 0) parts.push(lines.join('\n'));
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

/** Why there is nothing on a number, and what there is near it. */
function absent({ text, rule, section, letters }: RuleNumber): string {
  const keyword = ruleKeywords.find((one) => one.rule === rule);
  const subrules = keyword
    ? [...keyword.subrules]
    : (spanishRules.get(rule ?? '')?.subrules ?? []).map(({ number }) => number.slice((rule ?? '').length));
  if (letters !== '' && subrules.length > 0)
    return `there is no rule ${text}; the subrules of ${rule} are ${subrules.join(', ')}`;
  if (section === '702') return `there is no rule ${text} on a keyword; "cardscript rule 702" lists them`;
  const quoted = [...spanishRules.keys()].filter((number) => !number.startsWith('702.'));
  return `the text of rule ${text} is not at hand; there are the keyword abilities (702) and ${quoted.join(', ')}`;
}

function nothingFound(words: string): string {
  const near = nearestName(words);
  const advice = near === undefined ? 'try fewer words, or a keyword such as Bestow' : `did you mean "${near}"?`;
  return `no rule at hand speaks of "${words}"; ${advice}`;
}
