import { describe, expect, it } from 'vitest';
import { decodeUtf8 } from '../../../server/src/core/text/decode.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const script = 'Name:Café\r\nManaCost:1\n';

/** The same text in UTF-16, in either byte order. */
function utf16(text: string, littleEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return bytes;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('decodeUtf8', () => {
  it('reads UTF-8', () => {
    expect(decodeUtf8(utf8(script))).toEqual({ ok: true, text: script });
  });

  it('keeps the byte order mark, so that offsets fit the file', () => {
    expect(decodeUtf8(utf8(`\ufeff${script}`))).toEqual({ ok: true, text: `\ufeff${script}` });
  });

  it('reads an empty file', () => {
    expect(decodeUtf8(new Uint8Array())).toEqual({ ok: true, text: '' });
  });

  it.each([
    ['UTF-16 (little endian)', utf16(`\ufeff${script}`, true)],
    ['UTF-16 (big endian)', utf16(`\ufeff${script}`, false)],
    ['UTF-16 (little endian)', utf16(script, true)],
    ['UTF-16 (big endian)', utf16(script, false)],
    ['Windows-1252 or another single-byte encoding', latin1(script)],
    ['binary data', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 8, 0, 255)],
    ['binary data', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 0xff)],
  ])('tells %s', (encoding, bytes) => {
    expect(decodeUtf8(bytes)).toEqual({ ok: false, encoding });
  });

  it('takes short names with many letters beyond ASCII for what they are', () => {
    const text = 'Name:Ææöü\n';
    expect(decodeUtf8(utf8(text))).toEqual({ ok: true, text });
  });
});
