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
import { excerptOf, visible } from './excerpt.ts';

const colorOf: Readonly<Record<Severity, Color>> = { error: 'red', warning: 'yellow', info: 'blue', hint: 'cyan' };

/** A message may quote a word of the script, and a word may be megabytes long. */
const maxMessage = 600;

/** For people: each finding with its line, as compilers show them, and a sentence at the end. */
export function prettyReport(report: Report, { colors }: ReporterContext): string {
  const paint = painter(colors);
  const blocks = report.results.flatMap(({ path, findings }) => findings.map((one) => block(path, one, paint)));
  blocks.push(summary(report, paint));
  return `${blocks.join('\n\n')}\n`;
}

/** `Applied 2 fixes in 1 file.` */
export function appliedSentence({ applied }: Report): string {
  return `Applied ${count(applied.fixes, 'fix', 'fixes')} in ${count(applied.files, 'file')}.`;
}

function block(path: string, finding: ReportedFinding, paint: Paint): string {
  const { check, severity, range, rules, fixes } = finding;
  const { line, character } = range.start;
  const place = `${visible(path)}:${line + 1}:${character + 1}:`;
  const message = visible(shortened(finding.message));
  const lines = [
    `${paint('bold', place)} ${paint(colorOf[severity], severity)}: ${message} ${paint('dim', `[${check.code}]`)}`,
  ];
  const margin = ' '.repeat(String(line + 1).length);
  if (finding.line !== undefined) {
    const end = range.end.line === line ? range.end.character : finding.line.length;
    const { text, indent, width } = excerptOf(finding.line, character, end);
    const bar = paint('dim', '|');
    lines.push(`  ${paint('dim', String(line + 1))} ${bar} ${text}`);
    lines.push(`  ${margin} ${bar} ${' '.repeat(indent)}${paint(colorOf[severity], '^'.repeat(width))}`);
  }
  if (rules.length > 0) lines.push(`  ${margin} ${paint('dim', `= rules: ${rules.join(', ')}`)}`);
  for (const { title, safe } of fixes) {
    lines.push(`  ${margin} = ${paint('green', safe ? 'fix (safe)' : 'fix')}: ${visible(shortened(title))}`);
  }
  return lines.join('\n');
}

function summary(report: Report, paint: Paint): string {
  const { files, results, applied } = report;
  const { error, warning, info, hint } = countFindings(results);
  const parts = [
    paint(error > 0 ? 'red' : 'green', count(error, 'error')),
    paint(warning > 0 ? 'yellow' : 'green', count(warning, 'warning')),
    ...(info > 0 ? [count(info, 'info')] : []),
    ...(hint > 0 ? [count(hint, 'hint')] : []),
  ];
  const sentences = [`Checked ${count(files, 'file')}: ${parts.join(', ')}.`];
  if (applied.fixes > 0) sentences.push(appliedSentence(report));
  const repairs = repairSentence(results);
  if (repairs !== undefined) sentences.push(repairs);
  const words = wordsSentence(results);
  if (words !== undefined) sentences.push(words);
  return sentences.join('\n');
}

function repairSentence(results: readonly FileReport[]): string | undefined {
  let safe = 0;
  let others = 0;
  for (const { fixes } of results.flatMap(({ findings }) => findings)) {
    if (fixes.some((fix) => fix.safe)) safe += 1;
    else if (fixes.length > 0) others += 1;
  }
  const parts = [
    ...(safe > 0 ? [`${safe} with --fix`] : []),
    ...(others > 0 ? [`${others}${safe > 0 ? ' more' : ''} with --fix-suggestions`] : []),
  ];
  return parts.length === 0 ? undefined : `Can be repaired: ${parts.join(', ')}.`;
}

/** So many words are named; a long list would push the findings off the screen. */
const mostWords = 10;

/** What to put into the project file where the words are right and the tables too old. Slips have a repair instead. */
function wordsSentence(results: readonly FileReport[]): string | undefined {
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
  const more = seen.size > mostWords ? `, and ${seen.size - mostWords} more` : '';
  return `Unknown words that are right go into cardscript.json: ${visible(JSON.stringify({ words }))}${more}.`;
}

function shortened(text: string): string {
  return text.length <= maxMessage ? text : `${text.slice(0, maxMessage - 1)}…`;
}
