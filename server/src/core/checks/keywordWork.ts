/** Lines that do by hand what a keyword of the card does by itself. */
import { keywordFacts } from '../keywordFacts.ts';
import { parameterValue, type Ability } from '../model/ability.ts';
import type { Face } from '../model/card.ts';
import type { KeywordUse } from '../model/keyword.ts';
import { meansSelf } from '../model/self.ts';

export interface WrittenOut {
  readonly use: KeywordUse;
  /** The line that does the same. */
  readonly ability: Ability;
  readonly what: 'exile' | 'endStep' | 'sacrifice' | 'attach';
  /** It asks whether the keyword's cost was paid, so that it does nothing else. */
  readonly asks: boolean;
}

/** They exile the card instead of letting it go anywhere else as it leaves the stack. */
const exiling = new Set(['Flashback', 'Harmonize', 'Jump-Start', 'Aftermath']);
const leaving = new Set(['Dash', 'Blitz', 'Warp']);

/** The lines of a face that repeat the work of one of its keywords. */
export function* writtenOut(face: Face): Generator<WrittenOut> {
  for (const use of face.keywords) {
    const keyword = keywordFacts(use).rule?.en ?? '';
    if (exiling.has(keyword)) {
      for (const ability of face.abilities)
        if (exilesFromStack(ability)) yield { use, ability, what: 'exile', asks: true };
    } else if (leaving.has(keyword)) {
      for (const ability of face.abilities)
        if (leavesAtEndStep(ability, keyword))
          yield { use, ability, what: 'endStep', asks: mentions(ability, keyword) };
    } else if (keyword === 'Evoke') {
      for (const ability of face.abilities)
        if (isSacrificeOnEntering(ability) && mentions(ability, 'evoke'))
          yield { use, ability, what: 'sacrifice', asks: true };
    } else if (keyword === 'Bestow') {
      for (const ability of face.abilities)
        if (ability.line.key.text === 'A' && ability.kind === 'spell' && named(ability, 'attach'))
          yield { use, ability, what: 'attach', asks: true };
    }
  }
}

function exilesFromStack(ability: Ability): boolean {
  if (ability.line.key.text !== 'R' || !named(ability, 'moved')) return false;
  const valid = parameterValue(ability, 'ValidCard');
  if (parameterValue(ability, 'Origin') !== 'Stack' || !meansSelf(valid)) return false;
  // Asking for anything else than the graveyard or the keyword, the line is for another case.
  if (valid !== 'Card.Self' && !/graveyard|flashback|harmonize|jump|aftermath/i.test(valid)) return false;
  const instead = carriedOut(ability, 'ReplaceWith');
  return instead !== undefined && named(instead, 'changezone') && parameterValue(instead, 'Destination') === 'Exile';
}

function leavesAtEndStep(ability: Ability, keyword: string): boolean {
  if (ability.line.key.text !== 'T' || !named(ability, 'phase')) return false;
  if (!/^end of turn$/i.test(parameterValue(ability, 'Phase'))) return false;
  const done = carriedOut(ability, 'Execute');
  if (!done) return false;
  if (keyword === 'Blitz') return isOwnSacrifice(done);
  const destination = keyword === 'Dash' ? 'Hand' : 'Exile';
  return (
    named(done, 'changezone') &&
    parameterValue(done, 'Defined') === 'Self' &&
    parameterValue(done, 'Destination') === destination
  );
}

function isSacrificeOnEntering(ability: Ability): boolean {
  if (ability.line.key.text !== 'T' || !named(ability, 'changeszone')) return false;
  if (parameterValue(ability, 'Destination') !== 'Battlefield') return false;
  if (!meansSelf(parameterValue(ability, 'ValidCard'))) return false;
  const done = carriedOut(ability, 'Execute');
  return done !== undefined && isOwnSacrifice(done);
}

function isOwnSacrifice(ability: Ability): boolean {
  if (!named(ability, 'sacrifice')) return false;
  const what = parameterValue(ability, 'SacValid') || parameterValue(ability, 'Defined');
  return what === 'Self' || what === 'Card.Self' || what === '';
}

/** Whether the line or what it looks at speaks of the keyword, descriptions left out. */
function mentions(ability: Ability, keyword: string): boolean {
  const word = keyword.toLowerCase();
  const has = (text: string): boolean => text.toLowerCase().includes(word);
  const svar = ability.face.svarsByName.get(parameterValue(ability, 'CheckSVar'))?.value.text ?? '';
  return (
    has(svar) || ability.record.parameters.some(({ key, value }) => !/Description$/i.test(key.text) && has(value.text))
  );
}

function named(ability: Ability, name: string): boolean {
  return ability.name?.text.toLowerCase() === name;
}

function carriedOut(ability: Ability, key: string): Ability | undefined {
  return ability.face.svarsByName.get(parameterValue(ability, key))?.ability;
}
