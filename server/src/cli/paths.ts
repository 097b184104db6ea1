import { beginsCommand, visible } from '../core/text/visible.ts';

/** A path for the beginning of a line: with `./` in front where GitHub Actions would take it for a command. */
export function shownPath(path: string): string {
  const shown = visible(path);
  return beginsCommand(shown) ? `./${shown}` : shown;
}
