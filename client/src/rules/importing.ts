/** Takes in files of rules, and tells the user once how it went with all of them. */
import { commands, FileType, l10n, ProgressLocation, Uri, window, workspace, type CancellationToken } from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import { plainMessage } from '../messages.ts';
import { tellOfSilence, type Server } from '../server.ts';

type Taken = Extract<messages.ImportAnswer, { ok: true }>;

interface Outcome {
  readonly name: string;
  /** Undefined where the server gave none. */
  readonly answer: messages.ImportAnswer | undefined;
}

/** More of them make a message longer than anybody reads. */
const mostNames = 5;

/** @param locations files, and folders whose text files are meant */
export async function importRules(server: Server, locations: readonly Uri[]): Promise<void> {
  const options = {
    location: ProgressLocation.Notification,
    cancellable: true,
    title: l10n.t('Importing the rules'),
  };
  const outcomes = await window.withProgress(options, async (progress, token) => {
    const files = (await Promise.all(locations.map(textFilesOf))).flat();
    return takeIn(server, files, token, (message) => progress.report({ message, increment: 100 / files.length }));
  });
  if (outcomes.some(({ answer }) => !answer)) tellOfSilence();
  else if (outcomes.length === 1) for (const { name, answer } of outcomes) tellOfOne(answer, name);
  else if (outcomes.length > 0) tellOfMany(server, outcomes);
}

/** The location itself where it is no folder with text files. */
async function textFilesOf(location: Uri): Promise<Uri[]> {
  const names: string[] = [];
  try {
    const { type } = await workspace.fs.stat(location);
    const entries = type & FileType.Directory ? await workspace.fs.readDirectory(location) : [];
    for (const [name, kind] of entries) if (/\.txt$/i.test(name) && kind & FileType.File) names.push(name);
  } catch {
    // Whoever reads it says why it cannot be read.
  }
  return names.length > 0 ? names.sort().map((name) => Uri.joinPath(location, name)) : [location];
}

async function takeIn(
  server: Server,
  files: readonly Uri[],
  token: CancellationToken,
  begin: (name: string) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of files) {
    if (token.isCancellationRequested) break;
    const name = file.path.slice(file.path.lastIndexOf('/') + 1);
    begin(name);
    outcomes.push({ name, answer: await importFile(server, file) });
  }
  return outcomes;
}

async function importFile(server: Server, file: Uri): Promise<messages.ImportAnswer | undefined> {
  const refuse = (reason: string): messages.ImportAnswer => ({ ok: false, reason });
  let content: string;
  try {
    const { type, size } = await workspace.fs.stat(file);
    if (type & FileType.Directory) return refuse(l10n.t('There is no text file in this folder.'));
    if (size > messages.largestRulesFile)
      return refuse(l10n.t('This is far larger than any edition of the Comprehensive Rules.'));
    content = toBase64(await workspace.fs.readFile(file));
  } catch (error) {
    return refuse(l10n.t('This cannot be read: {0}', String(error)));
  }
  return server.ask<messages.ImportAnswer>(messages.importRules, { content });
}

/** @param name of the file, where it was one */
export function tellOfOne(answer: messages.ImportAnswer | undefined, name?: string): void {
  if (!answer) tellOfSilence();
  else if (!answer.ok) void offerFile('error', name === undefined ? answer.reason : `${name}: ${answer.reason}`);
  else {
    const { date, rules, glossary, known } = answer;
    const text = known
      ? l10n.t('The edition of {0} was there already.', date)
      : l10n.t('The edition of {0} is imported: {1} rules, {2} terms.', date, rules, glossary);
    const misfits = misfitsOf([answer]);
    if (misfits === '') void window.showInformationMessage(plainMessage(text));
    else void offerOutput('warning', `${text} ${misfits}`);
  }
}

/** Why something was refused stands in the output: it is too much for a message. */
function tellOfMany(server: Server, outcomes: readonly Outcome[]): void {
  const taken: Taken[] = [];
  const refused: string[] = [];
  for (const { name, answer } of outcomes)
    if (answer?.ok) taken.push(answer);
    else if (answer) {
      refused.push(name);
      server.warn(plainMessage(`${name}: ${answer.reason}`));
    }
  const added = taken.filter(({ known }) => !known);
  const newest = taken
    .map(({ date }) => date)
    .sort()
    .at(-1);
  const misfits = misfitsOf(taken);
  const names = [...refused.slice(0, mostNames), ...(refused.length > mostNames ? ['…'] : [])].join(', ');
  const text = [
    added.length > 0 && l10n.t('Editions imported: {0}.', added.length),
    added.length < taken.length && l10n.t('Editions that were there already: {0}.', taken.length - added.length),
    newest !== undefined && l10n.t('The newest is of {0}.', newest),
    misfits,
    names !== '' && l10n.t('Not taken in: {0}.', names),
  ]
    .filter((part) => part)
    .join(' ');
  if (taken.length === 0) void offerOutput('error', text);
  else if (names !== '' || misfits !== '') void offerOutput('warning', text);
  else void window.showInformationMessage(plainMessage(text));
}

function misfitsOf(taken: readonly Taken[]): string {
  const count = taken.reduce((sum, { oddities }) => sum + oddities, 0);
  return count === 0 ? '' : l10n.t('Lines that did not fit: {0}.', count);
}

const show = {
  warning: (text: string, button: string) => window.showWarningMessage(plainMessage(text), button),
  error: (text: string, button: string) => window.showErrorMessage(plainMessage(text), button),
};

async function offerOutput(level: keyof typeof show, text: string): Promise<void> {
  const output = l10n.t('Show output');
  if ((await show[level](text, output)) === output) await commands.executeCommand('cardscript.showOutput');
}

/** With a button the editor shows the whole message, and without one only its first line. */
export async function offerFile(level: keyof typeof show, text: string): Promise<void> {
  const file = l10n.t('Import from file…');
  if ((await show[level](text, file)) === file) await commands.executeCommand('cardscript.importRules');
}

/** In pieces, since a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
