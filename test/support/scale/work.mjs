// Counts the work that a function does, the same on every machine: how often V8 ran each block of the code, and how many
// elements or characters the built-in functions walked that search or copy without calling any code of ours.
import { Session } from 'node:inspector';

/** Elements and characters that built-in functions walked. */
let walked = 0;

/**
 * Begins to count. What shall be counted must be loaded afterwards: code that is there already has no counters.
 *
 * `of` gives the work by function, named with its place in the bundle: how often its blocks ran. What ran since the last
 * call is counted, too.
 *
 * @returns {{ of: (run: () => void) => Map<string, number>, end: () => void }}
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
      walked = 0;
      run();
      const work = new Map([['built-in functions', walked]]);
      for (const { functions } of post('Profiler.takePreciseCoverage').result) {
        for (const { functionName, ranges } of functions) {
          const name = `${functionName || 'a function without a name'} at ${ranges[0].startOffset}`;
          work.set(
            name,
            ranges.reduce((sum, { count }) => sum + count, work.get(name) ?? 0),
          );
        }
      }
      return work;
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
