// Runs in the extension host in place of the suite, and runs the suite. Whatever the suite prints, and how it ended,
// is appended to a file at once, so that it is there even if the host is gone in the next moment.
const { appendFileSync } = require('node:fs');
const { format } = require('node:util');

const { EDITOR_TEST_SUITE: suite, EDITOR_TEST_REPORT: reportFile } = process.env;

function report(kind, value) {
  appendFileSync(reportFile, `${JSON.stringify([kind, value])}\n`);
}

exports.run = async () => {
  for (const level of ['log', 'info', 'debug', 'warn', 'error']) {
    // VS Code has put accessors in front of these: an assignment would do nothing.
    Object.defineProperty(console, level, {
      configurable: true,
      value: (...args) => report('print', `${format(...args)}\n`),
    });
  }
  process.on('exit', (code) => report('exit', code));
  try {
    await require(suite).run();
    report('end', 0);
  } catch (error) {
    report('print', `${error?.stack ?? error}\n`);
    report('end', 1);
  }
};
