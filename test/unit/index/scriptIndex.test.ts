import { describe, expect, it } from 'vitest';
import { encodeFacts } from '../../../server/src/core/index/encode.ts';
import { scriptFacts } from '../../../server/src/core/index/facts.ts';
import { ScriptIndex } from '../../../server/src/core/index/scriptIndex.ts';
import { createService } from '../../../server/src/core/service.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

const service = createService();

function indexOf(files: Readonly<Record<string, string>>): ScriptIndex {
  const index = new ScriptIndex();
  for (const [path, text] of Object.entries(files)) put(index, path, text);
  return index;
}

function put(index: ScriptIndex, path: string, text: string): void {
  index.set(path, Int32Array.from(encodeFacts(service.read(text), path, vocab, index.table)));
}

const keeper = `Name:Ladder Keeper
K:Vigilance
K:Kicker:1 R
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigToken
SVar:TrigToken:DB$ Token | TokenScript$ w_1_1_kite | TokenAmount$ X
SVar:X:Count$Valid Card.namedPaper Crow/Plus.1`;

describe('the facts of a script', () => {
  const facts = (text: string): string[] =>
    [...scriptFacts(service.read(text).card, vocab)].map(({ kind, name }) => `${kind} ${name}`);

  it('are its parts, what they are made of, and the scripts they name', () => {
    expect(facts(keeper)).toEqual([
      'face Ladder Keeper',
      'ability Attacks',
      'record trigger Attacks',
      'parameter trigger Attacks ValidCard',
      'parameter trigger Attacks Execute',
      'record effect Token',
      'parameter effect Token TokenScript',
      'parameter effect Token TokenAmount',
      'keyword Vigilance',
      'keyword Kicker',
      'svar TrigToken',
      'svar X',
      'amount Count$Valid',
      'token w_1_1_kite',
      'card Paper Crow',
    ]);
  });

  it('are few where the engine knows nothing of a line', () => {
    expect(facts('A:SP$ Frobnicate | Foo$ 1\nNonsense\nSVar::x\n')).toEqual(['ability Frobnicate']);
  });
});

describe('an index', () => {
  const crow = 'Name:Paper Crow\nK:Flying\nSVar:X:Count$xPaid';
  const files = {
    '/c/cardsfolder/k/keeper.txt': keeper,
    '/c/cardsfolder/p/crow.txt': crow,
    '/c/tokenscripts/w_1_1_kite.txt': 'Name:Kite Token',
    '/c/cardsfolder/x/w_2_2_no_token.txt': 'Name:Scarecrow',
  };

  it('knows where a fact stands', () => {
    const index = indexOf(files);
    expect(index.places('card', 'Paper Crow')).toEqual([
      { path: '/c/cardsfolder/k/keeper.txt', line: 5, character: 29, length: 10 },
    ]);
    expect(index.places('tokenFile', 'w_1_1_kite').map(({ path }) => path)).toEqual(['/c/tokenscripts/w_1_1_kite.txt']);
    expect(index.places('svar', 'X', 1)).toHaveLength(1);
    expect([index.count('svar', 'X'), index.count('keyword', 'Banding')]).toEqual([2, 0]);
  });

  it('forgets what a file no longer says', () => {
    const index = indexOf(files);
    put(index, '/c/cardsfolder/p/crow.txt', 'Name:Glass Crow');
    expect(index.places('face', 'Paper Crow')).toEqual([]);
    expect(index.names('face', 'crow', 9).names).toEqual(['Glass Crow', 'Scarecrow']);
    index.delete('/c/cardsfolder/p/crow.txt');
    index.delete('/c/cardsfolder/p/crow.txt');
    expect([index.size, index.count('svar', 'X')]).toEqual([3, 1]);
    expect(index.search('glass', 9)).toEqual([]);
  });

  it('gives names that begin with what is typed first, then those with a word that does, then others', () => {
    const index = indexOf({
      '/a': 'Name:Cold Crow',
      '/b': 'Name:Scarecrow',
      '/c': 'Name:Crow Eater',
      '/d': 'Name:Owl',
    });
    expect(index.names('face', 'CROW', 9)).toEqual({ names: ['Crow Eater', 'Cold Crow', 'Scarecrow'], more: false });
    expect(index.names('face', 'crow', 2)).toEqual({ names: ['Crow Eater', 'Cold Crow'], more: true });
    expect(index.names('face', 'crow e', 9).names).toEqual(['Crow Eater']);
  });

  it('finds faces, SVars and abilities by letters of their names, and says which card they belong to', () => {
    const index = indexOf(files);
    const found = (query: string): string[] =>
      index
        .search(query, 9)
        .map(({ kind, name, card }) => [kind, name, ...(card === undefined ? [] : [card])].join(' '));
    expect(found('trtok')).toEqual(['svar TrigToken Ladder Keeper']);
    expect(found('att')).toEqual(['ability Attacks Ladder Keeper']);
    expect(found('x')).toEqual(['svar X Ladder Keeper', 'svar X Paper Crow']);
    expect(found('qq')).toEqual([]);
    expect(index.search('', 2).map(({ name }) => name)).toEqual(['Ladder Keeper', 'Paper Crow']);
  });
});
