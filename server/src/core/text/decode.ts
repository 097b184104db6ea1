/** What the bytes of a file turned out to be. */
export type Decoded =
  | { readonly ok: true; readonly text: string }
  /** `encoding` is the likely one. */
  | { readonly ok: false; readonly encoding: Encoding };

/** In words for a user. */
export type Encoding =
  'UTF-16 (little endian)' | 'UTF-16 (big endian)' | 'Windows-1252 or another single-byte encoding' | 'binary data';

/**
 * Reads UTF-8, with or without a byte order mark (which stays in the text, so that offsets fit the file).
 * The engine reads nothing else, so any other encoding is told of and not guessed at.
 */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  const utf16 = utf16Guess(bytes);
  if (utf16) return { ok: false, encoding: utf16 };
  if (bytes.includes(0)) return { ok: false, encoding: 'binary data' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, encoding: isText(bytes) ? 'Windows-1252 or another single-byte encoding' : 'binary data' };
  }
}

/** By its byte order mark, or by every second byte of its beginning being zero, as letters of western scripts are. */
function utf16Guess(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16 (little endian)';
  if (first === 0xfe && second === 0xff) return 'UTF-16 (big endian)';
  const size = Math.min(bytes.length, 256) & ~1;
  if (size < 8) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < size; at += 2) {
    if (bytes[at] === 0) even += 1;
    if (bytes[at + 1] === 0) odd += 1;
  }
  if (odd > size / 4 && even < size / 16) return 'UTF-16 (little endian)';
  if (even > size / 4 && odd < size / 16) return 'UTF-16 (big endian)';
  return undefined;
}

/** Control characters other than tab and line ends do not occur in text. */
function isText(bytes: Uint8Array): boolean {
  return !bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13);
}
