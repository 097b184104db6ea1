// Scripts that are in no folder, or in no file at all.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { replace, show } from '../documents.ts';
import { finding, gone } from '../wait.ts';

const wrong = 'Name:Stray Sample\nManaCost:1 U\nTypes:Instant\nK:Warp:U\nOracle:Warp {U}\n';
const code = 'keyword/wrong-card-type';

describe('a script outside every folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardscript-outside-'));
  after(() => rmSync(folder, { recursive: true }));

  it('is checked, with the project file beside it', async () => {
    writeFileSync(path.join(folder, 'stray_sample.card'), wrong);
    writeFileSync(path.join(folder, 'cardscript.json'), `{ "severity": { "${code}": "warning" } }`);
    const uri = vscode.Uri.file(path.join(folder, 'stray_sample.card'));
    const script = await show(vscode.workspace.openTextDocument(uri));
    assert.equal(vscode.workspace.getWorkspaceFolder(uri), undefined);
    await finding(script.uri, code, vscode.DiagnosticSeverity.Warning);
  });
});

describe('a script on a file system that an extension brings', () => {
  let written = new TextEncoder().encode(wrong);
  const refuse = (uri: vscode.Uri): never => {
    throw vscode.FileSystemError.NoPermissions(uri);
  };
  const provider: vscode.FileSystemProvider = {
    onDidChangeFile: new vscode.EventEmitter<vscode.FileChangeEvent[]>().event,
    watch: () => new vscode.Disposable(() => undefined),
    stat: () => ({ type: vscode.FileType.File, ctime: 0, mtime: 0, size: written.length }),
    readFile: () => written,
    writeFile: (_uri, content) => void (written = new Uint8Array(content)),
    readDirectory: refuse,
    createDirectory: refuse,
    delete: refuse,
    rename: refuse,
  };
  const registered = vscode.workspace.registerFileSystemProvider('memfs', provider, { isCaseSensitive: true });
  after(() => void registered.dispose());

  it('is checked, and mended where it lies', async () => {
    const script = await show(vscode.workspace.openTextDocument(vscode.Uri.parse('memfs:/cardsfolder/s/stray.card')));
    await finding(script.uri, code);
    await replace(script, 'Instant', 'Creature Bear\nPT:2/2');
    await gone(script.uri, code);
    assert.ok(await script.save());
    assert.match(new TextDecoder().decode(written), /^Types:Creature Bear$/m);
  });
});
