import { keywordFacts } from '../../keywordFacts.ts';
import { defineCheck } from '../check.ts';
import { lineEnd, replace } from '../repairs.ts';
import { writtenTogether } from '../keywordParts.ts';

export default defineCheck({
  code: 'keyword/several-in-one-line',
  severity: 'error',
  since: '0.1.0',
  cites: ['702.1'],
  fix: 'suggestion',
  summary: 'Several keywords stand in one `K:` line, or in a list with the wrong separator.',
  why: 'Each keyword has a `K:` line of its own, and lists that grant keywords are joined with ` & `. The engine takes anything else for one unknown keyword.',
  bad: [
    {
      script: `Name:Crowded Sample
ManaCost:3 W
Types:Creature Angel
PT:3/3
K:Flying, Vigilance
Oracle:Flying, vigilance
`,
    },
  ],
  good: [
    {
      script: `Name:Crowded Sample
ManaCost:3 W
Types:Creature Angel
PT:3/3
K:Flying
K:Vigilance
Oracle:Flying, vigilance
`,
    },
    {
      script: `Name:Granting Sample
ManaCost:3 W
Types:Enchantment
S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddKeyword$ Flying & Vigilance | Description$ Creatures you control have flying and vigilance.
Oracle:Creatures you control have flying and vigilance.
`,
    },
  ],
  messages: {
    line: 'Each keyword needs a "K:" line of its own; the engine reads this as one keyword that it does not know.',
    list: 'Keywords in a list are joined with " & "; the engine reads this as one keyword that it does not know.',
  },
  fixes: { split: 'Give each keyword its own line', join: 'Join them with " & "' },
  keyword(use, { card, report }) {
    if (keywordFacts(use).line.kind !== 'unknown') return;
    const together = writtenTogether(use);
    if (together?.kind !== 'list') return;
    const words = together.keywords.map(({ text }) => text);
    const { span } = use.piece;
    if (use.grant) {
      const edits = [replace(span, words.join(' & '))];
      report({ span, message: 'list', fixes: () => [{ title: 'join', edits }] });
      return;
    }
    const start = card.file.text.slice(use.line.span.start, span.start);
    const edits = [replace(span, words.join(`${lineEnd(card)}${start}`))];
    report({ span, message: 'line', fixes: () => [{ title: 'split', edits }] });
  },
});
