/** What holds for every server, whatever a client sends: each request is answered, and the server ends with its client. */
import type { Faults } from '../faults.ts';
import { Peer } from '../peer.ts';
import type { Step } from './protocolSteps.ts';

/**
 * @param folder that `ROOT` stands for in what is sent
 * @param logged what may be in the log though nothing is wrong
 */
export async function expectOfServer(
  root: string,
  folder: string,
  steps: readonly Step[],
  faults: Faults,
  logged: RegExp = /^$/,
): Promise<void> {
  const uri = new URL(`file://${folder.startsWith('/') ? '' : '/'}${folder.replaceAll('\\', '/')}`).href;
  const peer = new Peer(root, `${folder}/no-rules`);
  const start = performance.now();
  const filled = JSON.parse(JSON.stringify(steps).replaceAll('ROOT', uri)) as Step[];
  let left = false;
  for (const step of filled) {
    if (step.do === 'request') peer.request(step.method, step.params);
    else if (step.do === 'notify') peer.notify(step.method, step.params);
    else if (step.do === 'cancel') peer.cancel(step.latest);
    else if (step.do === 'raw') peer.write(step.content);
    else if (step.do === 'wait') await expectAnswers(peer, faults);
    else {
      left = true;
      await leave(peer, step.how, faults);
    }
  }
  if (!left) await leave(peer, 'politely', faults);
  faults.took('a server', performance.now() - start);
  const { ending } = await peer.ended;
  if (ending === 'time') faults.add('a server ends with its client', peer.logs.join('\n').slice(0, 600));
  if (ending === 'memory') faults.add('a server takes little memory', peer.logs.join('\n').slice(0, 600));
  const failed = peer.logs.find((line) => /\bfailed\b|unhandled|Error:/i.test(line) && !logged.test(line));
  if (failed !== undefined) faults.add('a server logs no failure', failed.slice(0, 800));
}

/** A server that was never initialized, or is shut down, answers with an error, which is an answer too. */
async function expectAnswers(peer: Peer, faults: Faults): Promise<void> {
  const open = await peer.answers();
  // What was ended for taking too much is told of as that.
  if (open.length === 0 || peer.process.killed) return;
  if (peer.hasEnded) faults.add('a server lives as long as its client', peer.logs.join('\n').slice(0, 600));
  else {
    faults.add('a server answers every request', open.join(', '));
    peer.process.kill('SIGKILL');
  }
}

async function leave(peer: Peer, how: (Step & { do: 'leave' })['how'], faults: Faults): Promise<void> {
  if (how === 'politely') {
    await expectAnswers(peer, faults);
    peer.request('shutdown', undefined);
    await expectAnswers(peer, faults);
    peer.notify('exit', undefined);
  } else if (how === 'rudely') peer.notify('exit', undefined);
  else if (how === 'close-input') peer.process.stdin.destroy();
  else if (how === 'close-output') {
    peer.process.stdout.destroy();
    peer.process.stdin.end();
  } else peer.process.kill('SIGKILL');
}
