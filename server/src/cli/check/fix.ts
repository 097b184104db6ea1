import type { Finding, Fix } from '../../core/checks/check.ts';
import { applyEdits, type TextEdit } from '../../core/text/edits.ts';
import { overlaps } from '../../core/text/span.ts';

/** More rounds than any script needs: a fix may uncover another finding, but chains of ten are not seen. */
const maxRounds = 50;

export interface FixedText {
  readonly text: string;
  /** How many fixes were applied. */
  readonly applied: number;
}

/**
 * Applies fixes until there is none left to apply, each as a whole or not at all. A fix that touches what another
 * one changes waits for the next round.
 *
 * @param lint the findings of a text
 * @param suggestions also apply the first fix of a finding that has no safe one
 */
export function fixText(text: string, lint: (text: string) => readonly Finding[], suggestions: boolean): FixedText {
  const seen = new Set([text]);
  let current = text;
  let applied = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const chosen = chooseFixes(lint(current), suggestions);
    const next = applyEdits(
      current,
      withLineEndsOf(
        current,
        chosen.flatMap(({ edits }) => edits),
      ),
    );
    // Two fixes that undo each other would go on for ever.
    if (seen.has(next)) break;
    seen.add(next);
    current = next;
    applied += chosen.length;
  }
  return { text: current, applied };
}

function chooseFixes(findings: readonly Finding[], suggestions: boolean): Fix[] {
  const chosen: Fix[] = [];
  const taken: TextEdit[] = [];
  for (const finding of findings) {
    const fixes = finding.fixes();
    const fix = fixes.find(({ safe }) => safe) ?? (suggestions ? fixes[0] : undefined);
    if (!fix || fix.edits.length === 0) continue;
    if (fix.edits.some(({ span }) => taken.some((other) => overlaps(span, other.span)))) continue;
    chosen.push(fix);
    taken.push(...fix.edits);
  }
  return chosen;
}

/** Lines that a fix adds end as the lines of the file do. An edit that is nothing but a line end means just that one. */
function withLineEndsOf(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const crlf = /\r\n|\n/.exec(text)?.[0] === '\r\n';
  if (!crlf) return [...edits];
  return edits.map(({ span, newText }) => ({
    span,
    newText: newText === '\n' ? newText : newText.replaceAll(/\r?\n/g, '\r\n'),
  }));
}
