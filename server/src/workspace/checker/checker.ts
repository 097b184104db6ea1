/**
 * Checks scripts in workers, so that no script keeps anybody waiting for another one: what takes too long is ended, and
 * what fails or is ended is that script's finding. Where there are no workers, scripts are checked at once.
 */
import type { FixedText } from '../../core/features/fixText.ts';
import type { Config } from '../../core/config.ts';
import type { Values } from '../../core/l10n/say.ts';
import type { Service } from '../../core/service.ts';
import { whyNotRead } from '../../core/text/limits.ts';
import type { Span } from '../../core/text/span.ts';
import type { Place } from '../place.ts';
import type { Clock, StartWorker } from '../workers/worker.ts';
import { NoWorker, TookTooLong, WorkerQueue } from '../workers/workerQueue.ts';
import {
  CheckJobs,
  toShown,
  type CheckAnswer,
  type CheckJob,
  type CheckWork,
  type RepairableFinding,
  type ShownFinding,
} from './checkJobs.ts';

/** Seconds that a script may take; the largest published one takes a hundredth of one. */
const longestCheck = 2;

/** What is longer than any script that is known goes where others do not wait for it. In UTF-16 units. */
const longestQuick = 25_000;

/** To repair a text, it is checked many times. */
const longestQuickFix = 5_000;

export interface CheckerOptions {
  /** Makes the findings on files as a whole, and says in which language the others are. */
  readonly service: Service;
  /** Absent where there are no workers. */
  readonly start: StartWorker | undefined;
  readonly clock: Clock;
  /** A check failed on a script, or Cardscript did. */
  readonly onFailure: (what: string, error: string) => void;
}

/** A text to be checked. */
export interface ToCheck {
  /** Names the document that it is a version of. */
  readonly key: string;
  readonly text: string;
  readonly config: Config;
  readonly place: Place;
}

export class Checker {
  readonly #options: CheckerOptions;
  readonly #jobs = new CheckJobs();
  readonly #configs = new WeakMap<Config, string>();
  /** For scripts as people write them. */
  readonly #quick: WorkerQueue | undefined;
  /** For what is larger, takes long, or took too long before: others do not wait for it. */
  readonly #slow: WorkerQueue | undefined;
  readonly #slowOnes = new Set<string>();
  #hasWorkers: boolean;

  constructor(options: CheckerOptions) {
    this.#options = options;
    const { start, clock } = options;
    const queue = (): WorkerQueue | undefined =>
      start && new WorkerQueue({ start, role: 'check', clock, limit: longestCheck * 1000 });
    this.#quick = queue();
    this.#slow = queue();
    this.#hasWorkers = start !== undefined;
    this.#quick?.warmUp();
  }

  /** The findings of a script, in reading order. Never rejects. */
  async find(one: ToCheck): Promise<readonly ShownFinding[]> {
    const notRead = whyNotRead(one.text);
    if (notRead) return this.#onFile(one, notRead);
    const answer = await this.#run(one, { kind: 'find', work: this.#workOf(one) });
    return answer.findings;
  }

  /** The findings that meet a span of the script, each with its repairs. Never rejects. */
  async repairs(one: ToCheck, span: Span): Promise<readonly RepairableFinding[]> {
    const { findings } = await this.#run(one, { kind: 'repairs', work: this.#workOf(one), span });
    return findings.map((finding) => ({ fixes: [], ...finding }));
  }

  /** The text after all safe repairs; nothing where that takes too long, or fails. Never rejects. */
  async fixAll(one: ToCheck): Promise<FixedText | undefined> {
    return (await this.#run(one, { kind: 'fixAll', work: this.#workOf(one) })).fixed;
  }

  /** The document is closed: what is opened under its key later is another one. */
  forget(key: string): void {
    this.#slowOnes.delete(key);
  }

  /** Ends the workers; what was asked for and is not there yet never comes. */
  dispose(): void {
    this.#quick?.dispose();
    this.#slow?.dispose();
  }

  async #run(one: ToCheck, job: CheckJob): Promise<CheckAnswer> {
    try {
      const answer = await this.#do(one, job);
      for (const { code, error } of answer.crashes) this.#options.onFailure(`The check ${code}`, error);
      return answer;
    } catch (error) {
      return { findings: this.#findingOn(one, error), crashes: [] };
    }
  }

  async #do(one: ToCheck, job: CheckJob): Promise<CheckAnswer> {
    const queue = this.#isSlow(one, job) ? this.#slow : this.#quick;
    if (!queue || !this.#hasWorkers) return this.#jobs.answer(job);
    try {
      return (await queue.run(job)) as CheckAnswer;
    } catch (error) {
      if (!(error instanceof NoWorker)) throw error;
      this.#options.onFailure('Starting a worker', error.message);
      this.#hasWorkers = false;
      return this.#jobs.answer(job);
    }
  }

  #isSlow({ key, text }: ToCheck, { kind }: CheckJob): boolean {
    return text.length > (kind === 'fixAll' ? longestQuickFix : longestQuick) || this.#slowOnes.has(key);
  }

  /** What kept a script from being checked, as its finding. */
  #findingOn(one: ToCheck, error: unknown): ShownFinding[] {
    if (error instanceof TookTooLong) {
      this.#slowOnes.add(one.key);
      return this.#onFile(one, 'tooSlow', { seconds: longestCheck });
    }
    const told = error instanceof Error ? error.message : String(error);
    this.#options.onFailure('Checking', told);
    return this.#onFile(one, 'failed', { reason: told.split('\n')[0] ?? '' });
  }

  #onFile({ config }: ToCheck, message: string, values: Values = {}): ShownFinding[] {
    const found = this.#options.service.findingOnFile('syntax/not-checked', message, values, config);
    return found ? [toShown(found)] : [];
  }

  #workOf({ text, config, place }: ToCheck): CheckWork {
    let json = this.#configs.get(config);
    if (json === undefined) this.#configs.set(config, (json = JSON.stringify(config)));
    return { text, config: json, place, language: this.#options.service.say.language };
  }
}
