// Runs VS Code's server-main.js, its first argument, in this process, which leads a process group of its own. The
// harness holds the other end of standard input: when that closes, however the harness ended, the whole group ends
// and nothing is left running.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

process.stdin.on('close', () => process.kill(-process.pid, 'SIGKILL')).resume();
process.argv.splice(1, 1);
// Some versions start by themselves where this is not set, others never do; so none does.
process.env.CODE_SERVER_PARENT_PID = String(process.pid);
const { loadCodeWithNls } = await import(pathToFileURL(process.argv[1]).href);
const code = await loadCodeWithNls();
const listener = createServer().listen(0, '127.0.0.1');
await once(listener, 'listening');
// It reads its options from the command line itself.
const vscode = await code.createServer(listener.address());
listener.on('request', (request, response) => void vscode.handleRequest(request, response));
listener.on('upgrade', (request, socket) => void vscode.handleUpgrade(request, socket));
console.log(`Listening on ${listener.address().port}`);
