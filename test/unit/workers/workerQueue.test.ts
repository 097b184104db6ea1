import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startEarly } from '../../../server/src/workspace/workers/early.ts';
import { nodeWorkers } from '../../../server/src/workspace/workers/nodeWorkers.ts';
import type { Clock, StartWorker, WorkerListener } from '../../../server/src/workspace/workers/worker.ts';
import { NoWorker, TookTooLong, WorkerQueue } from '../../../server/src/workspace/workers/workerQueue.ts';
import { FakeRuntime } from '../../support/fakeRuntime.ts';

const clock: Clock = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  defer: (run) => void setImmediate(run),
};
let queue: WorkerQueue | undefined;

function open(start: StartWorker, limit: number, clockOf: Clock = clock): WorkerQueue {
  queue = new WorkerQueue({ start, role: 'check', clock: clockOf, limit });
  return queue;
}

afterEach(() => queue?.dispose());

const threads = nodeWorkers(join(import.meta.dirname, 'stuckWorker.mjs'));

describe('jobs in a thread', () => {
  it('are done one after the other, each with its own answer', async () => {
    const { run } = bound(open(threads, 60_000));
    expect(await Promise.all([run('a'), run('b'), run('c')])).toEqual(['check: a', 'check: b', 'check: c']);
  });

  it('that never end are ended, and those behind them are done by another thread', async () => {
    const { run } = bound(open(threads, 200));
    const stuck = run('hang');
    const next = run('b');
    await expect(stuck).rejects.toBeInstanceOf(TookTooLong);
    expect(await next).toBe('check: b');
  });

  it('that throw fail alone', async () => {
    const { run } = bound(open(threads, 60_000));
    await expect(run('throw')).rejects.toThrow('as told');
    expect(await run('b')).toBe('check: b');
  });

  it('with which the thread ends fail, and the next has a thread of its own', async () => {
    const { run } = bound(open(threads, 60_000));
    const lost = run('end');
    const next = run('b');
    await expect(lost).rejects.toThrow('ended with 3');
    expect(await next).toBe('check: b');
  });

  it('are refused where no thread comes up', async () => {
    const { run } = bound(open(nodeWorkers(join(import.meta.dirname, 'nothing.mjs')), 60_000));
    await expect(run('a')).rejects.toBeInstanceOf(NoWorker);
  });

  it('are done by a thread that was started before anybody asked', async () => {
    let started = 0;
    const counting: StartWorker = (role, listener) => {
      started += 1;
      return threads(role, listener);
    };
    const early = startEarly(counting, 'check');
    await new Promise((resolve) => setImmediate(resolve));
    const { run } = bound(open(early, 60_000));
    expect(await run('a')).toBe('check: a');
    expect(started).toBe(1);
  });
});

/** A worker that says what the test says. */
class Puppet {
  listener: WorkerListener | undefined;
  ended = 0;
  readonly start: StartWorker = (_, listener) => {
    this.listener = listener;
    return { post: () => undefined, end: () => (this.ended += 1) };
  };
}

describe('the limit of a job', () => {
  it('does not count the time in which the worker comes up', async () => {
    const runtime = new FakeRuntime();
    const puppet = new Puppet();
    const answer = open(puppet.start, 2000, runtime).run('a');
    await runtime.advance(10_000);
    puppet.listener?.message({ ready: true });
    await runtime.advance(1900);
    puppet.listener?.message({ answer: 'in time' });
    expect(await answer).toBe('in time');
    expect(runtime.timers).toBe(0);
  });

  it('lets an answer count that has come while this side was busy', async () => {
    const runtime = new FakeRuntime();
    const puppet = new Puppet();
    const answer = open(puppet.start, 2000, runtime).run('a');
    puppet.listener?.message({ ready: true });
    runtime.defer(() => puppet.listener?.message({ answer: 'in time' }));
    await runtime.advance(2000);
    expect(await answer).toBe('in time');
    expect(puppet.ended).toBe(0);
  });

  it('ends a worker that does not come up', async () => {
    const runtime = new FakeRuntime();
    const puppet = new Puppet();
    const answer = expect(open(puppet.start, 2000, runtime).run('a')).rejects.toBeInstanceOf(NoWorker);
    await runtime.advance(60_000);
    await answer;
    expect(puppet.ended).toBe(1);
  });
});

function bound(one: WorkerQueue): { readonly run: (work: string) => Promise<unknown> } {
  return { run: (work) => one.run(work) };
}
