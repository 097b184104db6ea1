import type { CardSource } from './read/cardSource.ts';

/**
 * The name of the file that published scripts of this card would have: small letters without accents, underscores for
 * blanks and hyphens, nothing for other signs. Cards with two faces are called by both, those that meld by the front.
 */
export function fileNameOf({ layout, faces }: Pick<CardSource, 'layout' | 'faces'>): string {
  const oneName = layout === 'Specialize' || (layout === 'Meld' && faces.length === 1);
  const names = faces.slice(0, oneName ? 1 : 2).map(({ name }) => name);
  return `${baseName(names.join(' ')) || 'card'}.txt`;
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
