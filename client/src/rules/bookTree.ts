import { EventEmitter, l10n, ThemeIcon, TreeItem, TreeItemCollapsibleState, type TreeDataProvider } from 'vscode';
import * as messages from '../../../server/src/protocol/rules.ts';
import type { Server } from '../server.ts';
import { openRule } from './ruleLinks.ts';

interface Node {
  /** Where it leads: `702`, `702.103`, `glossary`. */
  readonly place: string;
  readonly label: string;
  readonly detail: string;
  readonly children: 'none' | 'page' | readonly Node[];
}

/** The book of rules as a tree: chapters, sections, rules, subrules; the glossary behind them. */
export class BookTree implements TreeDataProvider<Node> {
  readonly #server: Server;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.#changed.event;

  constructor(server: Server) {
    this.#server = server;
  }

  refresh(): void {
    this.#changed.fire();
  }

  getTreeItem({ place, label, detail, children }: Node): TreeItem {
    const isLeaf = children === 'none' || children.length === 0;
    const item = new TreeItem(label, isLeaf ? TreeItemCollapsibleState.None : TreeItemCollapsibleState.Collapsed);
    item.description = detail;
    item.id = place;
    // With a command a click would open a chapter's place in the contents, but not the chapter.
    if (!isChapter(place)) item.command = { command: openRule, title: l10n.t('Open'), arguments: [place] };
    if (place === 'glossary') item.iconPath = new ThemeIcon('book');
    return item;
  }

  async getChildren(node?: Node): Promise<Node[]> {
    if (node && node.children !== 'page') return node.children === 'none' ? [] : [...node.children];
    const place = node?.place ?? 'contents';
    const page = await this.#server.ask<messages.RulePage | null>(messages.rulePage, { place });
    if (!page) return [];
    if (node) return page.entries.map((entry) => toNode(entry));
    const chapters = page.entries.map(({ name, children }): Node => {
      const sections = children.map((section): Node => ({
        place: section.name.slice(0, 3),
        label: section.name,
        detail: '',
        children: 'page',
      }));
      return { place: name.slice(0, 1), label: name, detail: '', children: sections };
    });
    return [...chapters, { place: 'glossary', label: l10n.t('Glossary'), detail: '', children: 'none' }];
  }
}

const isChapter = (place: string): boolean => /^\d$/.test(place);

function toNode({ name, detail, children }: messages.PageEntry): Node {
  return { place: name, label: name, detail, children: children.map(toNode) };
}
