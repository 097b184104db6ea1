/** The lines of one face, in the order of published scripts. */
import { costEnd, readAbility, readSpell } from './abilities/abilities.ts';
import { typesOf, type FaceSource } from './read/cardSource.ts';
import { sentencesOf } from './effects/chain.ts';
import { readCost } from './words/costs.ts';
import { listedKeywords } from './keywords/listed.ts';
import type { KeywordContext } from './keywords/forms.ts';
import { oracleText, paragraphsOf, type Paragraph } from './paragraphs.ts';
import { colorWords, colorsOfCost, scriptMana } from './words/printedMana.ts';
import { Names, writeRecord, type Built } from './record.ts';
import { beginsTrigger } from './abilities/triggers.ts';
import {
  isClassLevel,
  isLevelStep,
  isStationStep,
  readClassLevels,
  readLevelSteps,
  readStation,
} from './shapes/levels.ts';
import { isChapter, readChapters } from './shapes/saga.ts';
import { xLines } from './xAmount.ts';
import { typeEntry, vocab } from '../vocab/vocab.ts';

export interface FaceLines {
  readonly header: readonly string[];
  readonly abilities: readonly string[];
  /** Words of `DeckHas`. */
  readonly brings: readonly string[];
  readonly oracle: string;
}

export function faceLines(face: FaceSource): FaceLines {
  const names = new Names(face.name);
  const built = readParagraphs(face, names);
  const lines = built.flatMap(linesOf);
  return {
    header: headerOf(face),
    abilities: [...lines, ...xLines(lines, face), ...attachLines(face)],
    brings: built.flatMap(({ brings = [] }) => brings),
    oracle: `Oracle:${oracleText(face)}`,
  };
}

/**
 * For each ability of which every word is understood its line, and below it the SVars that it needs.
 *
 * @param used names of SVars that the face has already
 */
export function abilityLines(face: FaceSource, used: Iterable<string>): string[][] {
  const names = new Names(face.name, used);
  return readParagraphs(face, names)
    .filter(({ draft }) => !draft)
    .map((built) => {
      const lines = linesOf(built);
      return names.has('X') ? lines : [...lines, ...xLines(lines, face)];
    })
    .filter((lines) => !lines.some((line) => line.startsWith('#')));
}

function linesOf({ kind, text, below, draft }: Built): string[] {
  const lines = [`${kind}:${text}`, ...below];
  return draft ? lines.map((line) => (line.startsWith('#') ? line : `# ${line}`)) : lines;
}

function headerOf(face: FaceSource): string[] {
  const lines = [`Name:${face.name}`, `ManaCost:${scriptMana(face.manaCost) ?? 'no cost'}`];
  const colors = face.colors ?? '';
  if (colors !== '' && colors !== colorsOfCost(face.manaCost)) lines.push(`Colors:${colorWords(colors)}`);
  const { types, subtypes } = typesOf(face);
  lines.push(`Types:${[...types.map((word) => (word === 'Tribal' ? 'Kindred' : word)), ...subtypes].join(' ')}`);
  if (face.power !== undefined) lines.push(`PT:${face.power}/${face.toughness ?? '0'}`);
  if (face.loyalty !== undefined) lines.push(`Loyalty:${face.loyalty}`);
  if (face.defense !== undefined) lines.push(`Defense:${face.defense}`);
  return lines;
}

function readParagraphs(face: FaceSource, names: Names): Built[] {
  const { types, subtypes } = typesOf(face);
  const context: Omit<KeywordContext, 'reminder'> = {
    creatureTypes: subtypes.filter((word) => typeEntry(vocab, word)?.of === 'creature'),
  };
  const paragraphs = paragraphsOf(face).filter(({ text, modes }) => text !== '' || modes.length > 0);
  const shaped = shapeOf(paragraphs);
  const together = new Set(shaped?.paragraphs);
  const plain = paragraphs.filter((one) => !together.has(one));
  const isSpell = types.includes('Instant') || types.includes('Sorcery');
  const built: Built[] = [];
  const spell: Paragraph[] = [];
  let extraCost: string | undefined;
  for (const paragraph of plain) {
    const keywords = readKeywords(paragraph, { ...context, reminder: paragraph.reminder });
    const additional = keywords ? undefined : additionalCost(paragraph.text);
    if (keywords) {
      built.push(...keywords);
      if (isSpell && paragraph.modes.length > 0) spell.push(paragraph);
    } else if (additional !== undefined) {
      if (isSpell) extraCost = additional;
      else built.push(castingCost(additional, face, paragraph));
    } else if (isSpell && resolves(paragraph)) spell.push(paragraph);
    else built.push(readAbility(paragraph, names, types.includes('Planeswalker')) ?? unread(paragraph));
  }
  if (shaped) built.push(...shaped.read(context, names));
  if (spell.length > 0) built.push(readSpell(spell, spellCost(face, extraCost), names));
  return built;
}

