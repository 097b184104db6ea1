// Scripts that are in no folder, or in no file at all.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as vscode from 'vscode';
import { show } from '../documents.ts';
import { finding } from '../wait.ts';

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
