/** The requests about the book of rules, which protocol/rules.ts describes. */
import {
  ProtocolRequestType,
  type CancellationToken,
  type ProgressToken,
  type WorkDoneProgressBegin,
  type WorkDoneProgressEnd,
  type WorkDoneProgressReport,
} from 'vscode-languageserver';
import { ruleAddress } from '../core/features/ruleAddress.ts';
import * as messages from '../protocol/rules.ts';
import type { DownloadProgress } from '../workspace/rulesDownload.ts';
import type { Answer } from './answer.ts';
import type { Session } from './session.ts';

type Report = (
  token: ProgressToken,
  value: WorkDoneProgressBegin | WorkDoneProgressReport | WorkDoneProgressEnd,
) => void;

const noEditions: messages.Editions = { place: null, editions: [] };

export function answerRules(answer: Answer, report: Report): void {
  const on = <P, R>(
    method: string,
    neutral: R,
    handle: (session: Session, params: P, token: CancellationToken) => Promise<R>,
  ) => answer(new ProtocolRequestType<P, R, never, void, void>(method), neutral, handle);

  on<messages.SearchParams, messages.RuleChoice[]>(messages.searchRules, [], ({ rules }, params) =>
    rules.search(params),
  );
  on<messages.PageParams, messages.RulePage | null>(messages.rulePage, null, ({ rules }, params) => rules.page(params));
  on<messages.DescribeParams, string | null>(messages.describeRule, null, ({ rules }, params) =>
    rules.describe(params, ruleAddress),
  );
  on<unknown, messages.Editions>(messages.listEditions, noEditions, ({ rules }) => rules.editions());
  on<messages.EditionParams, messages.Editions>(messages.useEdition, noEditions, ({ rules }, params) =>
    rules.use(params),
  );
  on<messages.EditionParams, messages.Editions>(messages.removeEdition, noEditions, ({ rules }, params) =>
    rules.remove(params),
  );
  on<messages.ImportParams, messages.ImportAnswer | null>(messages.importRules, null, ({ rules }, { content }) =>
    rules.import(Uint8Array.from(atob(content), (char) => char.charCodeAt(0))),
  );
  on<messages.DownloadParams, messages.ImportAnswer | null>(
    messages.downloadRules,
    null,
    async ({ rules, say }, { workDoneToken }, cancelled) => {
      const abort = new AbortController();
      const listener = cancelled.onCancellationRequested(() => abort.abort());
      if (workDoneToken !== undefined)
        report(workDoneToken, { kind: 'begin', title: say('Downloading the rules'), cancellable: true });
      let said = '';
      try {
        return await rules.download(abort.signal, (progress) => {
          const value = toReport(progress);
          // Chunks are many, and a client shows whole percents.
          const text = JSON.stringify(value);
          if (workDoneToken === undefined || text === said) return;
          said = text;
          report(workDoneToken, value);
        });
      } finally {
        listener.dispose();
        if (workDoneToken !== undefined) report(workDoneToken, { kind: 'end' });
      }
    },
  );
}

function toReport({ stage, received, total }: DownloadProgress): WorkDoneProgressReport {
  if (stage === 'page') return { kind: 'report', message: '…' };
  const kilobytes = `${Math.round(received / 100_000) / 10} MB`;
  return total === undefined || total === 0
    ? { kind: 'report', message: kilobytes }
    : { kind: 'report', message: kilobytes, percentage: Math.round((100 * received) / total) };
}
