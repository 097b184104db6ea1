/** In place of `node:assert/strict` where there is no Node: what the suites use of it, on values that are JSON. */

function fail(message: string | undefined, otherwise: string): never {
  throw new Error(message ?? otherwise);
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

function ok(value: unknown, message?: string): asserts value {
  if (!value) fail(message, `${shown(value)} is not true`);
}

function equal(actual: unknown, expected: unknown, message?: string): void {
  if (!Object.is(actual, expected)) fail(message, `${shown(actual)} is not ${shown(expected)}`);
}

function notEqual(actual: unknown, unwanted: unknown, message?: string): void {
  if (Object.is(actual, unwanted)) fail(message, `it is ${shown(actual)}`);
}

function deepEqual(actual: unknown, expected: unknown, message?: string): void {
  equal(shown(actual), shown(expected), message);
}

function match(actual: string, pattern: RegExp, message?: string): void {
  if (!pattern.test(actual)) fail(message, `${shown(actual)} does not match ${String(pattern)}`);
}

export default { ok, equal, notEqual, deepEqual, match };
