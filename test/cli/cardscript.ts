/** Runs the built command line in folders of its own, as a user's shell would. */
import { spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startNode } from '../support/child.ts';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
/** CARDSCRIPT_DIST names another build to test, such as the one inside an installed extension. */
const cli = join(process.env['CARDSCRIPT_DIST'] ?? join(root, 'dist'), 'cli.js');
if (!existsSync(cli)) throw new Error(`${cli} is not there: run "npm run build" first`);

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it is started, relative to the folder; in the folder itself by default. */
  readonly from?: string;
  /** A file that standard output goes to. */
  readonly into?: string;
}

export interface Folder {
  /** Absolute. */
  readonly path: string;
  /** Writes a file, with the folders above it. @returns its absolute path */
  write(name: string, content: string | Uint8Array): string;
  /** `cardscript …args`, started in this folder. */
  run(args: readonly string[], options?: RunOptions): Run;
  start(args: readonly string[], options?: Pick<RunOptions, 'environment'>): ChildProcess;
  git(...args: string[]): void;
  remove(): void;
}

/** What the process sees besides: no settings of whoever runs the tests. */
const environment = {
  PATH: process.env['PATH'] ?? '',
  HOME: tmpdir(),
  LANG: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.com',
};

export function makeFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): Folder {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'cardscript-cli-')));
  const folder: Folder = {
    path,
    write(name, content) {
      const location = join(path, name);
      mkdirSync(dirname(location), { recursive: true });
      writeFileSync(location, content);
      return location;
    },
    run(args, options = {}) {
      const into = options.into === undefined ? 'pipe' : openSync(options.into, 'w');
      const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
        cwd: resolve(path, options.from ?? ''),
        encoding: 'utf8',
        input: options.input ?? '',
        maxBuffer: 1 << 28,
        stdio: ['pipe', into, 'pipe'],
        env: { ...environment, ...options.environment },
      });
      if (typeof into === 'number') closeSync(into);
      return { status, stdout, stderr };
    },
    start: (args, options = {}) =>
      startNode([cli, ...args], { cwd: path, env: { ...environment, ...options.environment }, stderr: 'pipe' }),
    git(...args) {
      const { status, stderr } = spawnSync('git', args, { cwd: path, encoding: 'utf8', env: environment });
      if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
  for (const [name, content] of Object.entries(files)) folder.write(name, content);
  return folder;
}

/** Made-up cards: what is wrong with each is in its name. */
export const cards = {
  right: `Name:Quiet Sample\nManaCost:1 G\nTypes:Creature Bear\nPT:2/2\nK:Trample\nOracle:Trample\n`,
  warpInstant: `Name:Warp Sample\nManaCost:2 U\nTypes:Instant\nK:Warp:U\nA:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.\nOracle:Draw two cards.\\nWarp {U}\n`,
  misspelt: `Name:Misspelt Sample\nManaCost:2 W\nTypes:Creature Angel\nPT:2/2\nK:Fliyng\nOracle:\n`,
  braces: `Name:Brace Sample\nManaCost:{1}{G}\nTypes:Creature Bear\nPT:2/2\nOracle:\n`,
  /** A warning and nothing else. */
  bestowArtifact: `Name:Bestow Sample\nManaCost:2\nTypes:Artifact\nK:Bestow:4\nOracle:Bestow {4}\n`,
} as const;

/** The report on standard output of `--format json`. */
export interface JsonReport {
  readonly version: number;
  readonly summary: Readonly<Record<'files' | 'errors' | 'warnings' | 'infos' | 'hints' | 'skipped', number>>;
  readonly results: readonly {
    readonly path: string;
    readonly findings: readonly {
      readonly code: string;
      readonly severity: string;
      readonly message: string;
      readonly range: Readonly<Record<'start' | 'end', { readonly line: number; readonly character: number }>>;
      readonly rules: readonly string[];
      readonly fixes: readonly { readonly title: string; readonly safe: boolean; readonly edits: readonly unknown[] }[];
    }[];
  }[];
}

export function readJson({ stdout }: Run): JsonReport {
  return JSON.parse(stdout) as JsonReport;
}

/** `path code` of each finding, in the order of the report. */
export function codesIn(run: Run): string[] {
  return readJson(run).results.flatMap(({ path, findings }) => findings.map(({ code }) => `${path} ${code}`));
}
