import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { largestRulesFile } from '../core/rules/importer.ts';
import { readBoundedLater } from './boundedFile.ts';
import type { RuleStore } from './ruleStore.ts';

/** Older ones were left behind by a process that was ended in mid-work. */
const longestWrite = 3_600_000;

/** An edition as it is kept has signs of its own beside the text. */
const largestEdition = 2 * largestRulesFile;

/** Editions in a folder of this computer, which is made when the first one is written. */
export function nodeRuleStore(folder: string): RuleStore {
  let written = 0;
  return {
    place: folder,
    async list() {
      return (await unlessAbsent(readdir(folder))) ?? [];
    },
    async read(name) {
      const bytes = await unlessAbsent(readBoundedLater(join(folder, name), largestEdition));
      return bytes && Buffer.from(bytes).toString('utf8');
    },
    async write(name, text) {
      await mkdir(folder, { recursive: true });
      await sweep(folder);
      const temporary = join(folder, `${name}.${process.pid}-${(written += 1)}.tmp`);
      try {
        const file = await open(temporary, 'w');
        try {
          await file.writeFile(text);
          // Without it a loss of power may keep the new name and lose the text.
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, join(folder, name));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/**
 * Where the command line, and a server that nobody told otherwise, keep imported rules: below `CARDSCRIPT_HOME`, or in
 * the folder that the platform has for data of a user's programs.
 *
 * @returns absolute where the environment and the home folder are
 */
export function defaultRulesFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  const own = environment['CARDSCRIPT_HOME'];
  if (own) return join(own, 'rules');
  return join(dataFolder(environment, platform, home), 'cardscript', 'rules');
}

function dataFolder(
  environment: Readonly<Record<string, string | undefined>>,
  platform: NodeJS.Platform,
  home: string,
): string {
  if (platform === 'win32') return environment['APPDATA'] || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  const shared = environment['XDG_DATA_HOME'];
  // The specification wants relative paths here to be passed over.
  return shared?.startsWith('/') ? shared : join(home, '.local', 'share');
}

async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.tmp')) continue;
    const stats = await unlessAbsent(stat(join(folder, name)));
    if (stats && Date.now() - stats.mtimeMs > longestWrite) await rm(join(folder, name), { force: true });
  }
}

async function unlessAbsent<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
