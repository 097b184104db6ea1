/** Safe fixes, applied until there is none left, and none of them where the script has more errors afterwards. */
import type { Finding, Fix } from '../checks/check.ts';
import { applyEdits, type TextEdit } from '../text/edits.ts';
import { LineMap } from '../text/lineMap.ts';
import { OffsetMap } from '../text/offsetMap.ts';
import type { Span } from '../text/span.ts';
import { SpanSet } from '../text/spanSet.ts';
import { withLineEndsOf } from './lineEnds.ts';
import type { MeteredLint } from './meteredLint.ts';

/** More rounds than any script needs: a fix may uncover another finding, but chains of ten are not seen. */
const maxRounds = 100;

/** A safe fix that was left undone, as plain data. */
export interface SkippedFix {
  readonly code: string;
  readonly title: string;
  /** Of its finding in the text that came out, from 0. */
  readonly line: number;
  /** `errors`: the script would have more of them. `rounds`: the rounds, or the characters to be read, were used up. */
  readonly why: 'errors' | 'rounds';
}

export interface SafelyFixed {
  readonly text: string;
  readonly findings: readonly Finding[];
  readonly applied: number;
  readonly skipped: readonly SkippedFix[];
}

interface Version {
  readonly text: string;
  readonly findings: readonly Finding[];
}

interface Choice {
  readonly finding: Finding;
  readonly fix: Fix;
  readonly edits: readonly TextEdit[];
}

/**
 * Applies in each round all safe fixes that do not touch each other. Where a line has more errors afterwards, the round
 * is undone and fewer of that line's fixes are tried, down to the one that is to blame; where errors come somewhere
 * else, halves of the round are tried. A fix that is to blame is left, and tried again when all others are done.
 */
export function applySafe(text: string, lint: MeteredLint): SafelyFixed {
  let current: Version = { text, findings: lint.all(text) };
  const left = new Left();
  const seen = new Set([text]);
  let applied = 0;
  let progress = false;
  let ended = false;
  for (let round = 0; !ended && round < maxRounds && !lint.isSpent; round += 1) {
    const chosen = choose(current, left);
    if (chosen.length === 0) {
      ended = left.isEmpty || !progress;
      if (!ended) left.clear();
      progress = false;
      continue;
    }
    const edits = editsOf(chosen);
    const next = applyEdits(current.text, edits);
    // Fixes that undo each other would go on for ever.
    if (seen.has(next)) break;
    let after: Version = { text: next, findings: lint.all(next) };
    let kept = chosen;
    const worse = worseFor(chosen, current, after);
    if (worse.length > 0) {
      left.blame(worse, new LineMap(current.text));
      continue;
    }
    if (errorsIn(after) > errorsIn(current)) {
      const found = halve(chosen, current, lint);
      for (const choice of found.refused) left.refuse(choice.finding, choice.fix);
      if (found.kept.length === 0) continue;
      if (seen.has(found.version.text)) break;
      ({ kept, version: after } = found);
    }
    left.move(new OffsetMap(editsOf(kept)));
    seen.add(after.text);
    current = after;
    applied += kept.length;
    progress = true;
  }
  return { ...current, applied, skipped: skippedIn(current, left) };
}

/** The safe fixes of a round: of several that touch each other the first in reading order. */
function choose({ text, findings }: Version, left: Left): Choice[] {
  const chosen: Choice[] = [];
  const taken = new SpanSet();
  const allows = left.allowance(text);
  for (const finding of findings) {
    const fix = finding.fixes().find((one) => one.safe && one.edits.length > 0 && !left.has(finding, one));
    if (!fix || fix.edits.some(({ span }) => taken.overlaps(span)) || !allows(fix)) continue;
    for (const { span } of fix.edits) taken.add(span);
    chosen.push({ finding, fix, edits: withLineEndsOf(text, fix.edits) });
  }
  return chosen;
}

const editsOf = (choices: readonly Choice[]): TextEdit[] => choices.flatMap(({ edits }) => edits);

/** The fixes of a round on whose lines there are more errors afterwards. */
function worseFor(chosen: readonly Choice[], before: Version, after: Version): Choice[] {
  const lines = new LineMap(before.text);
  const places = new OffsetMap(editsOf(chosen));
  const errorsBefore = errorPlaces(before);
  const errorsAfter = errorPlaces(after);
  return chosen.filter(({ edits }) => {
    let more = 0;
    const counted = new Set<number>();
    for (const { span } of edits) {
      const { start, end } = wholeLines(lines, span);
      if (counted.has(start)) continue;
      counted.add(start);
      more += countWithin(errorsAfter, places.after(start), places.after(end));
      more -= countWithin(errorsBefore, start, end);
    }
    return more > 0;
  });
}

/** From the start of a span's first line to the start of the line behind its last one; one more at the text's end. */
function wholeLines(lines: LineMap, { start, end }: Span): Span {
  const first = lines.positionAt(start).line;
  const last = lines.positionAt(Math.max(start, end - 1)).line;
  const behind = last + 1 < lines.lineCount ? lines.offsetAt({ line: last + 1, character: 0 }) : end + 1;
  return { start: lines.offsetAt({ line: first, character: 0 }), end: Math.max(behind, end) };
}

