/** What a card consists of, for outlines and look-ups: faces, and in each its keywords, abilities and SVars. */
import { inEnglish, type Say } from '../l10n/say.ts';
import { parameterValue, type Ability } from '../model/ability.ts';
import { field, type Card, type Face } from '../model/card.ts';
import type { FieldLine } from '../syntax/nodes.ts';
import { span, type Span } from '../text/span.ts';

export type OutlineKind =
  'face' | 'keyword' | 'ability' | 'trigger' | 'static' | 'replacement' | 'subAbility' | 'amount';

export interface OutlineItem {
  readonly name: string;
  /** What it does or costs, in a few words; may be empty. */
  readonly detail: string;
  readonly kind: OutlineKind;
  readonly span: Span;
  /** Within `span`: what to go to. */
  readonly nameSpan: Span;
  readonly children: readonly OutlineItem[];
}

/** One item for each face that has any line. */
export function outline(card: Card, say: Say = inEnglish): OutlineItem[] {
  return card.faces.flatMap((face) => {
    const whole = faceSpan(face);
    if (!whole) return [];
    const name = face.fields.get('Name')?.[0];
    const types = field(face, 'Types')?.text ?? '';
    const cost = field(face, 'ManaCost')?.text ?? '';
    return [
      {
        name:
          name?.value.text ||
          (face.index === 0 ? say('Card without a name') : say('Face {number}', { number: face.index + 1 })),
        detail: [types, cost].filter((one) => one !== '').join(' · '),
        kind: 'face' as const,
        span: whole,
        nameSpan: name && name.value.text !== '' ? name.value.span : span(whole.start, whole.start),
        children: childrenOf(face),
      },
    ];
  });
}

/** From the first line of a face, its marker included, to the end of the last that is not blank. */
export function faceSpan(face: Face): Span | undefined {
  const first = face.marker ?? face.lines.find(({ kind }) => kind !== 'blank');
  const last = face.lines.findLast(({ kind }) => kind !== 'blank') ?? face.marker;
  return first && last ? span(first.span.start, last.span.end) : undefined;
}

function childrenOf(face: Face): OutlineItem[] {
  const items: OutlineItem[] = [];
  const item = (line: FieldLine, name: string, detail: string, kind: OutlineKind, nameSpan: Span): void => {
    if (name === '') return;
    items.push({ name, detail: shortened(detail), kind, span: line.span, nameSpan, children: [] });
  };
  for (const { line, piece, name, args } of face.keywords)
    item(
      line,
      name.text,
      args.map(({ text }) => text).join(' '),
      'keyword',
      piece.text === '' ? line.key.span : piece.span,
    );
  for (const ability of face.abilities) {
    if (ability.svar) continue;
    const { line, name } = ability;
    item(line, name?.text ?? '', descriptionOf(ability), kindOf(ability), name?.span ?? line.key.span);
  }
  for (const { name, value, line, ability } of face.svars)
    item(line, name.text, ability ? describe(ability) : value.text, ability ? kindOf(ability) : 'amount', name.span);
  return items.sort((a, b) => a.span.start - b.span.start);
}

function kindOf({ kind, svar }: Ability): OutlineKind {
  if (kind === 'trigger' || kind === 'static' || kind === 'replacement') return kind;
  return svar && kind !== 'mode' ? 'subAbility' : 'ability';
}

/** `Draw: Draw a card.` */
function describe(ability: Ability): string {
  const text = descriptionOf(ability);
  const name = ability.name?.text ?? '';
  return text === '' || name === '' ? name + text : `${name}: ${text}`;
}

/** What the line says of itself, else what it costs. */
export function descriptionOf(ability: Ability): string {
  for (const key of ['TriggerDescription', 'SpellDescription', 'Description', 'Cost']) {
    const value = parameterValue(ability, key);
    if (value !== '') return value;
  }
  return '';
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
