/** The request for a script skeleton, which protocol/newCard.ts describes. */
import { ProtocolRequestType } from 'vscode-languageserver';
import { newCard } from '../core/newCard/newCard.ts';
import { makeNewCard, type NewCardAnswer, type NewCardParams } from '../protocol/newCard.ts';
import type { Answer } from './answer.ts';

const failed: NewCardAnswer = { ok: false, problem: 'failed', detail: '' };

export function answerNewCard(answer: Answer): void {
  const type = new ProtocolRequestType<NewCardParams, NewCardAnswer, never, void, void>(makeNewCard);
  answer(type, failed, (_, { content }) => {
    const made = newCard(content);
    return Promise.resolve(made.ok ? { ok: true, ...made.card } : made);
  });
}
