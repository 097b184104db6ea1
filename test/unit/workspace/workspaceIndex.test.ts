import { describe, expect, it } from 'vitest';
import { createService, type Script } from '../../../server/src/core/service.ts';
import type { FolderEntry } from '../../../server/src/workspace/host.ts';
import { isScriptPath, type FileSource } from '../../../server/src/workspace/index/readFolders.ts';
import { sliceReader } from '../../../server/src/workspace/index/sliceReader.ts';
import { WorkspaceIndex, type FolderReader } from '../../../server/src/workspace/index/workspaceIndex.ts';

const service = createService();

/** A computer with these files. */
function sourceOf(files: Map<string, string>): FileSource {
  return {
    join: (folder, name) => `${folder}/${name}`,
    read: (path) => {
      const text = files.get(path);
      return text === undefined ? undefined : new TextEncoder().encode(text);
    },
    list(folder) {
      const entries = new Map<string, FolderEntry>();
      for (const path of files.keys()) {
        if (!path.startsWith(`${folder}/`)) continue;
        const [name = '', ...rest] = path.slice(folder.length + 1).split('/');
        entries.set(name, { name, kind: rest.length > 0 ? 'folder' : 'file' });
      }
      if (entries.size === 0) throw new Error(`There is no ${folder}.`);
      return [...entries.values()];
    },
  };
}

interface Setup {
  readonly index: WorkspaceIndex;
  readonly files: Map<string, string>;
  readonly said: string[];
  /** Stops the reading, as the user does. */
  readonly cancel: () => void;
  /** When the reading is over. */
  readonly over: Promise<void>;
  /** Turns of the event loop that the reading took. */
  readonly turns: () => number;
}

function setup(
  texts: Readonly<Record<string, string>>,
  { mostFiles = 100, read }: { mostFiles?: number; read?: FolderReader } = {},
): Setup {
  const files = new Map(Object.entries(texts));
  const source = sourceOf(files);
  const said: string[] = [];
  let turns = 0;
  let time = 0;
  let cancel = (): void => undefined;
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => (end = resolve));
  const index = new WorkspaceIndex({
    // Each look at the clock takes five milliseconds, so that every second file begins another slice.
    read:
      read ??
      sliceReader(source, {
        now: () => (time += 5),
        defer: (run) => {
          turns += 1;
          setImmediate(run);
        },
      }),
    source,
    mostFiles,
    progress: (stop) => {
      cancel = stop;
      return { report: (done, total) => said.push(`${done}/${total}`), done: () => end() };
    },
    onTruncated: () => said.push('truncated'),
    onPassedOver: (list) => list.forEach(({ file, patterns }) => said.push(`passed over: ${patterns} of ${file}`)),
    onError: (error) => said.push(String(error)),
  });
  return { index, files, said, cancel: () => cancel(), over, turns: () => turns };
}

const name = (text: string): string => `Name:${text}\n`;
const faces = ({ index }: Setup): string[] => index.scripts.names('face', '', 50).names;

describe('which files are scripts', () => {
  it.each([
    ['/a/cardsfolder/b/c.txt', true],
    ['/a/tokenscripts/c.txt', true],
    ['/a/custom/cards/c.txt', true],
    ['C:\\a\\cardsfolder\\c.TXT', true],
    ['/a/notes/c.txt', false],
    ['/a/notes/c.card', true],
    ['/a/cardsfolder/.c.txt', false],
    ['/a/cardsfolder/c.md', false],
    ['/a/cardsfolders.txt', false],
  ])('%s: %s', (path, expected) => {
    expect(isScriptPath(path)).toBe(expected);
  });
});

