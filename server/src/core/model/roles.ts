/** In what role the lines of a face are there: as abilities of the card, or given to others, or carried out by another. */
import { splitPiece } from '../text/span.ts';
import type { Ability } from './ability.ts';
import type { Face } from './card.ts';

/**
 * `own`: a line of the card. `granted`: an ability that another line gives to cards, so that "self" means the card that
 * has got it. `effect`: part of an effect in the command zone, where "self" is that effect. `executed`: what a trigger,
 * a chain or a choice carries out.
 */
export type Role = 'own' | 'granted' | 'effect' | 'executed';

/** Parameters that name SVars, by the role that those get. Lower case. */
const namingParameters: ReadonlyMap<string, Role> = new Map(
  Object.entries<Role>({
    addstaticability: 'granted',
    addstaticabilities: 'granted',
    addtrigger: 'granted',
    addtriggers: 'granted',
    addability: 'granted',
    addabilities: 'granted',
    addreplacementeffect: 'granted',
    addreplacementeffects: 'granted',
    staticabilities: 'effect',
    triggers: 'effect',
    abilities: 'effect',
    replacementeffects: 'effect',
    replacements: 'effect',
    execute: 'executed',
    subability: 'executed',
    replacewith: 'executed',
    choices: 'executed',
    repeatsubability: 'executed',
    truesubability: 'executed',
    falsesubability: 'executed',
  }),
);

/** Whether the value of a parameter with this key is the name of one ability that is carried out. */
export function namesExecuted(key: string): boolean {
  const lower = key.toLowerCase();
  // Many effects choose among cards or players.
  return lower !== 'choices' && namingParameters.get(lower) === 'executed';
}

/** Effects that give the SVars of these parameters to cards rather than to an effect of their own. */
const givesToCards = /^(?:animate|animateall|clone|copypermanent|token|pump|pumpall|class|alterattribute)$/i;

const known = new WeakMap<Face, ReadonlyMap<string, ReadonlySet<Role>>>();
const none: ReadonlySet<Role> = new Set();
const own: ReadonlySet<Role> = new Set<Role>(['own']);

/** The roles of an ability; none for an SVar that nothing names. */
export function rolesOf(ability: Ability): ReadonlySet<Role> {
  const { face, svar } = ability;
  if (svar === undefined) return own;
  let roles = known.get(face);
  if (!roles) {
    roles = readRoles(face);
    known.set(face, roles);
  }
  return roles.get(svar.text) ?? none;
}

/** Whether "self" in the ability means a card that has it: the card of the script, or one that it is given to. */
export function belongsToCard(ability: Ability): boolean {
  const roles = rolesOf(ability);
  return (roles.has('own') || roles.has('granted')) && !roles.has('effect');
}

function readRoles(face: Face): Map<string, Set<Role>> {
  const roles = new Map<string, Set<Role>>();
  const name = (svar: string, role: Role): void => {
    const found = roles.get(svar);
    if (found) found.add(role);
    else roles.set(svar, new Set([role]));
  };
  for (const ability of face.abilities) {
    for (const { key, dollar, value } of ability.record.parameters) {
      const role = dollar === undefined ? undefined : namingParameters.get(key.text.toLowerCase());
      if (role === undefined) continue;
      const meant = role === 'effect' && givesToCards.test(ability.name?.text ?? '') ? 'granted' : role;
      for (const list of splitPiece(value, ','))
        for (const { text } of splitPiece(list, ' & ')) if (text !== '') name(text, meant);
    }
  }
  // `K:Class:2:1 G:AddStaticAbility$ Name` and its like give the card itself something.
  for (const { piece } of face.keywords) {
    if (!piece.text.includes('$')) continue;
    for (const [, key = '', list = ''] of piece.text.matchAll(/(?<!\w)(\w+)\$\s*([^|:]*)/g))
      if (namingParameters.get(key.toLowerCase()) === 'granted')
        for (const svar of list.split(/,| & /)) name(svar.trim(), 'granted');
  }
  return roles;
}
