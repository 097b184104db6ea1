import { keywordWords } from '../../core/l10n/keywords.ts';
import type { Say } from '../../core/l10n/say.ts';
import { findRuleKeywordByAnyName, ruleKeywords } from '../../core/rules/keywords.ts';
import { parseRuleNumber, type RuleNumber } from '../../core/rules/ruleNumber.ts';
import type { Rulebook, RuleHit, RulesLanguage } from '../../core/rules/rulebook.ts';
import { spanishRules } from '../../core/rules/spanish.ts';
import { suggest } from '../../core/vocab/suggest.ts';
import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';
import { openRulebook } from '../rules/library.ts';
import { showKeyword, showRule, type ShowOptions } from '../rules/show.ts';

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
  const { say } = machine;
  const words = args.words.join(' ').trim();
  if (words === '') throw new UsageError('name a rule or a word to look for, such as "cardscript rule 702.103"');
  const language: RulesLanguage =
    args.value('lang') === undefined ? say.language : args.value('lang') === 'es' ? 'es' : 'en';
  const rulebook = await openRulebook(machine, args.value('edition'));
  const number = parseRuleNumber(words);
  const found = number
    ? showNumber(number, { language, rulebook, say })
    : showMatches(words, { language, rulebook, say });
  if (found !== undefined) {
    await machine.tell(found);
    return exitCodes.clean;
  }
  await machine.warn(number ? absent(number, rulebook, say) : nothingFound(words, say));
  return exitCodes.findings;
}

function showNumber(number: RuleNumber, options: ShowOptions): string | undefined {
  if (number.rule !== undefined) return showRule(number.text, options);
  return listed(options.rulebook.search(number.section, { limit: Infinity }), options.say);
}

function showMatches(words: string, options: ShowOptions): string | undefined {
  const keyword = findRuleKeywordByAnyName(words);
  if (keyword) return showKeyword(keyword, options);
  return listed(options.rulebook.search(words), options.say);
}

/** A line for each; the same rule in two languages once. */
function listed(hits: readonly RuleHit[], say: Say): string | undefined {
  const lines = new Map<string, string>();
  for (const { number = '', title, keyword, ...hit } of hits) {
    if (lines.has(number + title)) continue;
    const text = keyword ? keywordWords(keyword, say).summary : hit.text;
    const shown = text.length <= maxFound ? text : `${text.slice(0, maxFound).replace(/\s\S*$/, '')} …`;
    lines.set(number + title, [number, title, shown].filter(Boolean).join('  ').replaceAll('\n', ' '));
  }
  return lines.size === 0 ? undefined : [...lines.values()].join('\n');
}

/** Why there is nothing on a number, and what there is near it. */
function absent({ text: number, rule = '', section, letters }: RuleNumber, { inUse }: Rulebook, say: Say): string {
  if (inUse) return say('there is no rule {number} in the edition of {date}', { number, date: inUse.date });
  const keyword = ruleKeywords.find((one) => one.rule === rule);
  const subrules = keyword
    ? [...keyword.subrules]
    : (spanishRules.get(rule)?.subrules ?? []).map((one) => one.number.slice(rule.length));
  if (letters !== '' && subrules.length > 0)
    return say('there is no rule {number}; the subrules of {rule} are {letters}', {
      number,
      rule,
      letters: subrules.join(', '),
    });
  if (section === '702')
    return say('there is no rule {number} on a keyword; "cardscript rule 702" lists them', { number });
  const others = [...spanishRules.keys()].filter((one) => !one.startsWith('702.')).join(', ');
  return say(
    'the text of rule {number} is not at hand; there are the keyword abilities (702) and {others}, and more after "cardscript rules import"',
    { number, others },
  );
}

function nothingFound(words: string, say: Say): string {
  const names = ruleKeywords.flatMap(({ en, es }) => (es === null ? [en] : [en, es]));
  const [near] = suggest(words, names);
  return near === undefined
    ? say('no rule at hand speaks of "{words}"; try fewer words, or a keyword such as Bestow', { words })
    : say('no rule at hand speaks of "{words}"; did you mean "{near}"?', { words, near });
}
