/** The links of the server's Markdown, and none that only looks like one. */

/** What is passed over: signs that are escaped, and runs of ticks, which begin code. */
const token = /\\[^]|`+|\]\(([\w-]+):([^()\s]+)\)/g;

/**
 * Gives links other addresses. What stands in code or behind a backslash is no link, whatever it looks like: the words
 * of a script are there.
 *
 * @param address the new one; nothing where a link is to stay as it is
 */
export function withAddresses(
  markdown: string,
  address: (scheme: string, place: string) => string | undefined,
): string {
  let done = '';
  let at = 0;
  token.lastIndex = 0;
  for (let found = token.exec(markdown); found; found = token.exec(markdown)) {
    const [whole, scheme, place] = found;
    if (whole.startsWith('`')) token.lastIndex = endOfCode(markdown, found.index, whole);
    const other = scheme === undefined || place === undefined ? undefined : address(scheme, place);
    if (other === undefined) continue;
    done += `${markdown.slice(at, found.index)}](${other})`;
    at = token.lastIndex;
  }
  return done + markdown.slice(at);
}

/** Where code ends that begins at `start` with these ticks; behind the ticks where it does not end. */
function endOfCode(markdown: string, start: number, ticks: string): number {
  const behind = start + ticks.length;
  for (let at = markdown.indexOf(ticks, behind); at >= 0; at = markdown.indexOf(ticks, at)) {
    let end = at;
    while (markdown[end] === '`') end += 1;
    if (end - at === ticks.length) return end;
    at = end;
  }
  return behind;
}

/** The text that an address stands for; nothing where it is none of those that the server makes. */
export function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
