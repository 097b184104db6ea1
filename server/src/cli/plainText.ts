/**
 * Turns the Markdown of our documentation pages into text for a terminal: headings underlined, scripts indented,
 * quotations and lists as they are.
 */
export function markdownToText(markdown: string): string {
  const lines: string[] = [];
  let fenced = false;
  for (const line of markdown.trimEnd().split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    if (line.startsWith('```')) fenced = !fenced;
    else if (fenced) lines.push(line === '' ? '' : `    ${line}`);
    else if (heading) {
      const title = heading[2] ?? '';
      lines.push(title, (heading[1] === '#' ? '=' : '-').repeat(title.length));
    } else lines.push(plain(line));
  }
  return `${lines.join('\n')}\n`;
}

/** A line without marks for code and emphasis; of a link its text and address. */
function plain(line: string): string {
  return line
    .replaceAll(/`([^`]*)`/g, '$1')
    .replaceAll(/\*\*([^*]+)\*\*/g, '$1')
    .replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 ($2)');
}
