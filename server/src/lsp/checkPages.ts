/** The request for the page of a check, which protocol/checks.ts describes. */
import { ProtocolRequestType } from 'vscode-languageserver';
import { checkPage as render } from '../core/checks/page.ts';
import { createService } from '../core/service.ts';
import { checkPage, type CheckPageParams } from '../protocol/checks.ts';
import type { Answer } from './answer.ts';

export function answerCheckPage(answer: Answer): void {
  const type = new ProtocolRequestType<CheckPageParams, string | null, never, void, void>(checkPage);
  answer(type, null, (session, { code }) => {
    const service = createService({ language: session.say.language });
    const check = service.checks.find((one) => one.code === code);
    return Promise.resolve(check ? render(check, service) : null);
  });
}
