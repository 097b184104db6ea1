// Runs VS Code's server-main.js, its first argument, in this process, which leads a process group of its own. The
// harness holds the other end of standard input: when that closes, however the harness ended, the whole group ends
// and nothing is left running.
import { pathToFileURL } from 'node:url';

process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume();
process.argv.splice(1, 1);
await import(pathToFileURL(process.argv[1]).href);
