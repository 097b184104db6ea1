import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cards, codesIn, makeFolder, root, type Folder } from './cardscript.ts';

let folder: Folder;
beforeEach(() => (folder = makeFolder()));
afterEach(() => folder.remove());

/** Far more output than a pipe holds. */
const writeMany = () => {
  for (let at = 0; at < 30; at += 1) folder.write(`many/${at}.txt`, cards.braces + 'K:Fliyng\n'.repeat(200));
};

describe('the program', () => {
  it('tells its version and the ages of its tables', () => {
    const { stdout } = folder.run(['--version']);
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(stdout.split('\n')[0]).toBe(`cardscript ${version}`);
    expect(stdout).toMatch(/Forge as of \d{4}-\d\d$/m);
    expect(stdout).toMatch(/edition effective \d{4}-\d\d-\d\d/);
  });

  it('describes every command and every option in its help', () => {
    const general = folder.run(['--help']).stdout;
    for (const command of ['check', 'rule', 'explain', 'server']) {
      expect(general).toContain(`cardscript ${command} `);
      expect(folder.run([command, '--help']).stdout).toBe(folder.run(['help', command]).stdout);
    }
    const check = folder.run(['check', '-h']).stdout;
    for (const option of ['format', 'fix', 'fix-suggestions', 'max-warnings', 'severity', 'config', 'changed', 'stdin'])
      expect(check).toMatch(new RegExp(`^ +--${option} `, 'm'));
  });

  it('hands over a large report as a whole', () => {
    writeMany();
    const run = folder.run(['check', '--format', 'json', 'many']);
    expect(run.stdout.length).toBeGreaterThan(1_000_000);
    expect(codesIn(run).length).toBeGreaterThanOrEqual(6000);
    expect(run.status).toBe(1);
  });

  it.skipIf(!existsSync('/dev/full'))('says so when its output cannot be written (needs /dev/full)', () => {
    folder.write('brace.txt', cards.braces);
    expect(folder.run(['check', 'brace.txt'], { into: '/dev/full' })).toMatchObject({
      status: 2,
      stderr: 'cardscript: the output cannot be written: no space left on device\n',
    });
  });

  it('is quiet when its reader goes away, and keeps its exit status', async () => {
    writeMany();
    const child = folder.start(['check', 'many']);
    let complaint = '';
    child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.stdout?.once('data', () => child.stdout?.destroy());
    const [status] = (await once(child, 'close')) as [number | null];
    expect(complaint).toBe('');
    expect(status).toBe(1);
  });
});

describe('cardscript server --stdio', () => {
  it('is the language server', async () => {
    const child = folder.start(['server', '--stdio']);
    const send = (message: object) => {
      const body = JSON.stringify({ jsonrpc: '2.0', ...message });
      child.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    };
    let output = '';
    const answered = new Promise<void>((resolve) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('"hoverProvider"')) resolve();
      });
    });
    send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
    await answered;
    send({ id: 2, method: 'shutdown' });
    send({ method: 'exit' });
    const [status] = (await once(child, 'close')) as [number | null];
    expect(status).toBe(0);
  });
});
