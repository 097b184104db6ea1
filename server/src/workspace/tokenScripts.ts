import type { Host } from './host.ts';

/** Where the engine keeps the scripts of tokens: its own, and those of a player. */
const folders = ['tokenscripts', 'tokens'];

/**
 * The file of a token that a script names: in a token folder beside one of the folders that the script lies in.
 *
 * @param path of the script that names it
 * @param token name of the file without its ending, letters, digits and underscores only
 * @returns undefined where there is none, or it cannot be read
 */
export async function findTokenScript(host: Host, path: string, token: string): Promise<string | undefined> {
  for (let folder = host.parentOf(path); folder !== undefined; folder = host.parentOf(folder)) {
    for (const name of folders) {
      const file = host.join(host.join(folder, name), `${token}.txt`);
      try {
        if (await host.readFile(file)) return file;
      } catch {
        // A folder that may not be looked into has no token for us.
      }
    }
  }
  return undefined;
}
