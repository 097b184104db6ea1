/** Downloads from a server on this computer that behaves, and misbehaves. */
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRuleLibrary, type RuleLibrary } from '../../../server/src/workspace/ruleLibrary.ts';
import {
  downloadRules,
  type DownloadOptions,
  type DownloadProgress,
} from '../../../server/src/workspace/rulesDownload.ts';
import { findRulesLink } from '../../../server/src/workspace/rulesLink.ts';
import type { RuleStore } from '../../../server/src/workspace/ruleStore.ts';
import { madeUpRules } from '../rules/madeUpRules.ts';

const rules = madeUpRules.join('\r\n');
const filePath = '/2031/downloads/MagicCompRules%2020310203.txt';

type Answer = (response: ServerResponse, path: string) => void;

async function serve(
  answers: Readonly<Record<string, Answer>>,
): Promise<{ readonly origin: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const listener: RequestListener = ({ url = '/' }, response) => {
    asked.push(url);
    const answer = answers[url] ?? answers['*'];
    if (answer) answer(response, url);
    else response.writeHead(404).end();
  };
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const page =
  (link: string): Answer =>
  (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!DOCTYPE html><html><body><a href="/robots.txt">x</a><a href="${link}">TXT</a></body></html>`);
const file =
  (body: string | Uint8Array, headers: Record<string, string> = { 'content-type': 'text/plain' }): Answer =>
  (response) =>
    response.writeHead(200, headers).end(body);
const redirect =
  (to: string, status = 302): Answer =>
  (response) =>
    response.writeHead(status, { location: to }).end();

function memoryLibrary(): RuleLibrary & { readonly files: Map<string, string> } {
  const files = new Map<string, string>();
  const store: RuleStore = {
    place: 'memory',
    list: () => Promise.resolve([...files.keys()]),
    read: (name) => Promise.resolve(files.get(name)),
    write: (name, text) => Promise.resolve(void files.set(name, text)),
    remove: (name) => Promise.resolve(void files.delete(name)),
  };
  return { ...createRuleLibrary(store), files };
}

async function download(address: string, options: DownloadOptions = {}) {
  const library = memoryLibrary();
  const result = await downloadRules(library, { address, ...options });
  return { result, files: library.files };
}

/** That it failed so, kept nothing, and told both what happened and what to do. */
async function expectProblem(
  address: string,
  problem: string,
  reason: RegExp,
  options: DownloadOptions = {},
): Promise<void> {
  const { result, files } = await download(address, options);
  expect(result).toMatchObject({ ok: false, problem, reason: expect.stringMatching(reason) as string });
  if (!result.ok && problem !== 'cancelled') expect(result.reason).toMatch(/\. (?:Try|Open|Correct)\b.*\.$/);
  expect(files.size).toBe(0);
}

describe('a server that behaves', () => {
  it('has a page that links the text file', async () => {
    const { origin, asked } = await serve({ '/en/rules': page(filePath), [filePath]: file(rules) });
    const seen: DownloadProgress[] = [];
    const { result, files } = await download(`${origin}/en/rules`, { onProgress: (one) => seen.push(one) });
    expect(result).toMatchObject({ ok: true, edition: { date: '2031-02-03' }, known: false });
    expect(files.size).toBe(1);
    expect(asked).toEqual(['/en/rules', filePath]);
    const size = Buffer.byteLength(rules);
    expect(seen.find(({ stage }) => stage === 'file')).toMatchObject({ received: 0 });
    expect(seen.at(-1)).toEqual({ stage: 'file', received: size, total: undefined });
  });

  it('announces the size', async () => {
    const headers = { 'content-length': String(Buffer.byteLength(rules)) };
    const { origin } = await serve({ '/rules.txt': file(rules, headers) });
    const seen: DownloadProgress[] = [];
    expect((await download(`${origin}/rules.txt`, { onProgress: (one) => seen.push(one) })).result.ok).toBe(true);
    expect(seen.at(-1)).toMatchObject({ received: Buffer.byteLength(rules), total: Buffer.byteLength(rules) });
  });

  it('has the file itself at the address, in UTF-16 and called a page', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(rules, 'utf16le')]);
    const { origin } = await serve({ '/x': file(bytes, { 'content-type': 'text/html' }) });
    expect((await download(`${origin}/x`)).result.ok).toBe(true);
  });

  it('moved the page and the file, and says where to', async () => {
    const { origin } = await serve({
      '/en/rules': redirect('/new', 301),
      '/new': page('old.txt?rules'.replace('old', 'Rules-old')),
      '/Rules-old.txt?rules': redirect('/files/a.txt', 307),
      '/files/a.txt': file(rules),
    });
    expect((await download(`${origin}/en/rules`)).result.ok).toBe(true);
  });
});

describe('a server that misbehaves', () => {
  it('is not there', async () => {
    await expectProblem('http://127.0.0.1:1/rules', 'unreachable', /127\.0\.0\.1:1 could not be reached/);
  });

  it('has no page any more', async () => {
    const { origin } = await serve({});
    await expectProblem(`${origin}/en/rules`, 'not-found', /nothing at .*\/en\/rules \(404\)/);
  });

  it('speaks of settings only where the address stands in them', async () => {
    const { origin } = await serve({});
    const settings = /cardscript\.rules\.address/;
    for (const address of [`${origin}/gone`, 'nonsense']) {
      const [inSettings, typed] = [
        (await download(address)).result,
        (await download(address, { isTyped: true })).result,
      ];
      expect(inSettings.ok ? '' : inSettings.reason).toMatch(settings);
      expect(typed.ok ? '' : typed.reason).toMatch(/\. (?:Open|Correct) .*address/);
      expect(typed.ok ? '' : typed.reason).not.toMatch(settings);
    }
  });

  it('has no file behind the link', async () => {
    const { origin } = await serve({ '/en/rules': page(filePath) });
    await expectProblem(`${origin}/en/rules`, 'not-found', /nothing at .*MagicCompRules%20/);
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [500, 'server-error'],
    [503, 'server-error'],
  ])('answers %i', async (status, problem) => {
    const { origin } = await serve({ '*': (response) => response.writeHead(status).end() });
    await expectProblem(`${origin}/en/rules`, problem, new RegExp(`\\(${status}\\)`));
  });

  it('stands behind a proxy that wants a password', async () => {
    const { origin } = await serve({ '*': (response) => response.writeHead(407).end() });
    await expectProblem(`${origin}/en/rules`, 'unreachable', /could not be reached.*Behind a proxy/);
  });

  it('has a page without the link', async () => {
    const { origin } = await serve({ '/en/rules': page('/rules.pdf') });
    await expectProblem(`${origin}/en/rules`, 'no-link', /links no text file of the rules/);
  });

  it('sends a page in place of the file', async () => {
    const { origin } = await serve({ '/en/rules': page(filePath), [filePath]: page('/') });
    await expectProblem(`${origin}/en/rules`, 'web-page', /This is a web page/);
  });

  it('sends a PDF', async () => {
    const { origin } = await serve({ '/en/rules': page(filePath), [filePath]: file('%PDF-1.7\n%\0\x01\x02') });
    await expectProblem(`${origin}/en/rules`, 'binary', /This is no text file/);
  });

  it('sends other text', async () => {
    const { origin } = await serve({ '/a.txt': file('Nothing to see here.') });
    await expectProblem(`${origin}/a.txt`, 'no-rules', /no numbered rules/);
  });

  it('sends a file that was cut off', async () => {
    const cut = rules.slice(0, rules.lastIndexOf('Table\r\n'));
    const { origin } = await serve({ '/a.txt': file(cut) });
    await expectProblem(`${origin}/a.txt`, 'cut-off', /breaks off before its end/);
  });

  it('hangs up in the middle', async () => {
    const answer: Answer = (response) => {
      response.writeHead(200, { 'content-length': String(rules.length) });
      response.write(rules.slice(0, 5000), () => response.destroy());
    };
    const { origin } = await serve({ '/a.txt': answer });
    await expectProblem(`${origin}/a.txt`, 'broken-off', /broke off after/);
  });

  it('says that the file is huge', async () => {
    const { origin } = await serve({ '/a.txt': file(rules, { 'content-length': '999999999' }) });
    await expectProblem(`${origin}/a.txt`, 'too-large', /larger than 20\.0 MB/);
  });

  it('sends without an end', async () => {
    const answer: Answer = (response) => {
      const more = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65536)));
        if (!response.destroyed) response.once('drain', more);
      };
      response.writeHead(200);
      more();
    };
    const { origin } = await serve({ '/a.txt': answer });
    await expectProblem(`${origin}/a.txt`, 'too-large', /larger than 0\.3 MB/, { limits: { size: 300_000 } });
  });

  it('never answers', async () => {
    const { origin } = await serve({ '*': () => undefined });
    await expectProblem(`${origin}/a.txt`, 'too-slow', /Nothing came from .* for 0\.05 seconds/, {
      limits: { silence: 50 },
    });
  });

  it('stops in the middle', async () => {
    const { origin } = await serve({ '*': (response) => void response.writeHead(200).write('100.1. Wait') });
    await expectProblem(`${origin}/a.txt`, 'too-slow', /Nothing came from/, { limits: { silence: 50 } });
  });

  it('trickles', async () => {
    const answer: Answer = (response) => {
      response.writeHead(200);
      const drop = (): void => void (response.destroyed || response.write('x', () => setImmediate(drop)));
      drop();
    };
    const { origin } = await serve({ '*': answer });
    await expectProblem(`${origin}/a.txt`, 'too-slow', /given up after 0\.1 seconds/, { limits: { time: 100 } });
  });

  it('leads in a circle', async () => {
    const { origin, asked } = await serve({ '/a': redirect('/b'), '/b': redirect('/a') });
    await expectProblem(`${origin}/a`, 'redirect-loop', /without an end/);
    expect(asked).toHaveLength(6);
  });

  it('leads away from the web', async () => {
    const { origin } = await serve({ '/a': redirect('file:///etc/hosts') });
    await expectProblem(`${origin}/a`, 'bad-address', /leads on to "file:/);
  });

  it('leads from an encrypted address to one that is not', async () => {
    const fetch = () =>
      Promise.resolve(new Response(null, { status: 301, headers: { location: 'http://a.example/' } }));
    await expectProblem('https://a.example/', 'downgrade', /not encrypted/, { fetch });
  });

  it.each(['nonsense', 'file:///etc/hosts', 'ftp://a.example/x', ''])('is none: %j', async (address) => {
    await expectProblem(address, 'bad-address', /is no address of the web/);
  });

  it('cannot be found, and says so in words', async () => {
    const cause = Object.assign(new Error('getaddrinfo ENOTFOUND a.example'), { code: 'ENOTFOUND' });
    const fetch = () => Promise.reject(new TypeError('fetch failed', { cause }));
    await expectProblem('https://a.example/', 'unreachable', /its name is not known.*Behind a proxy/, { fetch });
  });
});

describe('a user who cancels', () => {
  it('before it began', async () => {
    const { origin, asked } = await serve({ '*': file(rules) });
    await expectProblem(`${origin}/a.txt`, 'cancelled', /^The download was cancelled\.$/, {
      signal: AbortSignal.abort(),
    });
    expect(asked).toEqual([]);
  });

  it('while the file comes', async () => {
    const controller = new AbortController();
    const { origin } = await serve({ '*': (response) => void response.writeHead(200).write('100.1. Wait') });
    const onProgress = () => controller.abort();
    await expectProblem(`${origin}/a.txt`, 'cancelled', /cancelled/, { signal: controller.signal, onProgress });
  });
});

describe('the link on the page', () => {
  const find = (html: string) => findRulesLink(html, 'https://a.example/en/rules')?.href;
  const wanted = 'https://m.example/2031/downloads/MagicCompRules%2020310203.txt';

  it.each([
    ['in an attribute', `<a href="https://m.example/2031/downloads/MagicCompRules%2020310203.txt">TXT</a>`],
    ['with a blank', `<a href='https://m.example/2031/downloads/MagicCompRules 20310203.txt'>`],
    ['in JSON', String.raw`{"uri":"https:\/\/m.example\/2031\/downloads\/MagicCompRules 20310203.txt"}`],
    [
      'in JSON within a string',
      String.raw`"{\"uri\":\"https:\/\/m.example\/2031\/downloads\/MagicCompRules%2020310203.txt\"}"`,
    ],
    [
      'in JSON with escapes',
      String.raw`["https:\u002F\u002Fm.example\u002F2031\u002Fdownloads\u002FMagicCompRules 20310203.txt"]`,
    ],
    [
      'in JSON within an attribute',
      `<div data-x="{&quot;u&quot;:&quot;https:\\/\\/m.example/2031/downloads/MagicCompRules 20310203.txt&quot;}">`,
    ],
    ['without quotation marks', `<a href=https://m.example/2031/downloads/MagicCompRules%2020310203.txt>`],
    ['without a scheme', `<a href="//m.example/2031/downloads/MagicCompRules%2020310203.txt">`],
    [
      'among others',
      `<a href="/robots.txt"><a href="x/MagicCompRules 20301231.txt"><a href="${wanted}"><a href="/TournamentRules 20320101.txt">`,
    ],
  ])('%s', (_, html) => expect(find(html)).toBe(wanted));

  it.each([
    ['other text files', '<a href="/robots.txt"> <a href="/notes.txt">'],
    ['other forms', '<a href="/MagicCompRules.pdf"> "MagicCompRules.docx"'],
    ['words', 'See the file MagicCompRules.txt, please.'],
    ['nothing', ''],
  ])('is not made of %s', (_, html) => expect(find(html)).toBeUndefined());

  it('is looked for in no time, also in a page made to hold one up', () => {
    const before = performance.now();
    find(`${'"'.repeat(200_000)}${'='.repeat(200_000)}${'("a'.repeat(100_000)}${'.txt'.repeat(20_000)}`);
    expect(performance.now() - before).toBeLessThan(1000);
  });
});
