import { describe, expect, it } from 'vitest';
import { valueHints } from '../../../server/src/core/features/valueHints.ts';
import { createService } from '../../../server/src/core/service.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

const service = createService();

/** The script with each hint put in where it is shown, between `«` and `»`. */
function shown(text: string): string {
  return valueHints(service.read(text).card, vocab).reduceRight(
    (said, { offset, label }) => `${said.slice(0, offset)}«${label}»${said.slice(offset)}`,
    text,
  );
}

describe('hints of values', () => {
  it('say what a named SVar stands for, where it is named', () => {
    expect(
      shown(
        'A:AB$ GainLife | Cost$ X T | LifeAmount$ X | SubAbility$ DBPump\nSVar:DBPump:DB$ Pump\nSVar:X:Count$xPaid',
      ),
    ).toBe(
      'A:AB$ GainLife | Cost$ X«= Count$xPaid» T | LifeAmount$ X«= Count$xPaid» | SubAbility$ DBPump«= Pump»\nSVar:DBPump:DB$ Pump\nSVar:X:Count$xPaid',
    );
  });

  it('say what is taken where a parameter is left out', () => {
    expect(shown('A:SP$ Draw')).toBe('A:SP$ Draw«NumCards$ 1»');
    expect(shown('A:SP$ PutCounter | CounterType$ P1P1')).toBe('A:SP$ PutCounter | CounterType$ P1P1«CounterNum$ 1»');
  });

  it('are silent where it is there, where another parameter says it, and where nothing is defined', () => {
    for (const text of [
      'A:SP$ Draw | numcards$ 2',
      'A:SP$ PutCounter | EachFromSource$ Self',
      'S:Mode$ Draw',
      'A:SP$ GainLife | LifeAmount$ X',
      'A:SP$ GainLife | LifeAmount$ X\nSVar:X:',
    ])
      expect(shown(text)).toBe(text);
  });

  it('are cut where they would be too long, and whole in their tooltip', () => {
    const value = `Count$Valid ${'Creature.YouCtrl,'.repeat(4)}Land`;
    const [hint] = valueHints(service.read(`A:SP$ GainLife | LifeAmount$ X\nSVar:X:${value}`).card, vocab);
    expect(hint?.label).toHaveLength(42);
    expect(hint?.tooltip).toBe(value);
  });
});
