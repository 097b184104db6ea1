import { configuredLevel, type Config } from '../config.ts';
import { fill, inEnglish, type Say, type Values } from '../l10n/say.ts';
import type { Card } from '../model/card.ts';
import { lineAt } from '../model/locate.ts';
import { LineMap } from '../text/lineMap.ts';
import type { TextEdit } from '../text/edits.ts';
import { contains, type Span } from '../text/span.ts';
import type { Vocabulary } from '../vocab/vocabulary.ts';
import {
  canBeSilenced,
  categoryOf,
  type Check,
  type CheckContext,
  type Finding,
  type Fix,
  type FixDraft,
  type Report,
  type ScriptFolder,
  type Severity,
} from './check.ts';
import { removeLine, replace } from './repairs.ts';
import { Steps } from './steps.ts';
import { readSuppressions, type Suppression } from './suppress.ts';

/**
 * Where the words of messages, and of the titles of repairs, come from; the check's own English ones by default.
 *
 * @param key into the check's `messages` or `fixes`, as `kind` says
 */
export type Translate = (check: Check, key: string, kind: 'messages' | 'fixes') => string | undefined;

export interface RunOptions {
  readonly checks: readonly Check[];
  readonly config: Config;
  readonly vocab: Vocabulary;
  readonly fileName?: string | undefined;
  readonly folder?: ScriptFolder | undefined;
  readonly translate?: Translate | undefined;
  /** Puts phrases within messages into words; in English by default. */
  readonly say?: Say | undefined;
  /** How many findings of each check at most; 500 by default. */
  readonly most?: number | undefined;
  /** Told of a repair that would change nothing, which is dropped: its check is wrong. */
  readonly onIdleFix?: ((check: Check, title: string) => void) | undefined;
  /** Told of a check that threw: its findings are dropped, the others kept. */
  readonly onCrash?: ((check: Check, error: unknown) => void) | undefined;
}

/** Longer ones nobody adds to a table. In UTF-16 units. */
const longestWord = 80;

/** So many findings of one check in a file say that it is no card script; to look for more would take minutes. */
const mostOfOneCheck = 500;

/**
 * All findings of a card, in reading order, of each check the first 500, or `most`. Nothing is thrown: a check that does, and a
 * script that takes too many steps, are findings themselves.
 */
export function runChecks(card: Card, options: RunOptions): Finding[] {
  let findings: Finding[] = [];
  let current: ActiveCheck | undefined;
  const cutShort = new Set<Check>();
  let limit = 0;
  // One context serves all checks: a card is checked at every keystroke, by dozens of them.
  const context: CheckContext = {
    card,
    vocab: options.vocab,
    fileName: options.fileName,
    folder: options.folder,
    report: (report) => {
      if (!current) return;
      if (findings.length >= limit) throw enough;
      findings.push(toFinding(current.check, report, current.level, options, card.file.text));
    },
  };
  const steps = new Steps(card);
  const ofFile: (Finding | undefined)[] = [];
  const onFile = (message: string, values?: Values, severity?: Severity): Finding | undefined =>
    findingOnFile('syntax/not-checked', message, values, options, severity);
  for (current of activeChecks(options)) {
    const before = findings.length;
    limit = before + (options.most ?? mostOfOneCheck);
    if (!steps.take(current)) {
      cutShort.add(current.check);
      continue;
    }
    try {
      visit(card, current, context);
    } catch (error) {
      if (error === enough) {
        cutShort.add(current.check);
        ofFile.push(onFile('cutShort', { code: current.check.code, count: limit - before }, 'info'));
        continue;
      }
      findings.length = before;
      const reason = `${current.check.code}: ${error instanceof Error ? error.message : String(error)}`;
      ofFile.push(onFile('failed', { reason }));
      options.onCrash?.(current.check, error);
    }
  }
  if (steps.areOut) ofFile.push(onFile('tooMuch'));
  findings = withoutCascades(card, findings);
  findings = suppressed(card, findings, options, cutShort);
  findings.push(...ofFile.filter((one) => one !== undefined));
  return findings.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end || compare(a.code, b.code));
}

