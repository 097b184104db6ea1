/** Whether Markdown that is shown holds a link, an image or HTML that a script brought. Scripts bring `evil.test`. */
import type { Faults } from '../faults.ts';

export function expectHarmless(where: string, markdown: string, faults: Faults): void {
  const shown = withoutCode(markdown);
  const brought = /(?<!\\)\]\([^)\n]*evil\.test|(?<!\\)<[^>\n]*evil\.test/.exec(shown);
  if (brought) faults.add(`Markdown of ${where} has no link that the script brought`, markdown);
  for (const [, address = ''] of shown.matchAll(/(?<!\\)\]\(([^)\s]*)\)/g))
    try {
      decodeURIComponent(address);
    } catch {
      faults.add(`addresses of links in ${where} can be decoded`, address);
    }
}

/** Without what stands between backticks, as many before as behind, within a paragraph. */
function withoutCode(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/(?<![\\`])(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, ''))
    .join('\n\n');
}
