import { inWords, type Say } from '../../core/l10n/say.ts';
import type { Severity } from '../../core/checks/check.ts';
import {
  countFindings,
  type FileReport,
  type Report,
  type ReportedFinding,
  type ReporterContext,
} from '../check/report.ts';
import { count } from '../words.ts';
import { painter, type Color, type Paint } from './colors.ts';
import { jsonText } from '../jsonText.ts';
import { shownPath } from '../paths.ts';
import { excerptOf } from './excerpt.ts';

const colorOf: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'blue', hint: 'cyan' };

/** A message may quote a word of the script, and a word may be megabytes long. */
const maxMessage = 600;

/** For people: each finding with its line, as compilers show them, and a sentence at the end. */
export function prettyReport(report: Report, { colors, say }: ReporterContext): string {
  const paint = painter(colors);
  const blocks = report.results.flatMap(({ path, findings }) => findings.map((one) => block(path, one, paint, say)));
  blocks.push(summary(report, paint, say));
  return `${blocks.join('\n\n')}\n`;
}

/** `Applied 2 fixes in 1 file.` */
export function appliedSentence({ applied, dryRun }: Report, say: Say): string {
  const values = { fixes: count(applied.fixes, 'fix'), files: count(applied.files, 'file') };
  return dryRun ? say('Would apply {fixes} in {files}.', values) : say('Applied {fixes} in {files}.', values);
}

function block(path: string, finding: ReportedFinding, paint: Paint, say: Say): string {
  const { check, severity, range, rules, fixes } = finding;
  const { line, character } = range.start;
  const place = `${shownPath(path)}:${line + 1}:${character + 1}:`;
  const message = paint('plain', shortened(finding.message));
  const lines = [
    `${paint('bold', place)} ${paint(colorOf[severity], say(severity))}: ${message} ${paint('dim', `[${check.code}]`)}`,
  ];
  const margin = ' '.repeat(String(line + 1).length);
  if (finding.line !== undefined) {
    const end = range.end.line === line ? range.end.character : finding.line.length;
    const { text, indent, width } = excerptOf(finding.line, character, end);
    const bar = paint('dim', '|');
    lines.push(`  ${paint('dim', String(line + 1))} ${bar} ${paint('plain', text)}`);
    lines.push(`  ${margin} ${bar} ${' '.repeat(indent)}${paint(colorOf[severity], '^'.repeat(width))}`);
  }
  if (rules.length > 0)
    lines.push(`  ${margin} ${paint('dim', `= ${say('rules: {numbers}', { numbers: rules.join(', ') })}`)}`);
  for (const { title, safe } of fixes) {
    lines.push(
      `  ${margin} = ${paint('green', safe ? say('fix (safe)') : say('fix'))}: ${paint('plain', shortened(title))}`,
    );
  }
  return lines.join('\n');
}

function summary(report: Report, paint: Paint, say: Say): string {
  const { files, results, applied } = report;
  const { error, warning, info, hint } = countFindings(results);
  const counted = (number: number, noun: Severity): string => inWords(count(number, noun), say);
  const parts = [
    paint(error > 0 ? 'red' : 'green', counted(error, 'error')),
    paint(warning > 0 ? 'yellow' : 'green', counted(warning, 'warning')),
    ...(info > 0 ? [counted(info, 'info')] : []),
    ...(hint > 0 ? [counted(hint, 'hint')] : []),
  ];
  // Colors are put in last: what goes through `say` loses them.
  const checked = say('Checked {files}: {counts}.', { files: count(files, 'file') });
  const sentences = [checked.replace('{counts}', parts.join(', '))];
  if (applied.fixes > 0) sentences.push(appliedSentence(report, say));
  const repairs = repairSentence(results, say);
  if (repairs !== undefined) sentences.push(repairs);
  const words = wordsSentence(results, say);
  if (words !== undefined) sentences.push(words);
  return sentences.join('\n');
}

function repairSentence(results: readonly FileReport[], say: Say): string | undefined {
  let safe = 0;
  let others = 0;
  for (const { fixes } of results.flatMap(({ findings }) => findings)) {
    if (fixes.some((fix) => fix.safe)) safe += 1;
    else if (fixes.length > 0) others += 1;
  }
  const parts = [
    ...(safe > 0 ? [say('{count} with --fix', { count: safe })] : []),
    ...(others > 0 && safe > 0 ? [say('{count} more with --fix-suggestions', { count: others })] : []),
    ...(others > 0 && safe === 0 ? [say('{count} with --fix-suggestions', { count: others })] : []),
  ];
  return parts.length === 0 ? undefined : say('Can be repaired: {parts}.', { parts: parts.join(', ') });
}

/** So many words are named; a long list would push the findings off the screen. */
const mostWords = 10;

/** What to put into the project file where the words are right and the tables too old. Slips have a repair instead. */
function wordsSentence(results: readonly FileReport[], say: Say): string | undefined {
  const words: Record<string, string[]> = {};
  const seen = new Set<string>();
  for (const { unknownWord, fixes } of results.flatMap(({ findings }) => findings)) {
    if (!unknownWord || fixes.length > 0) continue;
    const { table, word } = unknownWord;
    const key = `${table} ${word}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size <= mostWords) (words[table] ??= []).push(word);
  }
  if (seen.size === 0) return undefined;
  const more = seen.size > mostWords ? `, ${say('and {count} more', { count: seen.size - mostWords })}` : '';
  const list = `${jsonText({ words })}${more}`;
  return say('Unknown words that are right go into cardscript.json: {words}.', { words: list });
}

function shortened(text: string): string {
  return text.length <= maxMessage ? text : `${text.slice(0, maxMessage - 1)}…`;
}
