import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../../../server/src/core/config.ts';
import { createService } from '../../../server/src/core/service.ts';
import { longestEdited, longestScript, mostLines } from '../../../server/src/core/text/limits.ts';
import { Checker, type ToCheck } from '../../../server/src/workspace/checker/checker.ts';
import { CheckJobs, type CheckJob } from '../../../server/src/workspace/checker/checkJobs.ts';
import type { StartWorker } from '../../../server/src/workspace/workers/worker.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

const text = 'Name:Sample\nManaCost:1\nTypes:Instant\nK:Fliyng\nOracle:\n';
const script = (key: string, own = text): ToCheck => ({ key, text: own, config: defaultConfig, place: {} });

interface Bench {
  readonly checker: Checker;
  readonly runtime: FakeRuntime;
  /** The texts that each worker was given, by the order in which the workers were started. */
  readonly given: string[][];
  readonly failures: string[];
}

/** Workers in this very process. @param stuck texts on which they hang */
function bench(stuck: (text: string) => boolean, canStart = true): Bench {
  const runtime = new FakeRuntime();
  const given: string[][] = [];
  const failures: string[] = [];
  const start: StartWorker = (_, listener) => {
    const jobs = new CheckJobs();
    const own: string[] = [];
    given.push(own);
    if (!canStart) runtime.defer(() => listener.failed(new Error('no workers here')));
    else runtime.defer(() => listener.message({ ready: true }));
    return {
      post(work) {
        const job = structuredClone(work) as CheckJob;
        own.push(job.work.text);
        if (stuck(job.work.text)) return;
        const answer = structuredClone(jobs.answer(job));
        runtime.defer(() => listener.message({ answer }));
      },
      end: () => undefined,
    };
  };
  const service = createService();
  const onFailure = (what: string, error: string): void => void failures.push(`${what}: ${error}`);
  return { checker: new Checker({ service, start, clock: runtime, onFailure }), runtime, given, failures };
}

const codes = (findings: readonly { readonly code: string }[]): string[] => findings.map(({ code }) => code);

describe('a checker', () => {
  it('finds what the service finds, and repairs it, in a worker as without one', async () => {
    const { checker, runtime, given } = bench(() => false);
    const found = checker.find(script('a'));
    await runtime.settle();
    expect(codes(await found)).toContain('keyword/unknown');
    const [unknown] = (await found).filter(({ code }) => code === 'keyword/unknown');
    const repairs = checker.repairs(script('a'), unknown?.span ?? { start: 0, end: 0 });
    const fixed = checker.fixAll(script('a'));
    await runtime.settle();
    expect((await repairs)[0]?.fixes[0]?.title).toContain('Flying');
    expect((await fixed)?.text).toBeTypeOf('string');
    expect(given.flat()).toHaveLength(3);

    const failures: string[] = [];
    const direct = new Checker({
      service: createService(),
      start: undefined,
      clock: runtime,
      onFailure: (what) => failures.push(what),
    });
    expect(await direct.find(script('a'))).toEqual(await found);
    expect(await direct.repairs(script('a'), unknown?.span ?? { start: 0, end: 0 })).toEqual(await repairs);
    expect(failures).toEqual([]);
  });

  it('ends what takes too long, says so, and keeps it away from the others afterwards', async () => {
    const hanging = `${text}# hang\n`;
    const { checker, runtime, given } = bench((one) => one === hanging);
    const stuck = checker.find(script('a', hanging));
    const other = checker.find(script('b'));
    await runtime.settle();
    await runtime.advance(2000);
    expect(await stuck).toMatchObject([{ code: 'syntax/not-checked', severity: 'error' }]);
    expect((await stuck)[0]?.message).toContain('2 seconds');
    expect(codes(await other)).toContain('keyword/unknown');

    const again = checker.find(script('a', hanging));
    const third = checker.find(script('c'));
    await runtime.settle();
    expect(codes(await third)).toContain('keyword/unknown');
    await runtime.advance(2000);
    expect(codes(await again)).toEqual(['syntax/not-checked']);
    expect(given).toEqual([[hanging], [text, text], [hanging]]);
  });

  it('has another worker for what is large, so that nobody waits for it', async () => {
    const large = text + '# \n'.repeat(longestEdited / 3);
    const { checker, runtime, given } = bench((one) => one === large);
    void checker.find(script('large', large));
    const other = checker.find(script('b'));
    await runtime.settle();
    expect(codes(await other)).toContain('keyword/unknown');
    expect(given).toEqual([[text], [large]]);
  });

  it('repairs a longer text where others do not wait for it', async () => {
    const longer = text + '# \n'.repeat(2000);
    const { checker, runtime, given } = bench(() => false);
    const found = checker.find(script('a', longer));
    const fixed = checker.fixAll(script('a', longer));
    await runtime.settle();
    await Promise.all([found, fixed]);
    expect(given).toEqual([[longer], [longer]]);
  });

  it.each([
    ['larger than 1 MB', 'x'.repeat(longestScript + 1)],
    ['more than 50,000 lines', '\n'.repeat(mostLines + 1)],
    ['more than 50,000 lines', '\r\n'.repeat(mostLines + 1)],
    ['more than 50,000 lines', '\r'.repeat(mostLines + 1)],
  ])('gives what is no script at all to nobody: %s', async (why, one) => {
    const { checker, runtime, given } = bench(() => false);
    const found = checker.find(script('a', one));
    await runtime.settle();
    expect((await found)[0]?.message).toContain(why);
    expect(given.flat()).toEqual([]);
  });

  it('checks scripts itself where no worker comes up, and says so once', async () => {
    const { checker, runtime, failures } = bench(() => false, false);
    for (const key of ['a', 'b']) {
      const found = checker.find(script(key));
      await runtime.settle();
      expect(codes(await found)).toContain('keyword/unknown');
    }
    expect(failures).toEqual([expect.stringContaining('no workers here')]);
  });
});
