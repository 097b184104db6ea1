// What the editor has open while tests run in it, and which tests those are: the folder of the same name in suite/.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const fixtures = path.join(import.meta.dirname, 'fixtures');

/**
 * @typedef {object} Scene
 * @property {string} title
 * @property {'node' | 'web' | 'page'} host the extension host: a Node process, a worker in the page, or that without a
 *   server behind the page, where the folder that is open is in its memory
 * @property {(folder: string) => string | undefined} prepare fills an empty folder and gives what is to be opened in it
 * @property {boolean} [onRequest] only where `--scene` names it
 */

/** @type {Readonly<Record<string, Scene>>} */
export const scenes = {
  oneFolder: { title: 'one folder', host: 'node', prepare: oneFolder },
  twoFolders: { title: 'two folders', host: 'node', prepare: twoFolders },
  rules: { title: 'one folder, and an edition of the rules', host: 'node', prepare: oneFolder },
  empty: { title: 'no folder at all', host: 'node', prepare: () => undefined },
  web: { title: "one folder, in the browser's own extension host", host: 'web', prepare: oneFolder },
  page: { title: 'a virtual workspace, in a page without a server', host: 'page', prepare: oneFolder },
  start: { title: 'how long the extension takes to start', host: 'node', prepare: oneFolder, onRequest: true },
};

function oneFolder(folder) {
  cpSync(path.join(fixtures, 'oneFolder'), folder, { recursive: true });
  return folder;
}

function twoFolders(folder) {
  cpSync(path.join(fixtures, 'twoFolders'), folder, { recursive: true });
  writeManyScripts(path.join(folder, 'second/cardsfolder/many'), 23_000);
  return path.join(folder, 'both.code-workspace');
}

/** As many scripts as the engine has cards, a folder for each letter. */
function writeManyScripts(folder, count) {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const letter of letters) mkdirSync(path.join(folder, letter), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const letter = letters[index % letters.length];
    const number = Math.floor(index / letters.length) + 1;
    writeFileSync(
      path.join(folder, letter, `${letter}_${number}.txt`),
      `Name:${letter.toUpperCase()} ${number}\nManaCost:1 R\nTypes:Creature Bear\nPT:2/2\nK:Warp:R\nOracle:Warp {R}\n`,
    );
  }
}
