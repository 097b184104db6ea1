/** The ways to cast a face as a table: plain data, text for a terminal, Markdown for a hover. */
import { keywordWords } from '../l10n/keywords.ts';
import { inEnglish, inWords, isPhrase, type Say } from '../l10n/say.ts';
import { field, type Card, type Face } from '../model/card.ts';
import { additionalCosts } from '../model/ways/additionalCosts.ts';
import { freeCast, plainPermission } from '../model/ways/choices.ts';
import { combinations, combine, type Verdict } from '../model/ways/combine.ts';
import { nameOf, zoneNames, type AdditionalCost, type Choice, type WayToCast } from '../model/ways/way.ts';
import { waysToCast } from '../model/ways/waysToCast.ts';
import type { Zone } from '../model/zones.ts';
import { linkCitations, linkNumber, type RuleLink } from '../rules/format.ts';
import { LineMap } from '../text/lineMap.ts';
import { escapeMarkdown } from '../text/markdown.ts';
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

/** So many ways, and so many additional costs, a table has: each is judged beside each, and cards have a handful. */
export const mostWays = 30;

export interface WaysTable {
  /** Name of the face; empty where the script has none. */
  readonly face: string;
  /** `3 ways to cast`. */
  readonly title: string;
  readonly ways: readonly WayRow[];
  /** What may or must be paid on top. */
  readonly additionalCosts: readonly AdditionalRow[];
  /** How many ways and additional costs there are besides; left out where there are none. */
  readonly notShown?: number;
}

/** @param say in whose language the names, costs and reasons are; zones stay as programs know them */
export function waysTable(face: Face, say: Say = inEnglish): WaysTable {
  const allWays = waysToCast(face);
  const allAdded = additionalCosts(face);
  const [ways, added] = [allWays.slice(0, mostWays), allAdded.slice(0, mostWays)];
  const notShown = allWays.length - ways.length + allAdded.length - added.length;
  const lines = new LineMap(face.card.file.text);
  return {
    face: field(face, 'Name')?.text ?? '',
    title: titleOf(allWays, say),
    ways: ways.map((way) => rowOf(way, [...ways, ...added], lines, say)),
    additionalCosts: added.map((one) => additionalRow(one, lines, say)),
    ...(notShown > 0 && { notShown }),
  };
}

/** The tables of all faces that can be cast or played. */
export function waysTables(card: Card, say: Say = inEnglish): WaysTable[] {
  return card.faces.map((face) => waysTable(face, say)).filter(({ ways }) => ways.length > 0);
}

/** `3 ways to cast`, for the line above the card's name; undefined for a face that is never cast. */
export function waysTitle(face: Face, say: Say = inEnglish): string | undefined {
  const ways = waysToCast(face);
  return ways.length === 0 ? undefined : titleOf(ways, say);
}

function titleOf(ways: readonly WayToCast[], say: Say): string {
  const lands = ways.length > 0 && ways.every(({ cost }) => cost.kind === 'nothing');
  const count = ways.length;
  if (lands) return count === 1 ? say('1 way to play') : say('{count} ways to play', { count });
  return count === 1 ? say('1 way to cast') : say('{count} ways to cast', { count });
}

function rowOf(way: WayToCast, all: readonly Choice[], lines: LineMap, say: Say): WayRow {
  const { cost, first } = way;
  // Our words on a keyword, else those of the card or a phrase.
  const words = way.rule ? keywordWords(way.rule, say) : { paid: way.explanation, afterwards: way.afterwards };
  const afterwards =
    words.afterwards !== undefined && isPhrase(words.afterwards) ? say(words.afterwards) : words.afterwards;
  const zone = way.zones?.includes('graveyard') ? 'exile' : 'graveyard';
  return {
    name: inWords(nameOf(way), say),
    zones: way.zones ?? null,
    cost: cost.text,
    costKind: cost.kind,
    costText: costText(way, say),
    payable: cost.payable,
    costClass: way.class ?? null,
    permission: way.permission ?? null,
    rules: way.rules,
    first: first
      ? [costInWords(first.cost, say), inWords(first.what, say)].filter((one) => one !== '').join(', ')
      : null,
    afterwards: afterwards ?? null,
    explanation: words.paid ?? null,
    line: lines.positionAt(way.span.start).line,
    freeCast: verdict(combine(way, freeCast()), say),
    otherPermission: { zone, ...verdict(combine(way, plainPermission(zone)), say) },
    combinations: combinations(way, partners(way, all)).map(({ other, ...one }) => ({
      with: inWords(nameOf(other), say),
      additional: other.additional && other.permission === undefined,
      ...verdict(one, say),
    })),
  };
}

/** The mana cost is what the others are paid instead of: that needs no line of its own. */
function partners(way: WayToCast, all: readonly Choice[]): Choice[] {
  const plain = (one: Choice): boolean => one.name === 'Mana cost';
  return all.filter((one) => !plain(one) && (one.additional || !plain(way)));
}

function additionalRow(one: AdditionalCost, lines: LineMap, say: Say): AdditionalRow {
  const { cost, optional, rules, span } = one;
  const { line } = lines.positionAt(span.start);
  return { name: inWords(nameOf(one), say), cost, costText: costInWords(cost, say), optional, rules, line };
}

const verdict = ({ legal, rules, why }: Verdict, say: Say): WayVerdict => ({
  legal,
  rules,
  why: sentence(inWords(why, say)),
});

