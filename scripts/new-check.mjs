// Begins a check: its file, and a bad and a good script for its tests.
//   npm run new-check CATEGORY NAME      e.g. npm run new-check keyword too-loud
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [category, name, ...rest] = process.argv.slice(2);
const source = readFileSync(join(root, 'server/src/core/checks/check.ts'), 'utf8');
const list = /categories = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
const categories = [...list.matchAll(/'([^']+)'/g)].map(([, word]) => word);

if (!categories.includes(category) || !/^[a-z]+(-[a-z]+)*$/.test(name ?? '') || rest.length > 0) {
  console.error(`npm run new-check CATEGORY NAME
  CATEGORY  one of ${categories.join(', ')}
  NAME      what is wrong, in small letters with hyphens: missing-colon`);
  process.exit(2);
}

const code = `${category}/${name}`;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const severity = category === 'oracle' || category === 'style' ? 'warning' : 'error';
const bad = `Name:Wrong Sample
ManaCost:2 G
Types:Creature Beast
PT:3/3
K:Trample
Oracle:Trample
`;
const good = bad.replace('Wrong', 'Right');
const check = `import { defineCheck } from '../check.ts';

export default defineCheck({
  code: '${code}',
  severity: '${severity}',
  since: '${version}',
  cites: [],
  fix: 'none',
  summary: '',
  why: '',
  bad: [
    {
      script: \`${bad}\`,
    },
  ],
  good: [
    {
      script: \`${good}\`,
    },
  ],
  messages: { wrong: '' },
  face(face, { report }) {
    const line = face.fields.get('Name')?.[0];
    if (line?.value.text.startsWith('Wrong')) report({ span: line.value.span, message: 'wrong' });
  },
});
`;

const files = {
  [`server/src/core/checks/${code}.ts`]: check,
  [`test/checks/${code}/bad-first.txt`]: bad,
  [`test/checks/${code}/good-first.txt`]: good,
};
const there = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (there.length > 0) {
  console.error(`Already there: ${there.join(', ')}`);
  process.exit(2);
}
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  console.log(`wrote ${path}`);
}
console.log(`
Next:
  1. In the check: what it looks for, what it says, how it repairs; a summary, why it matters, the rules it rests on.
  2. Scripts with made-up cards beside bad-first.txt and good-first.txt: at least as many near misses as bad ones.
  3. Its Spanish words, in server/src/core/l10n/es/checks.json.
  4. npm run generate
  5. UPDATE=1 npx vitest run test/checks   writes the marks and the repaired texts; read every one of them
  6. npx vitest run test/checks test/unit/l10n`);
