/** Completion: the entries at the cursor, and the documentation of the one that is looked at. */
import {
  CompletionItemKind,
  CompletionRequest,
  CompletionResolveRequest,
  InsertTextFormat,
  type CompletionItem,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { complete } from '../core/features/completion/complete.ts';
import { documentationOf } from '../core/features/completion/document.ts';
import type { CompletionEntry, DocumentationKey, EntryKind } from '../core/features/completion/entry.ts';
import { narrow } from '../core/features/completion/narrow.ts';
import { visible } from '../core/text/visible.ts';
import type { Answer } from './answer.ts';
import { toOffset, type Client } from './fromLsp.ts';
import { toMarkup, toRange, toTextEdits } from './toLsp.ts';
import { scriptPlace } from './uris.ts';

export const completionCapabilities: ServerCapabilities = {
  completionProvider: { resolveProvider: true, triggerCharacters: [':', '$', '|', ' ', '.', '+', ',', '<', '/', '&'] },
};

/** Goes to the client and comes back when the entry is looked at. */
interface EntryData {
  readonly uri: string;
  readonly doc: DocumentationKey;
}

const kinds: Readonly<Record<EntryKind, CompletionItemKind>> = {
  line: CompletionItemKind.Struct,
  keyword: CompletionItemKind.Keyword,
  record: CompletionItemKind.Function,
  parameter: CompletionItemKind.Field,
  value: CompletionItemKind.EnumMember,
  type: CompletionItemKind.Class,
  property: CompletionItemKind.Property,
  svar: CompletionItemKind.Variable,
  number: CompletionItemKind.Operator,
  cost: CompletionItemKind.Unit,
  file: CompletionItemKind.File,
  card: CompletionItemKind.Reference,
  text: CompletionItemKind.Text,
};

/** A blank is typed in every sentence; there only what a line of parameters goes on with is offered. */
const afterBlank: ReadonlySet<EntryKind> = new Set<EntryKind>([
  'parameter',
  'record',
  'value',
  'svar',
  'cost',
  'type',
  'card',
]);

export function answerCompletion(answer: Answer): void {
  answer(CompletionRequest.type, null, async (session, { textDocument, position, context }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card, text } = open.script;
    const offset = toOffset(lines, position);
    const { vocab } = open;
    const { folder, fileName } = scriptPlace(textDocument.uri);
    const completion = complete(card, offset, {
      vocab,
      workspace: session.workspace,
      ...(folder === 'cards' && { fileName }),
      say: session.say,
    });
    if (!completion) return null;
    const { entries, incomplete } = narrow(completion, text.slice(completion.span.start, offset));
    const blank = context?.triggerCharacter === ' ';
    const wanted = blank ? entries.filter(({ kind }) => afterBlank.has(kind)) : entries;
    const { client } = session;
    const range = toRange(lines, completion.span);
    const items = wanted.map((entry) => ({
      ...toItem(entry, range, client, textDocument.uri),
      ...(entry.also && { additionalTextEdits: toTextEdits(lines, [entry.also]) }),
    }));
    return {
      isIncomplete: incomplete ?? false,
      items,
      ...(client.sharedRanges && { itemDefaults: { editRange: range } }),
    };
  });
  answer(CompletionResolveRequest.type, { label: '' }, async (session, item) => {
    const data = item.data as EntryData | undefined;
    const open = data && (await session.script(data.uri));
    const text = open && documentationOf(data.doc, open.vocab, session.say);
    if (text === undefined) return item;
    return { ...item, documentation: toMarkup(text, session.client.markdownCompletion) };
  });
}

function toItem(
  entry: CompletionEntry,
  range: ReturnType<typeof toRange>,
  client: Client,
  uri: string,
): CompletionItem {
  const { kind, detail, text, snippet, rank, more, doc } = entry;
  const label = visible(entry.label);
  const asSnippet = client.snippets && snippet !== undefined;
  const newText = asSnippet ? snippet : text;
  const data: EntryData | undefined = doc && { uri, doc };
  return {
    label,
    kind: kinds[kind],
    sortText: String(Math.max(0, rank + 1)).padStart(9, '0'),
    ...(client.sharedRanges ? newText !== label && { textEditText: newText } : { textEdit: { range, newText } }),
    // Where there is none the label counts. Within a list, the commas of a name are written as semicolons.
    ...(kind === 'card' && text !== label && { filterText: text.trimStart() }),
    ...(asSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    ...(detail !== undefined && { detail: visible(detail) }),
    ...(more === true && client.suggestCommand && { command: { title: '', command: 'editor.action.triggerSuggest' } }),
    ...(data && { data }),
  };
}
