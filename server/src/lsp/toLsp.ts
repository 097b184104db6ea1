/** The only place where values of the core become values of the protocol. */
import type { Language } from '../core/l10n/language.ts';
import {
  DiagnosticSeverity,
  DiagnosticTag,
  MarkupKind,
  type Diagnostic,
  type Hover as LspHover,
  type MarkupContent,
  type Range,
  type TextDocumentEdit,
  type TextEdit as LspTextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Severity } from '../core/checks/check.ts';
import { pageAddress } from '../core/checks/page.ts';
import type { Hover } from '../core/features/hover.ts';
import type { TextEdit } from '../core/text/edits.ts';
import { LineMap } from '../core/text/lineMap.ts';
import { markdownToText } from '../core/text/plainText.ts';
import type { Span } from '../core/text/span.ts';
import type { ShownFinding } from '../workspace/checker/checkJobs.ts';
import type { Client } from './fromLsp.ts';

export const source = 'cardscript';

/** Goes to the client and comes back with a request for quick fixes. */
export interface DiagnosticData {
  readonly code: string;
  /** Numbers of the rules that the finding rests on. */
  readonly rules: readonly string[];
}

const severities: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};
const tags = { unnecessary: DiagnosticTag.Unnecessary, deprecated: DiagnosticTag.Deprecated } as const;

export function toRange(lines: LineMap, span: Span): Range {
  return { start: lines.positionAt(span.start), end: lines.positionAt(span.end) };
}

/** @param language of the page that the code leads to */
export function toDiagnostic(lines: LineMap, finding: ShownFinding, language: Language): Diagnostic {
  const data: DiagnosticData = { code: finding.code, rules: finding.rules };
  return {
    range: toRange(lines, finding.span),
    severity: severities[finding.severity],
    code: finding.code,
    codeDescription: { href: pageAddress(finding.code, language) },
    source,
    message: finding.message,
    ...(finding.tag && { tags: [tags[finding.tag]] }),
    data,
  };
}

export function toTextEdits(lines: LineMap, edits: readonly TextEdit[]): LspTextEdit[] {
  return edits.map(({ span, newText }) => ({ range: toRange(lines, span), newText }));
}

/** The document that an edit is meant for, as the client named it. */
export interface EditedDocument {
  readonly uri: string;
  readonly version: number;
}

/**
 * Edits of one document.
 *
 * @param versioned whether the client can refuse an edit that was meant for another version
 */
export function toWorkspaceEdit(document: EditedDocument, edits: LspTextEdit[], versioned: boolean): WorkspaceEdit {
  const { uri, version } = document;
  return versioned ? { documentChanges: [{ textDocument: { uri, version }, edits }] } : { changes: { [uri]: edits } };
}

/** A project file to be changed, or to be made where it has no text yet. */
export interface ProjectFile {
  readonly uri: string;
  readonly text: string | undefined;
}

/** @param changes of the file's text; of the empty one where it is to be made */
export function toProjectEdit(
  { uri, text }: ProjectFile,
  changes: readonly TextEdit[],
  versioned: boolean,
): WorkspaceEdit {
  const edits = toTextEdits(new LineMap(text ?? ''), changes);
  // Nothing is known of a version: the file may be open in the editor or not.
  const change = { textDocument: { uri, version: null }, edits };
  if (text === undefined) return creation(uri, change);
  return versioned ? { documentChanges: [change] } : { changes: { [uri]: edits } };
}

/** A file to be made; one that is there by now gets the text in front of its own. */
export function toNewFile(uri: string, text: string): WorkspaceEdit {
  const start = { line: 0, character: 0 };
  const edits = [{ range: { start, end: start }, newText: text }];
  return creation(uri, { textDocument: { uri, version: null }, edits });
}

function creation(uri: string, change: TextDocumentEdit): WorkspaceEdit {
  return { documentChanges: [{ kind: 'create', uri, options: { ignoreIfExists: true } }, change] };
}

export function toHover(lines: LineMap, hover: Hover, client: Client): LspHover {
  return { range: toRange(lines, hover.span), contents: toMarkup(hover.markdown, client.markdownHover) };
}

/** @param shown whether the client shows Markdown */
export function toMarkup(markdown: string, shown: boolean): MarkupContent {
  return shown
    ? { kind: MarkupKind.Markdown, value: markdown }
    : { kind: MarkupKind.PlainText, value: markdownToText(markdown).trimEnd() };
}