/**
 * A finding on a file as a whole, by whoever reads it: that it is not UTF-8, say, or too large. It stands at the start.
 *
 * @param message key into the check's messages
 * @returns nothing where there is no such check, or settings switch it off
 */
export function findingOnFile(
  code: Check['code'],
  message: string,
  values: Values | undefined,
  options: Pick<RunOptions, 'checks' | 'config' | 'translate' | 'say'>,
  severity?: Severity,
): Finding | undefined {
  const check = options.checks.find((one) => one.code === code);
  const level = configuredLevel(options.config, code);
  if (!check || level === 'off') return undefined;
  const report = { span: { start: 0, end: 0 }, message, ...(values && { values }), ...(severity && { severity }) };
  return toFinding(check, report, level, options, '');
}

interface ActiveCheck extends Visits {
  readonly check: Check;
  /** The level that settings give it. */
  readonly level: Severity | undefined;
}

/** What a check looks at. Here each has all five, so that the loop over a card finds them at the same place. */
interface Visits {
  readonly card: Check['card'];
  readonly line: Check['line'];
  readonly face: Check['face'];
  readonly keyword: Check['keyword'];
  readonly ability: Check['ability'];
}

const activeBySettings = new WeakMap<
  Config['severity'],
  { readonly checks: readonly Check[]; readonly active: readonly ActiveCheck[] }
>();

/** The checks that run, found out once for each configuration. */
function activeChecks({ checks, config }: RunOptions): readonly ActiveCheck[] {
  const known = activeBySettings.get(config.severity);
  if (known?.checks === checks) return known.active;
  const active: ActiveCheck[] = [];
  for (const check of checks) {
    const level = configuredLevel(config, check.code);
    const { card, line, face, keyword, ability } = check;
    if (level !== 'off' && runs(check, config)) active.push({ check, level, card, line, face, keyword, ability });
  }
  activeBySettings.set(config.severity, { checks, active });
  return active;
}

/** Ends the visit of a check that has found enough. */
const enough = new Error('enough findings');

function runs(check: Check, config: Config): boolean {
  const level = configuredLevel(config, check.code);
  return level === undefined ? !check.offByDefault : level !== 'off';
}

function visit(card: Card, { card: ofCard, line, face, keyword, ability }: Visits, context: CheckContext): void {
  ofCard?.(card, context);
  if (line) for (const one of card.file.lines) line(one, context);
  if (!face && !keyword && !ability) return;
  for (const one of card.faces) {
    face?.(one, context);
    if (keyword) {
      for (const use of one.keywords) keyword(use, context);
      for (const use of one.granted) keyword(use, context);
    }
    if (ability) for (const each of one.abilities) ability(each, context);
  }
}

function toFinding(
  check: Check,
  report: Report,
  level: Severity | undefined,
  { translate, say = inEnglish, onIdleFix }: Pick<RunOptions, 'translate' | 'say' | 'onIdleFix'>,
  text: string,
): Finding {
  const word = (key: string, kind: 'messages' | 'fixes'): string =>
    translate?.(check, key, kind) ?? check[kind]?.[key] ?? key;
  const fixes = (): Fix[] =>
    (report.fixes?.() ?? []).flatMap((fix): Fix[] => {
      const title = fill(word(fix.title, 'fixes'), fix.values, say);
      if (changes(text, fix.edits)) return [{ title, edits: fix.edits, safe: fix.safe ?? false }];
      onIdleFix?.(check, title);
      return [];
    });
  return {
    check,
    code: check.code,
    severity: level ?? report.severity ?? check.severity,
    span: report.span,
    message: fill(word(report.message, 'messages'), report.values, say),
    rules: report.rules ?? check.cites,
    ...(report.tag && { tag: report.tag }),
    ...(report.unknownWord && report.unknownWord.word.length <= longestWord && { unknownWord: report.unknownWord }),
    fixes,
  };
}

