/** The rules text of a face, taken apart: paragraphs with their bullets, without reminder text, the card's name replaced. */
import { typesOf, type FaceSource } from './read/cardSource.ts';
import { textPattern } from '../text/pattern.ts';
import { rejoin } from '../text/runs.ts';

export interface Paragraph {
  /** As it is read: the card is `CARDNAME`, no reminder text. Empty where there is nothing else. */
  readonly text: string;
  /** The same with its reminder text, for descriptions. */
  readonly described: string;
  readonly reminder: string;
  /** Modes below it, without their bullets. */
  readonly modes: readonly string[];
}

export function paragraphsOf(face: FaceSource): Paragraph[] {
  const lines = face.text.split('\n').filter((line) => line.trim() !== '');
  const paragraphs: { line: string; modes: string[] }[] = [];
  for (const line of lines) {
    const mode = /^(?:•|\+(?= ?\{))\s*([^]*)$/.exec(line.trim())?.[1];
    const above = paragraphs.at(-1);
    if (mode !== undefined && above) above.modes.push(withPlaceholder(mode, face));
    else paragraphs.push({ line: line.trim(), modes: [] });
  }
  return paragraphs.map(({ line, modes }) => {
    const described = rejoin(withPlaceholder(line, face), '|', ' - ');
    return {
      text: withoutReminder(described),
      described,
      reminder: (/\(([^()]*)\)/.exec(line)?.[1] ?? '').trim(),
      modes,
    };
  });
}

export function withoutReminder(text: string): string {
  return text.replaceAll(/(?<!\s)\s*\([^()]*\)/g, '').trim();
}

/** The text of a face as an `Oracle:` line: loyalty costs in brackets, `\n` between paragraphs. */
export function oracleText({ text, typeLine }: FaceSource): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isPlaneswalker = /\bPlaneswalker\b/.test(typeLine);
  return lines
    .map((line) => {
      const loyalty = isPlaneswalker && /^\[?([+−–-]?(?:\d+|X))\]?: ?(.*)$/.exec(line.trim());
      if (!loyalty) return line.trim();
      const [, cost = '', effect = ''] = loyalty;
      return `[${cost.replace(/[−–]/, '-')}]: ${effect}`;
    })
    .join(String.raw`\n`);
}

/** The card's name as descriptions have it, and the short one by which legends are called. */
function withPlaceholder(text: string, face: FaceSource): string {
  const { name } = face;
  const short = shortName(face);
  let changed = replaceName(text, name, 'CARDNAME');
  if (short !== undefined) changed = replaceName(changed, short, 'NICKNAME');
  return changed;
}

const named = textPattern((name) => String.raw`(?<![\w'-])${name}(?![\w-])`, 'g');

function replaceName(text: string, name: string, placeholder: string): string {
  return text.replaceAll(named(name), placeholder);
}

function shortName(face: FaceSource): string | undefined {
  if (!typesOf(face).types.includes('Legendary')) return undefined;
  const short = /^(.+?)(?:,| (?:of|the|from|to) )/.exec(face.name)?.[1];
  return short !== undefined && short.length > 2 ? short : undefined;
}
