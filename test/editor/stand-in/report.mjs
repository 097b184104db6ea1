// Reads what host.cjs appends to its file, while it is being written.
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';

const interval = 100;

/**
 * @param {string} file is created
 * @param {(text: string) => void} print takes the suite's output as it comes
 * @returns `read()` brings the state up to date: `end` is 0 or 1 once the suite has ended, `exit` the exit code of the
 *   extension host once it has left of its own accord
 */
export function followReport(file, print) {
  writeFileSync(file, '');
  const descriptor = openSync(file, 'r');
  const state = { end: undefined, exit: undefined };
  let position = 0;
  let rest = Buffer.alloc(0);

  function read() {
    const more = Buffer.alloc(fstatSync(descriptor).size - position);
    position += readSync(descriptor, more, 0, more.length, position);
    rest = Buffer.concat([rest, more]);
    const whole = rest.lastIndexOf('\n') + 1;
    for (const line of rest.toString('utf8', 0, whole).split('\n').filter(Boolean)) {
      const [kind, value] = JSON.parse(line);
      if (kind === 'print') print(value);
      else state[kind] = value;
    }
    rest = rest.subarray(whole);
    return state;
  }

  const timer = setInterval(read, interval);
  return {
    read,
    close() {
      clearInterval(timer);
      closeSync(descriptor);
    },
  };
}
