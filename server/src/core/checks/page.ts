/** The documentation page of a check, made from its metadata, with its examples run. */
import { pageWords } from '../l10n/checks.ts';
import type { Language } from '../l10n/language.ts';
import type { Phrase, Say } from '../l10n/say.ts';
import type { Service } from '../service.ts';
import { canBeSilenced, categories, categoryOf, type Check, type Example } from './check.ts';

export const projectAddress = 'https://github.com/cardscript/cardscript';

/** Where the pages stand for readers; a diagnostic's code links here. */
const docsAddress = `${projectAddress}/blob/main`;

/** Folders of the pages, from that of the project. */
export const pageFolders: Readonly<Record<Language, string>> = { en: 'docs/checks', es: 'docs/es/checks' };

export const pageAddress = (code: string, language: Language = 'en'): string =>
  `${docsAddress}/${pageFolders[language]}/${code}.md`;

const fixWords: Readonly<Record<Check['fix'], Phrase>> = {
  none: 'none',
  suggestion: 'a suggestion (it may change what the card does, so it is never applied unasked)',
  safe: 'safe (the card plays the same; `cardscript check --fix` and "fix all" apply it)',
};

/** The page in Markdown, in the language of the service. */
export function checkPage(check: Check, service: Service): string {
  const { say } = service;
  const { summary, why, whenNot, badNotes, goodNotes } = pageWords(check, say.language);
  const level = check.offByDefault
    ? say('off by default ({level} where switched on)', { level: check.severity })
    : check.severity;
  const rules = check.cites.length > 0 ? check.cites.join(', ') : say('none; this is about what the engine reads');
  const lines = [
    `# ${check.code}`,
    '',
    summary,
    '',
    `- ${say('Level:')} ${level}`,
    `- ${say('Rules:')} ${rules}`,
    `- ${say('Repair:')} ${say(fixWords[check.fix])}`,
    `- ${say('Since:')} ${check.since}`,
    '',
    `## ${say('Why')}`,
    '',
    why,
    '',
  ];
  if (!check.ofFiles)
    lines.push(
      `## ${say('Wrong')}`,
      '',
      ...exampleLines(check, check.bad, badNotes, service),
      `## ${say('Right')}`,
      '',
      ...exampleLines(check, check.good, goodNotes, service),
    );
  if (whenNot !== undefined) lines.push(`## ${say('When not to use it')}`, '', whenNot, '');
  lines.push(`## ${say('Silence it')}`, '');
  if (canBeSilenced(check.code))
    lines.push(
      say('For one line, with a comment above it that the engine skips:'),
      '',
      '```',
      `# cardscript-disable-next-line ${check.code} -- ${say('why')}`,
      '```',
      '',
    );
  lines.push(
    say('For good, in {file}: {setting}.', {
      file: '`cardscript.json`',
      setting: `\`{ "severity": { "${check.code}": "off" } }\``,
    }),
    '',
  );
  return lines.join('\n');
}

/** @param notes of the examples that have one */
function exampleLines(
  check: Check,
  examples: readonly Example[],
  notes: readonly string[],
  service: Service,
): string[] {
  let noted = 0;
  return examples.flatMap((example) =>
    oneExample(check, example, example.note === undefined ? undefined : notes[noted++], service),
  );
}

function oneExample(check: Check, example: Example, note: string | undefined, service: Service): string[] {
  const script = service.read(example.script);
  const findings = service
    .lint(script, {
      config: { severity: { [check.code]: check.severity } },
      ...(example.fileName !== undefined && { fileName: example.fileName }),
      ...(example.folder && { folder: example.folder }),
    })
    .filter(({ code }) => code === check.code);
  const lines =
    example.fileName === undefined ? [] : [service.say('In {file}:', { file: `\`${example.fileName}\`` }), ''];
  lines.push('```', example.script.trimEnd(), '```', '');
  if (note !== undefined) lines.push(note, '');
  for (const { message, span } of findings) {
    const { line } = script.lines.positionAt(span.start);
    lines.push(`> ${service.say('Line {number}: {message}', { number: line + 1, message })}`, '');
  }
  return lines;
}

/** The table of all checks. */
export function checkIndexPage(checks: readonly Check[], say: Say): string {
  const lines = [`# ${say('Checks')}`, '', say('Every diagnostic of Cardscript. Made from the checks themselves.'), ''];
  for (const category of categories) {
    const own = checks.filter((check) => categoryOf(check) === category);
    if (own.length === 0) continue;
    lines.push(`## ${category}`, '', say('| code | level | repair | what it reports |'), '| --- | --- | --- | --- |');
    for (const check of own)
      lines.push(
        `| [${check.code}](${check.code}.md) | ${check.offByDefault ? 'off' : check.severity} | ${check.fix} | ${pageWords(check, say.language).summary.replaceAll('|', '\\|')} |`,
      );
    lines.push('');
  }
  return lines.join('\n');
}
