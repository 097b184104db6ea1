/** Inlay hints: where abilities work, and what SVars and parameters that are left out stand for. Off unless wanted. */
import { InlayHintKind, InlayHintRequest, type InlayHint, type ServerCapabilities } from 'vscode-languageserver';
import { zoneHints } from '../core/features/abilityZones.ts';
import { valueHints } from '../core/features/valueHints.ts';
import { touches } from '../core/text/span.ts';
import { visible } from '../core/text/visible.ts';
import type { Answer } from './answer.ts';
import { toSpan } from './fromLsp.ts';

export const inlayHintCapabilities: ServerCapabilities = { inlayHintProvider: true };

export function answerInlayHints(answer: Answer): void {
  answer(InlayHintRequest.type, null, async (session, { textDocument, range }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { script, settings, vocab } = open;
    const wanted = toSpan(script.lines, range);
    const hints = [
      ...(settings.inlayHints.values ? valueHints(script.card, vocab) : []),
      ...(settings.inlayHints.zones ? zoneHints(script.card, { say: session.say }) : []),
    ];
    return hints
      .filter(({ offset }) => touches(wanted, offset))
      .map(({ offset, label, tooltip }): InlayHint => ({
        position: script.lines.positionAt(offset),
        label: visible(label),
        tooltip: visible(tooltip),
        kind: InlayHintKind.Type,
        paddingLeft: true,
      }));
  });
}
