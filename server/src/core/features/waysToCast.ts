/** The ways to cast a face as a table: plain data, text for a terminal, Markdown for a hover. */
import { field, type Card, type Face } from '../model/card.ts';
import { additionalCosts } from '../model/ways/additionalCosts.ts';
import { freeCast, plainPermission } from '../model/ways/choices.ts';
import { combinations, combine, type Verdict } from '../model/ways/combine.ts';
import type { AdditionalCost, Choice, WayToCast } from '../model/ways/way.ts';
import { waysToCast } from '../model/ways/waysToCast.ts';
import { LineMap } from '../text/lineMap.ts';
import { costInWords } from './costWords.ts';

/** Which rules decide whether two things go together, and why, in a sentence. */
export interface WayVerdict {
  readonly legal: boolean;
  readonly rules: readonly string[];
  readonly why: string;
}

export interface WayRow {
  /** `Mana cost`, a keyword, `Alternative cost`, `Permission`, `Free cast` … */
  readonly name: string;
  /** Zones the card is cast from; `null` for the hand and wherever else it may be cast from. */
  readonly zones: readonly string[] | null;
  /** As the script writes it; empty where nothing is paid. */
  readonly cost: string;
  readonly costKind: WayToCast['cost']['kind'];
  /** Mana as symbols, the rest in words. */
  readonly costText: string;
  /** False where the cost rests on a mana cost that the card does not have. */
  readonly payable: boolean;
  /** `R`, `H`, `P`, `A`, `N` as for keywords; `null` for the mana cost, lands and permissions without a cost. */
  readonly costClass: string | null;
  readonly permission: 'ordinary' | 'own' | 'keyword' | 'effect' | null;
  readonly rules: readonly string[];
  /** What must be done before, in words; `null` for nothing. */
  readonly first: string | null;
  /** What becomes of the card; `null` for what becomes of any. */
  readonly afterwards: string | null;
  readonly explanation: string | null;
  /** 0-based line of the script that gives this way. */
  readonly line: number;
  /** Together with "without paying its mana cost". */
  readonly freeCast: WayVerdict;
  /** Together with "you may cast it from" a zone where this way does not work by itself. */
  readonly otherPermission: WayVerdict & { readonly zone: string };
  /** Together with the other ways and the additional costs of the card. */
  readonly combinations: readonly (WayVerdict & { readonly with: string; readonly additional: boolean })[];
}

export interface AdditionalRow {
  readonly name: string;
  readonly cost: string;
  readonly costText: string;
  readonly optional: boolean;
  readonly rules: readonly string[];
  readonly line: number;
}

export interface WaysTable {
  /** Name of the face; empty where the script has none. */
  readonly face: string;
  /** `3 ways to cast`. */
  readonly title: string;
  readonly ways: readonly WayRow[];
  /** What may or must be paid on top. */
  readonly additionalCosts: readonly AdditionalRow[];
}

export function waysTable(face: Face): WaysTable {
  const ways = waysToCast(face);
  const added = additionalCosts(face);
  const lines = new LineMap(face.card.file.text);
  return {
    face: field(face, 'Name')?.text ?? '',
    title: titleOf(ways),
    ways: ways.map((way) => rowOf(way, [...ways, ...added], lines)),
    additionalCosts: added.map((one) => additionalRow(one, lines)),
  };
}

/** The tables of all faces that can be cast or played. */
export function waysTables(card: Card): WaysTable[] {
  return card.faces.map((face) => waysTable(face)).filter(({ ways }) => ways.length > 0);
}

/** `3 ways to cast`, for the line above the card's name; undefined for a face that is never cast. */
export function waysTitle(face: Face): string | undefined {
  const ways = waysToCast(face);
  return ways.length === 0 ? undefined : titleOf(ways);
}

function titleOf(ways: readonly WayToCast[]): string {
  const lands = ways.length > 0 && ways.every(({ cost }) => cost.kind === 'nothing');
  return `${ways.length} ${ways.length === 1 ? 'way' : 'ways'} to ${lands ? 'play' : 'cast'}`;
}

function rowOf(way: WayToCast, all: readonly Choice[], lines: LineMap): WayRow {
  const { cost, first } = way;
  const zone = way.zones?.includes('graveyard') ? 'exile' : 'graveyard';
  return {
    name: way.name,
    zones: way.zones ?? null,
    cost: cost.text,
    costKind: cost.kind,
    costText: costText(way),
    payable: cost.payable,
    costClass: way.class ?? null,
    permission: way.permission ?? null,
    rules: way.rules,
    first: first ? [costInWords(first.cost), first.what].filter((one) => one !== '').join(', ') : null,
    afterwards: way.afterwards ?? null,
    explanation: way.explanation ?? null,
    line: lines.positionAt(way.span.start).line,
    freeCast: verdict(combine(way, freeCast())),
    otherPermission: { zone, ...verdict(combine(way, plainPermission(zone))) },
    combinations: combinations(way, partners(way, all)).map(({ other, ...one }) => ({
      with: other.name,
      additional: other.additional && other.permission === undefined,
      ...verdict(one),
    })),
  };
}

