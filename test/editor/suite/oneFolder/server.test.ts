import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { open, replace } from '../documents.ts';
import { finding, gone } from '../wait.ts';

const code = 'keyword/wrong-card-type';

/** Process ids of the language servers that serve this extension host. */
function servers(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const words = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
        return (
          words.some((word) => word.endsWith('dist/server.js')) && words.includes(`--clientProcessId=${process.pid}`)
        );
      } catch {
        // It has just ended.
        return false;
      }
    })
    .map(Number);
}

describe('the server process', () => {
  const itOnLinux = process.platform === 'linux' ? it : it.skip;
  if (process.platform !== 'linux') console.warn('Not run here: killing the server, which is found by way of /proc.');

  itOnLinux('comes back when it is killed, and knows what is on the screen and not yet saved', async () => {
    const script = await open('cardsfolder/r/right_warp.txt');
    await replace(script, 'Creature Elemental', 'Sorcery');
    await finding(script.uri, code);
    const [before, ...others] = servers();
    assert.ok(before !== undefined && others.length === 0, `servers: ${servers().join(', ')}`);

    process.kill(before, 'SIGKILL');
    // Only a server that was told the unsaved text sees the one change that is left to make it right, and the other back.
    await replace(script, 'Sorcery', 'Creature Elemental');
    await gone(script.uri, code);
    await replace(script, 'Creature Elemental', 'Instant');
    await finding(script.uri, code);
    const [after] = servers();
    assert.notEqual(after, before);
    await replace(script, 'Instant', 'Creature Elemental');
    await gone(script.uri, code);
  });
});
