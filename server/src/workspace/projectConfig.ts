/**
 * The project file `cardscript.json`: found by walking up from a script, read with the same rules as the settings of
 * the editor. A broken one never stops the work: what is usable in it is used, the rest is told of.
 */
import { inEnglish, said, type Say, type Words } from '../core/l10n/say.ts';
import { defaultConfig, readConfig, type Config } from '../core/config.ts';
import { decodeUtf8 } from '../core/text/decode.ts';
import { FileRefused } from './fileRefused.ts';
import type { Host } from './host.ts';

export const projectFileName = 'cardscript.json';

export interface ProjectConfig {
  /** The project file, where there is one. */
  readonly path: string | undefined;
  /** What the file holds, where it is valid. */
  readonly text: string | undefined;
  readonly config: Config;
  /** A sentence for each thing that is wrong with the file, without its path. */
  readonly problems: readonly string[];
}

export interface ProjectConfigs {
  /** The settings for a script: of the nearest project file above it, defaults where there is none. */
  forFile(path: string): Promise<ProjectConfig>;
  /** The settings in a project file that was named. A file that is not there is a problem here. */
  read(path: string): Promise<ProjectConfig>;
  /** Drops what was read, because a project file was made, changed or deleted. */
  forget(): void;
}

const none: ProjectConfig = { path: undefined, text: undefined, config: defaultConfig, problems: [] };

/**
 * Reads each folder once, however many scripts are in it.
 *
 * @param knownCodes codes of all checks, against which misspelt ones show
 */
export function createProjectConfigs(
  host: Host,
  knownCodes: ReadonlySet<string>,
  say: Say = inEnglish,
): ProjectConfigs {
  let byFolder = new Map<string, Promise<ProjectConfig>>();

  const inFolder = (folder: string): Promise<ProjectConfig> => {
    let known = byFolder.get(folder);
    if (!known) {
      known = search(folder);
      byFolder.set(folder, known);
    }
    return known;
  };
  const search = async (folder: string): Promise<ProjectConfig> => {
    const found = await readProject(host, host.join(folder, projectFileName), knownCodes, say);
    if (found) return found;
    const parent = host.parentOf(folder);
    return parent === undefined ? none : inFolder(parent);
  };

  return {
    async forFile(path) {
      const folder = host.parentOf(path);
      return folder === undefined ? none : inFolder(folder);
    },
    async read(path) {
      const found = await readProject(host, path, knownCodes, say);
      return found ?? { path, text: undefined, config: defaultConfig, problems: [say('There is no such file.')] };
    },
    forget() {
      byFolder = new Map();
    },
  };
}

/** The settings in one file; `undefined` where it is not there. */
async function readProject(
  host: Host,
  path: string,
  knownCodes: ReadonlySet<string>,
  say: Say,
): Promise<ProjectConfig | undefined> {
  const broken = (problem: string): ProjectConfig => ({
    path,
    text: undefined,
    config: defaultConfig,
    problems: [problem],
  });
  let bytes: Uint8Array | undefined;
  try {
    bytes = await host.readFile(path);
  } catch (error) {
    return broken(say('It cannot be read ({reason}).', { reason: reasonOf(error) }));
  }
  if (!bytes) return undefined;
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    const encoding = said(decoded.encoding);
    return broken(say('It is {encoding}. Save it as UTF-8.', { encoding }));
  }
  const { text } = decoded;
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const reason = messageOf(error);
    return broken(say('It is not valid JSON ({reason}).', { reason }));
  }
  return { path, text, ...readConfig(value, knownCodes, say) };
}

function reasonOf(error: unknown): Words {
  return error instanceof FileRefused ? error.words : messageOf(error);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
