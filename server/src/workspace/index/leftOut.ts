/** What below the folders of a workspace is passed over: hidden files, what editors hide, and what git ignores. */
import { decodeUtf8 } from '../../core/text/decode.ts';
import { globPattern, readIgnoreFile, type IgnoreRule } from './globs.ts';
import type { FileSource } from './readFolders.ts';

/** A folder that is not passed over, with the rules for what lies in it. */
export interface Place {
  readonly path: string;
  /** From the folder of the workspace, with a `/` at its end; empty for that folder itself. */
  readonly below: string;
  readonly rules: readonly (IgnoreRule & { readonly below: string })[];
}

export class LeftOut {
  readonly #source: FileSource;
  readonly #excluded: readonly RegExp[];

  /** @param globs of what the editor hides */
  constructor(source: FileSource, globs: readonly string[]) {
    this.#source = source;
    this.#excluded = globs.flatMap((glob) => globPattern(glob) ?? []);
  }

  /** Takes in the rules that stand in the folder itself. */
  async enter(path: string, below = '', rules: Place['rules'] = []): Promise<Place> {
    const bytes = await this.#ignoreFile(path);
    const decoded = bytes && decodeUtf8(bytes);
    const own = decoded?.ok ? readIgnoreFile(decoded.text).map((rule) => ({ ...rule, below })) : [];
    return { path, below, rules: own.length === 0 ? rules : [...rules, ...own] };
  }

  has({ below, rules }: Place, name: string, isFolder: boolean): boolean {
    if (name.startsWith('.') || name === 'node_modules') return true;
    const whole = below + name;
    if (this.#excluded.some((pattern) => pattern.test(whole))) return true;
    const rule = rules.findLast(
      (one) => (isFolder || !one.foldersOnly) && one.pattern.test(whole.slice(one.below.length)),
    );
    return rule !== undefined && !rule.keeps;
  }

  /** The folder that a path lies in, on the way from a folder of the workspace; undefined where the path is left out. */
  async placeOf(root: string, path: string, isFolder: boolean): Promise<Place | undefined> {
    const names = path
      .slice(root.length)
      .split(/[\\/]/)
      .filter((name) => name !== '');
    let place = await this.enter(root);
    for (const [at, name] of names.entries()) {
      const isLast = at === names.length - 1;
      if (this.has(place, name, isFolder || !isLast)) return undefined;
      if (!isLast) place = await this.enter(this.#source.join(place.path, name), `${place.below}${name}/`, place.rules);
    }
    return place;
  }

  async #ignoreFile(folder: string): Promise<Uint8Array | undefined> {
    try {
      return await this.#source.read(this.#source.join(folder, '.gitignore'));
    } catch {
      return undefined;
    }
  }
}
