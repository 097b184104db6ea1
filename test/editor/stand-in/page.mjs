// Serves a workbench that has no VS Code server behind it, as vscode.dev is: extensions run in the page, and the folder
// that is open is in its memory.
import { createReadStream, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** The window: VS Code's own start of a workbench, told what to open and to run. */
function html(origin, tests) {
  const { protocol, host } = new URL(origin);
  const at = (place) => ({ scheme: protocol.slice(0, -1), authority: host, path: place });
  const product = {
    productConfiguration: { nameShort: 'Workbench', nameLong: 'Workbench', applicationName: 'workbench' },
    folderUri: { scheme: 'tmp', path: '/cards' },
    developmentOptions: { extensions: [at('/extension')], extensionTestsPath: at(`/extension/${tests}`) },
  };
  const script = (name) => `<script src="/workbench/out/vs/${name}.js"></script>`;
  return `<!doctype html>
<meta charset="utf-8">
<link rel="stylesheet" href="/workbench/out/vs/workbench/workbench.web.main.css">
<body></body>
<script>window.product = ${JSON.stringify(product)}</script>
${script('loader')}${script('webPackagePaths')}
<script>
  for (const [name, main] of Object.entries(webPackagePaths))
    webPackagePaths[name] = '${origin}/workbench/node_modules/' + name + '/' + main;
  require.config({ baseUrl: '${origin}/workbench/out', paths: webPackagePaths });
</script>
${script('workbench/workbench.web.main.nls')}${script('workbench/workbench.web.main')}
${script('code/browser/workbench/workbench')}
`;
}

/**
 * @param {object} what absolute paths
 * @param {string} what.workbench folder with the files of the workbench
 * @param {string} what.extension folder of the extension under development
 * @param {string} what.suite the module that is to be run, which has to lie in the extension's folder
 */
export async function servePage({ workbench, extension, suite }) {
  const folders = { workbench, extension };
  const tests = path.relative(extension, suite);
  const server = createServer((request, response) => {
    const [, folder, ...names] = decodeURIComponent(new URL(request.url, 'http://page').pathname).split('/');
    if (!folder) return response.setHeader('Content-Type', types['.html']).end(html(origin, tests));
    const file = path.join(folders[folder] ?? '', path.join('/', ...names));
    if (!folders[folder] || !statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end();
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    origin,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
