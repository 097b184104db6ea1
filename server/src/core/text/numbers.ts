const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** `a`, `two`, `3` and `X` as scripts write amounts. */
export function numberOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const lower = word.toLowerCase();
  if (/^(?:\d+|x)$/.test(lower)) return lower.toUpperCase();
  if (lower === 'a' || lower === 'an') return '1';
  const at = numbers.indexOf(lower);
  return at < 0 ? undefined : String(at);
}
