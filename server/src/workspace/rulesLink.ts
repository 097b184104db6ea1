/** The publisher's page with the newest edition. */
export const publisherPage = 'https://magic.wizards.com/en/rules';

/** Characters of an address. */
const longestName = 400;
/** The last quotation mark, bracket or sign that an address stands behind, if nothing after it ends an address. */
const beginning = /["'(](?=[^"'()<>\n]*$)|=(?=[^"'()<>=\s]*$)/;

/**
 * Finds the text file of the rules on the publisher's page. The address may stand in an attribute or in a script, with
 * slashes escaped, characters as entities, and a blank in the file's name.
 *
 * @param base address of the page, which relative links start from
 * @returns the newest where several are linked; undefined where none is
 */
export function findRulesLink(page: string, base: string): URL | undefined {
  const plain = page
    .replaceAll(/\\u00([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/(?<!\\)\\+([/"'])/g, '$1')
    .replaceAll(/&(?:quot|#34|#x22);/gi, '"')
    .replaceAll(/&(?:apos|#39|#x27);/gi, "'")
    .replaceAll(/&(?:amp|#38|#x26);/gi, '&');
  let best: { readonly link: URL; readonly rank: string } | undefined;
  // From each ending backwards: a page has few of them, and many marks that an address might begin after.
  for (const ending of plain.matchAll(/\.txt(?:\?[^"'<>()\s?]*)?(?=\s*["'()<>]|\s)/gi)) {
    const before = plain.slice(Math.max(0, ending.index - longestName), ending.index);
    const begins = beginning.exec(before)?.index;
    if (begins === undefined) continue;
    const link = toUrl(before.slice(begins + 1) + ending[0], base);
    const name = link && nameOf(link);
    if (!link || !name || !/rules/i.test(name)) continue;
    const rank = (/comp/i.test(name) ? '1' : '0') + (/(?:19|20)\d{6}/.exec(name)?.[0] ?? '');
    if (!best || rank > best.rank) best = { link, rank };
  }
  return best?.link;
}

/** Only what can be fetched; blanks come out percent-encoded. */
export function toUrl(address: string, base?: string): URL | undefined {
  try {
    const url = new URL(address.trim(), base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

function nameOf({ pathname }: URL): string | undefined {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
