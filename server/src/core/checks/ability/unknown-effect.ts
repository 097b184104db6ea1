import { either, said, type Phrase } from '../../l10n/say.ts';
import { isForAi, recordFacts } from '../../recordFacts.ts';
import type { RecordKind } from '../../vocab/records.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { vocabularyEdition } from '../../vocab/vocab.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

const nouns: Readonly<Record<RecordKind, Phrase>> = {
  effect: 'effect',
  trigger: 'trigger mode',
  replacement: 'replacement event',
  static: 'static mode',
};

const tables = {
  effect: 'effects',
  trigger: 'triggerModes',
  replacement: 'replacementEvents',
  static: 'staticModes',
} as const satisfies Record<RecordKind, string>;

export default defineCheck({
  code: 'ability/unknown-effect',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'An effect, trigger mode, replacement event or static mode that the engine does not know.',
  why: 'The engine stops loading the card, or drops the line, where it does not find the name behind `AB$`, `SP$`, `DB$`, `Mode$` or `Event$`.',
  whenNot: 'For effects newer than the tables: add the word to `cardscript.json`.',
  bad: [
    {
      script: `Name:Drawing Sample
ManaCost:1 U
Types:Instant
A:SP$ Drwa | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
    {
      script: `Name:Watching Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ ChangeZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:When Watching Sample enters, you gain 2 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Drawing Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
    {
      script: `Name:Watching Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:When Watching Sample enters, you gain 2 life.
`,
    },
  ],
  messages: {
    misspelt: 'The engine has no {noun} "{name}". Did you mean {suggestion}?',
    unknown: 'The engine has no {noun} "{name}", as far as these tables know ({edition}).',
    case: 'This {noun} is spelled "{right}".',
  },
  fixes: { replace: 'Change to "{right}"' },
  ability(ability, { vocab, report }) {
    const { kind, name, entry } = recordFacts(ability, vocab);
    if (!ability.head || name === '' || entry?.name === name || isForAi(ability)) return;
    const span = ability.head.value.span;
    const change = (right: string, safe: boolean) => ({
      title: 'replace',
      values: { right },
      edits: [replace(span, right)],
      safe,
    });
    if (entry && kind) {
      const right = entry.name;
      report({
        span,
        message: 'case',
        severity: 'warning',
        values: { noun: said(nouns[kind]), right },
        fixes: () => [change(right, true)],
      });
      return;
    }
    const kinds: readonly RecordKind[] = kind ? [kind] : ability.kind === 'mode' ? ['trigger', 'static'] : [];
    const [first] = kinds;
    // A doubled key or a missing bar in the name is another check's.
    if (!first || /[$|]/.test(name) || /\s\S+\s*\$/.test(name)) return;
    const near = kinds.flatMap((one) => vocab.records[one].suggest(name.split(' ').join(''), { max: 3 }));
    const suggestions = near.length > 0 ? near : kinds.flatMap((one) => containing(name, one, vocab));
    report({
      span,
      message: suggestions.length > 0 ? 'misspelt' : 'unknown',
      severity: near.length > 0 ? 'error' : 'warning',
      unknownWord: { table: tables[first], word: name },
      values: {
        noun: said(nouns[first]),
        name,
        suggestion: either(suggestions.map((word) => `"${word}"`)),
        edition: vocabularyEdition,
      },
      fixes: () => suggestions.map((word) => change(word, false)),
    });
  },
});

/** Names of which the written one is a part: `Damage` for `DealDamage`. */
function containing(name: string, kind: RecordKind, vocab: Vocabulary): string[] {
  const wanted = name.toLowerCase();
  if (wanted.length < 4) return [];
  const found = [...vocab.records[kind].names].filter((one) => one.toLowerCase().endsWith(wanted));
  return found.length <= 3 ? found : [];
}
