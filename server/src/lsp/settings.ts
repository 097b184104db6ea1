/**
 * The settings that hold for a document. The project file is what the people who work on the scripts agreed on, and the
 * same for editor and command line; the settings of the editor fill in what it leaves open.
 */
import { inEnglish, type Say } from '../core/l10n/say.ts';
import { defaultConfig, mergeConfig, readConfig, type Config } from '../core/config.ts';
import type { Language } from '../core/service.ts';
import type { ProjectConfig, ProjectConfigs } from '../workspace/projectConfig.ts';
import type { OpenDocument } from './documents.ts';
import type { Notices } from './notices.ts';
import type { Runtime } from './runtime.ts';
import { folderOf } from './uris.ts';

export interface Settings {
  readonly config: Config;
  readonly rulesLanguage: Language;
  /** Date of the edition to quote; undefined for the one that was chosen, or the newest. */
  readonly rulesEdition: string | undefined;
  /** Where editions are fetched from; undefined for the publisher's page, `never` for nowhere. */
  readonly rulesAddress: string | undefined;
  /** Whether hover explains words of the game in card text. */
  readonly gameWords: boolean;
  /** Remarks of the editor's own between the words of a script. */
  readonly inlayHints: InlayHintSettings;
}

export interface InlayHintSettings {
  /** Where an ability works, behind lines that do not say it. */
  readonly zones: boolean;
  /** What SVars and parameters that are left out stand for. */
  readonly values: boolean;
}

export const defaultSettings: Settings = {
  config: defaultConfig,
  rulesLanguage: 'en',
  rulesEdition: undefined,
  rulesAddress: undefined,
  gameWords: true,
  inlayHints: { zones: false, values: false },
};

export interface SettingsOptions {
  readonly runtime: Runtime;
  readonly notices: Notices;
  readonly knownCodes: ReadonlySet<string>;
  /** Absent where no files can be read. */
  readonly projects: ProjectConfigs | undefined;
  /** Asks the client for the section `cardscript`; absent where it cannot be asked. */
  readonly ask: ((scopeUri: string | undefined) => Promise<unknown>) | undefined;
  /** What the client sent along when it started the server. */
  readonly initial: unknown;
  /** Its language is what `auto` means. */
  readonly say: Say;
  /** URIs of the workspace's folders, as they are now. */
  readonly folders: () => readonly string[];
  /** Called where settings became known after they had been needed. */
  readonly onLate: () => void;
}

/** A client that does not say its settings must not keep findings away. */
const longestWait = 2000;

export class SettingsStore {
  readonly #options: SettingsOptions;
  #initial: unknown;
  #generation = 0;
  readonly #merged = new WeakMap<Settings, WeakMap<Config, Settings>>();
  #byFolder = new Map<string | undefined, Promise<Settings>>();

  constructor(options: SettingsOptions) {
    this.#options = options;
    this.#initial = options.initial;
  }

  /** The settings as they are when the answer is given, even if they changed while it was looked for. */
  async of(document: OpenDocument): Promise<Settings> {
    for (;;) {
      const generation = this.#generation;
      const settings = await this.#find(document);
      if (generation === this.#generation) return settings;
    }
  }

  /** The settings that hold where no document is spoken of. */
  ofWindow(): Promise<Settings> {
    return this.#ofFolder(undefined);
  }

  /** The project file that holds for a document: undefined where no files can be read, without a path where none is there. */
  async projectOf(document: OpenDocument): Promise<ProjectConfig | undefined> {
    return document.path === undefined ? undefined : this.#options.projects?.forFile(document.path);
  }

  async #find(document: OpenDocument): Promise<Settings> {
    const { notices, projects, say } = this.#options;
    const editor = await this.#ofFolder(folderOf(document.uri, this.#options.folders()));
    if (!projects || document.path === undefined) return editor;
    const project = await projects.forFile(document.path);
    if (project.path !== undefined) {
      const unread = project.text === undefined ? [say('Its settings do not count until it is fixed.')] : [];
      notices.tell(project.path, project.path, [...project.problems, ...unread]);
    }
    return project.config === defaultConfig ? editor : this.#merge(editor, project.config);
  }

  /** @param pushed the section `cardscript`, from a client that tells its settings unasked */
  editorChanged(pushed?: unknown): void {
    if (pushed !== undefined && pushed !== null) this.#initial = pushed;
    this.#byFolder = new Map();
    this.#generation += 1;
  }

