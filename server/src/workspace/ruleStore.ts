/** A flat folder that holds nothing but imported editions. Names are those of files directly inside it. */
export interface RuleStore {
  /** Where it is, in words for the user. */
  readonly place: string;
  /** Empty where the folder is not there yet. */
  list(): Promise<string[]>;
  /** The text of a file, or `undefined` where there is no such file. Rejects where there is one that cannot be read. */
  read(name: string): Promise<string | undefined>;
  /** All of the text or nothing: whoever reads meanwhile sees the file as it was, or as it is to be. */
  write(name: string, text: string): Promise<void>;
  /** A file that is not there is no error. */
  remove(name: string): Promise<void>;
}
