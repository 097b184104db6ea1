import assert from 'node:assert/strict';
import { extension } from '../documents.ts';

describe('the extension', () => {
  it('starts', async () => {
    const [time, cpu] = [performance.now(), process.cpuUsage()];
    await extension().activate();
    const { user, system } = process.cpuUsage(cpu);
    console.log(
      `    activated in ${(performance.now() - time).toFixed(0)} ms, code loaded included; ` +
        `the extension host computed ${((user + system) / 1000).toFixed(0)} ms`,
    );
    assert.equal(extension().isActive, true);
  });
});
