/** Everything that lives from `initialize` to `shutdown`. */
import {
  CodeActionKind,
  type CodeAction,
  type CodeActionParams,
  type DidChangeConfigurationParams,
  type DidChangeTextDocumentParams,
  type DidChangeWatchedFilesParams,
  type DidChangeWorkspaceFoldersParams,
  type DidCloseTextDocumentParams,
  type DidOpenTextDocumentParams,
  type Hover,
  type HoverParams,
  type InitializeParams,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver';
import type { Config } from '../core/config.ts';
import { languageOf } from '../core/l10n/language.ts';
import { sayIn, type Say } from '../core/l10n/say.ts';
import { createRulebook, type Rulebook } from '../core/rules/rulebook.ts';
import { createService, type Language, type Script, type Service } from '../core/service.ts';
import { useAt } from '../core/features/uses.ts';
import { vocab, type Vocabulary } from '../core/vocab/vocab.ts';
import { whyNotRead } from '../core/text/limits.ts';
import { Checker, type ToCheck } from '../workspace/checker/checker.ts';
import type { ShownFinding } from '../workspace/checker/checkJobs.ts';
import { createProjectConfigs, projectFileName } from '../workspace/projectConfig.ts';
import type { Host } from '../workspace/host.ts';
import type { ReadProgress } from '../workspace/index/workspaceIndex.ts';
import { findTokenScript, newTokenScript } from '../workspace/tokenScripts.ts';
import { codeActions, wantsFixAll } from './codeActions.ts';
import { Diagnostics } from './diagnostics.ts';
import { Documents, isLarge, type OpenDocument } from './documents.ts';
import { refactorings } from './editing.ts';
import { readClient, toOffset, toSpan, wantsKind, type Client } from './fromLsp.ts';
import { newTokenActions } from './newToken.ts';
import { createNotices } from './notices.ts';
import type { Runtime } from './runtime.ts';
import { RuleDesk } from './ruleDesk.ts';
import { hiddenFiles } from './hiddenFiles.ts';
import { failure } from './safe.ts';
import { within } from './within.ts';
import { SettingsStore, type Settings } from './settings.ts';
import { source, toDiagnostic, toHover, type ProjectFile } from './toLsp.ts';
import { describeUses } from './uses.ts';
import { Workspace } from './workspace.ts';
import { fileName, fileUri, folderOf, uriKey } from './uris.ts';

/** What a session says to the client. */
export interface Outside {
  publish(params: PublishDiagnosticsParams): void;
  log(message: string): void;
  warn(message: string): void;
  /** Shows that the workspace is being read, in a client that can show it. */
  indexProgress(title: string, cancel: () => void): ReadProgress;
  /** Another edition of the rules is quoted, or others are kept. */
  rulesChanged(): void;
  /** The client is to ask for inlay hints again; only for one that can. */
  refreshHints(): void;
  /** The section `cardscript` of the client's settings. */
  askSettings(scopeUri: string | undefined): Promise<unknown>;
  /** Other settings of the client, for its window. */
  askSections(sections: readonly string[]): Promise<readonly unknown[]>;
}

export interface OpenScript {
  readonly document: OpenDocument;
  readonly script: Script;
  readonly settings: Settings;
  /** The engine's words, with those that the user added. */
  readonly vocab: Vocabulary;
}

/** Milliseconds that hover waits for the findings of a text that is being checked, before it does without. */
const longestHover = 50;

interface Found {
  readonly version: number;
  readonly config: Config;
  readonly findings: Promise<readonly ShownFinding[]>;
}

export class Session {
  readonly client: Client;
  readonly rules: RuleDesk;
  readonly workspace: Workspace;
  readonly #outside: Outside;
  readonly #runtime: Runtime;
  readonly #host: Host | undefined;
  readonly #locate: (uri: string) => string | undefined;
  readonly #documents: Documents;
  readonly #diagnostics: Diagnostics;
  readonly #settings: SettingsStore;
  readonly #service: Service;
  readonly #checker: Checker;
  /** What is found, or being found, in documents as they were last checked. */
  readonly #found = new WeakMap<OpenDocument, Found>();
  readonly #services = new WeakMap<Rulebook, Map<Language, Service>>();
  /** Whether the client opens pages of the book of rules by their addresses. */
  readonly ruleLinks: boolean;
  /** Speaks the language of the editor. */
  readonly say: Say;
  readonly #crashed = new Set<string>();
  #folders: string[];

  constructor(params: InitializeParams, runtime: Runtime, outside: Outside) {
    this.client = readClient(params.capabilities, params.initializationOptions);
    this.#outside = outside;
    this.#runtime = runtime;
    this.#host = runtime.host;
    this.#locate = (uri) => runtime.locate(uri);
    // An older client knows one folder only, and names it as the protocol used to.
    const { workspaceFolders, rootUri } = params;
    this.#folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.say = sayIn(languageOf(params.locale));
    this.#service = this.#serviceFor(createRulebook(), 'en');
    this.#documents = new Documents(
      (text) => this.#service.read(text),
      (uri) => runtime.locate(uri),
    );
    this.#checker = new Checker({
      service: this.#service,
      start: runtime.startWorker,
      clock: runtime,
      onFailure: (what, error) => this.#onFailure(what, error),
    });
    const knownCodes = new Set(this.#service.checks.map(({ code }) => code));
    const notices = createNotices((message) => outside.warn(message), this.say);
    const { rulesFolder, ruleLinks } = readOptions(params.initializationOptions);
    this.ruleLinks = ruleLinks;
    this.rules = new RuleDesk({
      library: runtime.openRules?.(rulesFolder, this.say),
      say: this.say,
      log: (message) => outside.log(message),
      notices,
      settings: () => this.#settings.ofWindow(),
      serviceFor: (rulebook, language) => this.#serviceFor(rulebook, language),
      onChange: () => outside.rulesChanged(),
    });
    this.workspace = new Workspace({
      runtime,
      progress: (cancel) => outside.indexProgress(this.say('Reading card scripts'), cancel),
      say: this.say,
      warn: (message) => outside.warn(message),
      note: (message) => outside.log(message),
      onError: (error) => outside.log(failure('Reading the scripts of the workspace', undefined, error)),
    });
    this.#settings = new SettingsStore({
      runtime,
      notices,
      knownCodes,
      projects: runtime.host && createProjectConfigs(runtime.host, knownCodes, this.say),
      ask: this.client.configuration ? (scopeUri) => outside.askSettings(scopeUri) : undefined,
      initial: params.initializationOptions,
      say: this.say,
      folders: () => this.#folders,
      onLate: () => this.#recheck(),
    });
    this.#diagnostics = new Diagnostics({
      runtime,
      settings: (document) => this.#settings.of(document),
      lint: (document, settings) => this.#find(document, settings),
      publish: (document, findings) => this.#publish(document, findings),
      clear: ({ uri }) => outside.publish({ uri, diagnostics: [] }),
      onError: (document, error) => outside.log(failure('Checking', { textDocument: document }, error)),
    });
  }

  /** The client is ready for more than answers. */
  initialized(): void {
    this.#readWorkspace();
  }

  opened(params: DidOpenTextDocumentParams): void {
    const before = this.#documents.get(params.textDocument.uri);
    if (before) this.#diagnostics.replaced(before);
    // Nobody would tell of a project file that changed meanwhile.
    if (!this.client.fileEvents) this.#settings.projectsChanged();
    const document = this.#documents.open(params);
    if (isLarge(document)) this.#outside.warn(this.#whyLarge(document));
    this.workspace.opened(document);
    this.#diagnostics.opened(document);
  }

  changed(params: DidChangeTextDocumentParams): void {
    const document = this.#documents.change(params);
    if (document) this.#diagnostics.changed(document);
    else this.#outside.log(`A change came for ${params.textDocument.uri}, which is not open.`);
  }

  closed(params: DidCloseTextDocumentParams): void {
    const document = this.#documents.close(params);
    if (!document) return;
    this.workspace.closed(document);
    this.#diagnostics.closed(document);
    this.#checker.forget(document.uri);
  }

  foldersChanged({ event }: DidChangeWorkspaceFoldersParams): void {
    const removed = new Set(event.removed.map(({ uri }) => uriKey(uri)));
    const kept = this.#folders.filter((uri) => !removed.has(uriKey(uri)));
    this.#folders = [...kept, ...event.added.map(({ uri }) => uri)];
    this.#readWorkspace();
    this.#settings.foldersChanged();
    this.#recheck();
  }

  settingsChanged({ settings }: DidChangeConfigurationParams): void {
    this.#settings.editorChanged((settings as Record<string, unknown> | null | undefined)?.[source]);
    this.#recheck();
  }

  filesChanged({ changes }: DidChangeWatchedFilesParams): void {
    this.workspace.filesChanged(changes);
    if (!changes.some(({ uri }) => fileName(uri) === projectFileName)) return;
    this.#settings.projectsChanged();
    this.#recheck();
  }

  async hover({ textDocument, position }: HoverParams): Promise<Hover | null> {
    const document = this.#editable(textDocument.uri);
    if (!document) return null;
    const settings = await this.#settings.of(document);
    const { rulesLanguage, rulesEdition, gameWords } = settings;
    const service = this.#serviceFor(await this.rules.rulebook(rulesEdition), rulesLanguage);
    const { version } = document;
    const known = await within(this.#find(document, settings), longestHover, this.#runtime);
    const findings = document.version === version ? known : undefined;
    const { script } = document;
    const offset = toOffset(script.lines, position);
    const found = service.hover(script, offset, { gameWords, ruleLinks: this.ruleLinks, findings: findings ?? [] });
    if (!found) return null;
    const use = useAt(script.card, offset, document.path, vocab);
    const uses = use && describeUses(use, this.workspace, this.say, this.client.usesLinks);
    const markdown = uses === undefined ? found.markdown : `${found.markdown}\n\n${uses}`;
    return toHover(script.lines, { ...found, markdown }, this.client);
  }

  async codeActions({ textDocument, range, context }: CodeActionParams): Promise<CodeAction[]> {
    const document = this.#editable(textDocument.uri);
    if (!document || !this.client.codeActions) return [];
    const { version } = document;
    const settings = await this.#settings.of(document);
    const project = await this.#projectFile(document);
    const text = toCheck(document, settings);
    const [findings, fixed] = await Promise.all([
      wantsKind(context, CodeActionKind.QuickFix) ? this.#checker.repairs(text, toSpan(document.lines, range)) : [],
      wantsFixAll(context) ? this.#checker.fixAll(text) : undefined,
    ]);
    const open = await this.script(textDocument.uri);
    // The editor asks again where the text is another one by now.
    if (open?.document !== document || document.version !== version) return [];
    const { versionedEdits } = this.client;
    const fixes = codeActions(document, context, { findings, fixed, versionedEdits, project, say: this.say });
    const tokens = await newTokenActions(this, open, range, context);
    return [...fixes, ...tokens, ...refactorings(open, range, context, this)];
  }

  /** An open script and what its settings say of it; nothing where it is not open, or too large for a script. */
  async script(uri: string): Promise<OpenScript | undefined> {
    const document = this.#editable(uri);
    if (!document) return undefined;
    const settings = await this.#settings.of(document);
    // The text as it is after the settings are known.
    return { document, script: document.script, settings, vocab: this.#service.vocabulary(settings.config) };
  }

  /** The nearest project file above a document, or the one to be made in its workspace's folder. */
  async #projectFile(document: OpenDocument): Promise<ProjectFile | undefined> {
    const project = await this.#settings.projectOf(document);
    if (!project || !this.#host || document.path === undefined) return undefined;
    const { path, text } = project;
    if (path !== undefined) return text === undefined ? undefined : { uri: fileUri(path), text };
    if (!this.client.newFiles) return undefined;
    const folder = folderOf(document.uri, this.#folders);
    const home = (folder !== undefined && this.#locate(folder)) || this.#host.parentOf(document.path);
    return home === undefined ? undefined : { uri: fileUri(this.#host.join(home, projectFileName)), text: undefined };
  }

  /** The URI of the token script that a document names, where it can be found beside it. */
  async tokenScript(document: OpenDocument, token: string): Promise<string | undefined> {
    const file = this.#host && document.path !== undefined && (await findTokenScript(this.#host, document.path, token));
    return file ? fileUri(file) : undefined;
  }

  /** The URI at which a token script that a document names is to be made; nothing where it is there already. */
  async newTokenScript(document: OpenDocument, token: string): Promise<string | undefined> {
    if (!this.#host || document.path === undefined || (await this.tokenScript(document, token)) !== undefined)
      return undefined;
    const file = await newTokenScript(this.#host, document.path, token);
    return file === undefined ? undefined : fileUri(file);
  }

  #readWorkspace(): void {
    const folders = this.#folders;
    if (!this.client.configuration || folders.length === 0) return this.workspace.start(folders, []);
    void hiddenFiles((sections) => this.#outside.askSections(sections), this.#runtime).then((hidden) => {
      // Other folders may be open by now, or none is needed any more.
      if (folders === this.#folders) this.workspace.start(folders, hidden);
    });
  }

  /** Nothing is sent any more. */
  dispose(): void {
    this.#folders = [];
    this.workspace.stop();
    this.#diagnostics.dispose();
    this.#checker.dispose();
  }

  /** An open document that is not too large to be worked on at once. */
  #editable(uri: string): OpenDocument | undefined {
    const document = this.#documents.get(uri);
    return document && !isLarge(document) ? document : undefined;
  }

  #whyLarge({ uri, text }: OpenDocument): string {
    const name = fileName(uri) ?? uri;
    return whyNotRead(text)
      ? this.say('{name} is too large for a card script. It is not checked.', { name })
      : this.say(
          '{name} is very large for a card script. It is checked, but has no hovers, completion or quick fixes.',
          { name },
        );
  }

  /** Hover asks for what the check of the same text finds. */
  #find(document: OpenDocument, settings: Settings): Promise<readonly ShownFinding[]> {
    const { version } = document;
    const { config } = settings;
    const before = this.#found.get(document);
    if (before?.version === version && before.config === config) return before.findings;
    const findings = this.#checker.find(toCheck(document, settings));
    this.#found.set(document, { version, config, findings });
    return findings;
  }

  #publish(document: OpenDocument, findings: readonly ShownFinding[]): void {
    const { uri, version } = document;
    const diagnostics = findings.map((finding) => toDiagnostic(document.lines, finding, this.say.language));
    this.#outside.publish({ uri, version, diagnostics });
  }

  #recheck(): void {
    if (this.client.refreshHints) this.#outside.refreshHints();
    this.#diagnostics
      .recheck()
      .catch((error: unknown) => this.#outside.log(failure('Reading settings', undefined, error)));
  }

  /** Made once for each: the tables behind it are. */
  #serviceFor(rulebook: Rulebook, rulesLanguage: Language): Service {
    let services = this.#services.get(rulebook);
    if (!services) this.#services.set(rulebook, (services = new Map<Language, Service>()));
    let service = services.get(rulesLanguage);
    if (!service) {
      service = createService({
        rulesLanguage,
        rulebook,
        language: this.say.language,
      });
      services.set(rulesLanguage, service);
    }
    return service;
  }

  /** What fails on one script mostly fails on many: the log tells of it once. */
  #onFailure(what: string, error: string): void {
    if (this.#crashed.has(what)) return;
    this.#crashed.add(what);
    this.#outside.log(failure(what, undefined, error));
  }
}

/** What a client says of itself beside its settings when it starts the server. */
function readOptions(options: unknown): { readonly rulesFolder: string | undefined; readonly ruleLinks: boolean } {
  const { rulesFolder, ruleLinks } = (options ?? {}) as { rulesFolder?: unknown; ruleLinks?: unknown };
  return {
    rulesFolder: typeof rulesFolder === 'string' && rulesFolder !== '' ? rulesFolder : undefined,
    ruleLinks: ruleLinks === true,
  };
}

function toCheck({ uri, text, place }: OpenDocument, { config }: Settings): ToCheck {
  return { key: uri, text, place, config };
}
