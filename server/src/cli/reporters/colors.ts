import { visible } from '../../core/text/visible.ts';
import type { Machine } from '../machine.ts';

/** Whether to color: FORCE_COLOR and NO_COLOR decide where they are set, else a terminal that can. */
export function wantsColors({ environment, isTerminal }: Machine): boolean {
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  if (environment['NO_COLOR']) return false;
  return isTerminal && environment['TERM'] !== 'dumb';
}

const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 } as const;

export type Color = keyof typeof codes;

/** Text from anywhere as it is shown: nothing in it acts on a terminal or a log but the color. */
export type Paint = (color: Color | 'plain', text: string) => string;

export function painter(colors: boolean): Paint {
  return (color, text) =>
    colors && color !== 'plain' ? `\x1b[${codes[color]}m${visible(text)}\x1b[0m` : visible(text);
}
