import { said } from '../../l10n/say.ts';
import { parameter, type Ability } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import { oracleParagraphs } from '../../model/oracle.ts';
import { parseCost } from '../../values/cost.ts';
import { toSymbols } from '../../values/mana.ts';
import { defineCheck } from '../check.ts';

export default defineCheck({
  code: 'oracle/ability-cost',
  severity: 'warning',
  since: '0.1.0',
  cites: ['602.1a'],
  fix: 'none',
  summary: 'An activated ability costs other mana, or taps otherwise, than the Oracle text says.',
  why: 'The engine charges what `Cost$` says. Only cards with as many abilities as costs in their text are compared, and only what is certain: mana and the tap symbol.',
  bad: [
    {
      script: `Name:Tapping Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
A:AB$ Tap | Cost$ 1 | ValidTgts$ Creature | SpellDescription$ Tap target creature.
Oracle:{1}, {T}: Tap target creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Tapping Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
A:AB$ Tap | Cost$ 1 T | ValidTgts$ Creature | SpellDescription$ Tap target creature.
Oracle:{1}, {T}: Tap target creature.
`,
    },
  ],
  messages: { differs: 'By the Oracle text this costs {printed}, and here it costs {cost}.' },
  face(face, { report }) {
    const abilities = face.abilities.filter(({ kind, line }) => kind === 'activated' && line.key.text === 'A');
    if (abilities.length === 0) return;
    const printed = printedCosts(face);
    if (printed.length !== abilities.length) return;
    const own = abilities.map((ability) => ({ ability, cost: costOf(ability) }));
    if (own.some(({ cost }) => cost === undefined)) return;
    // Pairs that agree go; what is left over on both sides differs.
    const left = [...printed];
    const wrong = own.filter(({ cost }) => {
      const at = left.indexOf(cost ?? '');
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    const [only, more] = wrong;
    if (!only || more) return;
    const cost = parameter(only.ability, 'Cost');
    if (!cost) return;
    report({
      span: cost.value.span,
      message: 'differs',
      values: {
        printed: left[0] === '' ? noSymbols : (left[0] ?? ''),
        cost: only.cost === '' ? noSymbols : (only.cost ?? ''),
      },
    });
  },
});

const noSymbols = said('neither mana nor tapping');

/** Mana and the symbols for tapping and untapping in a cost, in a fixed order; nothing where words stand for a cost. */
function costOf(ability: Ability): string | undefined {
  const cost = parameter(ability, 'Cost');
  if (!cost) return undefined;
  const symbols: string[] = [];
  for (const part of parseCost(cost.value.text, cost.value.span.start).parts) {
    if (part.kind === 'word' || (part.kind === 'mana' && part.symbol.problem)) return undefined;
    if (part.kind === 'mana')
      symbols.push(
        ...(toSymbols({ symbols: [part.symbol], noCost: false, span: part.span }).match(/\{[^{}]*\}/g) ?? []),
      );
    else if (part.kind === 'flag' && (part.token === 'T' || part.token === 'Q')) symbols.push(`{${part.token}}`);
    else if (part.kind === 'flag' && part.token === 'Untap') symbols.push('{Q}');
  }
  return symbols.filter(isCompared).sort().join('');
}

/** {0} need not be written, and {X} may stand for a number of things that the text counts in words. */
const isCompared = (symbol: string): boolean => symbol !== '{0}' && symbol !== '{X}';

/** The same of each paragraph that begins with a cost and a colon. */
function printedCosts(face: Face): string[] {
  const costs: string[] = [];
  for (const { text } of oracleParagraphs(face)) {
    const before = /^(?:[\w' -]+ — )?((?:\{[^{}]+\}|[^{}:"“]){1,160}):/.exec(text.trimStart())?.[1];
    // "{3}, {T} or {U}, {T}" is two costs, of which a script makes two abilities.
    if (before === undefined || / or /.test(before) || /^[^{]*\b(choose|whenever|when|at the)\b/i.test(before))
      continue;
    // A loyalty cost is no mana, and a cost that is none but words may be a chapter or a mode.
    if (/^\s*\[?[+−–-]?[\dX]+\]?\s*$/.test(before)) continue;
    costs.push(
      (before.match(/\{[^{}]*\}/g) ?? [])
        .filter((symbol) => /^\{([\dWUBRGCSXTQ/P]+)\}$/.test(symbol) && isCompared(symbol))
        .sort()
        .join(''),
    );
  }
  return costs;
}
