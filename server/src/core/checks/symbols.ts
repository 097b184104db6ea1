/** How a mana symbol that cannot be read is reported, wherever it stands. */
import type { ManaSymbol } from '../values/mana.ts';
import type { Report } from './check.ts';
import { replace } from './repairs.ts';

export const symbolMessages = {
  braces: 'Costs are written without braces: "{right}", not "{text}".',
  runTogether: 'Each mana symbol stands for itself, with blanks between them: "{right}", not "{text}".',
  lowerCase: 'Mana symbols are capital letters: "{right}", not "{text}".',
  unknown: '"{text}" is no mana symbol.',
} as const;

export const symbolFixes = { symbol: 'Change to "{right}"' } as const;

export function symbolReport(symbol: ManaSymbol): Report {
  const { text, span, suggestion } = symbol;
  return {
    span,
    message: symbol.problem ?? 'unknown',
    values: { text, right: suggestion ?? text },
    fixes: () =>
      suggestion === undefined
        ? []
        : [
            {
              title: 'symbol',
              values: { right: suggestion },
              edits: [replace(span, suggestion)],
              // What was meant is beyond doubt, and the engine did not read it so.
              safe: symbol.problem !== 'unknown',
            },
          ],
  };
}
