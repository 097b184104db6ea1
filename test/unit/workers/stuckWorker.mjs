// A worker as `workerQueue.ts` knows them: it answers, fails, ends or hangs, as it is told to.
import { parentPort, workerData } from 'node:worker_threads';

parentPort.on('message', (work) => {
  if (work === 'hang') for (;;);
  if (work === 'end') process.exit(3);
  if (work === 'throw') parentPort.postMessage({ error: 'Error: as told' });
  else parentPort.postMessage({ answer: `${workerData}: ${work}` });
});
parentPort.postMessage({ ready: true });
