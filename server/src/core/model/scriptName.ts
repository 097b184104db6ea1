/** What names of cards and of files have in common: their letters and digits, without accents, in small letters. */
export function plainName(name: string): string {
  return name
    .replaceAll(/[Ææ]/g, 'ae')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
}
