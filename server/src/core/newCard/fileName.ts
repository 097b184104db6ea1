import { isPossibleName } from '../model/scriptName.ts';
import type { CardSource } from './read/cardSource.ts';

/** Letters; systems take about 250 bytes, and none of the letters takes more than one. */
const longestName = 200;

/**
 * The name of the file that published scripts of this card would have: small letters without accents, underscores for
 * blanks and hyphens, nothing for other signs. Cards with two faces are called by both, those that meld by the front.
 * A name that a system cannot have is cut short, or has an underscore behind it.
 */
export function fileNameOf({ layout, faces }: Pick<CardSource, 'layout' | 'faces'>): string {
  const oneName = layout === 'Specialize' || (layout === 'Meld' && faces.length === 1);
  const names = faces.slice(0, oneName ? 1 : 2).map(({ name }) => name);
  const base = baseName(names.join(' ')).slice(0, longestName) || 'card';
  return isPossibleName(`${base}.txt`) ? `${base}.txt` : `${base}_.txt`;
}

/** The folder of the first letter, in which published scripts are kept; digits have folders of their own. */
export function folderOf(fileName: string): string {
  return fileName.charAt(0);
}

function baseName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll(/[\s/_-]+/g, '_')
    .replaceAll(/\W/g, '')
    .replaceAll(/__+/g, '_')
    .replaceAll(/^_|_$/g, '');
}
