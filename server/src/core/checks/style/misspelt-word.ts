import { field } from '../../model/card.ts';
import { playerTexts } from '../../playerTexts.ts';
import type { Piece } from '../../text/span.ts';
import { suggest } from '../../vocab/suggest.ts';
import { isTextWord, meantTextWords } from '../../vocab/textWords.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** Small letters only: names begin with a capital. A line break is written `\n`. */
const word = /(?<![\w\\À-ÿ'’-])(?:\\n)?([a-z]+(?:'[a-z]+)?)(?![\wÀ-ÿ’-])/g;
/** Shorter ones are near too many others. */
const shortest = 6;
const longWord = /\b[a-z'’]{6,}/g;

/** What the engine replaces in a text: with the name of the card, of the one an effect comes from, and so on. */
const placeholders = ['CARDNAME', 'NICKNAME', 'ABILITY', 'EFFECTSOURCE', 'EFFECTHOST', 'ORIGINALHOST'];
const capitals = /(?<!\w)[A-Z]{6,}(?!\w)/g;
/** The end of a line break that has lost its backslash: `nEquipped`. */
const looseN = /(?<![\w\\/.)])n([A-Z][a-z]+)(?!\w)/g;

export default defineCheck({
  code: 'style/misspelt-word',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A description or the Oracle text has a word that is no word of the game, and that is near one.',
  why: 'Players read the text. Card texts use about a thousand words; one that is none of them and nearly one of them is a slip of the keys.',
  bad: [
    {
      script: `Name:Writing Sample
ManaCost:1 U
Types:Instant
A:SP$ Tap | ValidTgts$ Creature | SpellDescription$ Tap target craeture.
Oracle:Tap target creature.
`,
    },
  ],
  good: [
    {
      script: `Name:Writing Sample
ManaCost:1 U
Types:Instant
A:SP$ Tap | ValidTgts$ Creature | SpellDescription$ Tap target creature.
Oracle:Tap target creature.
`,
    },
  ],
  messages: { misspelt: '"{word}" is no word of card texts. Did you mean "{right}"?' },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { vocab, report }) {
    const name = field(face, 'Name')?.text.toLowerCase() ?? '';
    const texts = playerTexts(face, vocab);
    const tell = (text: Piece, at: number, found: string, right: string): void => {
      const start = text.span.start + at;
      const span = { start, end: start + found.length };
      report({
        span,
        message: 'misspelt',
        values: { word: found, right },
        fixes: () => [{ title: 'replace', values: { right }, edits: [replace(span, right)] }],
      });
    };
    for (const text of texts) {
      for (const { 0: found, index } of text.text.matchAll(capitals)) {
        const right = placeholders.includes(found) ? undefined : suggest(found, placeholders, { max: 1 })[0];
        if (right !== undefined) tell(text, index, found, right);
      }
      for (const { 0: found, 1: right = '', index } of text.text.matchAll(looseN))
        if (isTextWord(right.toLowerCase(), vocab)) tell(text, index, found, right);
      // In most texts every long word is one of the game's, which is soon seen.
      if (!text.text.match(longWord)?.some((one) => !isTextWord(one, vocab))) continue;
      for (const match of text.text.matchAll(word)) {
        const found = match[1] ?? '';
        if (found.length < shortest || isTextWord(found, vocab) || name.includes(found)) continue;
        // What is written the same way elsewhere on the card is meant.
        if (texts.some((other) => other !== text && other.text.includes(found))) continue;
        const near = meantTextWords(found);
        const right = near.find((one) => texts.some((other) => other.text.includes(one))) ?? near[0];
        if (right !== undefined) tell(text, match.index + match[0].length - found.length, found, right);
      }
    }
  },
});
