/** The program `worker.js`: all threads of the language server, and of the command line. The role says which. */
import { CheckJobs, type CheckJob } from '../workspace/checker/checkJobs.ts';
import { readInThread } from '../workspace/index/threadReader.ts';
import { thisThread } from '../workspace/workers/nodeWorkers.ts';
import { answerJobs } from '../workspace/workers/workerQueue.ts';

const { role, port } = thisThread();
switch (role) {
  case 'check': {
    const jobs = new CheckJobs();
    answerJobs(port, (job) => jobs.answer(job as CheckJob));
    break;
  }
  case 'index':
    readInThread(port);
    break;
}
