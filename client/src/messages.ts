/**
 * Words from a file or from a server for a message of the editor: in one line, and without the links that the editor
 * makes of brackets in messages, which may call commands.
 */
export function plainMessage(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').replaceAll('](', '] (');
}
