import { createRulebook, type Rulebook } from '../../core/rules/rulebook.ts';
import { defaultRulesFolder, nodeRuleStore } from '../../workspace/nodeRuleStore.ts';
import { createRuleLibrary, type RuleLibrary } from '../../workspace/ruleLibrary.ts';
import type { Machine } from '../machine.ts';

/** The rules that this user imported. */
export function openLibrary({ environment, say }: Machine): RuleLibrary {
  return createRuleLibrary(nodeRuleStore(defaultRulesFolder(environment)), say);
}

/**
 * The texts that ship, with the edition in use. What could not be read is told of on standard error.
 *
 * @param wanted date of another edition
 */
export async function openRulebook(machine: Machine, wanted?: string): Promise<Rulebook> {
  const { edition, problems } = await openLibrary(machine).load(wanted);
  for (const problem of problems) await machine.warn(problem);
  return createRulebook(edition ? { editions: [edition] } : {});
}
