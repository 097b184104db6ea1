import type { SkippedFix } from '../../core/features/fixText.ts';
import type { Say } from '../../core/l10n/say.ts';

/** One sentence on the safe fixes of a file that were left undone: the first of them, where and why, and how many more. */
export function leftSentence(path: string, skipped: readonly SkippedFix[], say: Say): string {
  const [first, ...others] = skipped;
  if (!first) return '';
  const { title, code } = first;
  const values = { path, line: first.line + 1, title, code, count: others.length };
  if (first.why === 'rounds')
    return say(
      '{path}:{line}: {title} ({code}) was left undone: there are too many fixes for one run (and {count} more)',
      values,
    );
  return others.length === 0
    ? say('{path}:{line}: {title} ({code}) was left undone: the script would have more errors', values)
    : say(
        '{path}:{line}: {title} ({code}) was left undone: the script would have more errors (and {count} more)',
        values,
      );
}
