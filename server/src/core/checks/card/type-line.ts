import { cardTypes, isCardType, supertypes } from '../../model/types.ts';
import type { Piece } from '../../text/span.ts';
import { prepareWords, suggest } from '../../vocab/suggest.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { replace } from '../repairs.ts';

const known = prepareWords([...cardTypes, ...supertypes]);
const supertypeNames: ReadonlySet<string> = new Set(supertypes);
/** Subtypes of objects that have no card type of their own in scripts. */
const alone = new Set(['Emblem']);

export default defineCheck({
  code: 'card/type-line',
  severity: 'error',
  since: '0.1.0',
  cites: ['205.1', '205.2a', '205.3a', '205.4a'],
  fix: 'suggestion',
  summary: 'The `Types:` line has no card type, holds a word twice, a dash, or a card type in another spelling.',
  why: 'The engine splits the line at blanks and takes every word that it does not know for a subtype. With a misspelt card type the card has no type, and with a dash it has the subtype "—".',
  bad: [
    {
      script: `Name:Dashed Sample
ManaCost:2
Types:Artifact — Equipment
K:Equip:2
Oracle:Equip {2}
`,
    },
    {
      script: `Name:Lesser Sample
ManaCost:2 G
Types:creature Bear
PT:2/2
Oracle:
`,
    },
  ],
  good: [
    {
      script: `Name:Dashed Sample
ManaCost:2
Types:Legendary Artifact Equipment
K:Equip:2
Oracle:Equip {2}
`,
    },
  ],
  messages: {
    dash: 'Scripts write no dash between types and subtypes; the engine takes it for a subtype.',
    twice: '"{word}" appears twice here.',
    case: 'Types are written with a capital: "{right}".',
    misspelt: 'No type is called "{word}". Did you mean "{right}"?',
    none: 'There is no card type among these words, so the card is neither a creature nor anything else.',
  },
  fixes: {
    remove: 'Remove "{word}"',
    replace: 'Change to "{right}"',
    creature: 'Add the type Creature',
  },
  face(face, { report }) {
    const types = face.types;
    if (!types) return;
    const { words } = types;
    const seen = new Set<string>();
    let found = types.cardTypes.size > 0;
    for (const [at, word] of words.entries()) {
      const { text, span } = word;
      if (/^[-–—]+$/.test(text)) {
        report({ span, message: 'dash', fixes: () => [remove(words, at)] });
        continue;
      }
      if (seen.has(text)) {
        report({
          span,
          message: 'twice',
          values: { word: text },
          tag: 'unnecessary',
          fixes: () => [remove(words, at)],
        });
        continue;
      }
      seen.add(text);
      if (isCardType(text) || supertypeNames.has(text)) continue;
      const right = misspelt(text, types.cardTypes.size === 0);
      if (right === undefined) continue;
      found ||= isCardType(right);
      report({
        span,
        message: right.toLowerCase() === text.toLowerCase() ? 'case' : 'misspelt',
        values: { word: text, right },
        fixes: () => [{ title: 'replace', values: { right }, edits: [replace(span, right)] }],
      });
    }
    const first = words[0];
    const last = words.at(-1);
    if (found || !first || !last || alone.has(first.text)) return;
    report({
      span: { start: first.span.start, end: last.span.end },
      message: 'none',
      fixes: () => {
        if (!face.fields.has('PT')) return [];
        const before = words.find(({ text }) => !supertypeNames.has(text)) ?? first;
        const { start } = before.span;
        return [{ title: 'creature', edits: [{ span: { start, end: start }, newText: 'Creature ' }] }];
      },
    });
  },
});

/**
 * The card type or supertype that a word was meant to be. With a card type on the line already, only another letter
 * case tells: what else is near may be a subtype.
 */
function misspelt(word: string, noTypeYet: boolean): string | undefined {
  const [right] = suggest(word, known, { max: 1 });
  if (right === undefined || right === 'Tribal') return undefined;
  if (right.toLowerCase() === word.toLowerCase()) return right;
  return noTypeYet && word.length > 4 ? right : undefined;
}

function remove(words: readonly Piece[], at: number): FixDraft {
  const word = words[at];
  const before = words[at - 1];
  if (!word) return { title: 'remove', edits: [] };
  const start = before ? before.span.end : word.span.start;
  const end = before ? word.span.end : (words[at + 1]?.span.start ?? word.span.end);
  return { title: 'remove', values: { word: word.text }, edits: [replace({ start, end }, '')] };
}
