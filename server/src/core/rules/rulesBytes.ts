/** Text of a file of rules, with what its bytes told. */
export interface RulesFileText {
  /** Lines without their ends and without blanks at the end; leading blanks are kept. */
  readonly lines: readonly string[];
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'decoded text';
}

/** What Windows-1252 puts at 0x80 to 0x9F; the five places it leaves free stay what they are in Latin-1. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Decodes the publisher's text file in any of the encodings met: by its byte order mark, else as UTF-8 where every byte
 * fits, else as Windows-1252.
 * @returns undefined where the bytes are no text at all
 */
export function readRulesFile(input: Uint8Array | string): RulesFileText | undefined {
  if (typeof input === 'string') return { lines: linesOf(input), encoding: 'decoded text' };
  const order = utf16Order(input);
  if (order) return { lines: linesOf(decodeUtf16(input, order)), encoding: 'UTF-16' };
  if (input.includes(0)) return undefined;
  // What says that it is UTF-8 is read as that, whatever was broken on the way.
  if (input[0] === 0xef && input[1] === 0xbb && input[2] === 0xbf)
    return { lines: linesOf(new TextDecoder().decode(input)), encoding: 'UTF-8' };
  try {
    return { lines: linesOf(new TextDecoder('utf-8', { fatal: true }).decode(input)), encoding: 'UTF-8' };
  } catch {
    return { lines: linesOf(decodeWindows1252(input)), encoding: 'Windows-1252' };
  }
}

/** CR CR LF is one line end: some copies were converted twice. */
function linesOf(text: string): string[] {
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\r\n|\r\n|\r|\n/)
    .map((line) => line.trimEnd());
}

/** By the byte order mark, or by the zeros that every second byte of western text is. */
function utf16Order(bytes: Uint8Array): 'little' | 'big' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'little';
  if (first === 0xfe && second === 0xff) return 'big';
  const pairs = Math.min(bytes.length, 512) >> 1;
  let even = 0;
  let odd = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (bytes[2 * pair] === 0) even += 1;
    if (bytes[2 * pair + 1] === 0) odd += 1;
  }
  if (odd > pairs * 0.8 && even === 0) return 'little';
  if (even > pairs * 0.8 && odd === 0) return 'big';
  return undefined;
}

/** Swaps the bytes itself, since not every runtime decodes big-endian UTF-16. */
function decodeUtf16(bytes: Uint8Array, order: 'little' | 'big'): string {
  let little = bytes;
  if (order === 'big') {
    little = new Uint8Array(bytes.length & ~1);
    for (let at = 0; at < little.length; at += 2) {
      little[at] = bytes[at + 1] ?? 0;
      little[at + 1] = bytes[at] ?? 0;
    }
  }
  return new TextDecoder('utf-16le').decode(little);
}

/** By hand: some versions of Node read `windows-1252` as Latin-1, which loses every quotation mark. */
function decodeWindows1252(bytes: Uint8Array): string {
  const units = new Uint8Array(bytes.length * 2);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const unit = byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte;
    units[2 * at] = unit & 0xff;
    units[2 * at + 1] = unit >> 8;
  }
  return new TextDecoder('utf-16le').decode(units);
}
