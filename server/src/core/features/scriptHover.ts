/** What the words of a script mean to the engine: effects, parameters, SVars, costs and selectors. */
import type { Say } from '../l10n/say.ts';
import { readArguments } from '../keywordFacts.ts';
import type { Ability } from '../model/ability.ts';
import type { Face } from '../model/card.ts';
import { abilityOn } from '../model/locate.ts';
import { recordFacts } from '../recordFacts.ts';
import { svarUses } from '../svarUses.ts';
import type { FieldLine } from '../syntax/nodes.ts';
import { codeBlock, escapeMarkdown, inlineCode } from '../text/markdown.ts';
import { splitPiece, touches, type Piece } from '../text/span.ts';
import { parseCost } from '../values/cost.ts';
import { manaValue, parseMana, toSymbols } from '../values/mana.ts';
import { vocab } from '../vocab/vocab.ts';
import { describeAbilityZones } from './abilityZones.ts';
import { describeParameter, describeRecord } from './describe.ts';
import type { Hover, HoverOptions } from './hover.ts';
import { svarAt } from './svars.ts';
import { selectorInWords } from './selectorWords.ts';
import { valueWordHover } from './valueHover.ts';

/** @param line the innermost one at the cursor */
export function scriptHover(face: Face, line: FieldLine, offset: number, options: HoverOptions): Hover | undefined {
  const { say } = options;
  return (
    svarHover(face, offset, say) ?? valueHover(face, line, offset, options) ?? recordHover(face, line, offset, options)
  );
}

/** The SVar that is named, with its own text and how often it is named. */
function svarHover(face: Face, offset: number, say: Say): Hover | undefined {
  const place = svarAt(face.card, offset, vocab);
  const svar = place && face.svarsByName.get(place.name);
  if (!place || !svar) return undefined;
  const uses = svarUses(face, vocab).filter(({ name }) => name === place.name).length;
  const kind = svar.ability ? describeAbility(svar.ability, say) : say('an amount, or a note to the engine');
  const told =
    uses === 1
      ? say('{what}, named once in this face.', { what: kind })
      : say('{what}, named {count} times in this face.', { what: kind, count: uses });
  const head = [`**${escapeMarkdown(place.name)}** — ${told}`];
  const entry = vocab.svars.get(place.name);
  if (entry?.use === 'ai') head.push(say('The engine’s artificial intelligence reads it by its name.'));
  else if (entry) head.push(say('The engine reads it by its name.'));
  return { span: place.span, markdown: [head.join(' '), codeBlock(svar.value.text)].join('\n\n') };
}

function describeAbility(ability: Ability, say: Say): string {
  const name = ability.name?.text;
  return name === undefined || name === ''
    ? say('parameters')
    : say('the ability {name}', { name: escapeMarkdown(name) });
}

function recordHover(face: Face, line: FieldLine, offset: number, options: HoverOptions): Hover | undefined {
  const ability = abilityOn(face, line);
  const parameter = ability?.record.parameters.find(
    ({ key, value }) => touches(key.span, offset) || touches(value.span, offset),
  );
  if (!ability || !parameter) return undefined;
  const { kind, name } = recordFacts(ability, vocab);
  if (!kind) return undefined;
  if (parameter === ability.head) {
    const markdown = describeRecord(vocab, kind, name, options.say);
    if (markdown === undefined) return undefined;
    const zones = describeAbilityZones(ability, options);
    return { span: parameter.value.span, markdown: zones === undefined ? markdown : `${markdown}\n\n${zones}` };
  }
  if (!touches(parameter.key.span, offset)) return undefined;
  const markdown = describeParameter(vocab, parameter.key.text, { kind, record: name, say: options.say });
  return markdown === undefined ? undefined : { span: parameter.key.span, markdown };
}

/** Costs and selectors, in parameters, keywords and the header. */
function valueHover(face: Face, line: FieldLine, offset: number, options: HoverOptions): Hover | undefined {
  const { say } = options;
  if (line.key.text === 'ManaCost' && touches(line.value.span, offset)) return manaHover(line.value, say);
  if (line.key.text === 'K') {
    const use = face.keywords.find((one) => one.line === line);
    const found = use && readArguments(use).find(({ piece }) => touches(piece.span, offset));
    if (found?.argument.kind === 'cost') return costHover(found.piece);
    return found?.argument.kind === 'valid' ? validHover(found.piece, offset, say) : undefined;
  }
  const ability = abilityOn(face, line);
  const facts = ability && recordFacts(ability, vocab);
  const known = facts?.parameters.find(({ value }) => touches(value.span, offset));
  if (!facts || !known || known.value.text === '') return undefined;
  if (known.kind?.kind === 'cost') return costHover(known.value);
  if (known.kind?.kind === 'valid') return validHover(known.value, offset, say);
  return valueWordHover(facts, known, offset, options);
}

function manaHover(value: Piece, say: Say): Hover | undefined {
  const cost = parseMana(value.text, value.span.start);
  if (cost.noCost)
    return {
      span: value.span,
      markdown: say('No mana cost: the card cannot be cast for it (118.6). Mana value 0.'),
    };
  if (cost.symbols.length === 0 || cost.symbols.some(({ problem }) => problem)) return undefined;
  return {
    span: value.span,
    markdown: say('{cost} — mana value {value}', { cost: toSymbols(cost), value: manaValue(cost) }),
  };
}

function costHover(value: Piece): Hover | undefined {
  const { parts } = parseCost(value.text, value.span.start);
  if (parts.length === 0) return undefined;
  const mana = parts.flatMap((part) => (part.kind === 'mana' ? [part.symbol] : []));
  if (mana.some(({ problem }) => problem)) return undefined;
  const symbols = toSymbols({ symbols: mana, noCost: false, span: value.span });
  const lines = symbols === '' ? [] : [symbols];
  for (const part of parts) {
    if (part.kind === 'flag')
      lines.push(part.token === 'T' ? '{T}' : part.token === 'Q' ? '{Q}' : inlineCode(part.token));
    else if (part.kind === 'word') lines.push(inlineCode(part.word));
    else if (part.kind === 'part') {
      const args = part.args.map(({ text }, at) => `${part.def?.args[at] ?? '?'}: ${text}`);
      lines.push(`${inlineCode(part.token)}${args.length > 0 ? ` — ${escapeMarkdown(args.join(', '))}` : ''}`);
    }
  }
  return { span: value.span, markdown: lines.map((line) => `- ${line}`).join('\n') };
}

function validHover(value: Piece, offset: number, say: Say): Hover | undefined {
  const piece = splitPiece(value, ',').find(({ span }) => touches(span, offset)) ?? value;
  const said = selectorInWords(piece.text, say.language);
  return said === undefined
    ? undefined
    : { span: piece.span, markdown: `${codeBlock(piece.text)}\n\n${escapeMarkdown(said)}` };
}
