import { findRuleKeywordByAnyName, ruleKeywords } from '../../core/rules/keywords.ts';
import { parseRuleNumber, type RuleNumber } from '../../core/rules/ruleNumber.ts';
import type { Rulebook, RuleHit, RulesLanguage } from '../../core/rules/rulebook.ts';
import { spanishRules } from '../../core/rules/spanish.ts';
import { suggest } from '../../core/vocab/suggest.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { openRulebook } from '../rules/library.ts';
import { showKeyword, showRule } from '../rules/show.ts';

export const ruleCommand: CommandSpec = {
  name: 'rule',
  usage: ['rule NUMBER [--lang en|es] [--edition DATE]', 'rule TEXT… [--lang en|es] [--edition DATE]'],
  summary: 'show a rule of the Comprehensive Rules, or look for one',
  options: {
    lang: { value: 'LANG', choices: ['en', 'es'], help: 'language of the rule text (that of the system)' },
    edition: { value: 'DATE', help: 'the imported edition to quote from (the one in use)' },
  },
  notes: [
    'NUMBER is a rule such as 702.103 or a subrule such as 702.103b; a section such as 702 lists its rules.',
    'TEXT is looked for in the names of keywords, English and Spanish, in summaries, and in the texts at hand.',
    'English texts are those of an edition that was imported: "cardscript rules --help".',
  ],
};

/** Of a text that was found by a word, how much is shown. */
const maxFound = 200;

export async function runRule(args: Arguments, machine: Machine): Promise<ExitCode> {
  const words = args.words.join(' ').trim();
  if (words === '') throw new UsageError('name a rule or a word to look for, such as "cardscript rule 702.103"');
  const language = readLanguage(args, machine);
  const rulebook = await openRulebook(machine, args.value('edition'));
  const number = parseRuleNumber(words);
  const found = number ? showNumber(number, language, rulebook) : showMatches(words, language, rulebook);
  if (found !== undefined) {
    await machine.print(`${found}\n`);
    return exitCodes.clean;
  }
  await machine.complain(`cardscript: ${number ? absent(number, rulebook) : nothingFound(words)}\n`);
  return exitCodes.findings;
}

function readLanguage(args: Arguments, { environment }: Machine): RulesLanguage {
  const named = args.value('lang');
  const locale = environment['LC_ALL'] || environment['LC_MESSAGES'] || environment['LANG'] || '';
  return (named ?? locale).startsWith('es') ? 'es' : 'en';
}

function showNumber(number: RuleNumber, language: RulesLanguage, rulebook: Rulebook): string | undefined {
  if (number.rule !== undefined) return showRule(number.text, language, rulebook);
  return listed(rulebook.search(number.section, { limit: Infinity }));
}

function showMatches(words: string, language: RulesLanguage, rulebook: Rulebook): string | undefined {
  const keyword = findRuleKeywordByAnyName(words);
  if (keyword) return showKeyword(keyword, language, rulebook);
  return listed(rulebook.search(words));
}

/** A line for each; the same rule in two languages once. */
function listed(hits: readonly RuleHit[]): string | undefined {
  const lines = new Map<string, string>();
  for (const { number = '', title, text } of hits) {
    if (lines.has(number + title)) continue;
    const shown = text.length <= maxFound ? text : `${text.slice(0, maxFound).replace(/\s\S*$/, '')} …`;
    lines.set(number + title, [number, title, shown].filter(Boolean).join('  ').replaceAll('\n', ' '));
  }
  return lines.size === 0 ? undefined : [...lines.values()].join('\n');
}

/** Why there is nothing on a number, and what there is near it. */
function absent({ text, rule, section, letters }: RuleNumber, { inUse }: Rulebook): string {
  if (inUse) return `there is no rule ${text} in the edition of ${inUse.date}`;
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
  const names = ruleKeywords.flatMap(({ en, es }) => (es === null ? [en] : [en, es]));
  const [near] = suggest(words, names);
  const advice = near === undefined ? 'try fewer words, or a keyword such as Bestow' : `did you mean "${near}"?`;
  return `no rule at hand speaks of "${words}"; ${advice}`;
}
