/**
 * Turns our own Markdown, of documentation and hovers, into text to read where Markdown is not shown: headings
 * underlined, scripts indented, a line for each row of a table, quotations and lists as they are.
 *
 * @returns ends with a line break
 */
export function markdownToText(markdown: string): string {
  const lines: string[] = [];
  let fenced = false;
  let columns: string[] | undefined;
  for (const line of markdown.trimEnd().split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    const cells = fenced ? undefined : cellsOf(line);
    if (line.startsWith('```')) fenced = !fenced;
    else if (fenced) lines.push(line === '' ? '' : `    ${line}`);
    else if (heading) {
      const title = heading[2] ?? '';
      lines.push(title, (heading[1] === '#' ? '=' : '-').repeat(title.length));
    } else if (!cells) lines.push(plain(line));
    else if (!columns) columns = cells;
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell))) lines.push(row(columns, cells));
    if (!cells) columns = undefined;
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Without what keeps a cost on one line and without marks of code and emphasis, what was escaped as it is, and of a link
 * its text and address.
 */
function plain(line: string): string {
  return line
    .replaceAll('\u2060', '')
    .replaceAll(
      /\\([^a-zA-Z0-9\s])|`([^`]*)`|\[((?:\\.|[^[\]\\])+)\]\(([^()]+)\)|\*+|(?<! ) +$/g,
      (_, escaped?: string, code?: string, text?: string, address?: string) =>
        escaped ?? code ?? (text === undefined ? '' : `${plain(text)} (${address})`),
    );
}

/** Of a line of a table. */
function cellsOf(line: string): string[] | undefined {
  return /^\|(.*)\|$/
    .exec(line)?.[1]
    ?.split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim()));
}

/** `Warp — From: hand; Cost: {1}{R}` */
function row(columns: readonly string[], [first = '', ...others]: readonly string[]): string {
  const said = others.flatMap((cell, at) => (cell === '' ? [] : [`${columns[at + 1]}: ${cell}`]));
  return [first, said.join('; ')].filter((part) => part !== '').join(' — ');
}
