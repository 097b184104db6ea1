/**
 * What a rule says, as a few numbers from which its words cannot be had back: the smallest hashes of its pairs of words.
 * Two texts are as alike as the share of these numbers that they have in common.
 */
export type Fingerprint = readonly number[];

/** Numbers in a fingerprint; a short text has fewer. */
const size = 16;

/** Numbers of rules do not count, since they move without a change of the rule. */
export function fingerprint(text: string): Fingerprint {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[a-z]+|\d+(?:\.\d+[a-z]*)?/g)
      ?.filter((word) => !/^\d{3}/.test(word)) ?? [];
  const hashes = new Set<number>();
  if (words.length === 1) hashes.add(hash16(words[0] ?? ''));
  for (let at = 1; at < words.length; at += 1) hashes.add(hash16(`${words[at - 1]} ${words[at]}`));
  return [...hashes].sort((a, b) => a - b).slice(0, size);
}

/** From 0, nothing in common, to 1. */
export function likeness(one: Fingerprint, other: Fingerprint): number {
  let i = 0;
  let j = 0;
  let common = 0;
  let seen = 0;
  while (seen < size && (i < one.length || j < other.length)) {
    const a = one[i] ?? Infinity;
    const b = other[j] ?? Infinity;
    if (a <= b) i += 1;
    if (b <= a) j += 1;
    if (a === b) common += 1;
    seen += 1;
  }
  return seen === 0 ? 0 : common / seen;
}

/** Four hexadecimal digits a number. */
export function writeFingerprint(print: Fingerprint): string {
  return print.map((number) => number.toString(16).padStart(4, '0')).join('');
}

export function readFingerprint(written: string): Fingerprint {
  return (written.match(/.{4}/g) ?? []).map((digits) => parseInt(digits, 16));
}

/** FNV-1a over UTF-16 code units, its bits mixed again because only some of them are kept. */
function hash16(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) & 0xffff;
}
