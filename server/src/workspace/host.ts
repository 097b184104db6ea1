/** What the workspace needs of the machine it runs on. Paths are absolute, in the host's own form. */
export interface Host {
  /**
   * The bytes of a file, or `undefined` where there is no such file. Rejects where there is one that cannot be read:
   * with `FileRefused` where it is larger than the limit, or a device, a pipe or a socket.
   *
   * @param limit bytes; that of scripts where none is given
   */
  readFile(path: string, limit?: number): Promise<Uint8Array | undefined>;
  /** Whether a path stands for a file, which is not read for this. Never rejects. */
  isFile(path: string): Promise<boolean>;
  /** The folder that a file or folder lies in; `undefined` for a root. */
  parentOf(path: string): string | undefined;
  /** The path of something directly inside a folder. */
  join(folder: string, name: string): string;
  /** What lies directly in a folder; rejects where it cannot be looked into. Absent where folders cannot be listed. */
  list?(folder: string): Promise<readonly FolderEntry[]>;
}

export interface FolderEntry {
  readonly name: string;
  /** Links are neither. */
  readonly kind: 'file' | 'folder' | 'other';
}
