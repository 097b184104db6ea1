// In place of @vscode/spdlog, whose native add-on would have to be compiled: VS Code's log files, written plainly.
const { appendFileSync, mkdirSync } = require('node:fs');
const { dirname } = require('node:path');

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'critical'];

class Logger {
  #file;
  #level = levels.indexOf('info');

  constructor(file) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    for (const [level, name] of levels.entries()) {
      this[name] = (text) => level >= this.#level && this.#append(text);
    }
  }

  #append(text) {
    try {
      appendFileSync(this.#file, text.endsWith('\n') ? text : `${text}\n`);
    } catch {
      // The data folder is removed while the last lines are still coming in.
    }
  }

  getLevel() {
    return this.#level;
  }

  setLevel(level) {
    this.#level = level;
  }

  setPattern() {}
  clearFormatters() {}
  flush() {}
  drop() {}
}

// Assigned one by one: VS Code imports them by name, and Node finds only such names in a CommonJS module.
exports.setLevel = () => {};
exports.setFlushOn = () => {};
exports.createRotatingLogger = async (_name, file) => new Logger(file);
exports.createAsyncRotatingLogger = exports.createRotatingLogger;
