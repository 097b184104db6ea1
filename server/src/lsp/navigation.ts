/** Finding one's way in a script: outline, folding, SVars and what calls what. */
import {
  CallHierarchyIncomingCallsRequest,
  CallHierarchyOutgoingCallsRequest,
  CallHierarchyPrepareRequest,
  DefinitionRequest,
  DocumentHighlightKind,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  LSPErrorCodes,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  ResponseError,
  SelectionRangeRequest,
  SemanticTokensBuilder,
  SemanticTokensRequest,
  SymbolKind,
  type CallHierarchyItem,
  type DocumentLink,
  type DocumentSymbol,
  type Location,
  type Range,
  type SelectionRange,
  type ServerCapabilities,
  type SymbolInformation,
} from 'vscode-languageserver';
import { callItemAt, incomingCalls, outgoingCalls, type Call, type CallItem } from '../core/features/calls.ts';
import { foldings } from '../core/features/folding.ts';
import { scriptLinks, type ScriptLink } from '../core/features/links.ts';
import { outline, type OutlineItem, type OutlineKind } from '../core/features/outline.ts';
import { faceJointAt } from '../core/features/otherFaces.ts';
import { ruleAddress } from '../core/features/ruleAddress.ts';
import { ruleNumbers } from '../core/features/ruleNumbers.ts';
import { useAt } from '../core/features/uses.ts';
import { selectionSpans } from '../core/features/selection.ts';
import { semanticTokens } from '../core/features/semanticTokens.ts';
import { definitionsOf, occurrencesOf, renameSVar, svarAt, whyNotRenamed } from '../core/features/svars.ts';
import type { LineMap } from '../core/text/lineMap.ts';
import { touches } from '../core/text/span.ts';
import { visible } from '../core/text/visible.ts';
import type { Answer } from './answer.ts';
import { toOffset } from './fromLsp.ts';
import type { OpenScript, Session } from './session.ts';
import { toRange, toTextEdits, toWorkspaceEdit } from './toLsp.ts';
import { mostUses } from './uses.ts';

const tokenTypes = ['function', 'variable'] as const;

export const navigationCapabilities: ServerCapabilities = {
  documentSymbolProvider: true,
  documentLinkProvider: {},
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
  callHierarchyProvider: true,
  semanticTokensProvider: {
    legend: { tokenTypes: [...tokenTypes], tokenModifiers: ['declaration'] },
    full: true,
  },
};

export function answerNavigation(answer: Answer): void {
  answer(DocumentSymbolRequest.type, null, async (session, { textDocument }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const items = outline(card, session.say);
    return session.client.nestedSymbols
      ? items.map((item) => toSymbol(lines, item))
      : items.flatMap((item) => flatSymbols(lines, item, open.document.uri));
  });
  answer(DocumentLinkRequest.type, null, async (session, { textDocument }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const found = scriptLinks(open.script.card, open.vocab).map(async (link): Promise<DocumentLink[]> => {
      const [target] = await linkTargets(session, open, link);
      if (!target) return [];
      const { line, character } = target.range.start;
      // Names of first faces are in the first line, which is shown anyway.
      const address = line === 0 ? target.uri : `${target.uri}#L${line + 1},${character + 1}`;
      const tooltip = visible(link.to === 'token' ? `${link.name}.txt` : link.name);
      return [{ range: toRange(open.script.lines, link.span), target: address, tooltip }];
    });
    return [...(await Promise.all(found)).flat(), ...(await ruleLinks(session, open))];
  });
  answer(FoldingRangeRequest.type, null, async (session, { textDocument }) => {
    const open = await session.script(textDocument.uri);
    return (
      (open && foldings(open.script.card, open.vocab).map(({ start, end }) => ({ startLine: start, endLine: end }))) ??
      null
    );
  });
  answer(SelectionRangeRequest.type, null, async (session, { textDocument, positions }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    return positions.map(
      (position) =>
        selectionSpans(card, toOffset(lines, position), open.vocab).reduceRight<SelectionRange | undefined>(
          (parent, span) => ({ range: toRange(lines, span), ...(parent && { parent }) }),
          undefined,
        ) ?? { range: { start: position, end: position } },
    );
  });
  answer(SemanticTokensRequest.type, { data: [] }, async (session, { textDocument }) => {
    const open = await session.script(textDocument.uri);
    const builder = new SemanticTokensBuilder();
    if (open)
      for (const { span, type, definition } of semanticTokens(open.script.card, open.vocab)) {
        const { line, character } = open.script.lines.positionAt(span.start);
        builder.push(line, character, span.end - span.start, tokenTypes.indexOf(type), definition ? 1 : 0);
      }
    // Without an id: nobody asks for what changed since.
    return { data: builder.build().data };
  });
  answerSVars(answer);
  answerCalls(answer);
}

/** In a client that opens the pages of the book. */
async function ruleLinks(session: Session, { script, settings, vocab }: OpenScript): Promise<DocumentLink[]> {
  if (!session.ruleLinks) return [];
  const rulebook = await session.rules.rulebook(settings.rulesEdition);
  return ruleNumbers(script.card, rulebook, vocab).map(({ span, number }) => ({
    range: toRange(script.lines, span),
    target: ruleAddress(number),
    tooltip: number,
  }));
}

const atStart: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** The scripts that a link leads to: the token's file beside the script before others of its name. */
async function linkTargets(session: Session, { document }: OpenScript, { to, name }: ScriptLink): Promise<Location[]> {
  if (to === 'card') return session.workspace.locations('face', name, mostTargets);
  const file = await session.tokenScript(document, name);
  if (file !== undefined) return [{ uri: file, range: atStart }];
  return session.workspace.locations('tokenFile', name, mostTargets);
}

