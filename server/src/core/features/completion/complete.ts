/** What may be written at the cursor. */
import { inEnglish, type Say } from '../../l10n/say.ts';
import type { Card } from '../../model/card.ts';
import { abilityOn, faceOf, innermost, lineAt } from '../../model/locate.ts';
import { baseOfScript, titleOfScript } from '../../model/scriptName.ts';
import { span } from '../../text/span.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import type { CompletionContext, WorkspaceNames } from './context.ts';
import { words, type Completion } from './entry.ts';
import { completeKeyword } from './keywords.ts';
import { completeField, completeLineStart } from './lines.ts';
import { completeRecord } from './records.ts';

export interface CompleteOptions {
  readonly vocab: Vocabulary;
  /** What is known of the workspace by now. */
  readonly workspace?: WorkspaceNames | undefined;
  /** Of a file in the engine's folders of cards: it tells the name of the card. */
  readonly fileName?: string | undefined;
  /** In English by default. */
  readonly say?: Say;
}

/** @param offset UTF-16 offset of the cursor; nothing is offered in comments and free text */
export function complete(
  card: Card,
  offset: number,
  { vocab, workspace, fileName, say = inEnglish }: CompleteOptions,
): Completion | undefined {
  const line = lineAt(card, offset);
  const face = (line && faceOf(card, line)) ?? card.faces[0];
  if (!line || !face) return undefined;
  const { text } = card.file;
  const base = fileName && baseOfScript(fileName);
  const title = base && face === card.faces[0] ? titleOfScript(base) : undefined;
  const context: CompletionContext = { face, vocab, text, offset, workspace, title, say };
  switch (line.kind) {
    case 'comment':
      return undefined;
    case 'blank':
      return completeLineStart(offset, context);
    case 'stray':
      return offset >= line.piece.span.start && /^\w*$/.test(text.slice(line.piece.span.start, offset))
        ? completeLineStart(line.piece.span.start, context)
        : undefined;
    case 'marker': {
      const value = line.value;
      if (!value || offset < value.span.start) return undefined;
      const colors = ['WHITE', 'BLUE', 'BLACK', 'RED', 'GREEN'];
      return { span: span(value.span.start, Math.max(offset, value.span.end)), entries: words(colors, 'value') };
    }
    case 'field': {
      const inner = innermost(line);
      if (offset <= inner.colon)
        return offset >= inner.key.span.start && offset <= inner.key.span.end
          ? completeLineStart(inner.key.span.start, context)
          : undefined;
      if (inner.key.text === 'K') return completeKeyword(inner, context);
      const value = inner.nameColon ?? inner.colon;
      if (inner.record && offset > value) return completeRecord(inner, abilityOn(face, inner), context);
      return completeField(inner, context);
    }
  }
}
