/**
 * Gets an edition from the web: from the publisher's page, whose link to the text file is followed, or from the address
 * of the file itself. Nothing here asks whether it may; whoever calls has asked.
 */
import type { Say } from '../core/l10n/say.ts';
import { largestRulesFile, type ImportRefusal } from '../core/rules/importer.ts';
import { fetchBytes, type FetchLimits, type FetchProblem } from './fetchBytes.ts';
import { findRulesLink, publisherPage } from './rulesLink.ts';
import type { Imported, RuleLibrary } from './ruleLibrary.ts';

export interface DownloadOptions {
  /** A page that links the text file, or the file; the publisher's page by default. */
  readonly address?: string | undefined;
  /** Whether it was typed for this download only, and stands in no settings. */
  readonly isTyped?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
  /** Those not given keep their defaults. */
  readonly limits?: Partial<FetchLimits> | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export interface DownloadProgress {
  readonly stage: 'page' | 'file';
  /** Bytes so far. */
  readonly received: number;
  /** Bytes in all, where the server announced them. */
  readonly total: number | undefined;
}

export type DownloadProblem = FetchProblem | ImportRefusal | 'no-link';

/** `reason` says in a few sentences what happened, and what the user can do. */
export interface NotDownloaded {
  readonly ok: false;
  readonly problem: DownloadProblem;
  readonly reason: string;
}

/** What an import takes at most, two minutes for a slow line. */
const defaults: FetchLimits = { size: largestRulesFile, time: 120_000, silence: 20_000, redirects: 5 };

/** Fetches the text file and keeps the edition that is in it. Rejects only where it cannot be written. */
export async function downloadRules(
  library: RuleLibrary,
  options: DownloadOptions = {},
): Promise<Extract<Imported, { ok: true }> | NotDownloaded> {
  const address = options.address ?? publisherPage;
  const first = await fetchStage('page', address, library.say, options);
  const { say } = library;
  const refuse = (problem: DownloadProblem, what: string): NotDownloaded => {
    const advice = adviceFor(problem, { ...options, address }, say);
    return { ok: false, problem, reason: `${what} ${advice}`.trim() };
  };
  if (!first.ok) return refuse(first.problem, first.reason);
  let file = first;
  if (isPage(first)) {
    const link = findRulesLink(new TextDecoder().decode(first.bytes), first.address);
    if (!link) {
      const page = first.address;
      return refuse(
        'no-link',
        say('The page {page} links no text file of the rules; it may have been rebuilt.', { page }),
      );
    }
    const second = await fetchStage('file', link.href, say, options);
    if (!second.ok) return refuse(second.problem, second.reason);
    file = second;
  }
  const imported = await library.import(file.bytes);
  if (imported.ok) return imported;
  const what = say('{address} cannot be taken in. {reason}', { address: file.address, reason: imported.reason });
  return refuse(imported.refusal, what);
}

function fetchStage(stage: DownloadProgress['stage'], address: string, say: Say, options: DownloadOptions) {
  const { onProgress, signal, fetch } = options;
  return fetchBytes(address, {
    limits: { ...defaults, ...options.limits },
    signal,
    fetch,
    say,
    onProgress: onProgress && ((received, total) => onProgress({ stage, received, total })),
  });
}

/** By what it begins with: servers call a file of any kind what they like. */
function isPage({ bytes, type }: { readonly bytes: Uint8Array; readonly type: string }): boolean {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, 500)).trimStart();
  if (/^(?:\xef\xbb\xbf)?<(?:!doctype|!--|html|\?xml)/i.test(beginning)) return true;
  return (type === 'text/html' && beginning.includes('<')) || type === 'application/json';
}

function adviceFor(
  problem: DownloadProblem,
  { address, isTyped }: DownloadOptions & { readonly address: string },
  say: Say,
): string {
  switch (problem) {
    case 'cancelled':
      return '';
    case 'bad-address':
      return isTyped
        ? say('Correct the address.')
        : say('Correct the address in the settings (cardscript.rules.address).');
    case 'unreachable':
      return say(
        'Try again when you are on line. Behind a proxy, download the TXT file in a browser and import it from there.',
      );
    case 'too-slow':
    case 'broken-off':
    case 'server-error':
    case 'cut-off':
      return say('Try again later, or download the TXT file in a browser and import it from there.');
    case 'not-found':
    case 'no-link':
    case 'redirect-loop':
    case 'downgrade':
    case 'refused':
      if (isTyped)
        return say(
          'Open {address} in a browser: if the rules moved, name their new address, or download the TXT file in a browser and import it from there.',
          { address },
        );
      return say(
        'Open {address} in a browser: if the rules moved, give their new address in the settings (cardscript.rules.address), or download the TXT file in a browser and import it from there.',
        { address },
      );
    default:
      return say(
        'Open {address} in a browser and see what is there; you can download the TXT file there and import it.',
        { address },
      );
  }
}
