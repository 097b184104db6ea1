import type { Finding } from '../checks/check.ts';
import { touches } from '../text/span.ts';
import type { Hover, HoverOptions } from './hover.ts';
import { quotation } from './quotation.ts';

/** A finding may cite half a dozen rules; the first are the most telling. */
const most = 2;

/**
 * What is shown at `offset`, with the rules below it that the findings there rest on: those that are not quoted already
 * and are at hand in the wanted language. A rule with several subrules is too long for that; a subrule is not.
 */
export function withRulesOfFindings(
  found: Hover | undefined,
  findings: readonly Pick<Finding, 'span' | 'rules'>[],
  offset: number,
  options: HoverOptions,
): Hover | undefined {
  const here = findings.filter(({ span }) => touches(span, offset));
  const quotes: string[] = [];
  for (const number of new Set(here.flatMap(({ rules }) => rules))) {
    if (quotes.length === most) break;
    const rule = options.rulebook.cited(number, options.language);
    if (!rule || rule.subrules.length > 1) continue;
    const isQuoted = [`**${rule.number}**`, `**[${rule.number}]`].some((mark) => found?.markdown.includes(mark));
    if (!isQuoted) quotes.push(quotation(number, options).join('\n\n'));
  }
  const [first] = here;
  if (quotes.length === 0 || !first) return found;
  // Without words above them the quotations need no line that parts them from these.
  const markdown = found ? [found.markdown, ...quotes].join('\n\n') : quotes.join('\n\n').replace(/^---\n\n/, '');
  return { span: found?.span ?? first.span, markdown };
}