/** Whether edits make another text of this one, as far as each by itself can tell. */
function changes(text: string, edits: readonly TextEdit[]): boolean {
  return edits.some(({ span: { start, end }, newText }) => text.slice(start, end) !== newText);
}

/**
 * Where the engine cannot read a stretch at all, what else is said about its inside is noise; where the file is no
 * text in the engine's encoding, everything else is. Of a line that holds two, nothing else can be said.
 */
function withoutCascades(card: Card, findings: readonly Finding[]): Finding[] {
  const garbled = findings.filter(({ code }) => code === 'syntax/encoding');
  if (garbled.length > 0) return garbled;
  const unreadable = findings.filter(({ check, severity }) => categoryOf(check) === 'syntax' && severity === 'error');
  if (unreadable.length === 0) return [...findings];
  const spans = unreadable.map(({ code, span }) => {
    const line = code === 'syntax/joined-lines' ? lineAt(card, span.start)?.span : undefined;
    return line && contains(line, span) ? line : span;
  });
  const isWithin = within(spans);
  return findings.filter((one) => categoryOf(one.check) === 'syntax' || !isWithin(one.span));
}

/** Tells of a span whether one of these holds it: of those that begin no later, the one that goes on longest would. */
function within(spans: readonly Span[]): (span: Span) => boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let furthest = 0;
  const ends = sorted.map(({ end }) => (furthest = Math.max(furthest, end)));
  return ({ start, end }) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.start ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    return (ends[low - 1] ?? -1) >= end;
  };
}

/** Takes out what comments silence, and tells of comments that silence nothing, where that check is in the set. */
function suppressed(
  card: Card,
  findings: readonly Finding[],
  options: RunOptions,
  cutShort: ReadonlySet<Check>,
): Finding[] {
  const suppressions = readSuppressions(card.file);
  if (suppressions.length === 0) return [...findings];
  const lines = new LineMap(card.file.text);
  const silenced = new Set(suppressions.map(silences));
  const used = new Set<string>();
  const kept = findings.filter((finding) => {
    if (!canBeSilenced(finding.code)) return true;
    const { line } = lines.positionAt(finding.span.start);
    const by = [finding.code, `${finding.code} ${line}`].filter((what) => silenced.has(what));
    for (const what of by) used.add(what);
    return by.length === 0;
  });
  const unused = options.checks.find(({ code }) => code === 'style/unused-suppression');
  const level = unused && configuredLevel(options.config, unused.code);
  if (!unused || level === 'off') return kept;
  const most = kept.length + (options.most ?? mostOfOneCheck);
  for (const [at, one] of suppressions.entries()) {
    if (kept.length >= most) break;
    if (used.has(silences(one))) continue;
    const check = options.checks.find(({ code }) => code === one.code.text);
    // Only a check that ran, and to the end, can tell.
    if (check && (cutShort.has(check) || !runs(check, options.config))) continue;
    const message = check ? 'unused' : 'unknownCode';
    const values = { code: one.code.text };
    const fixes = () => [{ ...withoutCode(card, suppressions, at), values, safe: true }];
    kept.push(toFinding(unused, { span: one.code.span, message, values, fixes }, level, options, card.file.text));
  }
  return kept;
}

/** What a comment silences, in one word that no other has: a code in the file, or on a line. */
function silences({ scope, code, target }: Suppression): string {
  return scope === 'file' ? code.text : `${code.text} ${target}`;
}

/** Takes a code out of its comment; with the last code the comment goes. */
function withoutCode(card: Card, all: readonly Suppression[], at: number): FixDraft {
  const one = all[at];
  if (!one) return { title: 'remove', edits: [] };
  const [before, next] = [all[at - 1], all[at + 1]];
  const { start, end } = one.code.span;
  if (next?.line === one.line) return { title: 'code', edits: [replace({ start, end: next.code.span.start }, '')] };
  if (before?.line === one.line) return { title: 'code', edits: [replace({ start: before.code.span.end, end }, '')] };
  const line = card.file.lines[one.line];
  return { title: 'remove', edits: line ? [removeLine(card, line)] : [] };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
