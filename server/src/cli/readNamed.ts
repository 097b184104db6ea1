import { resolve } from 'node:path';
import { longestScript } from '../core/text/limits.ts';
import { readBounded } from '../workspace/boundedFile.ts';
import { UsageError } from './exitCodes.ts';
import type { Machine } from './machine.ts';
import { reasonOf } from './words.ts';

/** The bytes of a file that a command line names. What cannot be read, or is larger than a script, is thrown. */
export function readNamed(name: string, { folder }: Machine, limit = longestScript): Uint8Array {
  try {
    return readBounded(resolve(folder, name), limit);
  } catch (error) {
    throw unreadable(name, error);
  }
}

/** All of standard input. What is larger than a script is thrown. */
export async function readInput(machine: Machine): Promise<Uint8Array> {
  try {
    return await machine.readInput(longestScript);
  } catch (error) {
    throw unreadable(machine.say('standard input'), error);
  }
}

function unreadable(name: string, error: unknown): UsageError {
  return new UsageError('{name} cannot be read: {reason}', { name, reason: reasonOf(error) });
}
