import { said, type Phrase } from '../../l10n/say.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import { parameter, parameterValue } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import type { RuleKeyword } from '../../rules/keywords.ts';
import { splitPiece, type Piece } from '../../text/span.ts';
import { defineCheck } from '../check.ts';
import { insertBelow } from '../repairs.ts';

export default defineCheck({
  code: 'oracle/cast-zone',
  severity: 'warning',
  since: '0.1.0',
  cites: ['702.185a'],
  fix: 'suggestion',
  summary: 'The card text says that the card is cast from a zone from which its keyword does not cast it.',
  why: 'Warp casts a card from the hand only; flashback, harmonize and their kin cast it from the graveyard only. Text that names the other zone belongs to another keyword, or to a permission that the script lacks.',
  bad: [
    {
      script: `Name:Misread Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
Oracle:Warp {1}{R} (You may cast this card from your graveyard for its warp cost. Exile this creature at the beginning of the next end step, then you may cast it from exile on a later turn.)
`,
    },
    {
      script: `Name:Unpermitted Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
Oracle:You may cast this card from your graveyard.\\nWarp {1}{R}
`,
    },
  ],
  good: [
    {
      script: `Name:Permitted Sample
ManaCost:3 R
Types:Creature Elemental
PT:4/3
K:Warp:1 R
S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | ValidSA$ Spell.Warp | AffectedZone$ Graveyard | EffectZone$ Graveyard | Description$ You may cast CARDNAME from your graveyard using its warp ability.
Oracle:You may cast this card from your graveyard using its warp ability.\\nWarp {1}{R} (You may cast this card from your hand or graveyard for its warp cost. If you do, exile this creature at the beginning of the next end step, then you may cast it from exile on a later turn.)
`,
    },
  ],
  messages: {
    reminder: '{keyword} casts the card from {zone}, and its text here says "{words}" ({rule}).',
    permission:
      'The text lets the card be cast from the graveyard, and nothing in the script does: Warp is for the hand (702.185a).',
  },
  fixes: { permit: 'Add a permission to cast it from the graveyard', zone: 'Change the text to "from your {zone}"' },
  face(face, { card, report }) {
    const oracle = field(face, 'Oracle');
    if (!oracle?.text.includes('from your')) return;
    const keywords = zoneKeywords(face);
    if (keywords.size === 0) return;
    for (const paragraph of splitPiece(oracle, '\\n')) {
      const rule = [...keywords.keys()].find((one) => startsWith(paragraph.text, one.en));
      if (rule) {
        const zone = keywords.get(rule) ?? 'graveyard';
        const words = wrongZone(paragraph, zone);
        if (!words) continue;
        report({
          span: words.span,
          message: 'reminder',
          values: { keyword: rule.en, zone: said(zoneNames[zone]), words: words.text, rule: `${rule.rule}a` },
          rules: [`${rule.rule}a`],
          fixes: () => [
            { title: 'zone', values: { zone }, edits: [{ span: words.span, newText: `from your ${zone}` }] },
          ],
        });
        continue;
      }
      const promise = permissionIn(paragraph);
      if (!promise || !face.keywords.some((use) => keywordFacts(use).rule?.en === 'Warp')) continue;
      if (card.faces.some((one) => castsFromGraveyard(one))) continue;
      report({
        span: promise.span,
        message: 'permission',
        rules: ['702.185a', '113.6f'],
        fixes: () => {
          const below = face.keywords.at(-1)?.line;
          if (!below) return [];
          const text =
            'S:Mode$ Continuous | Affected$ Card.Self | MayPlay$ True | AffectedZone$ Graveyard | EffectZone$ Graveyard | Description$ You may cast CARDNAME from your graveyard.';
          return [{ title: 'permit', edits: [insertBelow(card, below, text)] }];
        },
      });
    }
  },
});

/** The keywords of the face that cast from one zone, and which that is. */
const zoneNames = { hand: 'the hand', graveyard: 'the graveyard' } as const satisfies Record<string, Phrase>;

function zoneKeywords(face: Face): Map<RuleKeyword, 'hand' | 'graveyard'> {
  const found = new Map<RuleKeyword, 'hand' | 'graveyard'>();
  for (const use of face.keywords) {
    const { rule } = keywordFacts(use);
    if (rule?.en === 'Warp') found.set(rule, 'hand');
    else if ((rule?.costClass === 'P' || rule?.costClass === 'A') && rule.castFrom?.[0] === 'graveyard')
      found.set(rule, 'graveyard');
  }
  return found;
}

/** `Warp {1}{R} (…)`, `Escape—{3}{B}, …`, whatever the capitals. */
function startsWith(paragraph: string, keyword: string): boolean {
  return paragraph.slice(0, keyword.length).toLowerCase() === keyword.toLowerCase();
}

/** The words of a reminder that name another zone, where the right one is not named beside it. */
function wrongZone(paragraph: Piece, zone: string): Piece | undefined {
  const found =
    /\b(?:cast|play) (?:this card|this spell|it) (from your (hand|graveyard)(?: or (?:from )?(?:your )?(hand|graveyard|exile))?)\b/i.exec(
      paragraph.text,
    );
  const words = found?.[1];
  if (!found || words === undefined || found[2] === zone || found[3] === zone) return undefined;
  const start = paragraph.span.start + found.index + found[0].length - words.length;
  return { text: words, span: { start, end: start + words.length } };
}

/** A sentence that lets the card be cast from the graveyard, by whatever means. */
function permissionIn(paragraph: Piece): Piece | undefined {
  const found =
    /^You may cast (?:this card|this spell|CARDNAME|[A-Z][^.()]{0,40}?) from your graveyard(?! using)\b/.exec(
      paragraph.text,
    );
  if (!found) return undefined;
  const { start } = paragraph.span;
  return { text: found[0], span: { start, end: start + found[0].length } };
}

function castsFromGraveyard(face: Face): boolean {
  if ([...zoneKeywords(face).values()].includes('graveyard')) return true;
  return face.abilities.some(
    (ability) =>
      parameter(ability, 'MayPlay') !== undefined ||
      ability.name?.text.toLowerCase() === 'play' ||
      parameterValue(ability, 'ActivationZone').includes('Graveyard'),
  );
}
