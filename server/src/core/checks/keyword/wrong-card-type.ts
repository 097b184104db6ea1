import { listed } from '../../l10n/say.ts';
import { costArgument, keywordFacts } from '../../keywordFacts.ts';
import { parameterValue } from '../../model/ability.ts';
import { castableFaces, isInstantOrSorcery, isLand, isStackOnlyFace } from '../../model/casting.ts';
import { field, type Face } from '../../model/card.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { misplaced } from '../../model/keywordFaces.ts';
import { findRuleKeyword, type RuleKeyword } from '../../rules/keywords.ts';
import { parseMana, toSymbols } from '../../values/mana.ts';
import { defineCheck, type FixDraft, type Severity } from '../check.ts';
import { changeInText, lastHeader, moveInText, removeFromText } from '../keywordText.ts';
import { insertBelow, removeLine, replace } from '../repairs.ts';

/** On an instant or sorcery these still give another cost; only what follows on the battlefield never comes. */
const costAlone = new Set(['Evoke', 'Dash', 'Blitz']);
/** They act on how a spell resolves or leaves the stack, which a permanent spell does in another way. */
const resolving = new Set(['Rebound', 'Buyback', 'Cipher', 'Awaken', 'Epic', 'Paradigm']);
/** They let an instant or sorcery be cast from the graveyard. */
const graveyardSpell = new Set(['Flashback', 'Jump-Start', 'Harmonize']);

export default defineCheck({
  code: 'keyword/wrong-card-type',
  severity: 'error',
  since: '0.1.0',
  cites: ['110.4', '305.1', '305.9'],
  fix: 'suggestion',
  summary: 'A keyword stands on a card of a type on which it, or the part that makes it what it is, can never work.',
  why: 'Many keywords speak of the permanent that a spell becomes, or of an instant or sorcery being put into a graveyard. On a card of the other kind that never happens, whatever the engine makes of the line.',
  whenNot: 'For playtest and digital-only cards that mean to break such rules.',
  bad: [
    {
      script: `Name:Spell Sample
ManaCost:2 R
Types:Instant
K:Warp:1 R
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ 3 | SpellDescription$ CARDNAME deals 3 damage to any target.
Oracle:Spell Sample deals 3 damage to any target.\\nWarp {1}{R}
`,
    },
    {
      script: `Name:Singing Sample
ManaCost:3 U
Types:Creature Bird
PT:2/2
K:Harmonize:4 U
Oracle:Harmonize {4}{U}
`,
    },
    {
      script: `Name:Land Sample
ManaCost:no cost
Types:Land
K:Dash:1 R
A:AB$ Mana | Cost$ T | Produced$ R | SpellDescription$ Add {R}.
Oracle:Dash {1}{R}\\n{T}: Add {R}.
`,
    },
  ],
  good: [
    {
      script: `Name:Spell Sample
ManaCost:2 R
Types:Creature Elemental
PT:3/1
K:Warp:1 R
Oracle:Warp {1}{R}
`,
    },
    {
      script: `Name:Two-Part Sample
ManaCost:3 U
Types:Creature Bird
PT:2/2
K:Flashback:4 U
AlternateMode:Adventure
Oracle:Flashback {4}{U}

ALTERNATE

Name:Sample Song
ManaCost:1 U
Types:Sorcery Adventure
A:SP$ Draw | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:Draw a card.
`,
      note: 'The Adventure is the instant or sorcery that flashback casts (715.4).',
    },
  ],
  messages: {
    warp: "An instant or sorcery never becomes a permanent, so Warp's exile and recast never happen ({rule}).",
    land: 'A land is played and never cast, so {keyword} can never be used ({rule}).',
    harmonize:
      'Cast with Harmonize this card would be exiled on its way to the battlefield, so it never becomes a permanent ({rule}).',
    graveyardSpell: '{keyword} casts instants and sorceries only, and no part of this card is one ({rule}).',
    bestowSpell: 'An instant or sorcery never becomes a permanent, so bestowed it could never be an Aura ({rule}).',
    bestowOther: 'Bestow is made for creatures: unattached, this card has no creature to go back to ({rule}).',
    costAlone: 'An instant or sorcery never becomes a permanent, so of {keyword} only the cost is left ({rule}).',
    resolving: '{keyword} acts on how an instant or sorcery resolves, which this card never does ({rule}).',
    spell: '{keyword} works on a permanent, and an instant or sorcery never becomes one ({rule}).',
    other: '{keyword} does nothing on this card: it works on {allowed} only ({rule}).',
  },
  fixes: {
    change: 'Change to "{text}"',
    alternative: 'Write it as an alternative cost without {keyword}',
    creature: 'Make the card an enchantment creature',
    move: 'Move {keyword} to {face}',
    remove: 'Remove {keyword}',
  },
  keyword(use, { report }) {
    if (use.grant) return;
    const { rule, name } = keywordFacts(use);
    const { face } = use;
    if (!rule || !face.types || face.types.cardTypes.size === 0) return;
    const message = messageFor(rule, face);
    // On a face where it never works, the type does not matter.
    if (message === undefined || (message === 'other' && misplaced(rule, face))) return;
    const allowed = rule.cardTypes.allowed ?? [];
    report({
      span: use.name.span,
      message,
      severity: severityOf(message, rule, face),
      values: { keyword: name, rule: rule.cardTypes.rules[0] ?? rule.rule, allowed: listed(allowed) },
      rules: rulesFor(message, rule),
      fixes: () => repairs(use, rule, message),
    });
  },
});

