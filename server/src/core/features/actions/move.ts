/** Lines where published scripts have them. */
import { said } from '../../l10n/say.ts';
import type { Face } from '../../model/card.ts';
import { svarUses } from '../../svarUses.ts';
import type { FieldLine, Line } from '../../syntax/nodes.ts';
import { chains } from '../folding.ts';
import { lineBelow, withoutLine, type ActionPlace, type ScriptActionDraft } from './action.ts';

/** The header in its order; `Oracle` closes a face. */
const header: Readonly<Record<string, number>> = { Name: 0, ManaCost: 1, Types: 2, PT: 3, Loyalty: 3, Defense: 3 };

export function* moveLine(place: ActionPlace): Generator<ScriptActionDraft> {
  const { card, face, line } = place;
  const target = line.key.text === 'SVar' ? callerOf(place) : aboveInHeader(face, line);
  if (!target || target.index === line.index - 1 || target === line) return;
  const text = card.file.text.slice(line.span.start, line.span.end);
  const title =
    line.key.text === 'SVar'
      ? said('Move "{name}" below the line that names it', { name: line.name?.text ?? '' })
      : said('Move "{key}" to its place', { key: line.key.text });
  yield { title, kind: 'move', edits: [withoutLine(card, line), lineBelow(target, text)] };
}

/** The line that a header line should stand below; nothing where its place is right, or the first. */
function aboveInHeader(face: Face, line: FieldLine): Line | undefined {
  const rank = header[line.key.text];
  const fields = face.lines.filter((one): one is FieldLine => one.kind === 'field' && one !== line);
  // Of two lines with one key the engine reads the last: to move one past the other may change which it is.
  if (fields.some(({ key }) => key.text === line.key.text)) return undefined;
  if (line.key.text === 'Oracle') {
    const last = fields.findLast(({ key }) =>
      /^(?:Name|ManaCost|Types|PT|Loyalty|Defense|K|A|T|S|R|SVar)$/.test(key.text),
    );
    return last && last.index > line.index ? last : undefined;
  }
  if (rank === undefined) return undefined;
  const above = fields.findLast(({ key }) => (header[key.text] ?? 99) < rank);
  const wrong = fields.some(({ key, index }) => {
    const other = header[key.text] ?? 99;
    return (other < rank && index > line.index) || (other > rank && index < line.index);
  });
  return wrong ? above : undefined;
}

/** The end of the chain that names an SVar which stands elsewhere. */
function callerOf({ face, line, vocab }: ActionPlace): Line | undefined {
  const name = line.name?.text;
  const svar = name === undefined ? undefined : face.svarsByName.get(name);
  if (!svar?.ability || svar.line !== line) return undefined;
  const [use, ...others] = svarUses(face, vocab).filter((one) => one.name === name);
  if (!use || others.length > 0) return undefined;
  const chain = chains(face, vocab).find(({ start, end }) => start <= use.line.index && use.line.index <= end);
  if (chain && chain.start <= line.index && line.index <= chain.end) return undefined;
  return face.lines.find(({ index }) => index === use.line.index);
}
