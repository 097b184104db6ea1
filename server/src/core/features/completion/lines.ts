/** How lines begin, and what the lines of the header hold. */
import type { Phrase } from '../../l10n/say.ts';
import { namesDefinedByLines, svarReferences } from '../../references.ts';
import type { FieldLine } from '../../syntax/nodes.ts';
import { printedLines } from './printed.ts';
import { completeCardName } from './scriptNames.ts';
import { span } from '../../text/span.ts';
import { wordList } from '../../vocab/lists.ts';
import { completeAmount } from './amounts.ts';
import { partStart, wordEnd, type CompletionContext } from './context.ts';
import { byUse, plain, words, type Completion, type CompletionEntry } from './entry.ts';

/** In the order of published scripts. `once`: a face has one at most. `free`: nothing is offered behind the colon. */
const prefixes: readonly {
  readonly name: string;
  readonly text?: string;
  readonly detail: Phrase;
  readonly once?: true;
  readonly free?: true;
}[] = [
  { name: 'Name', detail: 'name of the card', once: true, free: true },
  { name: 'ManaCost', detail: 'mana cost, or "no cost"', once: true },
  { name: 'Types', detail: 'type line', once: true },
  { name: 'PT', detail: 'power and toughness', once: true, free: true },
  { name: 'Loyalty', detail: 'starting loyalty', once: true, free: true },
  { name: 'Defense', detail: 'starting defense', once: true, free: true },
  { name: 'K', detail: 'keyword' },
  { name: 'A:AB$', text: 'A:AB$ ', detail: 'activated ability' },
  { name: 'A:SP$', text: 'A:SP$ ', detail: 'what the spell does' },
  { name: 'T:Mode$', text: 'T:Mode$ ', detail: 'triggered ability' },
  { name: 'S:Mode$', text: 'S:Mode$ ', detail: 'static ability' },
  { name: 'R:Event$', text: 'R:Event$ ', detail: 'replacement effect' },
  { name: 'SVar', detail: 'part of an ability, or an amount' },
  { name: 'Colors', detail: 'colours, where the mana cost does not tell them', once: true },
  { name: 'Text', detail: 'text shown on the card', once: true, free: true },
  { name: 'AI', detail: 'hint for the artificial intelligence' },
  { name: 'DeckHas', detail: 'what the card brings to a deck', once: true },
  { name: 'DeckHints', detail: 'what goes well with the card', once: true },
  { name: 'DeckNeeds', detail: 'what the card needs in a deck', once: true },
  { name: 'AlternateMode', detail: 'how the faces belong together', once: true },
  { name: 'Oracle', detail: 'the text of the card', once: true, free: true },
  { name: 'ALTERNATE', text: 'ALTERNATE', detail: 'the lines of the other face begin', free: true },
  { name: 'Variant', detail: 'a line of a variant', free: true },
];

/** What a line is for that begins with a key, such as `ManaCost`, or with a key and a head, such as `A:AB$`. */
export function meaningOfKey(key: string): Phrase | undefined {
  return prefixes.find(({ name }) => name === key)?.detail;
}

/** What a word of the type line is; `seen` stands in no list of the rules. */
const typeNames: Readonly<Record<string, Phrase>> = {
  artifact: 'artifact type',
  basic: 'basic land type',
  battle: 'battle type',
  card: 'card type',
  creature: 'creature type',
  dungeon: 'dungeon type',
  enchantment: 'enchantment type',
  land: 'land type',
  plane: 'planar type',
  planeswalker: 'planeswalker type',
  seen: 'seen in published scripts',
  spell: 'spell type',
  super: 'supertype',
  user: 'added in the settings',
};

/**
 * The beginnings of lines, from where the line begins. Those that the face lacks come first. Before a line that is there
 * already a new one is begun.
 */
export function completeLineStart(start: number, context: CompletionContext): Completion {
  const { face, text, offset, say, title } = context;
  let end = wordEnd(text, offset);
  const above = start === offset && end > offset;
  if (above) end = offset;
  const colon = text[end] === ':';
  if (text[end] === '$') end += 1;
  const entries = prefixes.flatMap(
    ({ name, text: whole = `${name}:`, detail, once, free }, rank): CompletionEntry[] => {
      const isOther = (line: FieldLine): boolean => above || line.span.end < start || line.span.start > end;
      if (once && face.fields.get(name)?.some(isOther)) return [];
      if (colon && whole !== `${name}:`) return [];
      const written = colon ? name : whole;
      return [
        {
          label: whole.trimEnd(),
          kind: 'line',
          detail: say(detail),
          text: above ? `${written}\n` : written,
          ...(above && { snippet: `${plain(written)}$0\n` }),
          rank,
          more: !free || (name === 'Name' && title !== undefined),
        },
      ];
    },
  );
  return { span: span(start, end), entries: colon ? entries : [...fromText(above, context), ...entries] };
}

/** Abilities that the Oracle text has and no line yet, as whole lines. */
function fromText(above: boolean, { face, say }: CompletionContext): CompletionEntry[] {
  return printedLines(face).map(({ title, lines }) => ({
    label: title.length > 60 ? `${title.slice(0, 59)}…` : title,
    kind: 'text',
    detail: say('from the Oracle text'),
    text: lines.join('\n') + (above ? '\n' : ''),
    rank: -1,
  }));
}

