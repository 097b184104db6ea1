// What a suite says, and how it ended: from a Node host by the file that host.cjs appends to, from a web host by what
// the workbench passes on of its console.
import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';
import { format } from 'node:util';

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

/** Begins what a suite in the page prints, among all that the workbench has to say. */
const ours = 'EDITOR_TEST';

/** Begins the line with the counts, which such a suite prints last. */
const results = 'EDITOR_TEST_RESULTS';

/**
 * The same of a suite in the page, which has no files: `hear(words)` takes what it printed. The counts go to the file
 * that EDITOR_TEST_RESULTS names.
 * @param {(text: string) => void} print
 * @param {(text: string) => void} log takes what the workbench says
 */
export function heardReport(print, log) {
  const state = { end: undefined, exit: undefined };
  return {
    hear(words) {
      const text = format(...words);
      if (words[0] === ours) print(`${format(...words.slice(1))}\n`);
      if (!text.startsWith(`${results} `)) return log(`[workbench] ${text}`);
      const counts = JSON.parse(text.slice(results.length));
      state.end = counts.failed > 0 ? 1 : 0;
      if (process.env[results]) writeFileSync(process.env[results], JSON.stringify(counts));
    },
    read: () => state,
    close() {},
  };
}
