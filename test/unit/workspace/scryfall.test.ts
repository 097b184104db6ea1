import { expect, it } from 'vitest';
import { fetchCard } from '../../../server/src/workspace/scryfall.ts';

function answering(status: number, body: string, asked: string[] = []): typeof globalThis.fetch {
  return (address) => {
    asked.push(address instanceof Request ? address.url : address.toString());
    return Promise.resolve(new Response(body, { status }));
  };
}

it('asks for the name, and gives back the object', async () => {
  const asked: string[] = [];
  expect(await fetchCard('Wren & Half-Moon', answering(200, '{"name":"Wren"}', asked))).toEqual({
    ok: true,
    json: '{"name":"Wren"}',
  });
  expect(asked).toEqual(['https://api.scryfall.com/cards/named?fuzzy=Wren%20%26%20Half-Moon']);
});

it('says that there is no such card', async () => {
  expect(await fetchCard('Wrenn', answering(404, '{}'))).toEqual({
    ok: false,
    reason: expect.stringContaining('no single card by the name "Wrenn"') as string,
  });
});

it('says what works without the service', async () => {
  expect(await fetchCard('Wren', answering(503, ''))).toEqual({
    ok: false,
    reason: expect.stringContaining('works off line') as string,
  });
});