describe('the index of a workspace', () => {
  const three = {
    '/w/cardsfolder/a/a.txt': name('A'),
    '/w/cardsfolder/b.txt': name('B'),
    '/w/node_modules/cardsfolder/x.txt': name('X'),
    '/w/tokenscripts/c_1_1_c.txt': name('C'),
    '/v/cardsfolder/v.txt': name('V'),
  };

  it('has the scripts of its folders, and is complete when all are read', async () => {
    const made = setup(three);
    made.index.start(['/w']);
    expect(made.index.complete).toBe(false);
    await made.over;
    expect([faces(made).sort(), made.index.complete, made.said]).toEqual([['A', 'B', 'C'], true, ['3/3']]);
    expect(made.turns()).toBeGreaterThan(1);
  });

  it('is never complete where there are more files than are read, or a folder could not be', async () => {
    const made = setup(three, { mostFiles: 2 });
    made.index.start(['/w']);
    await made.over;
    expect([made.index.scripts.size, made.index.complete, made.said[0]]).toEqual([2, false, 'truncated']);
    const failing = setup(three, {
      read: (_, listener) => {
        listener.failed(new Error('no thread'));
        return () => undefined;
      },
    });
    failing.index.start(['/w']);
    await failing.over;
    expect([failing.index.complete, failing.said]).toEqual([false, ['Error: no thread']]);
  });

  it('keeps what it has when it is stopped, and is not complete', async () => {
    const made = setup(three);
    made.index.start(['/w']);
    made.cancel();
    await made.over;
    expect(made.index.complete).toBe(false);
  });

  it('begins anew with other folders', async () => {
    const made = setup(three);
    made.index.start(['/w']);
    await made.over;
    made.index.start([]);
    expect(faces(made)).toEqual([]);
  });

  it('takes documents as they are in the editor, and re-reads them when they are closed', async () => {
    const made = setup(three);
    made.index.start(['/w']);
    await made.over;
    let script: Script = service.read(name('Open'));
    made.index.opened('/w/cardsfolder/b.txt', () => script);
    expect(faces(made)).toContain('Open');
    script = service.read(name('Changed'));
    made.index.changed([{ path: '/w/cardsfolder/b.txt', gone: true }]);
    await made.index.settled();
    expect(faces(made).sort()).toEqual(['A', 'C', 'Changed']);
    made.index.closed('/w/cardsfolder/b.txt');
    await made.index.settled();
    expect(faces(made).sort()).toEqual(['A', 'B', 'C']);
    made.index.opened('/elsewhere.txt', () => script);
    expect(faces(made)).not.toContain('Changed');
  });

  it('counts a document that was open before its folder was', async () => {
    const made = setup({ '/w/cardsfolder/b.txt': 'Name:On the Disk\n' });
    const script = service.read('Name:In the Editor\n');
    made.index.opened('/w/cardsfolder/b.txt', () => script);
    made.index.start(['/w']);
    await made.over;
    expect(made.index.scripts.count('face', 'In the Editor')).toBe(1);
    expect(made.index.scripts.count('face', 'On the Disk')).toBe(0);
  });

  it('loses nothing of others where a document cannot be read, and tells of it once', async () => {
    const made = setup({ '/w/cardsfolder/a.txt': 'Name:On the Disk\n' });
    made.index.start(['/w']);
    await made.over;
    made.index.opened('/w/cardsfolder/b.txt', () => {
      throw new Error('broken');
    });
    expect(made.index.scripts.count('face', 'On the Disk')).toBe(1);
    expect(made.index.scripts.count('face', 'On the Disk')).toBe(1);
    expect(made.said.filter((one) => one.includes('broken'))).toHaveLength(1);
  });

  it('follows files and folders that come and go', async () => {
    const made = setup(three);
    made.index.start(['/w']);
    await made.over;
    made.files.set('/w/cardsfolder/d/d.txt', name('D'));
    made.files.delete('/w/tokenscripts/c_1_1_c.txt');
    made.index.changed([
      { path: '/w/cardsfolder/d', gone: false },
      { path: '/w/cardsfolder/a', gone: true },
      { path: '/w/tokenscripts/c_1_1_c.txt', gone: false },
      { path: '/v/cardsfolder/v.txt', gone: false },
    ]);
    await made.index.settled();
    expect(faces(made).sort()).toEqual(['B', 'D']);
  });

  it('passes over what git ignores and what the editor hides, also when it changes', async () => {
    const made = setup({
      '/w/.gitignore': 'build/\n/cardsfolder/old_*\n!old_keep.txt\n',
      '/w/cardsfolder/a.txt': name('A'),
      '/w/cardsfolder/old_b.txt': name('B'),
      '/w/cardsfolder/old_keep.txt': name('Keep'),
      '/w/build/cardsfolder/c.txt': name('C'),
      '/w/cardsfolder/d/.gitignore': 'e.txt',
      '/w/cardsfolder/d/e.txt': name('E'),
      '/w/cardsfolder/d/f.txt': name('F'),
      '/w/hidden/cardsfolder/g.txt': name('G'),
    });
    made.index.start(['/w'], ['**/hidden']);
    await made.over;
    expect(faces(made).sort()).toEqual(['A', 'F', 'Keep']);
    const paths = [
      'build/cardsfolder/c.txt',
      'cardsfolder/d/e.txt',
      'hidden',
      'cardsfolder/old_b.txt',
      'cardsfolder/new',
    ];
    made.files.set('/w/cardsfolder/new/e.txt', name('New'));
    made.files.set('/w/cardsfolder/new/old_h.txt', name('H'));
    made.index.changed(paths.map((path) => ({ path: `/w/${path}`, gone: false })));
    await made.index.settled();
    expect(faces(made).sort()).toEqual(['A', 'F', 'H', 'Keep', 'New']);
  });

  it('is read whatever patterns stand in the way, and tells of those that are passed over', async () => {
    const hostile = `${'*a'.repeat(30)}b`;
    const long = `${'a'.repeat(120)}.txt`;
    const deep = `${'d/'.repeat(60)}deep.txt`;
    const lines = [hostile, '**/d/'.repeat(40) + 'x', `**/${hostile}`, 'x'.repeat(100_000), '+(a|aa)'.repeat(20)];
    const made = setup({
      '/w/.gitignore': lines.join('\n'),
      [`/w/cardsfolder/${long}`]: name('Long'),
      [`/w/cardsfolder/${deep}`]: name('Deep'),
    });
    made.index.start(['/w'], [`**/${hostile}`, '{a,b}'.repeat(40)]);
    await made.over;
    expect(faces(made).sort()).toEqual(['Deep', 'Long']);
    expect(made.said).toEqual(['passed over: 1 of undefined', 'passed over: 1 of /w/.gitignore', '2/2']);
    made.files.set(`/w/cardsfolder/${long}`, name('Longer'));
    made.index.changed([long, deep].map((path) => ({ path: `/w/cardsfolder/${path}`, gone: false })));
    await made.index.settled();
    expect(faces(made).sort()).toEqual(['Deep', 'Longer']);
  });

  it('does not put older states of a file over newer ones', async () => {
    let batch = (): void => undefined;
    const made = setup(three, {
      read: (_, listener) => {
        batch = () => {
          const keys = ['face Old'];
          const facts = Int32Array.from([0, 0, 5, 3]);
          const paths = ['/w/cardsfolder/b.txt'];
          listener.batch({ paths, counts: [4], facts, keys, total: 1, truncated: false, passedOver: [] });
          listener.done();
        };
        return () => undefined;
      },
    });
    made.index.start(['/w']);
    made.index.changed([{ path: '/w/cardsfolder/b.txt', gone: false }]);
    await made.index.settled();
    batch();
    expect(faces(made)).toEqual(['B']);
  });
});
