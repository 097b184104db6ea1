/** The thread in which cases are tried that need no other process: its owner ends it when a step takes too long. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Case } from './case.ts';
import { tryPure } from './tried.ts';
import { writeStep } from './watched.ts';

const board = workerData as SharedArrayBuffer;
parentPort?.on('message', (one: Case) => parentPort?.postMessage(tryPure(one, (step) => writeStep(board, step))));
