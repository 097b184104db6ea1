import { costArgument, keywordFacts } from '../../keywordFacts.ts';
import { isStatic, parameter, parameterValue, type Ability } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import type { KeywordUse } from '../../model/keyword.ts';
import { meansSelf } from '../../model/self.ts';
import { isOwnAlternativeCost } from '../../model/ways/abilityWays.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import type { Piece, Span } from '../../text/span.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { ownAlternativeCost } from '../ownAlternativeCosts.ts';
import { replace } from '../repairs.ts';

const insteadWords =
  /(?:rather than pay(?:ing)?|without paying) (?:its|their|(?:(?!rather than pay|without paying)[\w' -])+'s) mana costs?\b/i;
const additionalWords = /as an additional cost\b|in addition to paying\b/i;

export default defineCheck({
  code: 'oracle/cost-wording',
  severity: 'warning',
  since: '0.1.0',
  cites: ['118.8', '118.9'],
  fix: 'suggestion',
  summary: 'The text of a cost says "rather than pay" and the line adds to the cost, or the other way round.',
  why: 'An additional cost is paid on top of the mana cost (118.8), an alternative cost instead of it (118.9). The words of the description tell which is meant, and the line does the other.',
  bad: [
    {
      script: `Name:Adding Sample
ManaCost:3 B
Types:Instant
S:Mode$ RaiseCost | ValidCard$ Card.Self | Type$ Spell | EffectZone$ All | Cost$ Sac<1/Creature> | Description$ You may sacrifice a creature rather than pay this spell's mana cost.
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:You may sacrifice a creature rather than pay this spell's mana cost.\\nDraw two cards.
`,
    },
    {
      script: `Name:Replacing Sample
ManaCost:3 B
Types:Instant
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ Sac<1/Creature> | Description$ As an additional cost to cast this spell, sacrifice a creature.
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:As an additional cost to cast this spell, sacrifice a creature.\\nDraw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Replacing Sample
ManaCost:3 B
Types:Instant
S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ Sac<1/Creature> | Description$ You may sacrifice a creature rather than pay this spell's mana cost.
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:You may sacrifice a creature rather than pay this spell's mana cost.\\nDraw two cards.
`,
    },
  ],
  messages: {
    adds: 'The text says that this is paid instead of the mana cost, and the line adds it on top (118.8, 118.9).',
    kicker: 'A kicker is paid on top of the mana cost, and the text says "{words}" (118.8, 118.9).',
    replaces: 'The text says that this is paid on top of the mana cost, and the line pays it instead (118.8, 118.9).',
  },
  fixes: {
    alternative: 'Make it an alternative cost',
    mandatory: 'Make it an additional cost that must be paid',
    optional: 'Make it an optional additional cost',
  },
  ability(ability, { report }) {
    const description = parameter(ability, 'Description');
    if (!description) return;
    const adds = isOwnAddition(ability);
    if (!adds && !isOwnAlternativeCost(ability)) return;
    const found = (adds ? insteadWords : additionalWords).exec(description.value.text);
    if (!found) return;
    // Some texts replace the mana cost and speak of the other costs in the same breath.
    if (!adds && insteadWords.test(description.value.text)) return;
    const span = spanIn(description.value, found);
    if (adds) report({ span, message: 'adds', fixes: () => asAlternative(ability, description) });
    else if (ownAlternativeCost(ability))
      report({ span, message: 'replaces', fixes: () => asAddition(ability, description) });
  },
  keyword(use, { report }) {
    if (use.grant || keywordFacts(use).rule?.en !== 'Kicker') return;
    const found = kickerText(use.face);
    if (!found) return;
    report({
      span: use.name.span,
      message: 'kicker',
      values: { words: found.words },
      fixes: () => fromKicker(use, found.sentence),
    });
  },
});

/** A cost of the spell itself that comes on top. */
function isOwnAddition(ability: Ability): boolean {
  if (!isStatic(ability, 'RaiseCost') && !isStatic(ability, 'OptionalCost')) return false;
  return meansSelf(parameterValue(ability, 'ValidCard')) || meansSelf(parameterValue(ability, 'ValidSA'));
}

function asAlternative(ability: Ability, { value }: Parameter): FixDraft[] {
  const cost = parameterValue(ability, 'Cost');
  if (cost === '' || ability.line.key.text !== 'S') return [];
  return [{ title: 'alternative', edits: [replace(ability.line.span, alternativeLine(cost, value.text))] }];
}

const alternativeLine = (cost: string, description: string): string =>
  `S:Mode$ AlternativeCost | ValidSA$ Spell.Self | EffectZone$ All | Cost$ ${cost} | Description$ ${description}`;

function asAddition(ability: Ability, { value }: Parameter): FixDraft[] {
  const cost = parameterValue(ability, 'Cost');
  const rest = `EffectZone$ All | Cost$ ${cost} | Description$ ${value.text}`;
  const { span } = ability.line;
  const drafts: FixDraft[] = [
    { title: 'mandatory', edits: [replace(span, `S:Mode$ RaiseCost | ValidCard$ Card.Self | Type$ Spell | ${rest}`)] },
    {
      title: 'optional',
      edits: [replace(span, `S:Mode$ OptionalCost | ValidCard$ Card.Self | ValidSA$ Spell | ${rest}`)],
    },
  ];
  return /\byou may\b/i.test(value.text) ? drafts.reverse() : drafts;
}

interface KickerText {
  readonly words: string;
  readonly sentence: string;
}

/** The card text offers a cost instead of the mana cost, never speaks of kicking, and nothing else in the script pays it. */
function kickerText(face: Face): KickerText | undefined {
  const oracle = field(face, 'Oracle')?.text ?? '';
  if (oracle === '' || /\b(?:multi)?kick/i.test(oracle)) return undefined;
  const sentence = oracle.split(/\\n|(?<=\.)\s/).find((one) => /\brather than pay this spell's mana cost\b/i.test(one));
  if (sentence === undefined || face.abilities.some((ability) => isOwnAlternativeCost(ability))) return undefined;
  return { words: 'rather than pay', sentence };
}

function fromKicker(use: KeywordUse, sentence: string): FixDraft[] {
  const cost = costArgument(use)?.text ?? '';
  if (cost === '') return [];
  return [{ title: 'alternative', edits: [replace(use.line.span, alternativeLine(cost, sentence))] }];
}

function spanIn(piece: Piece, match: RegExpExecArray): Span {
  const start = piece.span.start + match.index;
  return { start, end: start + match[0].length };
}
