/** The documentation page of a check, made from its metadata, with its examples run. */
import type { Service } from '../service.ts';
import { categories, categoryOf, type Check, type Example } from './check.ts';

/** Where the pages stand for readers; a diagnostic's code links here. */
export const pagesAddress = 'https://github.com/cardscript/cardscript/blob/main/docs/checks';

export const pageAddress = (code: string): string => `${pagesAddress}/${code}.md`;

const fixWords = {
  none: 'none',
  suggestion: 'a suggestion (it may change what the card does, so it is never applied unasked)',
  safe: 'safe (the card plays the same; `cardscript check --fix` and "fix all" apply it)',
} as const;

/** The page in Markdown. */
export function checkPage(check: Check, service: Service): string {
  const lines = [
    `# ${check.code}`,
    '',
    check.summary,
    '',
    `- Level: ${check.offByDefault ? `off by default (${check.severity} where switched on)` : check.severity}`,
    `- Rules: ${check.cites.length > 0 ? check.cites.join(', ') : 'none; this is about what the engine reads'}`,
    `- Repair: ${fixWords[check.fix]}`,
    `- Since: ${check.since}`,
    '',
    '## Why',
    '',
    check.why,
    '',
    '## Wrong',
    '',
    ...check.bad.flatMap((example) => exampleLines(check, example, service)),
    '## Right',
    '',
    ...check.good.flatMap((example) => exampleLines(check, example, service)),
  ];
  if (check.whenNot) lines.push('## When not to use it', '', check.whenNot, '');
  lines.push(
    '## Silence it',
    '',
    'For one line, with a comment above it that the engine skips:',
    '',
    '```',
    `# cardscript-disable-next-line ${check.code} -- why`,
    '```',
    '',
    `For good, in \`cardscript.json\`: \`{ "severity": { "${check.code}": "off" } }\`.`,
    '',
  );
  return lines.join('\n');
}

function exampleLines(check: Check, example: Example, service: Service): string[] {
  const script = service.read(example.script);
  const findings = service
    .lint(script, {
      config: { severity: { [check.code]: check.severity } },
      ...(example.fileName !== undefined && { fileName: example.fileName }),
      ...(example.folder && { folder: example.folder }),
    })
    .filter(({ code }) => code === check.code);
  const lines = example.fileName === undefined ? [] : [`In \`${example.fileName}\`:`, ''];
  lines.push('```', example.script.trimEnd(), '```', '');
  if (example.note) lines.push(example.note, '');
  for (const { message, span } of findings) {
    const { line } = script.lines.positionAt(span.start);
    lines.push(`> Line ${line + 1}: ${message}`, '');
  }
  return lines;
}

/** The table of all checks. */
export function checkIndexPage(checks: readonly Check[]): string {
  const lines = ['# Checks', '', 'Every diagnostic of Cardscript. Made from the checks themselves.', ''];
  for (const category of categories) {
    const own = checks.filter((check) => categoryOf(check) === category);
    if (own.length === 0) continue;
    lines.push(`## ${category}`, '', '| code | level | repair | what it reports |', '| --- | --- | --- | --- |');
    for (const check of own)
      lines.push(
        `| [${check.code}](${check.code}.md) | ${check.offByDefault ? 'off' : check.severity} | ${check.fix} | ${check.summary.replaceAll('|', '\\|')} |`,
      );
    lines.push('');
  }
  return lines.join('\n');
}