interface Shape {
  readonly paragraphs: readonly Paragraph[];
  readonly read: (context: Omit<KeywordContext, 'reminder'>, names: Names) => Built[];
}

/** Paragraphs that only mean something together. */
function shapeOf(all: readonly Paragraph[]): Shape | undefined {
  const from = (begins: (paragraph: Paragraph) => boolean): Paragraph[] => {
    const at = all.findIndex(begins);
    return at < 0 ? [] : all.slice(at);
  };
  const chapters = all.filter(isChapter);
  if (chapters.length > 0) return { paragraphs: chapters, read: (_, names) => [readChapters(chapters, names)] };
  const levels = from(isClassLevel);
  if (levels.length > 0)
    return {
      paragraphs: levels,
      read: (context, names) => readClassLevels(levels, { ...context, reminder: '' }, names),
    };
  const steps = from(isLevelStep);
  if (steps.length > 0)
    return { paragraphs: steps, read: (context, names) => readLevelSteps(steps, { ...context, reminder: '' }, names) };
  const heading = all.filter(({ text }) => text === 'Station');
  const station = all.filter(isStationStep);
  if (heading.length === 0 || station.length === 0) return undefined;
  return {
    paragraphs: [...heading, ...station],
    read: (context, names) => readStation(station, { ...context, reminder: '' }, names),
  };
}

function readKeywords(paragraph: Paragraph, context: KeywordContext): Built[] | undefined {
  const lines = listedKeywords(paragraph, context);
  if (!lines) return keywordAndMore(paragraph, context);
  return lines.map(({ text, needs = [] }) => ({
    kind: 'K',
    text,
    below: needs.flatMap((name) => [`SVar:${name}:DB$ Cleanup`, `# Not scripted yet: ${name}, ${paragraph.described}`]),
  }));
}

/** `Flashback {8}{G}. This spell costs {X} less to cast this way.` */
function keywordAndMore(paragraph: Paragraph, context: KeywordContext): Built[] | undefined {
  const [first = '', ...more] = sentencesOf(paragraph.text);
  const [line, ...others] = more.length === 0 ? [] : (listedKeywords({ ...paragraph, text: first }, context) ?? []);
  if (!line || others.length > 0) return undefined;
  return [{ kind: 'K', text: line.text, below: [`# Not scripted yet: ${more.join(' ')}`] }];
}

/** What an instant or sorcery does by resolving, rather than what holds or triggers elsewhere. */
function resolves({ text }: Paragraph): boolean {
  if (beginsTrigger(text.replace(/^[A-Z][\w' ]*? — /, '')) || costEnd(text) > 0) return false;
  return !/^(?:This spell|CARDNAME) (?:costs|can't be (?:countered|copied)|has)\b|\brather than pay this spell's mana cost\b|^(?:You may c|C)ast this spell only\b|^You may cast this spell\b/i.test(
    text,
  );
}

function additionalCost(text: string): string | undefined {
  const words = /^As an additional cost to cast this spell, (.+?)\.?$/i.exec(text)?.[1];
  return words === undefined ? undefined : readCost(words);
}

/** Older and newer scripts alike write the mana cost before an additional one. */
function spellCost(face: FaceSource, extra: string | undefined): string | undefined {
  return extra === undefined
    ? undefined
    : [scriptMana(face.manaCost), extra].filter((part) => part !== undefined).join(' ');
}

function castingCost(extra: string, face: FaceSource, { described }: Paragraph): Built {
  const isCreature = typesOf(face).types.includes('Creature');
  const api = isCreature ? 'PermanentCreature' : 'PermanentNoncreature';
  return {
    kind: 'A',
    text: writeRecord(`SP$ ${api}`, [
      ['Cost', spellCost(face, extra) ?? extra],
      ['CostDesc', described],
    ]),
    below: [],
  };
}

/** The author finds every paragraph that no line stands for. */
function unread({ described, modes }: Paragraph): Built {
  const words = [described, ...modes.map((mode) => `• ${mode}`)].join(' ');
  return { kind: 'S', text: writeRecord('Mode$ ?', [['Description', words]]), below: [], draft: true };
}

/** How the artificial intelligence is to use an Aura. */
function attachLines(face: FaceSource): string[] {
  if (!/^Enchant (?!player|opponent)/m.test(face.text) || !typesOf(face).subtypes.includes('Aura')) return [];
  const harms = /Enchanted \w+ (?:gets -|can't|loses|doesn't)/i.test(face.text);
  const logic = /You control enchanted/i.test(face.text) ? 'GainControl' : harms ? 'Curse' : 'Pump';
  return [`SVar:AttachAILogic:${logic}`];
}
