/** The build of mocha for a page; it puts `mocha`, `describe` and the others in place. */
declare module 'mocha/mocha.js';
