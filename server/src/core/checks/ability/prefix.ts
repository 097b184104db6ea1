import { isInstantOrSorcery, isPermanent } from '../../model/casting.ts';
import { parameter, parameterValue, type Ability } from '../../model/ability.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { removeEach, replace } from '../repairs.ts';

export default defineCheck({
  code: 'ability/prefix',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.3'],
  fix: 'suggestion',
  summary: 'An ability begins with the wrong one of `AB$`, `SP$` and `DB$`, or with none.',
  why: '`AB$` is an activated ability with a cost, `SP$` the spell itself, and `DB$` an effect that another line calls. With the wrong one the engine asks for a cost where there is none, or makes a spell of an ability.',
  bad: [
    {
      script: `Name:Chained Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ 3 | SubAbility$ DBDraw | SpellDescription$ You gain 3 life. Draw a card.
SVar:DBDraw:AB$ Draw | NumCards$ 1
Oracle:You gain 3 life. Draw a card.
`,
    },
    {
      script: `Name:Permanent Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
A:SP$ GainLife | Cost$ T | LifeAmount$ 1 | SpellDescription$ You gain 1 life.
Oracle:{T}: You gain 1 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Chained Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ 3 | SubAbility$ DBDraw | SpellDescription$ You gain 3 life. Draw a card.
SVar:DBDraw:DB$ Draw | NumCards$ 1
Oracle:You gain 3 life. Draw a card.
`,
    },
    {
      script: `Name:Paying Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigDraw | TriggerDescription$ Whenever CARDNAME attacks, you may pay {1}. If you do, draw a card.
SVar:TrigDraw:AB$ Draw | Cost$ 1 | NumCards$ 1
Oracle:Whenever Paying Sample attacks, you may pay {1}. If you do, draw a card.
`,
      note: 'A trigger may ask for a cost as it resolves.',
    },
  ],
  messages: {
    none: 'The line must begin with "AB$", "SP$" or "DB$" and the name of an effect.',
    unknown: 'There is no "{key}$": abilities begin with AB$, SP$ or DB$.',
    line: '"DB$" is for effects that another line names; an "A:" line begins with "{right}$".',
    permanent: '"SP$" is the spell of an instant or sorcery; an ability of a permanent begins with "AB$".',
    sub: '"AB$" without a cost: an effect that another line calls begins with "DB$".',
    cost: '"DB$" never asks for its "Cost$"; with a cost to be paid it begins with "AB$".',
  },
  fixes: { replace: 'Change to "{right}$"', removeCost: 'Remove "Cost$"' },
  ability(ability, { report }) {
    const found = judge(ability);
    if (!found) return;
    const { right, message, key } = found;
    report({
      span: key.span,
      message,
      severity: message === 'cost' ? 'warning' : 'error',
      values: { key: key.text, right: right ?? '' },
      fixes: () => repairs(ability, right, message),
    });
  },
});

interface Judgement {
  readonly message: string;
  readonly key: { readonly text: string; readonly span: { readonly start: number; readonly end: number } };
  readonly right?: string;
}

const entersBattlefield = new Set(['attach', 'permanentcreature', 'permanentnoncreature']);

function judge(ability: Ability): Judgement | undefined {
  const { line, kind, face, head, name, record } = ability;
  const onLine = line.key.text === 'A';
  if (!head) {
    const [first] = record.parameters;
    if (!onLine || !first || first.dollar === undefined) return undefined;
    const near = /^[A-Z]{2}$/i.test(first.key.text);
    const right = isInstantOrSorcery(face) ? 'SP' : 'AB';
    return near ? { message: 'unknown', key: first.key, right } : { message: 'none', key: first.key };
  }
  if (onLine) {
    if (kind === 'sub-ability')
      return { message: 'line', key: head.key, right: isInstantOrSorcery(face) ? 'SP' : 'AB' };
    const permanent = isPermanent(face) && !isInstantOrSorcery(face);
    if (kind !== 'spell' || !permanent || entersBattlefield.has(name?.text.toLowerCase() ?? '')) return undefined;
    // Cards of old have their spell written out; an ability shows by a cost that no spell has.
    const cost = parameterValue(ability, 'Cost');
    return /(^| )(T|Q)( |$)|Sac<1\/CARDNAME|LOYALTY|Sac</.test(cost)
      ? { message: 'permanent', key: head.key, right: 'AB' }
      : undefined;
  }
  if (kind === 'activated' && !parameter(ability, 'Cost') && isCalled(ability))
    return { message: 'sub', key: head.key, right: 'DB' };
  if (kind === 'sub-ability' && parameter(ability, 'Cost')) {
    const cost = parameter(ability, 'Cost');
    if (cost && cost.value.text !== '0') return { message: 'cost', key: cost.key, right: 'AB' };
  }
  return undefined;
}

/** Whether a line of the face runs this SVar as a part of itself. */
function isCalled({ svar, face }: Ability): boolean {
  return face.abilities.some(({ record }) =>
    record.parameters.some(
      ({ key, value }) =>
        /^(SubAbility|Execute|ReplaceWith|RepeatSubAbility)$/i.test(key.text) && value.text === svar?.text,
    ),
  );
}

function repairs(ability: Ability, right: string | undefined, message: string): FixDraft[] {
  const head = ability.head ?? ability.record.parameters[0];
  if (right === undefined || !head) return [];
  const drafts: FixDraft[] = [{ title: 'replace', values: { right }, edits: [replace(head.key.span, right)] }];
  const cost = parameter(ability, 'Cost');
  if (message !== 'cost' || !cost) return drafts;
  const removal: FixDraft = { title: 'removeCost', edits: removeEach(ability.line, cost) };
  return isMode(ability) ? [removal, ...drafts] : [...drafts, removal];
}

/** Whether a spell or ability offers it as one of its modes: these are paid for with the whole. */
function isMode({ svar, face }: Ability): boolean {
  return face.abilities.some(
    (other) =>
      other.name?.text === 'Charm' &&
      parameterValue(other, 'Choices')
        .split(',')
        .some((name) => name.trim() === svar?.text),
  );
}
