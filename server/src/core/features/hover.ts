import type { Say } from '../l10n/say.ts';
import { keywordFacts } from '../keywordFacts.ts';
import type { Card, Face } from '../model/card.ts';
import type { KeywordUse } from '../model/keyword.ts';
import { abilityOn, innermost, lineAt } from '../model/locate.ts';
import { isPlayerText } from '../playerTexts.ts';
import { citationsIn } from '../rules/citations.ts';
import type { RuleLink } from '../rules/format.ts';
import type { Rulebook, RulesLanguage } from '../rules/rulebook.ts';
import type { FieldLine } from '../syntax/nodes.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { touches, type Piece, type Span } from '../text/span.ts';
import { abilityZonesHover, describeAbilityZones } from './abilityZones.ts';
import { meaningOfKey } from './completion/lines.ts';
import { describeGameWord, gameWordInText } from './gameWordHover.ts';
import { describeKeyword } from './keywordHover.ts';
import { keywordInText, textAround } from './oracleKeywords.ts';
import { quoteNumber } from './quotation.ts';
import { scriptHover } from './scriptHover.ts';
import { renderWaysMarkdown, waysTable, waysTitle } from './waysToCast.ts';
import { describeZoneParameter, isZoneParameter } from './zoneHover.ts';

/** What is shown beside the cursor: Markdown, and the stretch of the script that it is about. */
export interface Hover {
  readonly span: Span;
  readonly markdown: string;
}

export interface HoverOptions {
  readonly rulebook: Rulebook;
  /** Of the rules that are quoted. */
  readonly language: RulesLanguage;
  /** Puts our own words into the reader's language. */
  readonly say: Say;
  /** Makes links of the numbers of rules; without it they are plain. */
  readonly ruleLink?: RuleLink | undefined;
  /** Whether words of the game are explained in card text and descriptions; they are by default. */
  readonly gameWords?: boolean | undefined;
}

/** What there is to say about the word at `offset` (UTF-16), or nothing. */
export function hover(card: Card, offset: number, options: HoverOptions): Hover | undefined {
  const line = lineAt(card, offset);
  if (line?.kind === 'comment') {
    const { start, end } = line.span;
    return numberHover({ text: card.file.text.slice(start, end), span: line.span }, offset, options);
  }
  if (line?.kind !== 'field') return undefined;
  const face = card.faces.find(({ lines }) => lines.includes(line));
  if (!face) return undefined;
  const inner = innermost(line);
  const found =
    zonesHover(face, inner, offset, options) ??
    keywordHover(face, offset, options) ??
    fieldHover(face, inner, offset, options) ??
    keyHover(inner, offset, options) ??
    scriptHover(face, inner, offset, options);
  // What is said is about the word at the cursor, never about one further on.
  return found && touches(found.span, offset) ? found : undefined;
}

/** On the letter before the first colon, and on `AB` or `Mode`: what the line is for, and where its ability works. */
function zonesHover(face: Face, line: FieldLine, offset: number, options: HoverOptions): Hover | undefined {
  const ability = abilityOn(face, line);
  const of = ability ?? face.keywords.find((use) => use.line === line);
  const place = [line.key, ability?.head?.key].find((one) => one && touches(one.span, offset));
  const zones = of && place && abilityZonesHover(of, options);
  if (!place || zones === undefined) return undefined;
  const written = ability?.head ? `${line.key.text}:${ability.head.key.text}$` : line.key.text;
  const meaning = meaningOfKey(written);
  const heading = meaning === undefined ? '' : `**${escapeMarkdown(written)}** — ${options.say(meaning)}\n\n`;
  return { span: place.span, markdown: heading + zones };
}

function keywordHover(face: Face, offset: number, options: HoverOptions): Hover | undefined {
  const onName = (use: KeywordUse): boolean => touches(nameSpan(use), offset);
  const use = face.keywords.find(onName) ?? face.granted.find(onName);
  if (!use) return undefined;
  // What is granted is somebody else's ability.
  const zones = use.grant ? undefined : describeAbilityZones(use, options);
  const markdown = describeKeyword(keywordFacts(use), options, zones);
  return markdown === undefined ? undefined : { span: nameSpan(use), markdown };
}

/** All of a phrase such as `Protection from red`; the name alone where arguments follow it. */
function nameSpan(use: KeywordUse): Span {
  return keywordFacts(use).line.kind === 'family' ? use.piece.span : use.name.span;
}

function fieldHover(face: Face, line: FieldLine, offset: number, options: HoverOptions): Hover | undefined {
  if (line.key.text === 'Oracle') return textHover(face, line.value, offset, options);
  if (line.key.text === 'Name') {
    if (waysTitle(face) === undefined || !touches(line.value.span, offset)) return undefined;
    return {
      span: line.value.span,
      markdown: renderWaysMarkdown(waysTable(face, options.say), options.say, options.ruleLink),
    };
  }
  const parameter = line.record?.parameters.find(({ span }) => touches(span, offset));
  if (!parameter) return undefined;
  if (isZoneParameter(parameter.key.text)) {
    const ability = face.abilities.find((one) => one.line === line);
    const span = { start: parameter.key.span.start, end: parameter.value.span.end };
    if (!ability || !touches(span, offset)) return undefined;
    return { span, markdown: describeZoneParameter(ability, parameter, options) };
  }
  return isPlayerText(parameter.key.text) ? textHover(face, parameter.value, offset, options) : undefined;
}

/** On the first word of a line such as `DeckHas:`. */
function keyHover({ key }: FieldLine, offset: number, { say }: HoverOptions): Hover | undefined {
  const meaning = touches(key.span, offset) ? meaningOfKey(key.text) : undefined;
  return meaning && { span: key.span, markdown: `**${escapeMarkdown(key.text)}:** ${say(meaning)}` };
}

function textHover(face: Face, text: Piece, offset: number, options: HoverOptions): Hover | undefined {
  if (!touches(text.span, offset)) return undefined;
  const number = numberHover(text, offset, options);
  if (number || options.gameWords === false) return number;
  const found = keywordInText(text, offset, face);
  const keyword = found && describeKeyword({ rule: found.rule, name: found.rule.en, line: undefined }, options);
  if (found && keyword !== undefined) return { span: found.span, markdown: keyword };
  const use = gameWordInText(text, offset, face, options);
  const markdown = use && describeGameWord(use.word, options);
  return use && markdown !== undefined ? { span: use.span, markdown } : undefined;
}

/** The rule whose number stands at `offset` in a comment or a description. */
function numberHover(text: Piece, offset: number, options: HoverOptions): Hover | undefined {
  const { window, base } = textAround(text, offset);
  for (const { number, start, end } of citationsIn(window)) {
    const span = { start: base + start, end: base + end };
    if (!touches(span, offset)) continue;
    const markdown = quoteNumber(number, options);
    if (markdown !== undefined) return { span, markdown };
  }
  return undefined;
}
