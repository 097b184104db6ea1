/** What checking a script is, wherever it is done: plain data in, plain data out, so that both can cross threads. */
import type { Config } from '../../core/config.ts';
import type { Finding, Fix } from '../../core/checks/check.ts';
import { fixText, type FixedText } from '../../core/features/fixText.ts';
import { createService, type Language, type LintOptions, type Script, type Service } from '../../core/service.ts';
import { meets, type Span } from '../../core/text/span.ts';
import type { Place } from '../place.ts';

/** A finding as it is shown; its repairs are asked for where they are wanted. */
export type ShownFinding = Omit<Finding, 'check' | 'fixes'>;

/** A finding with the repairs that are offered for it. */
export interface RepairableFinding extends ShownFinding {
  readonly fixes: readonly Fix[];
}

/** A script and how it is to be checked. */
export interface CheckWork {
  readonly text: string;
  /** The configuration as JSON: the same text for the same one, so that its tables are made once. */
  readonly config: string;
  readonly place: Place;
  /** Of the messages. */
  readonly language: Language;
}

export type CheckJob =
  | { readonly kind: 'find'; readonly work: CheckWork }
  /** The findings that meet a span, with their repairs. */
  | { readonly kind: 'repairs'; readonly work: CheckWork; readonly span: Span }
  /** The text after all safe repairs. */
  | { readonly kind: 'fixAll'; readonly work: CheckWork };

/** What a check that failed threw, with its code. */
export interface Crash {
  readonly code: string;
  readonly error: string;
}

export interface CheckAnswer {
  readonly findings: readonly RepairableFinding[] | readonly ShownFinding[];
  readonly fixed?: FixedText;
  readonly crashes: readonly Crash[];
}

interface Checked {
  readonly script: Script;
  readonly findings: readonly Finding[];
}

/** So many results are kept: a script is checked first, and then its repairs are asked for. */
const mostKept = 8;

/** So many configurations are kept; each folder of the workspace may have one. */
const mostConfigs = 50;

export class CheckJobs {
  readonly #services = new Map<Language, Service>();
  readonly #configs = new Map<string, Config>();
  /** The last ones last. */
  readonly #kept = new Map<string, Checked>();
  #crashes: Crash[] = [];

  /** Throws where Cardscript itself fails on the text. */
  answer(job: CheckJob): CheckAnswer {
    this.#crashes = [];
    const { work } = job;
    if (job.kind === 'fixAll') {
      const fixed = fixText(work.text, (text, most) => this.#check({ ...work, text }, most).findings, false);
      return { findings: [], fixed, crashes: this.#crashes };
    }
    const { findings } = this.#checked(work);
    const shown =
      job.kind === 'find'
        ? findings.map(toShown)
        : findings
            .filter(({ span }) => meets(span, job.span))
            .map((finding) => ({ ...toShown(finding), fixes: finding.fixes() }));
    return { findings: shown, crashes: this.#crashes };
  }

  #checked(work: CheckWork): Checked {
    const key = JSON.stringify([work.language, work.config, work.place, work.text]);
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const checked = known ?? this.#check(work);
    this.#kept.set(key, checked);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return checked;
  }

  #check({ text, config, place, language }: CheckWork, most?: number): Checked {
    const service = this.#serviceIn(language);
    const script = service.read(text);
    const options: LintOptions = { config: this.#configOf(config), most, ...place };
    return { script, findings: service.lint(script, options) };
  }

  #serviceIn(language: Language): Service {
    let service = this.#services.get(language);
    if (!service) {
      service = createService({
        language,
        onCrash: ({ code }, error) =>
          this.#crashes.push({ code, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
      });
      this.#services.set(language, service);
    }
    return service;
  }

  /** The same object for the same text: the core makes its tables once for each. */
  #configOf(text: string): Config {
    let config = this.#configs.get(text);
    if (!config) {
      if (this.#configs.size >= mostConfigs) this.#configs.clear();
      config = JSON.parse(text) as Config;
      this.#configs.set(text, config);
    }
    return config;
  }
}

/** Without what cannot cross threads. */
export function toShown({ code, severity, span, message, rules, tag, unknownWord }: Finding): ShownFinding {
  return { code, severity, span, message, rules, ...(tag && { tag }), ...(unknownWord && { unknownWord }) };
}
