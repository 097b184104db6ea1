import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import keywordTable from '../../../server/src/core/rules/data/keywords.json' with { type: 'json' };
import { createService } from '../../../server/src/core/service.ts';
import { expand } from './expand.ts';
import { root } from './tokenise.ts';

interface Snippet {
  readonly name: string;
  readonly prefix: string;
  readonly description: string;
  readonly body: readonly string[];
}

const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as {
  contributes: { snippets: { language: string; path: string }[] };
};
const snippets = manifest.contributes.snippets.flatMap(({ path }) => {
  const file = JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Record<string, Omit<Snippet, 'name'>>;
  return Object.entries(file).map(([name, snippet]): Snippet => ({ name, ...snippet }));
});
const named = (prefix: string): Snippet => {
  const found = snippets.find((snippet) => snippet.prefix === prefix);
  if (!found) throw new Error(`no snippet ${prefix}`);
  return found;
};

const linePrefix =
  /^(?:(?:Name|ManaCost|Types|PT|Loyalty|Colors|K|Oracle|AlternateMode):.|A:(?:AB|SP)\$ \w|T:Mode\$ \w|S:Mode\$ \w|R:Event\$ \w|SVar:\w+:.|ALTERNATE$|# cardscript-|$)/;

describe('every snippet', () => {
  it.each(snippets)('$prefix expands to lines that the card reader knows', ({ body }) => {
    for (const line of expand(body).split('\n')) if (line !== 'Oracle:') expect(line).toMatch(linePrefix);
  });

  it.each(snippets)('$prefix leaves no half of a placeholder behind', ({ body }) => {
    const text = expand(body);
    expect(text).not.toMatch(/\\[$}]|\$\{|\$\d|[^\S\n]$/m);
    for (const [open, close] of ['<>', '{}', '()'] as const)
      expect(text.split(open ?? '').length, `${open ?? ''} in ${text}`).toBe(text.split(close ?? '').length);
  });

  it.each(snippets)('$prefix defines the SVars that it names', ({ body }) => {
    const text = expand(body);
    for (const [, list] of text.matchAll(/(?:Execute|SubAbility|ReplaceWith|Choices)\$ ([\w,]+)/g))
      for (const name of list?.split(',') ?? []) expect(text).toContain(`SVar:${name}:`);
  });

  it('has a prefix and a name of its own', () => {
    const prefixes = snippets.map((snippet) => snippet.prefix);
    expect(prefixes.filter((prefix, at) => prefixes.indexOf(prefix) !== at)).toEqual([]);
    const names = snippets.map((snippet) => snippet.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('has a prefix that says what kind of line it makes', () => {
    const kinds = { card: 'Name', a: 'A', t: 'T', s: 'S', r: 'R', svar: 'SVar', k: 'K' };
    for (const [kind, line] of Object.entries(kinds)) {
      const own = snippets.filter((snippet) => snippet.prefix.startsWith(`${kind}-`) && snippet.prefix !== 'k-cleave');
      expect(own.length).toBeGreaterThan(0);
      for (const { prefix, body } of own)
        expect(`${prefix} ${body[0] ?? ''}`).toMatch(new RegExp(`^${prefix} ${line}:`));
    }
  });
});

describe('alternative costs', () => {
  const alternative = keywordTable.keywords.filter((keyword) => keyword.alternativeCost);
  /** Cast for something else than usual without an alternative cost, and megamorph, which 702.37 holds too. */
  const others = [
    ['702.37', 'Megamorph'],
    ['702.81', 'Retrace'],
    ['702.127', 'Aftermath'],
    ['702.133', 'Jump-start'],
  ] as const;
  const wanted = [...alternative.map(({ rule, en }) => [rule, en] as const), ...others];

  it('are many', () => {
    expect(alternative.length).toBeGreaterThan(25);
  });

  it.each(wanted)('%s %s has a snippet that cites its rule', (rule, en) => {
    const snippet = named(`k-${en.toLowerCase().replaceAll(' ', '-')}`);
    expect(snippet.description).toMatch(new RegExp(`\\(${rule.replace('.', '\\.')}[a-z]?\\)`));
    // The engine has no keyword Cleave; published scripts write it as a second spell ability.
    const form = en === 'Cleave' ? 'PrecostDesc$ Cleave' : `K:${en}`;
    expect(expand(snippet.body)).toMatch(new RegExp(`${form.replace('$', '\\$')}(?=[:\n ]|$)`));
  });

  it.each([
    ['s-alternative-cost', 'AlternativeCost'],
    ['s-optional-cost', 'OptionalCost'],
    ['s-raise-cost', 'RaiseCost'],
    ['s-reduce-cost', 'ReduceCost'],
  ])('%s is a static ability of mode %s that works on the stack', (prefix, mode) => {
    const text = expand(named(prefix).body);
    expect(text).toMatch(new RegExp(`^S:Mode\\$ ${mode} \\|`));
    expect(text).toContain('EffectZone$ All');
  });
});

describe('the checks', () => {
  const service = createService();
  const findings = (text: string): string[] =>
    service.lint(service.read(text)).map((finding) => `${finding.code}: ${finding.message}`);

  it.each(snippets.filter(({ prefix }) => prefix.startsWith('card-')))('find nothing in $prefix', ({ body }) => {
    expect(findings(`${expand(body)}\n`)).toEqual([]);
  });

  const back = '\n\nALTERNATE\n\nName:Other Name\nManaCost:no cost\nColors:green\nTypes:Creature Frog\nPT:4/4\nOracle:';
  const half = 'Name:Ebb\nManaCost:1 U\nTypes:Sorcery\nAlternateMode:Split\nOracle:\n\nALTERNATE\n\n';
  const card = (types: string, rest: string): string => `Name:Test Name\nManaCost:4 G\nTypes:${types}\n${rest}`;
  const hosts: Record<string, (lines: string) => string> = {
    creature: (lines) => card('Enchantment Creature Frog', `PT:2/2\n${lines}\nOracle:`),
    sorcery: (lines) => card('Sorcery', `${lines}\nOracle:`),
    'front face': (lines) => card('Creature Frog', `PT:2/2\n${lines}\nAlternateMode:DoubleFaced\nOracle:${back}`),
    'second half': (lines) => half + card('Sorcery', `${lines}\nOracle:`),
  };

  it.each(snippets.filter(({ prefix }) => /^[aktsr]-/.test(prefix)))(
    'find nothing in $prefix on a card that it is made for',
    ({ body }) => {
      const lines = expand(body);
      const clean = Object.keys(hosts).filter((host) => findings(hosts[host]?.(lines) ?? '').length === 0);
      expect(clean, findings(hosts['creature']?.(lines) ?? '').join('\n')).not.toEqual([]);
    },
  );

  it('see a snippet on the wrong card', () => {
    expect(findings(hosts['sorcery']?.(expand(named('k-warp').body)) ?? '')).toEqual([
      expect.stringMatching(/^keyword\/wrong-card-type: /),
    ]);
  });
});
