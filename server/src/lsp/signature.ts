import { MarkupKind, SignatureHelpRequest, type ServerCapabilities } from 'vscode-languageserver';
import { signatureAt } from '../core/features/signature.ts';
import type { Answer } from './answer.ts';
import { toOffset } from './fromLsp.ts';

export const signatureCapabilities: ServerCapabilities = {
  signatureHelpProvider: { triggerCharacters: [':', '<', '/', '$', '|'] },
};

/** What an argument of a keyword or of a cost, or a parameter of an effect, is for. */
export function answerSignature(answer: Answer): void {
  answer(SignatureHelpRequest.type, null, async (session, { textDocument, position }) => {
    const open = await session.script(textDocument.uri);
    if (!open) return null;
    const { lines, card } = open.script;
    const found = signatureAt(card, toOffset(lines, position), open.vocab, session.say);
    if (!found) return null;
    const text = (value: string): { kind: MarkupKind; value: string } => ({ kind: MarkupKind.PlainText, value });
    return {
      signatures: [
        {
          label: found.label,
          ...(found.documentation !== undefined && { documentation: text(found.documentation) }),
          parameters: found.parameters.map(({ start, end, documentation }) => ({
            label: [start, end] as [number, number],
            ...(documentation !== undefined && { documentation: text(documentation) }),
          })),
        },
      ],
      activeSignature: 0,
      // None is marked where the number is larger than the last.
      activeParameter: found.active ?? found.parameters.length,
    };
  });
}