/** The value of a line that is neither a keyword nor made of parameters. */
export function completeField(line: FieldLine, context: CompletionContext): Completion | undefined {
  const { text, offset } = context;
  const from = line.value.text === '' ? Math.min(line.colon + 1, offset) : Math.min(line.value.span.start, offset);
  const word = (separators: RegExp, entries: readonly CompletionEntry[]): Completion => ({
    span: span(partStart(text, from, offset, separators), wordEnd(text, offset)),
    entries,
  });
  switch (line.key.text) {
    case 'Name':
      return context.title === undefined || line.value.text !== ''
        ? undefined
        : {
            span: span(from, from),
            entries: words([context.title], 'text', 0, context.say('from the name of the file')),
          };
    case 'Types':
      return word(/ /, typeEntries(text.slice(from, offset), line.value.text, context));
    case 'ManaCost':
      return word(/ /, [
        ...words(['W', 'U', 'B', 'R', 'G', 'C', 'X', '1', '2', '3', '4', '5'], 'cost'),
        ...words(['no cost'], 'cost', 1),
      ]);
    case 'Colors':
      return word(
        /,/,
        byUse(
          [...wordList('color').entries].map(({ name }) => ({ name: name.toLowerCase() })),
          'value',
        ),
      );
    case 'AlternateMode':
      return word(/ /, words(wordList('alternateMode').names, 'value'));
    case 'AI':
      return {
        span: span(from, wordEnd(text, offset)),
        entries: words(['RemoveDeck:All', 'RemoveDeck:Random', 'RemoveDeck:NonCommander'], 'value'),
      };
    case 'DeckHas':
    case 'DeckHints':
    case 'DeckNeeds':
      return (
        completeHint(from, context) ?? word(/[&]/, words(['Ability$', 'Color$', 'Keyword$', 'Name$', 'Type$'], 'value'))
      );
    case 'MeldPair':
    case 'CopyFaceFrom':
      return completeCardName(from, context, false);
    case 'SVar':
      return completeSVar(line, context);
    default:
      return undefined;
  }
}

const commonTypes = [
  ...['Creature', 'Legendary', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Land'],
  ...['Planeswalker', 'Basic', 'Snow', 'Battle', 'Kindred'],
];

/** The words of a type line that it does not have: behind a card type its subtypes come first. */
function typeEntries(typed: string, whole: string, { vocab, say }: CompletionContext): CompletionEntry[] {
  const before = typed.split(' ').slice(0, -1);
  const kinds = new Set(before.map((name) => subtypesOf[name] ?? name.toLowerCase()));
  const rank = (name: string, of: string): number => {
    if (kinds.has(of)) return 0;
    const place = commonTypes.indexOf(name);
    return place < 0 ? 2 + commonTypes.length : 1 + place;
  };
  // Some words are subtypes of two types.
  const has = new Set(whole.split(' '));
  return vocab.types.entries
    .filter(({ name, until }) => until === undefined && !has.has(name) && has.add(name))
    .map(({ name, of }) => ({
      label: name,
      kind: 'type',
      text: name,
      detail: say(typeNames[of] ?? 'card type'),
      rank: rank(name, of),
    }));
}

/** Card types that have the subtypes of another one, or share them (205.3k). */
const subtypesOf: Readonly<Record<string, string>> = {
  Instant: 'spell',
  Kindred: 'creature',
  Sorcery: 'spell',
  Tribal: 'creature',
};

/** A name behind `Name$`, or behind the bar between two. */
function completeHint(from: number, context: CompletionContext): Completion | undefined {
  const named = /(?:^|& )Name\$(?:[^&|]*\|)*([^&|]*)$/.exec(context.text.slice(from, context.offset));
  return named ? completeCardName(context.offset - (named[1]?.length ?? 0), context, false) : undefined;
}

/** The name of an SVar: those that the face names and lacks, then those that the engine reads. Its value: an amount or an ability. */
function completeSVar(line: FieldLine, context: CompletionContext): Completion | undefined {
  const { face, vocab, offset, text, say } = context;
  if (line.nameColon === undefined || offset <= line.nameColon) {
    const start = line.name?.text ? Math.min(line.name.span.start, offset) : offset;
    const end = Math.max(offset, line.name?.text ? line.name.span.end : offset);
    const tail = line.nameColon === undefined ? ':' : '';
    const missing = new Map<string, string>();
    const byLines = namesDefinedByLines(face, vocab);
    for (const { name, wants } of svarReferences(face, vocab))
      if (!face.svarsByName.has(name.text) && !byLines.has(name.text)) missing.set(name.text, wants);
    const entries = [...missing].map(([name, wants]): CompletionEntry => ({
      label: name,
      kind: 'svar',
      detail: say('named, but not there yet'),
      text: name + tail + (wants === 'ability' && tail !== '' ? 'DB$ ' : ''),
      rank: 0,
      more: true,
    }));
    const read = vocab.svars.entries.filter(({ name }) => !face.svarsByName.has(name));
    for (const { name, uses } of read)
      entries.push({
        label: name,
        kind: 'svar',
        text: name + tail,
        rank: 10_000 - (uses ?? 0),
        detail: say('read by its name'),
      });
    return { span: span(start, end), entries };
  }
  const from = line.value.text === '' ? Math.min(line.nameColon + 1, offset) : Math.min(line.value.span.start, offset);
  const completion = completeAmount(from, context);
  if (text.slice(from, offset).includes('$')) return completion;
  const heads = [
    ['DB$', 'an ability that another line calls'],
    ['Mode$', 'a trigger or static ability'],
    ['Event$', 'a replacement effect'],
    ['AB$', 'an activated ability'],
  ] as const;
  const entries = heads.map(([name, detail], rank): CompletionEntry => ({
    label: name,
    kind: 'line',
    text: `${name} `,
    detail: say(detail),
    rank,
    more: true,
  }));
  return { ...completion, entries: [...entries, ...completion.entries] };
}
