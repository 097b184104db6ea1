import { escapeMarkdown } from '../../rules/format.ts';
import { keywordEntry } from '../../vocab/keywords.ts';
import { findRuleKeyword } from '../../rules/keywords.ts';
import type { RecordKind } from '../../vocab/records.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { describeParameter, describeRecord } from '../describe.ts';
import type { DocumentationKey } from './entry.ts';

/** The documentation of an entry as Markdown. Nothing for what is not known: the key comes back from a client. */
export function documentationOf(key: DocumentationKey, vocab: Vocabulary): string | undefined {
  switch (key.of) {
    case 'keyword':
      return describeKeywordEntry(key.name, vocab);
    case 'record':
      return isRecordKind(key.kind, vocab) ? describeRecord(vocab, key.kind, key.name) : undefined;
    case 'parameter':
      return isRecordKind(key.kind, vocab)
        ? describeParameter(vocab, key.name, key.kind, key.record)
        : describeParameter(vocab, key.name);
    default:
      return undefined;
  }
}

function isRecordKind(kind: string | undefined, vocab: Vocabulary): kind is RecordKind {
  return kind !== undefined && Object.hasOwn(vocab.records, kind);
}

function describeKeywordEntry(name: string, vocab: Vocabulary): string | undefined {
  const entry = keywordEntry(name) ?? vocab.keywords.anyCase(name);
  if (!entry) return undefined;
  const rule = entry.head ? undefined : findRuleKeyword(entry.name);
  const parts = rule
    ? [`**${escapeMarkdown(rule.en)}** — ${rule.rule}`, escapeMarkdown(rule.summary)]
    : [`**${escapeMarkdown(entry.name)}**`];
  if (rule?.paid !== undefined) parts.push(`*Paid:* ${escapeMarkdown(rule.paid)}.`);
  parts.push(`\`${entry.example}\``);
  return parts.join('\n\n');
}