/** What is wrong, as the key of its message; nothing where the keyword can work. */
function messageFor(rule: RuleKeyword, face: Face): string | undefined {
  const { allowed } = rule.cardTypes;
  if (!allowed) return undefined;
  const fits = (one: Face): boolean =>
    [...(one.types?.cardTypes ?? [])].some((type) =>
      allowed.includes(type === 'Tribal' ? 'kindred' : type.toLowerCase()),
    );
  if (rule.costClass !== undefined && !allowed.includes('land') && isLand(face)) return 'land';
  // From the graveyard another part of the card may be cast than the one that has the keyword there.
  const faces = graveyardSpell.has(rule.en) ? [face, ...castableFaces(face.card)] : [face];
  if (faces.some(fits)) return undefined;
  // A face whose types are still being typed may become anything.
  if (faces.some(({ types }) => types === undefined)) return undefined;
  if (rule.en === 'Harmonize') return 'harmonize';
  if (graveyardSpell.has(rule.en)) return 'graveyardSpell';
  if (resolving.has(rule.en)) return 'resolving';
  if (isInstantOrSorcery(face)) {
    if (rule.en === 'Warp') return 'warp';
    if (rule.en === 'Bestow') return 'bestowSpell';
    return costAlone.has(rule.en) ? 'costAlone' : 'spell';
  }
  return rule.en === 'Bestow' && !isLand(face) ? 'bestowOther' : 'other';
}

function severityOf(message: string, rule: RuleKeyword, face: Face): Severity {
  switch (message) {
    case 'harmonize':
      return hasCastTrigger(face) ? 'warning' : 'error';
    case 'bestowOther':
    case 'costAlone':
    case 'other':
      return 'warning';
    case 'spell':
      return rule.en === 'Mutate' ? 'warning' : 'error';
    default:
      return 'error';
  }
}

/** "When you cast this spell" happens even to a spell that never resolves. */
function hasCastTrigger(face: Face): boolean {
  return face.abilities.some(
    (ability) =>
      (ability.kind === 'trigger' || ability.kind === 'mode') &&
      /^spellcast/i.test(ability.name?.text ?? '') &&
      parameterValue(ability, 'ValidCard') === 'Card.Self',
  );
}

