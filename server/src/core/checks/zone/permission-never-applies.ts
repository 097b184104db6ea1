import { isStatic, parameter, parameterValue, type Ability } from '../../model/ability.ts';
import { field } from '../../model/card.ts';
import { belongsToCard } from '../../model/roles.ts';
import { meansSelf } from '../../model/self.ts';
import { readZones, type Zone } from '../../model/zones.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { parameterSpan } from '../repairs.ts';

export default defineCheck({
  code: 'zone/permission-never-applies',
  severity: 'error',
  since: '0.1.0',
  cites: ['113.6b', '113.6f', '604.6'],
  fix: 'suggestion',
  summary: 'A card lets itself be cast from a zone in which that ability does not work.',
  why: '`EffectZone$` says where the card must be for its ability to work, `AffectedZone$` where the cards are that it speaks of. Here both are the same card, so the two must have a zone in common. Either one that is missing means the battlefield.',
  bad: [
    {
      script: `Name:Returning Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/1
S:Mode$ Continuous | Affected$ Card.Self | AffectedZone$ Graveyard | MayPlay$ True | Description$ You may cast CARDNAME from your graveyard.
Oracle:You may cast Returning Sample from your graveyard.
`,
    },
  ],
  good: [
    {
      script: `Name:Returning Sample
ManaCost:1 B
Types:Creature Zombie
PT:2/1
S:Mode$ Continuous | Affected$ Card.Self | AffectedZone$ Graveyard | EffectZone$ Graveyard | MayPlay$ True | Description$ You may cast CARDNAME from your graveyard.
Oracle:You may cast Returning Sample from your graveyard.
`,
    },
    {
      script: `Name:Helping Sample
ManaCost:1 B
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouOwn | AffectedZone$ Graveyard | MayPlay$ True | Description$ You may cast creature spells from your graveyard.
Oracle:You may cast creature spells from your graveyard.
`,
      note: 'A permission for other cards works while its own card is on the battlefield.',
    },
  ],
  messages: {
    never:
      'This ability works in "{effect}" and lets the card be cast from "{affected}", so it never applies (113.6b, 113.6f).',
    nowhere:
      'Without "EffectZone$" and "AffectedZone$" this works on the battlefield alone, from where nothing is cast.',
  },
  fixes: { set: 'Set "{text}"', both: 'Set "EffectZone$" and "AffectedZone$" to {zone}' },
  ability(ability, { report }) {
    const permission = parameter(ability, 'MayPlay');
    if (!permission || !isStatic(ability, 'Continuous')) return;
    if (!meansSelf(parameterValue(ability, 'Affected')) || !belongsToCard(ability)) return;
    const affected = zonesOf(ability, 'AffectedZone');
    const effect = zonesOf(ability, 'EffectZone');
    if (!affected || !effect || (common(affected, effect) && !isBattlefield(affected, effect))) return;
    const affectedText = parameterValue(ability, 'AffectedZone');
    const effectText = parameterValue(ability, 'EffectZone');
    const shown = parameter(ability, 'AffectedZone') ?? parameter(ability, 'EffectZone') ?? permission;
    report({
      span: parameterSpan(shown),
      message: affectedText === '' && effectText === '' ? 'nowhere' : 'never',
      values: { effect: effectText || 'Battlefield', affected: affectedText || 'Battlefield' },
      fixes: () => repairs(ability, affectedText, effectText),
    });
  },
});

function zonesOf(ability: Ability, key: string): ReadonlySet<Zone> | undefined {
  return readZones(parameterValue(ability, key) || 'Battlefield');
}

function common(a: ReadonlySet<Zone>, b: ReadonlySet<Zone>): boolean {
  return [...a].some((zone) => b.has(zone));
}

/** Nothing is cast from the battlefield. */
function isBattlefield(...both: ReadonlySet<Zone>[]): boolean {
  return both.every((zones) => zones.size === 1 && zones.has('battlefield'));
}

function repairs(ability: Ability, affected: string, effect: string): FixDraft[] {
  const drafts: FixDraft[] = [];
  const set = (key: string, zone: string): void => {
    if (zone === '' || zone === 'Battlefield') return;
    drafts.push({ title: 'set', values: { text: `${key}$ ${zone}` }, edits: [setParameter(ability, key, zone)] });
  };
  set('EffectZone', affected);
  set('AffectedZone', effect);
  if (drafts.length > 0) return drafts;
  // Both are missing: what the card says may tell.
  const text = parameterValue(ability, 'Description') || (field(ability.face, 'Oracle')?.text ?? '');
  const zone = /from (?:your )?(graveyard|exile|library)/i.exec(text)?.[1];
  if (zone === undefined) return [];
  const name = zone.charAt(0).toUpperCase() + zone.slice(1);
  const edits = [setParameter(ability, 'EffectZone', `${name} | AffectedZone$ ${name}`)];
  return [{ title: 'both', values: { zone: name }, edits }];
}
