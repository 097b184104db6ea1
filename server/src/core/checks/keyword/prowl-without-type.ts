import { keywordFacts } from '../../keywordFacts.ts';
import type { Face } from '../../model/card.ts';
import { defineCheck } from '../check.ts';
import { addCardType, addSubtype } from '../typeRepairs.ts';

export default defineCheck({
  code: 'keyword/prowl-without-type',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.76a'],
  fix: 'suggestion',
  summary: 'Prowl stands on a card without any creature type, so that its condition can never be met.',
  why: 'The prowl cost may be paid if a source that shares a creature type with this spell has dealt combat damage to a player. Noncreature cards have creature types only if they are kindred.',
  bad: [
    {
      script: `Name:Prowling Sample
ManaCost:3 U
Types:Sorcery
K:Prowl:1 U
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Prowl {1}{U}\\nDraw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Prowling Sample
ManaCost:3 U
Types:Kindred Sorcery Rogue
K:Prowl:1 U
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Prowl {1}{U}\\nDraw two cards.
`,
    },
  ],
  messages: {
    none: 'Prowl asks for combat damage by a creature that shares a creature type with this card, and it has none (702.76a).',
  },
  fixes: { kindred: 'Make it a kindred Rogue', rogue: 'Add the creature type Rogue' },
  keyword(use, { report }) {
    if (use.grant || keywordFacts(use).rule?.en !== 'Prowl') return;
    const { face } = use;
    if (!face.types || face.types.cardTypes.size === 0 || hasCreatureType(face)) return;
    report({
      span: use.name.span,
      message: 'none',
      fixes: () =>
        face.types?.cardTypes.has('Creature')
          ? [{ title: 'rogue', edits: addSubtype(face, 'Rogue') }]
          : [{ title: 'kindred', edits: [...addCardType(face, 'Kindred', []), ...addSubtype(face, 'Rogue')] }],
    });
  },
});

function hasCreatureType(face: Face): boolean {
  if (face.keywords.some((use) => keywordFacts(use).rule?.en === 'Changeling')) return true;
  const types = face.types?.cardTypes;
  const may = types?.has('Creature') || types?.has('Kindred') || types?.has('Tribal');
  return may === true && (face.types?.subtypes.size ?? 0) > 0;
}
