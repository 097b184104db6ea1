import type { Arguments, CommandSpec } from '../args.ts';
import { exitCodes, UsageError, type ExitCode } from '../exitCodes.ts';
import type { Machine } from '../machine.ts';

export const serverCommand: CommandSpec = {
  name: 'server',
  usage: ['server --stdio'],
  summary: 'start the language server, for editors',
  options: { stdio: { help: 'talk over standard input and output' } },
};

/** @returns once the server listens; it ends the process itself when its client says so */
export function runServer(args: Arguments, machine: Machine): Promise<ExitCode> {
  const [surplus] = args.words;
  if (surplus !== undefined)
    throw new UsageError('{command} takes no argument; leave out "{surplus}"', { command: 'server', surplus });
  if (!args.has('stdio')) throw new UsageError('say how to talk: cardscript server --stdio');
  machine.serve();
  return Promise.resolve(exitCodes.clean);
}
