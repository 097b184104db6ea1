/**
 * Links to rules. The editor drops links of a scheme that it does not know from Markdown, so they become calls of the
 * commands that Markdown of this extension may call.
 */
import { MarkdownString, Uri, type DocumentLink, type Hover } from 'vscode';
import { showUses, withUsesCommands } from '../uses.ts';
import { rulesScheme } from '../../../server/src/protocol/rules.ts';

export const openRule = 'cardscript.openRule';

const link = /\]\(([\w-]+):([^()\s]+)\)/g;

export function trusted(place: string): Uri {
  return Uri.parse(`command:${openRule}?${encodeURIComponent(JSON.stringify([place]))}`);
}

/** Markdown of the server, whose links to rules lead to the book. */
export function asTrusted(markdown: string): MarkdownString {
  const text = new MarkdownString(
    withUsesCommands(markdown).replaceAll(link, (found, scheme: string, place: string) =>
      scheme === rulesScheme ? `](${trusted(place).toString(true).replaceAll(/[()]/g, encodeURIComponent)})` : found,
    ),
  );
  text.isTrusted = { enabledCommands: [openRule, showUses] };
  return text;
}

/** The same for a hover that the language client made. */
export function withRuleLinks(hover: Hover): Hover {
  hover.contents = hover.contents.map((content) =>
    content instanceof MarkdownString ? asTrusted(content.value) : content,
  );
  return hover;
}

/** A link of the server in a script: one to a rule leads to its line, not only to its page. */
export function withRuleTarget(found: DocumentLink): DocumentLink {
  if (found.target?.scheme === rulesScheme) found.target = trusted(found.target.path);
  return found;
}
