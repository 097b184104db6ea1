/**
 * The ways to cast a face: its mana cost, its keywords, its own alternative costs and permissions. A card may have any
 * number of them; for one spell the player uses one (601.2b). `combine.ts` judges which go together.
 */
import { said, type Phrase } from '../../l10n/say.ts';
import type { Face } from '../card.ts';
import { field } from '../card.ts';
import { isInstantOrSorcery, isLand, worksInCommandZone } from '../casting.ts';
import type { KeywordUse } from '../keyword.ts';
import { misplaced } from '../keywordFaces.ts';
import { keywordFacts } from '../../keywordFacts.ts';
import { abilityWay } from './abilityWays.ts';
import { keywordWays } from './keywordWays.ts';
import type { Span } from '../../text/span.ts';
import type { WayToCast } from './way.ts';

/** Their permission is for a resulting spell that is an instant or sorcery (702.34a, 702.133a). */
const forInstantsAndSorceries: ReadonlySet<string> = new Set(['Flashback', 'Jump-Start']);
/** Layouts whose front is all that the card is in a graveyard, and which may be cast as another spell from there. */
const otherSpell: ReadonlySet<string> = new Set(['Adventure', 'Omen', 'Modal']);
/** Layouts of which both parts can be cast from hand. */
const twoSpells: ReadonlySet<string> = new Set(['Split', 'Adventure', 'Omen', 'Modal']);

/**
 * The ways to cast this face, in the order of the script, the mana cost first. Empty for a back face that is never
 * cast by itself; what disturb casts stands with the front.
 *
 * @param granted keywords that some effect gives the card besides its own
 */
export function waysToCast(face: Face, granted: readonly KeywordUse[] = []): WayToCast[] {
  if (worksInCommandZone(face)) return [];
  const { index, card } = face;
  const mode = card.alternateMode?.text ?? '';
  if (index > 0 && mode === 'Prepare') return prepared(face);
  if (index > 0 && !twoSpells.has(mode)) return [];
  const inOrder: WayToCast[] = [...ordinary(face)];
  for (const use of castingKeywords(face)) inOrder.push(...keywordWays(use, face));
  for (const ability of face.abilities) {
    const way = abilityWay(ability);
    if (way) inOrder.push(way);
  }
  inOrder.sort(
    (a, b) => Number(a.source !== undefined) - Number(b.source !== undefined) || a.span.start - b.span.start,
  );
  for (const use of granted) inOrder.push(...keywordWays(use, face));
  return [...inOrder, ...fromAdventure(face)];
}

/**
 * The keywords by which this face is cast: not those that never work where they stand. Flashback on a creature casts its
 * Adventure, not the creature (715.3a).
 */
function castingKeywords(face: Face): KeywordUse[] {
  const [front] = face.card.faces;
  const fits = face.types === undefined || isInstantOrSorcery(face);
  const own = face.keywords.filter((use) => {
    const { rule } = keywordFacts(use);
    return rule && !misplaced(rule, face) && (fits || !forInstantsAndSorceries.has(rule.en));
  });
  const lent =
    front && face.index === 1 && fits && otherSpell.has(face.card.alternateMode?.text ?? '')
      ? front.keywords.filter((use) => forInstantsAndSorceries.has(keywordFacts(use).rule?.en ?? ''))
      : [];
  return [...own, ...lent].filter(({ variant }) => variant === undefined);
}

/** Casting it from the hand for its mana cost, or playing it. */
function ordinary(face: Face): WayToCast[] {
  const manaCost = field(face, 'ManaCost');
  const land = isLand(face);
  if (!land && (!manaCost || manaCost.text === '' || manaCost.text === 'no cost')) return [];
  // That half is cast from a graveyard and from nowhere else (702.127a).
  if (face.keywords.some((use) => keywordFacts(use).rule?.en === 'Aftermath')) return [];
  const place = (land ? (field(face, 'Types') ?? field(face, 'Name')) : manaCost)?.span;
  if (!place) return [];
  const way = manaCostWay(face, place);
  if (land)
    return [
      {
        ...way,
        name: 'Play' satisfies Phrase,
        rules: ['305.1'],
        cost: { text: '', kind: 'nothing', payable: true },
        zones: ['hand'],
      },
    ];
  if (face.index === 1 && face.card.alternateMode?.text === 'Adventure')
    return [
      {
        ...way,
        name: 'Adventure',
        rules: ['715.3', '715.3d'],
        class: 'N',
        afterwards: 'exiled as it resolves' satisfies Phrase,
      },
    ];
  if (face.index === 1 && face.card.alternateMode?.text === 'Omen')
    return [
      {
        ...way,
        name: 'Omen',
        rules: ['720.3', '720.3d'],
        class: 'N',
        afterwards: "shuffled into its owner's library" satisfies Phrase,
      },
    ];
  return [way];
}

/** Casting the face for its mana cost, whether it has one or not: `cost.payable` tells. */
export function manaCostWay(face: Face, place: Span): WayToCast {
  const text = field(face, 'ManaCost')?.text ?? 'no cost';
  return {
    name: 'Mana cost' satisfies Phrase,
    rules: ['601.2f', '202.1'],
    alternative: false,
    additional: false,
    permission: 'ordinary',
    zones: undefined,
    keyword: undefined,
    face,
    spellFace: face,
    class: undefined,
    cost: { text, kind: 'mana cost', payable: text !== 'no cost' },
    first: undefined,
    afterwards: undefined,
    explanation: undefined,
    span: place,
    source: undefined,
  };
}

/** Once its Adventure has resolved, the card may be cast from exile, and not as an Adventure again (715.3d). */
function fromAdventure(face: Face): WayToCast[] {
  if (face.index !== 0 || face.card.alternateMode?.text !== 'Adventure') return [];
  const place = field(face, 'ManaCost') ?? field(face, 'Name');
  if (!place || isLand(face)) return [];
  return [
    {
      ...manaCostWay(face, place.span),
      name: 'after its Adventure' satisfies Phrase,
      rules: ['715.3d'],
      permission: 'own',
      zones: ['exile'],
      first: { cost: '', what: said('cast it as an Adventure') },
    },
  ];
}

/** While the permanent is prepared, a copy of its spell in exile may be cast (722.3c). */
function prepared(face: Face): WayToCast[] {
  const place = field(face, 'ManaCost');
  if (!place || place.text === 'no cost') return [];
  return [
    {
      ...manaCostWay(face, place.span),
      name: 'Prepared copy' satisfies Phrase,
      rules: ['722.3c'],
      permission: 'own',
      zones: ['exile'],
      class: 'N',
      first: { cost: '', what: said('have the permanent become prepared') },
    },
  ];
}
