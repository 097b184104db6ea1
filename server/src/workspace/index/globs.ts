/** Patterns of paths, as `.gitignore` and editors write them. Paths are relative, with `/` between their parts. */

export interface IgnoreRule {
  readonly pattern: RegExp;
  /** It begins with `!`: what it fits is not ignored after all. */
  readonly keeps: boolean;
  readonly foldersOnly: boolean;
}

/** The lines of a `.gitignore`; of the rules that fit a path the last one holds. */
export function readIgnoreFile(text: string): IgnoreRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, not = '', glob = '', slash] = /^(!?)(\S.*?)(\/?) *$/.exec(line) ?? [];
    if (glob === '' || glob.startsWith('#')) return [];
    // A slash within ties it to the folder of the file; without one it fits at any depth.
    const whole = glob.includes('/') ? glob.replace(/^\//, '') : `**/${glob}`;
    const pattern = globPattern(whole);
    return pattern ? [{ pattern, keeps: not !== '', foldersOnly: slash !== '' }] : [];
  });
}

const signs: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')',
  ',': '|',
};

/** Undefined for what is no pattern. */
export function globPattern(glob: string): RegExp | undefined {
  const hasGroups = /\{[^{}]*\}/.test(glob);
  const source = glob.replaceAll(/\\.|\*\*\/|\*\*|\[!?[^\]]+\]|[^\w/]/g, (sign) => {
    if (sign.startsWith('[') && sign.length > 1) return sign.replace('[!', '[^');
    if (sign.startsWith('\\')) return sign;
    return (/[{},]/.test(sign) && !hasGroups ? undefined : signs[sign]) ?? `\\${sign}`;
  });
  try {
    return new RegExp(`^${source}$`);
  } catch {
    return undefined;
  }
}