/** Copies of one script in a workspace; more than these help nobody. */
const mostTargets = 10;

function answerSVars(answer: Answer): void {
  answer(DefinitionRequest.type, null, async (session, { textDocument, position }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const offset = toOffset(lines, position);
    const link = scriptLinks(card, open.vocab).find(({ span }) => touches(span, offset));
    const targets = link ? await linkTargets(session, open, link) : [];
    if (targets.length > 0) return targets;
    const place = svarAt(card, offset, open.vocab);
    if (!place)
      return (
        faceJointAt(card, offset)?.targets.map((span) => ({ uri: open.document.uri, range: toRange(lines, span) })) ??
        null
      );
    return definitionsOf(place).map(({ name }) => ({ uri: open.document.uri, range: toRange(lines, name.span) }));
  });
  answer(ReferencesRequest.type, null, async (session, { textDocument, position, context }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const offset = toOffset(lines, position);
    const place = svarAt(card, offset, open.vocab);
    if (place)
      return occurrencesOf(place, open.vocab)
        .filter(({ kind }) => kind === 'use' || context.includeDeclaration)
        .map(({ span }) => ({ uri: open.document.uri, range: toRange(lines, span) }));
    const use = useAt(card, offset, open.document.path, open.vocab);
    return use ? session.workspace.locations(use.kind, use.name, mostUses) : null;
  });
  answer(DocumentHighlightRequest.type, null, async (session, { textDocument, position }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const offset = toOffset(lines, position);
    const place = svarAt(card, offset, open.vocab);
    if (place)
      return occurrencesOf(place, open.vocab).map(({ span, kind }) => ({
        range: toRange(lines, span),
        kind: kind === 'definition' ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      }));
    return faceJointAt(card, offset)?.all.map((span) => ({ range: toRange(lines, span) })) ?? null;
  });
  answer(PrepareRenameRequest.type, null, async (session, { textDocument, position }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const place = svarAt(card, toOffset(lines, position), open.vocab);
    if (!place) return null;
    const why = whyNotRenamed(place, open.vocab, session.say);
    if (why !== undefined) return refuse(why);
    return { range: toRange(lines, place.span), placeholder: place.name };
  });
  answer(RenameRequest.type, null, async (session, { textDocument, position, newName }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const place = svarAt(card, toOffset(lines, position), open.vocab);
    if (!place) return null;
    const renaming = renameSVar(place, newName, open.vocab, session.say);
    if (!renaming.ok) return refuse(renaming.why);
    return toWorkspaceEdit(open.document, toTextEdits(lines, renaming.edits), session.client.versionedEdits);
  });
}

/** The editor shows the reason to the user. */
function refuse(why: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, why);
}

function answerCalls(answer: Answer): void {
  answer(CallHierarchyPrepareRequest.type, null, async (session, { textDocument, position }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const item = callItemAt(card, toOffset(lines, position), open.vocab);
    return item ? [toCallItem(lines, open.document.uri, item)] : null;
  });
  answer(CallHierarchyOutgoingCallsRequest.type, null, async (session, { item }) => {
    const open = await session.script(item.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const calls = outgoingCalls(card, toOffset(lines, item.selectionRange.start), open.vocab);
    return calls.map((call) => ({ to: toCallItem(lines, item.uri, call.item), fromRanges: fromRanges(lines, call) }));
  });
  answer(CallHierarchyIncomingCallsRequest.type, null, async (session, { item }) => {
    const open = await session.script(item.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const calls = incomingCalls(card, toOffset(lines, item.selectionRange.start), open.vocab);
    return calls.map((call) => ({ from: toCallItem(lines, item.uri, call.item), fromRanges: fromRanges(lines, call) }));
  });
}

function toCallItem(lines: LineMap, uri: string, { name, detail, span, nameSpan }: CallItem): CallHierarchyItem {
  const range = toRange(lines, span);
  const shown = { name: visible(name), detail: visible(detail) };
  return { ...shown, kind: SymbolKind.Function, uri, range, selectionRange: toRange(lines, nameSpan) };
}

function fromRanges(lines: LineMap, { from }: Call): Range[] {
  return from.map((span) => toRange(lines, span));
}

const symbolKinds: Readonly<Record<OutlineKind, SymbolKind>> = {
  face: SymbolKind.Class,
  keyword: SymbolKind.Property,
  ability: SymbolKind.Method,
  trigger: SymbolKind.Event,
  static: SymbolKind.Constant,
  replacement: SymbolKind.Operator,
  subAbility: SymbolKind.Function,
  amount: SymbolKind.Variable,
};

function toSymbol(lines: LineMap, item: OutlineItem): DocumentSymbol {
  const { name, detail, kind, span, nameSpan, children } = item;
  return {
    name: visible(name),
    detail: visible(detail),
    kind: symbolKinds[kind],
    range: toRange(lines, span),
    selectionRange: toRange(lines, nameSpan),
    children: children.map((child) => toSymbol(lines, child)),
  };
}

function flatSymbols(lines: LineMap, item: OutlineItem, uri: string, container?: string): SymbolInformation[] {
  const { kind, span, children } = item;
  const name = visible(item.name);
  const location = { uri, range: toRange(lines, span) };
  const own = { name, kind: symbolKinds[kind], location, ...(container !== undefined && { containerName: container }) };
  return [own, ...children.flatMap((child) => flatSymbols(lines, child, uri, name))];
}
