import { defineCheck } from '../check.ts';
import { lineEnd, replace } from '../repairs.ts';

/** Where another line begins in the middle of one. */
const another =
  /SVar:[A-Za-z]\w*:|Oracle:(?=[A-Z{]|$)|(?:DeckHas|DeckHints|DeckNeeds):\w+\$|(?:A:(?:AB|SP|DB)|[TS]:Mode|R:Event)\$|AI:RemoveDeck|ALTERNATE$/g;
/** The same in lines that hold a name, a cost, types and the like. */
const behindHeader =
  /(?:ManaCost|Types|Colors|AlternateMode|MeldPair):(?=\S)|(?:PT|Loyalty|Defense):(?=[-+*X\d])|(?<=[\w)}>])K:(?=[A-Z])/g;
const headers = new Set([
  'Name',
  'ManaCost',
  'Types',
  'PT',
  'Loyalty',
  'Defense',
  'Colors',
  'AlternateMode',
  'AI',
  'K',
]);

export default defineCheck({
  code: 'syntax/joined-lines',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'Two lines are written as one: the line break between them is missing.',
  why: 'The engine reads the second line as the end of the first, so one is spoilt and the other is missing.',
  bad: [
    {
      script: `Name:Joined Sample
ManaCost:1 R
Types:Creature Goblin
PT:1/1
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2 SVar:PlayMain1:TRUE
Oracle:When Joined Sample enters, you gain 2 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Joined Sample
ManaCost:1 R
Types:Creature Goblin
PT:1/1
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
SVar:PlayMain1:TRUE
Oracle:When Joined Sample enters, you gain 2 life.
`,
    },
  ],
  messages: { joined: 'Another line begins here: a line break is missing before "{key}".' },
  fixes: { split: 'Begin a new line' },
  line(line, { card, report }) {
    if (line.kind !== 'field') return;
    const from = line.nameColon ?? line.colon;
    const text = card.file.text.slice(from + 1, line.span.end);
    // Whatever is looked for has a colon, or is this word.
    if (!text.includes(':') && !text.endsWith('ALTERNATE')) return;
    const header = headers.has(line.key.text) ? [...text.matchAll(behindHeader)] : [];
    for (const match of [...text.matchAll(another), ...header]) {
      const before = text.slice(0, match.index).trimEnd();
      const kept = before.endsWith('|') ? before.slice(0, -1).trimEnd() : before;
      // Nothing but the same key once more is a key that is written twice.
      if (kept.replaceAll(`${line.key.text}:`, '').trim() === '') continue;
      const gap = { start: from + 1 + kept.length, end: from + 1 + match.index };
      const key = /^\w+:?/.exec(match[0])?.[0] ?? '';
      report({
        span: { start: gap.end, end: gap.end + key.length },
        message: 'joined',
        values: { key },
        fixes: () => [{ title: 'split', edits: [replace(gap, lineEnd(card))] }],
      });
    }
  },
});
