import type { Check } from '../../core/checks/check.ts';
import { asWords, said, type Said, type Say, type Values } from '../../core/l10n/say.ts';
import type { Config } from '../../core/config.ts';
import { createService, type Service } from '../../core/service.ts';
import { decodeUtf8 } from '../../core/text/decode.ts';
import { longestScript, whyNotRead } from '../../core/text/limits.ts';
import { readBounded } from '../../workspace/boundedFile.ts';
import { FileRefused } from '../../workspace/fileRefused.ts';
import { byPath, type FoundFile } from '../../workspace/files.ts';
import { placeOf, type Place } from '../../workspace/place.ts';
import { reasonOf } from '../words.ts';
import { fixText } from '../../core/features/fixText.ts';
import { unifiedDiff } from './diff.ts';
import { leftSentence } from './left.ts';
import { reportFindings, reportOnFile } from './lint.ts';
import type { FileReport, Report, ReportedFinding } from './report.ts';
import type { Settings } from './settings.ts';
import { replaceFile } from './write.ts';

export type FixMode = 'none' | 'safe' | 'suggestions';

export interface SessionOptions {
  readonly fix: FixMode;
  /** Whether what the fixes change is shown instead of written. */
  readonly dryRun: boolean;
  readonly say: Say;
}

interface Input {
  readonly path: string;
  /** Empty where the text has no file. */
  readonly place: Place;
  readonly config: Config;
}

/** One run over any number of files: checks and repairs them, and keeps what there is to tell. */
export class Session {
  readonly service: Service;
  readonly #fix: FixMode;
  readonly #dryRun: boolean;
  readonly #say: Say;
  readonly #diffs: string[] = [];
  readonly #results: FileReport[] = [];
  readonly #troubles: string[] = [];
  readonly #left: string[] = [];
  readonly #crashed = new Set<string>();
  /** The file at work, for what is told of a check that failed. */
  #path = '';
  #files = 0;
  #skipped = { files: 0, links: 0 };
  #applied = { fixes: 0, files: 0 };

  constructor({ fix, dryRun, say }: SessionOptions) {
    this.#fix = fix;
    this.#dryRun = dryRun;
    this.#say = say;
    this.service = createService({
      language: say.language,
      onCrash: (check, error) => {
        if (this.#crashed.has(check.code)) return;
        this.#crashed.add(check.code);
        this.#fail(said('the check {code} failed', { code: check.code }), error);
      },
    });
  }

  /** Checks a file, and repairs it where it lies. Whatever goes wrong, the run goes on. */
  checkFile({ path, location, real }: FoundFile, settings: Settings): void {
    const input = { path, place: placeOf(location), config: settings(location) };
    let bytes: Uint8Array;
    try {
      bytes = readBounded(real, longestScript);
    } catch (error) {
      if (error instanceof FileRefused) this.#refused(input, error);
      else this.unreadable(path, error);
      return;
    }
    this.#check(input, bytes, (text) => replaceFile(real, bytes, text));
  }

  /** Checks text that came by another way. @returns the text after the repairs; the same bytes where there are none */
  checkInput(input: Input, bytes: Uint8Array): string | Uint8Array {
    let result: string | Uint8Array = bytes;
    this.#check(input, bytes, (text) => (result = text));
    return result;
  }

  unreadable(path: string, error: unknown): void {
    this.#troubles.push(this.#say('{path}: cannot be read: {reason}', { path, reason: reasonOf(error) }));
  }

  /** Says what was passed over, where there is nothing to say of single files. */
  passedOver(skipped: Report['skipped']): void {
    this.#skipped = skipped;
  }

  /** What the fixes change, where nothing is written. */
  diff(): string {
    return this.#diffs.join('');
  }

  report(): Report {
    return {
      files: this.#files,
      skipped: this.#skipped,
      dryRun: this.#dryRun,
      results: this.#results.sort(byPath),
      applied: this.#applied,
      left: this.#left.sort(),
      troubles: this.#troubles.sort(),
    };
  }

  #refused(input: Input, { refusal }: FileRefused): void {
    this.#files += 1;
    const findings = this.#onFile(input, 'syntax/not-checked', refusal);
    if (findings.length > 0) this.#results.push({ path: input.path, findings });
  }

  #check(input: Input, bytes: Uint8Array, save: (text: string) => void): void {
    this.#path = input.path;
    this.#files += 1;
    let findings: readonly ReportedFinding[];
    try {
      findings = this.#findingsOf(input, bytes, save);
    } catch (error) {
      this.#fail(said('Cardscript itself failed'), error);
      findings = this.#onFile(input, 'syntax/not-checked', 'failed', { reason: reasonOf(error) });
    }
    if (findings.length > 0) this.#results.push({ path: input.path, findings });
  }

  #findingsOf(input: Input, bytes: Uint8Array, save: (text: string) => void): ReportedFinding[] {
    const decoded = decodeUtf8(bytes);
    if (!decoded.ok) return this.#onFile(input, 'syntax/encoding', 'encoding', { encoding: asWords(decoded.encoding) });
    const notRead = whyNotRead(decoded.text);
    if (notRead) return this.#onFile(input, 'syntax/not-checked', notRead);
    const options = { config: input.config, ...input.place };
    const script = this.service.read(this.#repair(decoded.text, save, options));
    return reportFindings(script, this.service.lint(script, options));
  }

  #onFile({ config }: Input, code: Check['code'], message: string, values: Values = {}): ReportedFinding[] {
    return reportOnFile(this.service.findingOnFile(code, message, values, config));
  }

  /** @returns the text that the file has afterwards */
  #repair(text: string, save: (text: string) => void, options: Parameters<Service['lint']>[1]): string {
    if (this.#fix === 'none') return text;
    const lint = (version: string, most?: number) =>
      this.service.lint(this.service.read(version), { ...options, most });
    const fixed = fixText(text, lint, this.#fix === 'suggestions');
    if (fixed.skipped.length > 0) this.#left.push(leftSentence(this.#path, fixed.skipped, this.#say));
    if (fixed.applied === 0) return text;
    try {
      if (this.#dryRun) this.#diffs.push(unifiedDiff(this.#path, text, fixed.text));
      else save(fixed.text);
    } catch (error) {
      const values = { path: this.#path, reason: reasonOf(error) };
      this.#troubles.push(this.#say('{path}: cannot be written: {reason}', values));
      return text;
    }
    this.#applied = { fixes: this.#applied.fixes + fixed.applied, files: this.#applied.files + 1 };
    return fixed.text;
  }

  #fail(what: Said, error: unknown): void {
    const values = { path: this.#path, what, reason: reasonOf(error) };
    this.#troubles.push(this.#say('{path}: {what} ({reason}); please report this', values));
  }
}