const errorPlaces = ({ findings }: Version): number[] =>
  findings
    .filter(({ severity }) => severity === 'error')
    .map(({ span }) => span.start)
    .sort((a, b) => a - b);

/** How many of sorted offsets lie from `start` up to `end`. */
function countWithin(sorted: readonly number[], start: number, end: number): number {
  return firstFrom(sorted, end) - firstFrom(sorted, start);
}

function firstFrom(sorted: readonly number[], offset: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Parts a round, after all of which there are more errors, into what can be applied and what is to blame. */
function halve(
  chosen: readonly Choice[],
  current: Version,
  lint: MeteredLint,
): { readonly kept: Choice[]; readonly refused: Choice[]; readonly version: Version } {
  const kept: Choice[] = [];
  const refused: Choice[] = [];
  let version = current;
  const settle = (part: readonly Choice[], isKnown: boolean): void => {
    if (part.length === 0) return;
    if (!isKnown && !lint.isSpent) {
      const text = applyEdits(current.text, editsOf([...kept, ...part]));
      const next = { text, findings: lint.all(text) };
      if (errorsIn(next) <= errorsIn(version)) {
        kept.push(...part);
        version = next;
        return;
      }
    }
    if (part.length === 1 || lint.isSpent) refused.push(...part);
    else {
      const middle = part.length >> 1;
      settle(part.slice(0, middle), false);
      settle(part.slice(middle), false);
    }
  };
  settle(chosen, true);
  return { kept, refused, version };
}

export function errorsIn({ findings }: Pick<Version, 'findings'>): number {
  let count = 0;
  for (const { severity } of findings) if (severity === 'error') count += 1;
  return count;
}

function skippedIn({ text, findings }: Version, left: Left): SkippedFix[] {
  const lines = new LineMap(text);
  return findings.flatMap((finding): SkippedFix[] => {
    const fix = finding.fixes().find((one) => one.safe && one.edits.length > 0);
    if (!fix) return [];
    const { code, span } = finding;
    const why = left.has(finding, fix) ? 'errors' : 'rounds';
    return [{ code, title: fix.title, line: lines.positionAt(span.start).line, why }];
  });
}

/** What a round leaves alone: fixes that are to blame for errors, and lines of which only some fixes are tried. */
class Left {
  #refused = new Map<string, { readonly code: string; readonly title: string; readonly start: number }>();
  /** How many fixes of a line are tried at once, by the offset at which it starts. */
  #most = new Map<number, number>();

  get isEmpty(): boolean {
    return this.#refused.size === 0;
  }

  clear(): void {
    this.#refused.clear();
    this.#most.clear();
  }

  has({ code, span }: Finding, { title }: Fix): boolean {
    return this.#refused.size > 0 && this.#refused.has(keyOf(code, title, span.start));
  }

  refuse({ code, span }: Finding, { title }: Fix): void {
    this.#refused.set(keyOf(code, title, span.start), { code, title, start: span.start });
  }

  /** Half as many of a line's fixes are tried next, and the only one of a line is refused. */
  blame(choices: readonly Choice[], lines: LineMap): void {
    const byLine = new Map<number, Choice[]>();
    for (const choice of choices) {
      const start = lineOf(choice.fix, lines);
      const known = byLine.get(start);
      if (known) known.push(choice);
      else byLine.set(start, [choice]);
    }
    for (const [start, [first, ...others]] of byLine) {
      if (first && others.length === 0) {
        this.refuse(first.finding, first.fix);
        this.#most.delete(start);
      } else this.#most.set(start, (others.length + 1) >> 1);
    }
  }

  /** @returns whether one more fix may be tried; to be asked once for each that is */
  allowance(text: string): (fix: Fix) => boolean {
    if (this.#most.size === 0) return () => true;
    const lines = new LineMap(text);
    const tried = new Map<number, number>();
    return (fix) => {
      const start = lineOf(fix, lines);
      const count = tried.get(start) ?? 0;
      tried.set(start, count + 1);
      return count < (this.#most.get(start) ?? Infinity);
    };
  }

  /** The fixes of a round were applied: everything lies where it now is, and more is tried at once. */
  move(places: OffsetMap): void {
    const refused = [...this.#refused.values()].map((one) => ({ ...one, start: places.after(one.start) }));
    this.#refused = new Map(refused.map((one) => [keyOf(one.code, one.title, one.start), one]));
    this.#most = new Map([...this.#most].map(([start, most]) => [places.after(start), 2 * most]));
  }
}

const keyOf = (code: string, title: string, start: number): string => `${start} ${code} ${title}`;

/** The offset at which the line of a fix's first edit starts. */
function lineOf({ edits }: Fix, lines: LineMap): number {
  return lines.offsetAt({ line: lines.positionAt(edits[0]?.span.start ?? 0).line, character: 0 });
}
