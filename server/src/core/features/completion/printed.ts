/** What the Oracle text of a face already says of the lines that are to be written. */
import { parameterValue } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import { oracleParagraphs, withLineBreaks } from '../../model/oracle.ts';
import { abilityLines } from '../../newCard/faceLines.ts';
import { readKeyword } from '../../newCard/keywords/keywordLine.ts';
import { hasLongLine } from '../../newCard/read/cardSource.ts';
import { readTokens } from '../../newCard/effects/tokens.ts';
import { textKeys } from '../../vocab/records.ts';

/** What follows `K:` for a keyword that the text has as a paragraph of its own: `Enchant:Creature.YouCtrl:creature you control`. */
export function printedKeyword(face: Face, name: string): string | undefined {
  const context = { creatureTypes: [], reminder: '' };
  for (const { text } of oracleParagraphs(face)) {
    if (hasLongLine(text) || !text.toLowerCase().startsWith(name.toLowerCase())) continue;
    const line = readKeyword(text, context)?.text;
    if (line?.startsWith(`${name}:`) && !line.includes('\n')) return line;
  }
  return undefined;
}

/** Names of the scripts of tokens that the text creates, in its order. */
export function printedTokens(face: Face): string[] {
  const found = (field(face, 'Oracle')?.text ?? '').matchAll(/\bcreates? ([^."\\]+)/gi);
  return [...new Set([...found].flatMap(([, clause = '']) => (hasLongLine(clause) ? [] : readTokens(clause))))];
}

export interface PrintedLines {
  /** The letter of the line, and the words that it stands for: `T:When CARDNAME enters, draw a card.` */
  readonly title: string;
  /** The line of an ability, and those of its SVars. */
  readonly lines: readonly string[];
}

/** Whole abilities that the text has and no line of the face says yet. */
export function printedLines(face: Face): PrintedLines[] {
  const said = new Set(
    face.abilities.flatMap((ability) => Object.values(textKeys).map((key) => parameterValue(ability, key))),
  );
  const keywords = new Set(face.keywords.map(({ name }) => name.text.toLowerCase()));
  const hasSpell = face.abilities.some(({ kind }) => kind === 'spell');
  const source = sourceOf(face);
  if (Object.values(source).some(hasLongLine)) return [];
  return abilityLines(source, face.svarsByName.keys()).flatMap((lines) => {
    const [first = ''] = lines;
    if (first.startsWith('K:')) {
      const name = first.slice(2).split(':')[0] ?? '';
      return keywords.has(name.toLowerCase()) ? [] : [{ title: first, lines }];
    }
    const words = /\| (?:Spell|Trigger)?Description\$ ([^|]*)$/.exec(first)?.[1] ?? '';
    if (said.has(words) || (hasSpell && first.startsWith('A:SP$'))) return [];
    return [{ title: `${first.slice(0, 2)}${words || first.slice(2)}`, lines }];
  });
}

function sourceOf(face: Face): Parameters<typeof abilityLines>[0] {
  const { supertypes = [], cardTypes = [], subtypes = [] } = face.types ?? {};
  const cost = field(face, 'ManaCost')?.text ?? '';
  return {
    name: field(face, 'Name')?.text ?? '',
    manaCost: /^no cost$/i.test(cost) ? '' : cost.replaceAll(/\S+/g, '{$&}').replaceAll(' ', ''),
    typeLine: `${[...supertypes, ...cardTypes].join(' ')} — ${[...subtypes].join(' ')}`,
    text: withLineBreaks(field(face, 'Oracle')?.text ?? ''),
  };
}
