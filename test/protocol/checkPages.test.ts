/** The pages of checks, for clients that show them. */
import { expect, it } from 'vitest';
import { checkPage } from '../../server/src/protocol/checks.ts';
import { startClient } from '../support/protocol.ts';

it.each([
  ['en', 'Why'],
  ['es', 'Por qué'],
])('a client of the locale %s gets the page of a check', async (locale, heading) => {
  const { connection } = await startClient({ locale });
  const ask = (code: string) => connection.sendRequest<string | null>(checkPage, { code });
  const page = await ask('keyword/wrong-card-type');
  expect(page).toMatch(/^# keyword\/wrong-card-type\n/);
  expect(page).toContain(`\n## ${heading}\n`);
  expect(await ask('keyword/no-such-check')).toBeNull();
});
