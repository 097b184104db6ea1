import { CancellationTokenSource, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { describe, expect, it } from 'vitest';
import { createSafe } from '../../../server/src/lsp/safe.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

const params = { textDocument: { uri: 'file:///cards/a.txt' } };

function setup(): { runtime: FakeRuntime; logs: string[]; safe: ReturnType<typeof createSafe> } {
  const runtime = new FakeRuntime();
  const logs: string[] = [];
  return { runtime, logs, safe: createSafe(runtime, (message) => logs.push(message)) };
}

const isCancelled = (answer: unknown): boolean =>
  answer instanceof ResponseError && answer.code === LSPErrorCodes.RequestCancelled;

describe('a request', () => {
  it('is answered in a later turn', async () => {
    const { runtime, safe } = setup();
    let began = false;
    const answer = safe.request('a', 0, () => {
      began = true;
      return 1;
    })(params, new CancellationTokenSource().token);
    expect(began).toBe(false);
    await runtime.settle();
    expect(await answer).toBe(1);
  });

  it('that was cancelled before its turn does not begin', async () => {
    const { runtime, safe } = setup();
    const source = new CancellationTokenSource();
    let began = false;
    const answer = safe.request('a', 0, () => {
      began = true;
      return 1;
    })(params, source.token);
    source.cancel();
    await runtime.settle();
    expect(isCancelled(await answer)).toBe(true);
    expect(began).toBe(false);
  });

  it('that was cancelled meanwhile gives no answer', async () => {
    const { runtime, safe } = setup();
    const source = new CancellationTokenSource();
    const answer = safe.request('a', 0, async () => {
      await Promise.resolve();
      source.cancel();
      return 1;
    })(params, source.token);
    await runtime.settle();
    expect(isCancelled(await answer)).toBe(true);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('whose handler %s gets the neutral answer, and the log says what failed and where', async (_, handle) => {
    const { runtime, safe, logs } = setup();
    const answer = safe.request<typeof params, number>(
      'textDocument/sample',
      7,
      handle,
    )(params, new CancellationTokenSource().token);
    await runtime.settle();
    expect(await answer).toBe(7);
    expect(logs).toEqual([
      expect.stringMatching(/^textDocument\/sample failed for file:\/\/\/cards\/a\.txt: Error: broken/),
    ]);
  });
});

describe('a notification', () => {
  it('is taken in at once, in order', () => {
    const { safe } = setup();
    const seen: number[] = [];
    const handle = safe.notification<number>('a', (value) => seen.push(value));
    handle(1);
    handle(2);
    expect(seen).toEqual([1, 2]);
  });

  it('whose handler throws is logged', () => {
    const { safe, logs } = setup();
    safe.notification('a/b', () => {
      throw new TypeError('broken');
    })(undefined);
    expect(logs).toEqual([expect.stringMatching(/^a\/b failed: TypeError: broken/)]);
  });
});
