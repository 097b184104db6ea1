import type { Say } from '../core/l10n/say.ts';

/** Sentences for the user about settings that cannot be used: each is said once, and again only after it was mended. */
export interface Notices {
  /**
   * @param source what the problems are in; a source that has none any more was mended
   * @param name of the source, in words for the user; several may have one name
   */
  tell(source: string, name: string, problems: readonly string[]): void;
}

const mostAtOnce = 3;

export function createNotices(show: (message: string) => void, say: Say): Notices {
  const told = new Map<string, string>();
  return {
    tell(source, name, problems) {
      if (problems.length === 0) {
        told.delete(source);
        return;
      }
      const more = problems.length - mostAtOnce;
      const rest = more > 0 ? ` (${say('and {count} more', { count: more })})` : '';
      const message = `${name}: ${problems.slice(0, mostAtOnce).join(' ')}${rest}`;
      const isKnown = [...told.values()].includes(message);
      told.set(source, message);
      if (!isKnown) show(message);
    },
  };
}
