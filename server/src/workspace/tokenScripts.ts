import { isPossibleName } from '../core/model/scriptName.ts';
import type { Host } from './host.ts';

/** Where the engine keeps the scripts of tokens: its own, and those of a player. */
const names = ['tokenscripts', 'tokens'];

/** Folders that may hold the tokens of a script, the nearest first. */
function* tokenFolders(host: Host, path: string): Generator<string> {
  for (let folder = host.parentOf(path); folder !== undefined; folder = host.parentOf(folder))
    for (const name of names) yield host.join(folder, name);
}

/**
 * The file of a token that a script names: in a token folder beside one of the folders that the script lies in.
 *
 * @param path of the script that names it
 * @param token name of the file without its ending, letters, digits and underscores only
 * @returns undefined where there is none, or its folder may not be looked into
 */
export async function findTokenScript(host: Host, path: string, token: string): Promise<string | undefined> {
  for (const folder of tokenFolders(host, path)) {
    const file = host.join(folder, `${token}.txt`);
    if (await host.isFile(file)) return file;
  }
  return undefined;
}

/**
 * Where a token that a script names is to be made: in the nearest token folder that is there; nowhere under
 * a name that not every system can have.
 */
export async function newTokenScript(host: Host, path: string, token: string): Promise<string | undefined> {
  if (!isPossibleName(`${token}.txt`)) return undefined;
  for (const folder of tokenFolders(host, path)) {
    try {
      if (await host.list?.(folder)) return host.join(folder, `${token}.txt`);
    } catch {
      // It is not there, or not for us.
    }
  }
  return undefined;
}
