/** The thread `indexThread.js` of the language server: reads the scripts of the workspace. */
import { readInThread } from '../workspace/index/threadReader.ts';

void readInThread();
