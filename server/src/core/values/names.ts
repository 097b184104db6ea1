import type { Piece } from '../text/span.ts';
import { span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import { isInteger } from './amount.ts';
import { isAmountWord } from './amountProblems.ts';
import type { Cost } from './cost.ts';
import { isComparator } from './comparison.ts';
import type { ValidExpression, ValidProperty } from './valid.ts';

/**
 * SVars named inside a Valid expression: `X` of `Creature.cmcLEX` and `Y` of `counters_GEY_P1P1`.
 * Spans are offsets in the file.
 */
export function validNames(vocab: Vocabulary, { alternatives }: ValidExpression): Piece[] {
  return alternatives.flatMap(({ properties }) =>
    properties.flatMap((property) => propertyName(vocab, property) ?? []),
  );
}

function propertyName(vocab: Vocabulary, { text, span: at }: ValidProperty): Piece | undefined {
  for (let length = text.length - 1; length > 1; length -= 1) {
    const forms = vocab.properties.get(text.slice(0, length))?.forms;
    if (forms === undefined || !/\b_?compare/.test(forms)) continue;
    const from = length + (text[length] === '_' ? 1 : 0);
    if (!isComparator(text.slice(from, from + 2))) continue;
    const underscore = text.indexOf('_', from);
    const name = text.slice(from + 2, underscore < 0 ? undefined : underscore);
    if (name === '' || isInteger(name)) return undefined;
    return { text: name, span: span(at.start + from + 2, at.start + from + 2 + name.length) };
  }
  return undefined;
}

/** SVars that stand for amounts in a cost: `X` of `PayLife<X>`. Spans are offsets in the file. */
export function costNames({ parts }: Cost): Piece[] {
  const names: Piece[] = [];
  for (const part of parts) {
    if (part.kind !== 'part') continue;
    const amount = part.args[part.def?.args.indexOf('N') ?? -1];
    if (!amount || !/^[A-Za-z]\w*$/.test(amount.text) || isAmountWord(amount.text)) continue;
    // `X1+` of counters to remove is a range, no name.
    if (!/^X\d/.test(amount.text)) names.push(amount);
  }
  return names;
}
