import { describe, expect, it } from 'vitest';
import { fileName, filePath, folderOf, uriKey } from '../../../server/src/lsp/uris.ts';

const windows = process.platform === 'win32';

describe('uriKey', () => {
  it.each([
    ['the letter of a drive', 'file:///C:/cards/a.txt', 'file:///c:/cards/a.txt'],
    ['the colon of a drive', 'file:///c%3A/cards/a.txt', 'file:///c:/cards/a.txt'],
    ['both', 'file:///C%3A/cards/a.txt', 'file:///c:/cards/a.txt'],
    ['a space', 'file:///cards/two%20words.txt', 'file:///cards/two words.txt'],
    ['other encoded letters', 'file:///cards/%C3%A9.txt', 'file:///cards/é.txt'],
    ['the case of an escape', 'file:///cards/%c3%a9.txt', 'file:///cards/%C3%A9.txt'],
    ['a colon in a remote folder', 'vscode-vfs://github/me/cards/a%3Ab.txt', 'vscode-vfs://github/me/cards/a:b.txt'],
  ])('does not care how %s is written', (_, one, other) => {
    expect(uriKey(one)).toBe(uriKey(other));
  });

  it.each([
    ['letters elsewhere', 'file:///cards/A.txt', 'file:///cards/a.txt'],
    ['an escaped # from one that begins a fragment', 'file:///cards/a%23b.txt', 'file:///cards/a#b.txt'],
    ['servers', 'file://one/cards/a.txt', 'file://two/cards/a.txt'],
    ['schemes', 'file:///Untitled-1', 'untitled:Untitled-1'],
    ['new files', 'untitled:Untitled-1', 'untitled:Untitled-2'],
    ['an escaped percent sign', 'file:///cards/100%25.txt', 'file:///cards/100.txt'],
  ])('keeps %s apart', (_, one, other) => {
    expect(uriKey(one)).not.toBe(uriKey(other));
  });

  it.each([
    '',
    'no uri',
    '/home/me/a.txt',
    'file:',
    'file:///a%ZZ.txt',
    'file:///%E0%A4%A.txt',
    '::',
    'a:',
    '%3A:x',
    'file:////////',
  ])('takes anything for a key: %j', (text) => {
    expect(uriKey(uriKey(text))).toBe(uriKey(text));
  });
});

describe('filePath', () => {
  it.each([
    ['file:///cards/a.txt', '/cards/a.txt'],
    ['file:///cards/two%20words.txt', '/cards/two words.txt'],
    ['file:///cards/a%23b.txt', '/cards/a#b.txt'],
    ['file:///c%3A/cards/a.txt', 'c:/cards/a.txt'],
    ['file:///C:/cards/a.txt', 'c:/cards/a.txt'],
    ['file://server/share/a.txt', '//server/share/a.txt'],
  ])('of %s', (uri, path) => {
    expect(filePath(uri)).toBe(windows ? path.replaceAll('/', '\\') : path);
  });

  it.each([
    'untitled:Untitled-1',
    'vscode-vfs://github/me/a.txt',
    'git:/cards/a.txt',
    '/cards/a.txt',
    'C:\\a.txt',
    '',
    'file:///a%00b',
  ])('there is none for %j', (uri) => {
    expect(filePath(uri)).toBeUndefined();
  });
});

describe('fileName', () => {
  it.each([
    ['file:///cards/two%20words.txt', 'two words.txt'],
    ['file:///c%3A/a%23b.txt', 'a#b.txt'],
    ['vscode-vfs://github/me/cards/a.txt', 'a.txt'],
    ['untitled:Untitled-1', undefined],
    ['untitled:/cards/new.txt', undefined],
    ['file:///cards/', undefined],
    ['no uri', undefined],
  ])('of %s', (uri, name) => {
    expect(fileName(uri)).toBe(name);
  });
});

describe('folderOf', () => {
  const folders = ['file:///cards', 'file:///cards/new', 'file:///C%3A/cards', 'vscode-vfs://github/me/'];

  it.each([
    ['file:///cards/a.txt', 'file:///cards'],
    ['file:///cards/new/a.txt', 'file:///cards/new'],
    ['file:///cards/newer/a.txt', 'file:///cards'],
    ['file:///cardsfolder/a.txt', undefined],
    ['file:///c:/cards/a.txt', 'file:///C%3A/cards'],
    ['vscode-vfs://github/me/a.txt', 'vscode-vfs://github/me/'],
    ['untitled:Untitled-1', undefined],
    ['no uri', undefined],
  ])('of %s', (uri, folder) => {
    expect(folderOf(uri, folders)).toBe(folder);
  });
});
