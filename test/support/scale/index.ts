/** What is measured, as one module: `bench/scale.mjs` and `test/scale` bundle it. */
export { shapes, sizeFor } from './shapes.ts';
export { tasks } from './tasks.ts';
