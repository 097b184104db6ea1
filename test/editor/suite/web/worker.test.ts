import assert from 'node:assert/strict';

describe('this extension host', () => {
  it('is a worker in the page, without Node', () => {
    const world = globalThis as { process?: { versions?: unknown }; importScripts?: unknown };
    assert.equal(world.process?.versions, undefined);
    assert.equal(typeof world.importScripts, 'function');
  });
});
