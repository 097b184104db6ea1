import data from './data/spanish.json' with { type: 'json' };
import type { RuleText } from './ruleText.ts';

interface SpanishRule {
  readonly number: string;
  readonly title?: string;
  readonly en?: string;
  readonly text?: string;
  readonly subrules: readonly {
    readonly number: string;
    readonly text: string;
    readonly examples?: readonly string[];
  }[];
}

/** The rules quoted in Spanish out of the box, by number. */
export const spanishRules: ReadonlyMap<string, RuleText> = new Map(
  (data.rules as readonly SpanishRule[]).map((rule) => [rule.number, toRuleText(rule)]),
);

function toRuleText({ number, title, en, text, subrules }: SpanishRule): RuleText {
  return {
    number,
    ...(title === undefined ? {} : { title }),
    ...(en === undefined ? {} : { otherTitle: en }),
    ...(text === undefined ? {} : { text }),
    subrules: subrules.map(({ number, text, examples = [] }) => ({ number, text, examples })),
    language: 'es',
    source: data.source,
  };
}
