/** What below the folders of a workspace is passed over: hidden files, what editors hide, and what git ignores. */
import { decodeUtf8 } from '../../core/text/decode.ts';
import { readEditorGlob } from '../globs/editorGlob.ts';
import { readIgnoreFile, ruleFits, type IgnoreRule } from '../globs/ignoreFile.ts';
import { pathFits, withoutCase, type PathPattern } from '../globs/pathPattern.ts';
import type { Steps } from '../globs/wildcards.ts';
import type { FileSource } from './readFolders.ts';

/** A folder that is not passed over, with the rules for what lies in it. */
export interface Place {
  readonly path: string;
  /** From the folder of the workspace, with a `/` at its end; empty for that folder itself. */
  readonly below: string;
  readonly rules: readonly PlacedRule[];
}

interface PlacedRule extends IgnoreRule {
  /** How many folders its file lies below the folder of the workspace. */
  readonly depth: number;
}

/** What is passed over of the patterns themselves, since nobody writes such by hand. */
export interface PassedOver {
  /** A `.gitignore`; undefined for what the editor hides. */
  readonly file: string | undefined;
  readonly patterns: number;
}

/** Rules that hold in one folder, those of all the folders above it included. */
const mostRules = 10_000;
/** What reading the globs of the editor may cost, in characters. */
const mostGlobSteps = 1_000_000;
/** What is spent on one path: ordinary rules take some thousand steps. What is not decided then stays in. */
const mostPathSteps = 1_000_000;

const stepsForPath = (): Steps => ({ left: mostPathSteps });

/** On Windows git takes `A` and `a` in a path for the same. */
const isWindowsPath = (path: string): boolean => /^[A-Za-z]:|^\\\\/.test(path);

export class LeftOut {
  readonly #source: FileSource;
  readonly #excluded: readonly PathPattern[];
  readonly #passedOver: PassedOver[] = [];

  /** @param globs of what the editor hides */
  constructor(source: FileSource, globs: readonly string[]) {
    this.#source = source;
    const steps = { left: mostGlobSteps };
    const read = globs.map((glob) => readEditorGlob(glob, false, steps));
    this.#excluded = read.flatMap((patterns) => patterns ?? []);
    this.#passOver(undefined, read.filter((patterns) => patterns === undefined).length);
  }

  /** So far. */
  get passedOver(): readonly PassedOver[] {
    return this.#passedOver;
  }

  /** Takes in the rules that stand in the folder itself. */
  async enter(path: string, below = '', rules: Place['rules'] = []): Promise<Place> {
    const bytes = await this.#ignoreFile(path);
    const decoded = bytes && decodeUtf8(bytes);
    if (!decoded?.ok) return { path, below, rules };
    const options = { most: mostRules - rules.length, ignoreCase: isWindowsPath(path) };
    const own = readIgnoreFile(decoded.text, options);
    this.#passOver(this.#source.join(path, '.gitignore'), own.passedOver);
    if (own.rules.length === 0) return { path, below, rules };
    const depth = below.split('/').length - 1;
    return { path, below, rules: [...rules, ...own.rules.map((rule) => ({ ...rule, depth }))] };
  }

  has({ path, below, rules }: Place, name: string, isFolder: boolean, steps: Steps = stepsForPath()): boolean {
    if (name.startsWith('.') || name === 'node_modules') return true;
    const names = (below + name).split('/');
    if (this.#excluded.some((pattern) => pathFits(pattern, names, 0, steps))) return true;
    if (rules.length === 0) return false;
    const compared = isWindowsPath(path) ? names.map(withoutCase) : names;
    const rule = rules.findLast((one) => (isFolder || !one.foldersOnly) && ruleFits(one, compared, one.depth, steps));
    return rule !== undefined && !rule.keeps;
  }

  /** The folder that a path lies in, on the way from a folder of the workspace; undefined where the path is left out. */
  async placeOf(root: string, path: string, isFolder: boolean): Promise<Place | undefined> {
    const names = path
      .slice(root.length)
      .split(/[\\/]/)
      .filter((name) => name !== '');
    const steps = stepsForPath();
    let place = await this.enter(root);
    for (const [at, name] of names.entries()) {
      const isLast = at === names.length - 1;
      if (this.has(place, name, isFolder || !isLast, steps)) return undefined;
      if (!isLast) place = await this.enter(this.#source.join(place.path, name), `${place.below}${name}/`, place.rules);
    }
    return place;
  }

  #passOver(file: string | undefined, patterns: number): void {
    if (patterns > 0) this.#passedOver.push({ file, patterns });
  }

  async #ignoreFile(folder: string): Promise<Uint8Array | undefined> {
    try {
      return await this.#source.read(this.#source.join(folder, '.gitignore'));
    } catch {
      return undefined;
    }
  }
}