function costText({ cost }: WayToCast, say: Say): string {
  switch (cost.kind) {
    case 'nothing':
      return say('nothing: a land is played');
    case 'free':
      return cost.text === '' ? say('free') : say('free, and {cost}', { cost: costInWords(cost.text, say) });
    default:
      return costInWords(cost.text, say) + (cost.payable ? '' : ` (${say('cannot be paid')})`);
  }
}

function fromWhere({ zones }: WayRow, say: Say): string {
  if (zones === null) return say('hand, or any zone it may be cast from');
  return zones.map((zone) => (Object.hasOwn(zoneNames, zone) ? say(zoneNames[zone as Zone]) : zone)).join(', ');
}

/** What happens besides: what must be done first, and what becomes of the card. */
function remarks(row: WayRow, say: Say): string {
  return [row.first === null ? '' : say('first: {what}', { what: row.first }), row.afterwards ?? '']
    .filter((one) => one !== '')
    .join('; ');
}

/** The tables for a terminal, one line for each way and each reason below it. */
export function renderWaysText(tables: readonly WaysTable[], say: Say = inEnglish): string {
  return tables.map((table) => oneText(table, say)).join('\n');
}

function oneText({ face, title, ways, additionalCosts: added, notShown }: WaysTable, say: Say): string {
  const lines = [`${face === '' ? say('Unnamed') : face}: ${title}`];
  for (const row of ways) {
    const [rule = ''] = row.rules;
    const from = say('from {zones}', { zones: fromWhere(row, say) });
    lines.push(`  ${sentence(row.name)}  ${row.costText}  ${from}  (${rule})`);
    const remark = remarks(row, say);
    if (remark !== '') lines.push(`    ${remark}`);
    for (const [what, one] of notTogether(row, say))
      lines.push(`    ${say('not with {what}: {reason}', { what, reason: reason(one) })}`);
    for (const one of together(row))
      lines.push(`    ${say('goes with {what}: {reason}', { what: one.with, reason: reason(one) })}`);
  }
  if (added.length > 0) {
    lines.push(`  ${say('On top of any of these:')}`);
    for (const one of added) lines.push(`    ${addedText(one, say, '  ')}`);
  }
  if (notShown !== undefined) lines.push(`  ${notShownText(notShown, say)}`);
  return `${lines.join('\n')}\n`;
}

/** What this way cannot be used along with, of what other cards may offer. */
function notTogether(row: WayRow, say: Say): (readonly [string, WayVerdict])[] {
  const both = [
    [say('a free cast'), row.freeCast] as const,
    [say('another permission to cast it'), row.otherPermission] as const,
  ];
  return both.filter(([, { legal }]) => !legal);
}

/** The other ways of the card that it goes with on one spell; any it does not name are another choice. */
function together(row: WayRow): WayRow['combinations'] {
  return row.combinations.filter(({ legal, additional }) => legal && !additional);
}

const reason = ({ why, rules }: WayVerdict): string => `${why.replace(/\.$/, '')} (${rules.slice(0, 1).join('')}).`;

const columns = ['Way', 'From', 'Cost', 'Besides', 'With a free cast', 'With another permission', 'Rule'] as const;

/** A table and the reasons below it, for a hover; the numbers of rules are links where `link` leads somewhere. */
export function renderWaysMarkdown(table: WaysTable, say: Say = inEnglish, link?: RuleLink): string {
  const parts = [`**${escapeMarkdown(table.title)}**`];
  if (table.ways.length > 0) {
    const rows = table.ways.map((row) =>
      [
        sentence(row.name),
        fromWhere(row, say),
        inOneLine(row.costText),
        remarks(row, say),
        mark(row.freeCast, say),
        mark(row.otherPermission, say),
      ]
        .map((cell) => escapeMarkdown(cell))
        .concat(linkNumber(row.rules[0] ?? '', link)),
    );
    const head = columns.map((name) => say(name));
    const grid = [head, head.map(() => '---'), ...rows];
    parts.push(grid.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
  }
  const { additionalCosts: added } = table;
  if (added.length > 0)
    parts.push(
      `${say('On top of any of these:')} ${added.map((one) => escapeMarkdown(addedText(one, say))).join(', ')}.`,
    );
  if (table.notShown !== undefined) parts.push(notShownText(table.notShown, say));
  const reasons = reasonsOf(table, say);
  if (reasons.length > 0) parts.push(reasons.map((one) => `- ${linkCitations(one, link)}`).join('\n'));
  return parts.join('\n\n');
}

const notShownText = (count: number, say: Say): string =>
  say('Ways and costs that are not shown, because there are too many: {count}.', { count });

const addedText = ({ name, costText: cost, optional }: AdditionalRow, say: Say, blank = ' '): string =>
  [name, cost, optional ? `(${say('optional')})` : ''].filter((one) => one !== '').join(blank);

/** With word joiners, so that no column is so narrow that the symbols of a mana cost stand below each other. */
const inOneLine = (cost: string): string => cost.replaceAll('}{', '}\u2060{');

const mark = ({ legal }: WayVerdict, say: Say): string => (legal ? say('yes') : say('no'));

/** Each sentence once, though two ways may have it in common. */
function reasonsOf({ ways }: WaysTable, say: Say): string[] {
  const reasons = ways.flatMap((row) => [...notTogether(row, say).map(([, one]) => one), ...together(row)]).map(reason);
  if (ways.length > 1) reasons.push(say('For one spell one of these ways is chosen (601.2b, 118.9a).'));
  return [...new Set(reasons)];
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
