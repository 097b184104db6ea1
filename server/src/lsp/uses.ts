/** What the scripts of the workspace use, and what in them is found by its name. */
import {
  ProtocolRequestType,
  SymbolKind,
  WorkspaceSymbolRequest,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { factKinds, type FactKind, type SymbolKind as FoundKind } from '../core/index/facts.ts';
import type { Use } from '../core/features/uses.ts';
import type { Say } from '../core/l10n/say.ts';
import { escapeMarkdown } from '../core/text/markdown.ts';
import { visible } from '../core/text/visible.ts';
import { findUses, usesScheme, type UsesAnswer, type UsesParams } from '../protocol/uses.ts';
import type { Answer } from './answer.ts';
import type { Workspace } from './workspace.ts';

export const workspaceCapabilities: ServerCapabilities = { workspaceSymbolProvider: true };

/** More than these nobody looks through. */
export const mostUses = 1000;
const mostSymbols = 128;

const kinds: Readonly<Record<FoundKind, SymbolKind>> = {
  face: SymbolKind.Class,
  ability: SymbolKind.Method,
  svar: SymbolKind.Function,
};

export function answerWorkspace(answer: Answer): void {
  answer(WorkspaceSymbolRequest.type, null, ({ workspace }, { query }) => {
    // Some clients leave out an empty one.
    const found = workspace.scripts?.search(typeof query === 'string' ? query : '', mostSymbols);
    return Promise.resolve(
      found?.map(({ kind, name, card, ...place }) => ({
        name: visible(name),
        kind: kinds[kind],
        location: workspace.locationOf(place),
        ...(card !== undefined && { containerName: visible(card) }),
      })) ?? null,
    );
  });
  const type = new ProtocolRequestType<UsesParams, UsesAnswer, never, void, void>(findUses);
  answer(type, { places: [], count: 0, complete: false }, ({ workspace }, { kind, name }) => {
    const known = factKinds.find((one) => one === kind);
    return Promise.resolve({
      places: known && typeof name === 'string' ? workspace.locations(known, name, mostUses) : [],
      count: known && typeof name === 'string' ? (workspace.scripts?.count(known, name) ?? 0) : 0,
      complete: workspace.complete,
    });
  });
}

/** How often the workspace uses something, as Markdown; nothing where it is used at this one place. */
export function describeUses({ kind, name }: Use, workspace: Workspace, say: Say, links: boolean): string | undefined {
  const count = workspace.scripts?.count(kind, name) ?? 0;
  if (count < 2) return undefined;
  const number = say('{count} places', { count: count.toLocaleString(say.language) });
  const places = links ? `[${number}](${addressOf(kind, name)})` : number;
  const what = escapeMarkdown(whatIs(kind, name, say));
  return workspace.complete
    ? say('{what}: {places} of the workspace.', { what, places })
    : say('{what}: at least {places} of the workspace.', { what, places });
}

function addressOf(kind: FactKind, name: string): string {
  // Half of a character has no form in an address.
  return `${usesScheme}:${kind}/${encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '\ufffd')).replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;
}

/** `Draw with NumCards$`; the name where it says enough. */
function whatIs(kind: FactKind, name: string, say: Say): string {
  const [, record = '', parameter = ''] = name.split(' ');
  if (kind === 'record') return record;
  return kind === 'parameter' ? say('{record} with {parameter}', { record, parameter: `${parameter}$` }) : name;
}
