/** A skeleton made by the server. */
import { expect, it } from 'vitest';
import { makeNewCard, type NewCardAnswer } from '../../server/src/protocol/newCard.ts';
import { startClient } from '../support/protocol.ts';

it('makes a script of card text, and says where it belongs', async () => {
  const { connection } = await startClient();
  const ask = (content: string) => connection.sendRequest<NewCardAnswer>(makeNewCard, { content });
  expect(await ask('Sample Wren {1}{W}\nCreature — Bird\nFlying\nNobody may hum.\n1/1')).toEqual({
    ok: true,
    name: 'Sample Wren',
    text: 'Name:Sample Wren\nManaCost:1 W\nTypes:Creature Bird\nPT:1/1\nK:Flying\n# S:Mode$ ? | Description$ Nobody may hum.\nOracle:Flying\\nNobody may hum.\n',
    fileName: 'sample_wren.txt',
    folder: 's',
    open: 1,
    notes: [],
  });
  expect(await ask('Sample Wren')).toEqual({ ok: false, problem: 'no-type-line', detail: 'Sample Wren' });
});
