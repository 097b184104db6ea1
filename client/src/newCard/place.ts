/** Where a new script belongs in the folders that are open. */
import { FileType, Uri, window, workspace } from 'vscode';

/** Folders of scripts in a checkout of the engine, in a player's data, and in projects of their own. */
const places = ['', 'cardsfolder', 'res/cardsfolder', 'forge-gui/res/cardsfolder', 'custom/cards'];

/** @returns the address of the file to be; undefined where no folder is open */
export async function placeOf(fileName: string, letter: string): Promise<Uri | undefined> {
  const root = besideEditor() ?? (await inWorkspace());
  if (!root) return undefined;
  const inside = Uri.joinPath(root, letter);
  const isOrdered = root.path.endsWith('/cardsfolder') || (await isFolder(inside));
  return Uri.joinPath(isOrdered ? inside : root, fileName);
}

/** The folder of scripts that the script in the editor is in. */
function besideEditor(): Uri | undefined {
  const uri = window.activeTextEditor?.document.uri;
  if (!uri || !workspace.getWorkspaceFolder(uri)) return undefined;
  const path = /^.*\/(?:cardsfolder|custom\/cards)(?=\/)/.exec(uri.path)?.[0];
  return path === undefined ? undefined : uri.with({ path });
}

async function inWorkspace(): Promise<Uri | undefined> {
  const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri);
  for (const folder of folders)
    for (const place of places) {
      const uri = place === '' ? folder : Uri.joinPath(folder, place);
      if (/\/(?:cardsfolder|custom\/cards)$/.test(uri.path) && (await isFolder(uri))) return uri;
    }
  return folders[0];
}

export async function isThere(uri: Uri): Promise<boolean> {
  return (await typeOf(uri)) !== undefined;
}

async function isFolder(uri: Uri): Promise<boolean> {
  return (((await typeOf(uri)) ?? FileType.Unknown) & FileType.Directory) !== 0;
}

async function typeOf(uri: Uri): Promise<FileType | undefined> {
  try {
    return (await workspace.fs.stat(uri)).type;
  } catch {
    return undefined;
  }
}