function rulesFor(message: string, rule: RuleKeyword): readonly string[] {
  const own = rule.cardTypes.rules;
  switch (message) {
    case 'land':
      return [...own.slice(0, 1), '305.1', '305.9', '300.2a', '601.1a'];
    case 'bestowSpell':
      return [...own.slice(0, 2), '205.1a', '304.4', '307.4'];
    case 'warp':
    case 'spell':
    case 'costAlone':
      return [...own, '110.4'];
    case 'harmonize':
    case 'graveyardSpell':
    case 'resolving':
      return [...own, '608.3'];
    default:
      return own;
  }
}

function repairs(use: KeywordUse, rule: RuleKeyword, message: string): FixDraft[] {
  const { face } = use;
  const cost = costArgument(use)?.text;
  const drafts: FixDraft[] = isStackOnlyFace(face) ? moves(use, rule) : [];
  const change = (text: string, printed: string): void => {
    const other = findRuleKeyword(/^\w+/.exec(text)?.[0] ?? '');
    // No better than the keyword that is there.
    if (other && messageFor(other, face) !== undefined) return;
    const edits = [replace(use.piece.span, text), ...changeInText(face, rule.en, printed)];
    drafts.push({ title: 'change', values: { text: `K:${text}` }, edits });
  };
  if (cost !== undefined && cost !== '') {
    const symbols = inBraces(cost);
    // Neither would be seen in hand or graveyard on a half that exists on the stack alone (715.4).
    if (message === 'warp' && !isStackOnlyFace(face)) {
      change(`Flashback:${cost}`, `Flashback ${symbols}`);
      change(`Plot:${cost}`, `Plot ${symbols}`);
    } else if (message === 'harmonize' || (message === 'graveyardSpell' && rule.en === 'Flashback' && !isLand(face))) {
      change(
        `Escape:${cost} ExileFromGrave<3/Card.Other/other>`,
        `Escape—${symbols}, Exile three other cards from your graveyard.`,
      );
      change(`Unearth:${cost}`, `Unearth ${symbols}`);
    } else if (message === 'costAlone') {
      const words = `You may pay ${symbols} rather than pay this spell's mana cost.`;
      const text = `S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ ${cost} | Description$ ${words}`;
      const edits = [replace(use.line.span, text), ...changeInText(face, rule.en, words)];
      drafts.push({ title: 'alternative', values: { keyword: rule.en }, edits });
    }
  }
  if (message === 'graveyardSpell' && !isLand(face)) change('Retrace', 'Retrace');
  if (message === 'bestowOther' && field(face, 'PT')) drafts.push(...asCreature(face));
  const edits = [removeLine(face.card, use.line), ...removeFromText(face, rule.en)];
  drafts.push({ title: 'remove', values: { keyword: rule.en }, edits });
  return drafts;
}

/** To the half that the card is everywhere else, where the keyword works on that. */
function moves({ face, line, piece }: KeywordUse, rule: RuleKeyword): FixDraft[] {
  const [main] = face.card.faces;
  const below = main && lastHeader(main);
  if (!main || !below || messageFor(rule, main) !== undefined) return [];
  const edits = [
    removeLine(face.card, line),
    insertBelow(face.card, below, `K:${piece.text}`),
    ...moveInText(face, main, rule.en),
  ];
  const name = field(main, 'Name')?.text ?? 'the other half';
  return [{ title: 'move', values: { keyword: rule.en, face: name }, edits }];
}

function asCreature(face: Face): FixDraft[] {
  const line = field(face, 'Types');
  const types = face.types;
  if (!line || !types) return [];
  const words = [...types.supertypes, ...new Set(['Enchantment', ...types.cardTypes, 'Creature'])];
  const text = [...words, ...types.subtypes].join(' ');
  return [{ title: 'creature', edits: [replace(line.span, text)] }];
}

/** `1 R` as it is printed: `{1}{R}`; costs other than mana stay as they are. */
const inBraces = (cost: string): string => (cost.includes('<') ? cost : toSymbols(parseMana(cost, 0)));
