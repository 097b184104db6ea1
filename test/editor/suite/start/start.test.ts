import assert from 'node:assert/strict';
import { extension, open } from '../documents.ts';
import { finding } from '../wait.ts';

describe('the extension', () => {
  it('starts, and finds the first mistake', async () => {
    const [time, cpu] = [performance.now(), process.cpuUsage()];
    const passed = (): string => (performance.now() - time).toFixed(0);
    await extension().activate();
    const { user, system } = process.cpuUsage(cpu);
    console.log(
      `    activated in ${passed()} ms, code loaded included; ` +
        `the extension host computed ${((user + system) / 1000).toFixed(0)} ms`,
    );
    assert.equal(extension().isActive, true);
    const script = await open('cardsfolder/w/wrong_warp.txt');
    await finding(script.uri, 'keyword/wrong-card-type');
    console.log(`    a script opened, and the first mistake shown, after ${passed()} ms`);
  });
});
