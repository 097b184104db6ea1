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

export type Paint = (color: Color, text: string) => string;

export function painter(colors: boolean): Paint {
  return colors ? (color, text) => `\x1b[${codes[color]}m${text}\x1b[0m` : (_, text) => text;
}