/** The mana cost is what the others are paid instead of: that needs no line of its own. */
function partners(way: WayToCast, all: readonly Choice[]): Choice[] {
  const plain = (one: Choice): boolean => one.name === 'Mana cost';
  return all.filter((one) => !plain(one) && (one.additional || !plain(way)));
}

function additionalRow(one: AdditionalCost, lines: LineMap): AdditionalRow {
  const { name, cost, optional, rules } = one;
  return { name, cost, costText: costInWords(cost), optional, rules, line: lines.positionAt(one.span.start).line };
}

const verdict = ({ legal, rules, why }: Verdict): WayVerdict => ({ legal, rules, why });

function costText({ cost }: WayToCast): string {
  switch (cost.kind) {
    case 'nothing':
      return 'nothing: a land is played';
    case 'free':
      return cost.text === '' ? 'free' : `free, and ${costInWords(cost.text)}`;
    default:
      return costInWords(cost.text) + (cost.payable ? '' : ' (cannot be paid)');
  }
}

function fromWhere({ zones }: WayRow): string {
  return zones === null ? 'hand, or any zone it may be cast from' : zones.join(', ');
}

/** What happens besides: what must be done first, and what becomes of the card. */
function remarks(row: WayRow): string {
  return [row.first === null ? '' : `first: ${row.first}`, row.afterwards ?? ''].filter((one) => one !== '').join('; ');
}

/** The tables for a terminal, one line for each way and each reason below it. */
export function renderWaysText(tables: readonly WaysTable[]): string {
  return tables.map((table) => oneText(table)).join('\n');
}

function oneText({ face, title, ways, additionalCosts: added }: WaysTable): string {
  const lines = [`${face === '' ? 'Unnamed' : face}: ${title}`];
  for (const row of ways) {
    const [rule = ''] = row.rules;
    lines.push(`  ${sentence(row.name)}  ${row.costText}  from ${fromWhere(row)}  (${rule})`);
    const remark = remarks(row);
    if (remark !== '') lines.push(`    ${remark}`);
    for (const [what, one] of notTogether(row)) lines.push(`    not with ${what}: ${reason(one)}`);
    for (const one of together(row)) lines.push(`    goes with ${one.with}: ${reason(one)}`);
  }
  if (added.length > 0) {
    lines.push('  On top of any of these:');
    for (const one of added) lines.push(`    ${addedText(one, '  ')}`);
  }
  return `${lines.join('\n')}\n`;
}

/** What this way cannot be used along with, of what other cards may offer. */
function notTogether(row: WayRow): (readonly [string, WayVerdict])[] {
  const both = [
    ['a free cast', row.freeCast] as const,
    ['another permission to cast it', row.otherPermission] as const,
  ];
  return both.filter(([, { legal }]) => !legal);
}

/** The other ways of the card that it goes with on one spell; any it does not name are another choice. */
function together(row: WayRow): WayRow['combinations'] {
  return row.combinations.filter(({ legal, additional }) => legal && !additional);
}

const reason = ({ why, rules }: WayVerdict): string => `${why.replace(/\.$/, '')} (${rules.slice(0, 1).join('')}).`;

/** A table and the reasons below it, for a hover. */
export function renderWaysMarkdown(table: WaysTable): string {
  const parts = [`**${escape(table.title)}**`];
  if (table.ways.length > 0) {
    const rows = table.ways.map((row) =>
      [
        sentence(row.name),
        fromWhere(row),
        row.costText,
        remarks(row),
        mark(row.freeCast),
        mark(row.otherPermission),
        row.rules[0] ?? '',
      ].map((cell) => escape(cell)),
    );
    const head = ['Way', 'From', 'Cost', 'Besides', 'Free cast', 'Other permission', 'Rule'];
    const grid = [head, head.map(() => '---'), ...rows];
    parts.push(grid.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  }
  const { additionalCosts: added } = table;
  if (added.length > 0) parts.push(`On top of any of these: ${added.map((one) => escape(addedText(one))).join(', ')}.`);
  const reasons = reasonsOf(table);
  if (reasons.length > 0) parts.push(reasons.map((one) => `- ${escape(one)}`).join('\n'));
  return parts.join('\n\n');
}

const addedText = ({ name, costText: cost, optional }: AdditionalRow, blank = ' '): string =>
  [name, cost, optional ? '(optional)' : ''].filter((one) => one !== '').join(blank);

const mark = ({ legal }: WayVerdict): string => (legal ? 'yes' : 'no');

/** Each sentence once, though two ways may have it in common. */
function reasonsOf({ ways }: WaysTable): string[] {
  const reasons = ways.flatMap((row) => [...notTogether(row).map(([, one]) => one), ...together(row)]).map(reason);
  if (ways.length > 1) reasons.push('For one spell one of these ways is chosen (601.2b, 118.9a).');
  return [...new Set(reasons)];
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What Markdown would take for something of its own. */
const escape = (text: string): string => text.replace(/[\\|*_<>[\]`]/g, '\\$&');
