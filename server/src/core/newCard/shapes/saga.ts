import { nothing, readChain } from '../effects/chain.ts';
import { readModes } from '../abilities/modes.ts';
import { withoutReminder, type Paragraph } from '../paragraphs.ts';
import { writeRecord, type Built, type Names } from '../record.ts';

const chapter = /^((?:[IVX]+)(?:, [IVX]+)*) — (.+)$/;

export function isChapter({ text }: Paragraph): boolean {
  return chapter.test(text);
}

/** `I, II — Draw a card.`: one line that names the ability of each chapter, in order. */
export function readChapters(paragraphs: readonly Paragraph[], names: Names): Built {
  const abilities: string[] = [];
  const below: string[] = [];
  const brings: string[] = [];
  for (const paragraph of paragraphs) {
    const [, numerals = '', words = ''] = chapter.exec(withoutReminder(paragraph.described)) ?? [];
    const modes = paragraph.modes.length > 0 ? readModes(paragraph, names) : undefined;
    const chain = modes ? { api: 'Charm', placeholder: false, ...modes } : readChain(words, names, nothing);
    const name = names.free(chain.placeholder ? 'DBChapter' : `DB${chain.api}`);
    below.push(
      `SVar:${name}:${writeRecord(`DB$ ${chain.api}`, chain.parameters, modes ? [] : [['SpellDescription', words]])}`,
      ...chain.below,
    );
    brings.push(...chain.brings);
    for (const numeral of numerals.split(', ')) abilities[romanNumber(numeral) - 1] = name;
  }
  const listed = Array.from(abilities, (name) => name ?? abilities.find((one) => one !== undefined) ?? '');
  return { kind: 'K', text: `Chapter:${listed.length}:${listed.join(',')}`, below, brings };
}

/** `IV` is 4. */
export function romanNumber(numeral: string): number {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
  const digits = [...numeral].map((letter) => values[letter] ?? 0);
  return digits.reduce((sum, value, at) => sum + (value < (digits[at + 1] ?? 0) ? -value : value), 0);
}
