/**
 * A hash to tell texts apart, not to protect them: FNV-1a over UTF-16 code units, twice with different seeds.
 * Blanks around lines and blank lines do not count.
 * @returns 16 hexadecimal digits
 */
export function textHash(lines: readonly string[]): string {
  let first = 0x811c9dc5;
  let second = 0x9747b28c;
  for (const line of lines) {
    const text = line.trim();
    if (text === '') continue;
    for (let at = 0; at <= text.length; at += 1) {
      const unit = at < text.length ? text.charCodeAt(at) : 10;
      first = Math.imul(first ^ unit, 0x01000193);
      second = Math.imul(second ^ unit, 0x01000193);
    }
  }
  return hex(first) + hex(second);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}
