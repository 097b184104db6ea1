import { l10n, QuickPickItemKind, window, type QuickPickItem } from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import type { Server } from '../server.ts';
import type { Book } from './book.ts';

interface Choice extends QuickPickItem {
  readonly place: string;
}

const icons: Readonly<Record<messages.RuleChoice['kind'], string>> = {
  section: '$(list-tree)',
  rule: '$(law)',
  keyword: '$(symbol-keyword)',
  glossary: '$(book)',
};

/**
 * Asks for a number, a title or any words while they are typed, and opens what was chosen.
 *
 * @param offerRules called when there are no rules to look through and the user wants some
 */
export function lookUpRule(server: Server, book: Book, query: string, offerRules: () => void): void {
  const pick = window.createQuickPick<Choice>();
  const noEdition = message(l10n.t('No edition of the rules is imported'), l10n.t('Get rules'));
  const notFound = message(l10n.t('Nothing found'));
  pick.placeholder = l10n.t('Number, keyword, term or words of a rule, in English or Spanish');
  pick.matchOnDescription = true;
  pick.matchOnDetail = true;
  let asked = 0;
  const search = async (text: string): Promise<void> => {
    const turn = (asked += 1);
    pick.busy = true;
    const found = (await server.ask<messages.RuleChoice[]>(messages.searchRules, { query: text })) ?? [];
    // Whoever types fast gets the answer to the last letter only.
    if (turn !== asked) return;
    pick.busy = false;
    pick.items = found.length > 0 ? found.map(toItem) : [text === '' ? noEdition : notFound];
  };
  pick.onDidChangeValue((text) => void search(text));
  pick.onDidAccept(() => {
    const [chosen] = pick.selectedItems;
    if (!chosen || chosen === notFound) return;
    pick.hide();
    if (chosen === noEdition) offerRules();
    else void book.open(chosen.place);
  });
  pick.onDidHide(() => pick.dispose());
  pick.value = query;
  void search(query);
  pick.show();
}

function toItem({ kind, label, description, detail, address }: messages.RuleChoice): Choice {
  return {
    label: `${icons[kind]} ${label}`,
    description,
    detail,
    place: address.slice(address.indexOf(':') + 1),
    // The server has found it already, by other spellings too.
    alwaysShow: true,
  };
}

/** @param description what choosing it does, where it does something */
function message(label: string, description = ''): Choice {
  return { label, description, kind: QuickPickItemKind.Default, alwaysShow: true, place: '' };
}
