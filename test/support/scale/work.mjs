// Counts the work that a function does, the same on every machine: how often V8 ran each block of the code, and how many
// elements or characters the built-in functions walked that search or copy without calling any code of ours.
import { Session } from 'node:inspector';

/** Elements and characters that built-in functions walked. */
let walked = 0;

/**
 * Begins to count. What shall be counted must be loaded afterwards: code that is there already has no counters.
 *
 * @returns {{ of: (run: () => void) => number, end: () => void }}
 */
export function countWork() {
  const session = new Session();
  session.connect();
  const post = (method, parameters) => {
    let answer;
    // Sessions of the same thread answer at once.
    session.post(method, parameters, (error, result) => {
      if (error) throw new Error(error.message);
      answer = result;
    });
    return answer;
  };
  post('Profiler.enable');
  post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const restore = countBuiltIns();
  return {
    of: (run) => {
      post('Profiler.takePreciseCoverage');
      walked = 0;
      run();
      const native = walked;
      let blocks = 0;
      for (const { functions } of post('Profiler.takePreciseCoverage').result)
        for (const { ranges } of functions) for (const { count } of ranges) blocks += count;
      return blocks + native;
    },
    end: () => {
      restore();
      post('Profiler.stopPreciseCoverage');
      session.disconnect();
    },
  };
}

/** Those that search are counted as far as they looked, those that copy by what they made. */
const counters = [
  [Array.prototype, 'includes', (list, [wanted], found) => (found ? list.indexOf(wanted) : list.length)],
  [Array.prototype, 'indexOf', (list, _, found) => (found < 0 ? list.length : found)],
  [Array.prototype, 'lastIndexOf', (list, _, found) => (found < 0 ? list.length : list.length - found)],
  [Array.prototype, 'slice', (_, __, made) => made.length],
  [Array.prototype, 'concat', (_, __, made) => made.length],
  [Array.prototype, 'toReversed', (_, __, made) => made.length],
  [Array.prototype, 'join', (_, __, made) => made.length],
  [Array.prototype, 'splice', (list) => list.length],
  [Array.prototype, 'shift', (list) => list.length],
  [Array.prototype, 'unshift', (list) => list.length],
  [String.prototype, 'includes', (text, [wanted], found) => (found ? text.indexOf(wanted) : text.length)],
  [String.prototype, 'indexOf', (text, [, from = 0], found) => (found < 0 ? text.length : found) - from],
  [String.prototype, 'lastIndexOf', (text, [, from = text.length], found) => from - found],
  [String.prototype, 'split', (text) => text.length],
  [String.prototype, 'toLowerCase', (text) => text.length],
  [String.prototype, 'toUpperCase', (text) => text.length],
];

/** @returns what puts the built-in functions back */
function countBuiltIns() {
  const indexOf = Array.prototype.indexOf;
  const textIndexOf = String.prototype.indexOf;
  const undo = counters.map(([prototype, name, size]) => {
    const original = prototype[name];
    const counting = {
      [name](...values) {
        const result = original.apply(this, values);
        // A walk that is never less than nothing, whatever a search began with.
        walked += Math.max(0, size(plain(this), values, result));
        return result;
      },
    }[name];
    Object.defineProperty(prototype, name, { value: counting, configurable: true, writable: true });
    return () => Object.defineProperty(prototype, name, { value: original, configurable: true, writable: true });
  });
  /** With a search that is not counted itself. */
  const plain = (value) =>
    typeof value === 'string' || value instanceof String
      ? { length: value.length, indexOf: (wanted) => textIndexOf.call(value, wanted) }
      : { length: value.length, indexOf: (wanted) => indexOf.call(value, wanted) };
  return () => {
    for (const one of undo) one();
  };
}
