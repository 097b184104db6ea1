import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { inWorkspace, open, positionOf } from '../documents.ts';
import { finding, gone } from '../wait.ts';

const code = 'keyword/wrong-card-type';
const { Error, Warning, Hint } = vscode.DiagnosticSeverity;

async function set(name: string, value: unknown): Promise<void> {
  await vscode.workspace.getConfiguration('cardscript').update(name, value, vscode.ConfigurationTarget.Workspace);
}

describe('settings', () => {
  it('change the level of what is on the screen', async () => {
    const { uri } = await open('cardsfolder/w/wrong_warp.txt');
    await finding(uri, code, Error);
    await set('severity', { [code]: 'hint' });
    await finding(uri, code, Hint);
    await set('severity', { 'keyword/*': 'off' });
    await gone(uri, code);
    await set('severity', undefined);
    await finding(uri, code, Error);
  });

  it('give way to the project file, as soon as there is one', async () => {
    const { uri } = await open('cardsfolder/w/wrong_warp.txt');
    const projectFile = inWorkspace('cardscript.json');
    const write = (severity: string): Thenable<void> =>
      vscode.workspace.fs.writeFile(
        projectFile,
        new TextEncoder().encode(`{ "severity": { "${code}": "${severity}" } }`),
      );
    await set('severity', { [code]: 'hint' });
    await finding(uri, code, Hint);
    await write('warning');
    await finding(uri, code, Warning);
    await write('off');
    await gone(uri, code);
    await vscode.workspace.fs.delete(projectFile);
    await finding(uri, code, Hint);
    await set('severity', undefined);
    await finding(uri, code, Error);
  });

  it('choose the language of the rules', async () => {
    const script = await open('cardsfolder/w/wrong_warp.txt');
    const hover = async (): Promise<string> => {
      const at = positionOf(script, 'Warp:');
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        script.uri,
        at,
      );
      return hovers
        .flatMap(({ contents }) => contents)
        .map((content) => (typeof content === 'string' ? content : content.value))
        .join('\n');
    };
    await set('rules.language', 'es');
    const spanish = await hover();
    await set('rules.language', 'en');
    const english = await hover();
    await set('rules.language', undefined);
    assert.notEqual(spanish, english);
    assert.match(spanish, /702\.185a/);
    assert.match(english, /702\.185a/);
  });
});
