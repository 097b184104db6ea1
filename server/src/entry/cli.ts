#!/usr/bin/env node
/** The program `cardscript`. */
import { UsageError } from '../cli/exitCodes.ts';
import { main } from '../cli/main.ts';
import type { BareMachine } from '../cli/machine.ts';
import { reasonOf } from '../cli/words.ts';
import { FileRefused } from '../workspace/fileRefused.ts';

/** Resolves when everything is handed over, or the reader is gone: `cardscript … | head` is no error. */
function write(stream: NodeJS.WriteStream, content: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(content, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE')
        reject(new UsageError('the output cannot be written: {reason}', { reason: reasonOf(error) }));
      else resolve();
    });
  });
}

async function readAll(stream: NodeJS.ReadStream, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw new FileRefused('tooLarge', limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const machine: BareMachine = {
  folder: process.cwd(),
  environment: process.env,
  isTerminal: process.stdout.isTTY,
  print: (content) => write(process.stdout, content),
  printBeside: (text) => write(process.stderr, text),
  readInput: (limit) => readAll(process.stdin, limit),
  // Not among the imports above, so that a check does not load what only editors need.
  serve: () => void import('./server.ts'),
};

// Each write reports its own failure; an error event without a listener would end the process in mid-work.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// The process ends by itself when all output is written; `process.exit` would cut it off.
void main(process.argv.slice(2), machine).then((status) => {
  process.exitCode = status;
});
