import { scriptMana } from '../words/printedMana.ts';
import { numberOf } from '../../text/numbers.ts';
import type { EffectRule } from './effect.ts';

export const manaRules: readonly EffectRule[] = [
  {
    pattern: /^add (\w+) mana of any (?:one )?color$/i,
    read: ([, number]) => {
      const amount = numberOf(number);
      return amount === undefined
        ? undefined
        : { api: 'Mana', parameters: [['Produced', 'Any'], ...(amount === '1' ? [] : [['Amount', amount] as const])] };
    },
  },
  {
    pattern: /^add ((?:\{[WUBRGC]\})+)$/i,
    read: ([, symbols = '']) => {
      const letters = (scriptMana(symbols) ?? '').split(' ');
      const same = letters.every((letter) => letter === letters[0]);
      return {
        api: 'Mana',
        parameters:
          same && letters.length > 1
            ? [
                ['Produced', letters[0] ?? ''],
                ['Amount', String(letters.length)],
              ]
            : [['Produced', letters.join(' ')]],
        ...(letters.includes('C') && { brings: ['Ability$Mana.Colorless'] }),
      };
    },
  },
  {
    pattern: /^add (\{[WUBRGC]\}(?:,? (?:or )?\{[WUBRGC]\})+)$/i,
    read: ([, symbols = '']) => ({
      api: 'Mana',
      parameters: [['Produced', `Combo ${(symbols.match(/[WUBRGC]/g) ?? []).join(' ')}`]],
    }),
  },
];
