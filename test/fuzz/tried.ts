/** Tries one case, whatever its kind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRulesLink, publisherPage } from '../../server/src/workspace/rulesLink.ts';
import { textOf, type Case, type Outcome } from './case.ts';
import { Faults, type Watch } from './faults.ts';
import { expectOfCommandLine } from './properties/cli.ts';
import { expectOfEdition, expectOfKept } from './properties/editions.ts';
import { expectOfServer } from './properties/protocol.ts';
import type { Step } from './properties/protocolSteps.ts';
import { expectOfCard, expectOfScript } from './properties/script.ts';
import { expectOfFolder } from './properties/workspace.ts';

/** Whether a case is tried in this process, where it may hang or throw; the others start processes of their own. */
export const isPure = ({ kind }: Case): boolean => ['script', 'card', 'edition', 'kept', 'page'].includes(kind);

export function tryPure(one: Case, watch?: Watch): Outcome {
  const faults = new Faults(watch);
  if (one.kind === 'script') expectOfScript(textOf(one.text), faults);
  else if (one.kind === 'card') expectOfCard(textOf(one.text), faults);
  else if (one.kind === 'edition') expectOfEdition(textOf(one.text), faults);
  else if (one.kind === 'kept') expectOfKept(textOf(one.text), faults);
  else if (one.kind === 'page') faults.step('looking for a link', () => findRulesLink(textOf(one.text), publisherPage));
  return faults.outcome();
}

/** @param root of the repository, where everything is built */
export async function tryPrograms(root: string, one: Case): Promise<Outcome> {
  const faults = new Faults();
  if (one.kind === 'cli') await expectOfCommandLine(root, one, faults);
  else if (one.kind === 'workspace') await expectOfFolder(root, one.entries, faults);
  else if (one.kind === 'protocol')
    await inFolder((folder) => expectOfServer(root, folder, one.steps, faults, logged(one.steps)));
  return faults.outcome();
}

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cardscript-fuzz-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A message that is none may be told of in the log; what is made of scripts may never fail. */
function logged(steps: readonly Step[]): RegExp {
  return steps.some((step) => isMalformed(step)) ? /^(?!Checking failed|Reading)/ : /^$/;
}

function isMalformed(step: Step): boolean {
  if (step.do === 'raw') return true;
  if (step.do !== 'request' && step.do !== 'notify') return false;
  const { params } = step;
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return true;
  const own = params as { textDocument?: { uri?: unknown } | null };
  if (step.method.startsWith('textDocument/')) return typeof own.textDocument?.uri !== 'string';
  return step.method.startsWith('cardscript/') && Object.keys(params).length === 0;
}
