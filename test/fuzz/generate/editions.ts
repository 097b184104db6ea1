/** Made-up editions of the rules, damaged, and the same as they are kept. */
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { serializeEdition } from '../../../server/src/core/rules/storeEdition.ts';
import { madeUpRules } from '../../unit/rules/madeUpRules.ts';
import type { Case } from '../case.ts';
import type { Random } from '../random.ts';
import { significant } from './significant.ts';

const pieces = [
  ...significant,
  ...[
    'Glossary',
    'Credits',
    'Contents',
    '100. General',
    '702.9b',
    '702.2',
    'Example: ',
    '1. ',
    'See rule 702.2',
    '“Gleam”',
  ],
  ...['These rules are effective as of February 30, 2031.', '999.999zz', '100.1', '\f', '<html>', '%PDF-'],
];

export function edition(random: Random): Case {
  if (random.chance(0.1)) return { kind: 'page', text: page(random) };
  if (random.chance(0.3)) return { kind: 'kept', text: damaged(kept(), random) };
  const lines = [...madeUpRules];
  const changes = random.between(1, 12);
  for (let round = 0; round < changes; round += 1) {
    // The first lines are those that tell what the file is; most of the others count the rules.
    const at = random.below(random.chance(0.7) ? 80 : lines.length);
    const line = lines[at] ?? '';
    const kind = random.below(6);
    if (kind === 0) lines.splice(at, random.between(1, 3));
    else if (kind === 1) lines.splice(at, 0, random.pick(lines));
    else if (kind === 2) lines.splice(at, 0, random.pick(pieces));
    else if (kind === 3) lines.splice(at, 2, line + (lines[at + 1] ?? ''));
    else lines[at] = damaged(line, random);
  }
  const text = lines.join(random.pick(['\n', '\n', '\r\n', '\r']));
  return { kind: 'edition', text: random.chance(0.03) ? text + random.pick(pieces).repeat(20_000) : text };
}

function damaged(text: string, random: Random): string {
  let changed = text;
  const changes = random.between(1, 3);
  for (let round = 0; round < changes; round += 1) {
    const at = random.below(changed.length + 1);
    changed =
      changed.slice(0, at) + (random.chance(0.7) ? random.pick(pieces) : '') + changed.slice(at + random.below(4));
  }
  return changed;
}

function kept(): string {
  const imported = importRules(madeUpRules.join('\n'));
  if (!imported.ok) throw new Error(imported.reason);
  return serializeEdition(imported.edition);
}

/** With addresses that end like that of an edition. */
function page(random: Random): string {
  const signs = [
    '<a href="',
    '"',
    "'",
    '\\',
    '\\/',
    '\\u002f',
    '&amp;',
    '&quot;',
    '=',
    '(',
    ' ',
    '.txt',
    'https://example.test/',
    '?x',
  ];
  const pieces = random.several(1, 40, () => random.pick(signs));
  if (random.chance(0.2)) pieces.push(random.pick(signs).repeat(40_000));
  return `<html>${pieces.join('')}rules%2020310203.txt"</html>`;
}
