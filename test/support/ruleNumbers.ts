/**
 * Which rules there are: the numbers alone of the Comprehensive Rules of 17 April 2026, with those that the edition of
 * 25 September 2026 added. By section, `2a-d` stands for rule 2 with its subrules a to d; letters skip l and o.
 */
import ranges from './ruleNumbers.json' with { type: 'json' };

const letters = [...'abcdefghijkmnpqrstuvwxyz'];
const suffixes = [...letters, ...letters.map((letter) => `a${letter}`)];
const numbers = new Set<string>();

for (const [section, rules] of Object.entries(ranges)) {
  numbers.add(section);
  for (const word of rules.split(' ')) {
    const [, first = '', last = first, subrules = ''] = /^(\d+)(?:-(\d+))?([a-z,-]*)$/.exec(word) ?? [];
    for (let rule = Number(first); rule <= Number(last); rule += 1) {
      numbers.add(`${section}.${rule}`);
      for (const run of subrules.split(',')) {
        const [from = '', to = from] = run.split('-');
        if (from === '') continue;
        for (const suffix of suffixes.slice(suffixes.indexOf(from), suffixes.indexOf(to) + 1))
          numbers.add(`${section}.${rule}${suffix}`);
      }
    }
  }
}

/** @param number as `113.6b`, `702.103` or `702` */
export function isRule(number: string): boolean {
  return numbers.has(number);
}

export const ruleCount = numbers.size;