  /** A document that is being looked after may belong to another folder now. */
  foldersChanged(): void {
    this.#generation += 1;
  }

  projectsChanged(): void {
    this.#options.projects?.forget();
    this.#generation += 1;
  }

  /** The same object for the same two, because the core makes its tables once for each configuration. */
  #merge(editor: Settings, project: Config): Settings {
    let merged = this.#merged.get(editor);
    if (!merged) this.#merged.set(editor, (merged = new WeakMap<Config, Settings>()));
    let settings = merged.get(project);
    if (!settings) merged.set(project, (settings = { ...editor, config: mergeConfig(editor.config, project) }));
    return settings;
  }

  #ofFolder(folder: string | undefined): Promise<Settings> {
    let known = this.#byFolder.get(folder);
    if (!known) {
      known = this.#ask(folder);
      this.#byFolder.set(folder, known);
    }
    return known;
  }

  async #ask(folder: string | undefined): Promise<Settings> {
    const { ask, runtime, onLate } = this.#options;
    if (!ask) return this.#read(folder, this.#initial);
    const asked = this.#byFolder;
    const answer = ask(folder).then(
      (value) => this.#read(folder, value ?? this.#initial),
      () => this.#read(folder, this.#initial),
    );
    return new Promise((resolve) => {
      let late = false;
      const stop = runtime.after(longestWait, () => {
        late = true;
        resolve(this.#read(folder, this.#initial));
      });
      void answer.then((settings) => {
        stop();
        if (!late) resolve(settings);
        else if (this.#byFolder === asked) {
          asked.set(folder, answer);
          onLate();
        }
      });
    });
  }

  #read(folder: string | undefined, value: unknown): Settings {
    const { knownCodes, notices, say } = this.#options;
    const { language, problems, ...settings } = readEditorSettings(value, knownCodes, say);
    notices.tell(`settings ${folder ?? ''}`, say('Cardscript settings'), problems);
    return { ...settings, rulesLanguage: language === 'auto' ? say.language : language };
  }
}

/** A text that is the same for the same settings, however they are written down. */
export function fingerprint(settings: Settings): string {
  return JSON.stringify(settings, (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

const languages = ['auto', 'en', 'es'] as const;

/** What an editor's settings say, before it is known what `auto` means. */
export interface EditorSettings extends Omit<Settings, 'rulesLanguage'> {
  readonly language: (typeof languages)[number];
  /** A sentence for each setting that cannot be used. */
  readonly problems: readonly string[];
}

/** What the section `cardscript` of an editor's settings says. What cannot be used keeps its default and is told of. */
export function readEditorSettings(
  value: unknown,
  knownCodes: ReadonlySet<string>,
  say: Say = inEnglish,
): EditorSettings {
  const section = isObject(value) ? value : {};
  const usable = value === undefined || value === null || isObject(value);
  const problems = usable ? [] : [say('They must be an object: { … }.')];
  const shared = ['severity', 'words'].filter((key) => section[key] !== undefined && section[key] !== null);
  const read = readConfig(Object.fromEntries(shared.map((key) => [key, section[key]])), knownCodes, say);
  problems.push(...read.problems);
  const rules = isObject(section['rules']) ? section['rules'] : {};
  const wanted = rules['language'] ?? 'auto';
  const language = languages.find((one) => one === wanted);
  if (!language)
    problems.push(
      say('"{setting}" must be one of {values}.', { setting: 'rules.language', values: languages.join(', ') }),
    );
  const flag = (group: string, key: string, initial: boolean): boolean => {
    const value = isObject(section[group]) ? (section[group][key] ?? initial) : initial;
    if (typeof value === 'boolean') return value;
    problems.push(say('"{setting}" must be true or false.', { setting: `${group}.${key}` }));
    return initial;
  };
  return {
    config: read.config,
    language: language ?? 'auto',
    gameWords: flag('hover', 'gameWords', true),
    rulesEdition: readText(rules, 'edition', problems, say),
    rulesAddress: readText(rules, 'address', problems, say),
    inlayHints: { zones: flag('inlayHints', 'zones', false), values: flag('inlayHints', 'values', false) },
    problems,
  };
}

/** A setting that is a text; empty is the same as not set. */
function readText(rules: Record<string, unknown>, key: string, problems: string[], say: Say): string | undefined {
  const value = rules[key] ?? '';
  if (typeof value === 'string') return value.trim() || undefined;
  problems.push(say('"{setting}" must be a text.', { setting: `rules.${key}` }));
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
