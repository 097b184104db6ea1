import { keywordWords } from '../../l10n/keywords.ts';
import { inEnglish, type Say } from '../../l10n/say.ts';
import { escapeMarkdown, inlineCode } from '../../text/markdown.ts';
import { keywordEntry } from '../../vocab/keywords.ts';
import { findRuleKeyword } from '../../rules/keywords.ts';
import type { RecordKind } from '../../vocab/records.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { describeParameter, describeRecord } from '../describe.ts';
import type { DocumentationKey } from './entry.ts';

/** The documentation of an entry as Markdown. Nothing for what is not known: the key comes back from a client. */
export function documentationOf(key: DocumentationKey, vocab: Vocabulary, say: Say = inEnglish): string | undefined {
  switch (key.of) {
    case 'keyword':
      return describeKeywordEntry(key.name, vocab, say);
    case 'record':
      return isRecordKind(key.kind, vocab) ? describeRecord(vocab, key.kind, key.name, say) : undefined;
    case 'parameter':
      return describeParameter(
        vocab,
        key.name,
        isRecordKind(key.kind, vocab) ? { kind: key.kind, record: key.record, say } : { say },
      );
    default:
      return undefined;
  }
}

function isRecordKind(kind: string | undefined, vocab: Vocabulary): kind is RecordKind {
  return kind !== undefined && Object.hasOwn(vocab.records, kind);
}

function describeKeywordEntry(name: string, vocab: Vocabulary, say: Say): string | undefined {
  const entry = keywordEntry(name) ?? vocab.keywords.anyCase(name);
  if (!entry) return undefined;
  const rule = entry.head ? undefined : findRuleKeyword(entry.name);
  const words = rule && keywordWords(rule, say);
  const parts = words
    ? [`**${escapeMarkdown(rule.en)}** — ${rule.rule}`, escapeMarkdown(words.summary)]
    : [`**${escapeMarkdown(entry.name)}**`];
  if (words?.paid !== undefined) parts.push(`*${say('Paid:')}* ${escapeMarkdown(words.paid)}.`);
  parts.push(inlineCode(entry.example));
  return parts.join('\n\n');
}
