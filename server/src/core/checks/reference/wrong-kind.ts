import type { SVar } from '../../model/card.ts';
import { recordFacts } from '../../recordFacts.ts';
import { svarReferences, type SVarReference } from '../../references.ts';
import { suggest } from '../../vocab/suggest.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** What an SVar holds, by what can be done with it. */
type Kind = 'amount' | 'effect' | 'trigger' | 'static' | 'replacement' | 'activated';

/** Parameters that name abilities; all others of the kind name effects. Lower case. */
const namedKinds: ReadonlyMap<string, Kind> = new Map([
  ['triggers', 'trigger'],
  ['addtrigger', 'trigger'],
  ['addtriggers', 'trigger'],
  ['staticabilities', 'static'],
  ['addstaticability', 'static'],
  ['addstaticabilities', 'static'],
  ['replacementeffects', 'replacement'],
  ['addreplacementeffect', 'replacement'],
  ['addreplacementeffects', 'replacement'],
  ['abilities', 'activated'],
  ['addability', 'activated'],
  ['addabilities', 'activated'],
]);

/** What is read by its place in a chain: carried out, and nothing else. */
const carriesOut = /^(?:Execute|ReplaceWith|\w*SubAbility)$/i;

export default defineCheck({
  code: 'reference/wrong-kind',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A line names an SVar that holds something else than what belongs there.',
  why: 'The engine reads an ability as the number 0, and cannot carry out a number, or a trigger, as an effect.',
  bad: [
    {
      script: `Name:Counting Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ X | TriggerDescription$ When CARDNAME enters, you gain 1 life for each creature you control.
SVar:TrigGain:DB$ GainLife | LifeAmount$ TrigGain
SVar:X:Count$Valid Creature.YouCtrl
Oracle:When Counting Sample enters, you gain 1 life for each creature you control.
`,
    },
  ],
  good: [
    {
      script: `Name:Counting Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 1 life for each creature you control.
SVar:TrigGain:DB$ GainLife | LifeAmount$ X
SVar:X:Count$Valid Creature.YouCtrl
Oracle:When Counting Sample enters, you gain 1 life for each creature you control.
`,
    },
  ],
  messages: {
    amount: '"{name}" is an ability ({found}), but an amount belongs here.',
    effect: '"{name}" is {found}, but an effect ("DB$ …") belongs here.',
    trigger: '"{name}" is {found}, but a trigger ("Mode$ …") belongs here.',
    static: '"{name}" is {found}, but a static ability ("Mode$ …") belongs here.',
    replacement: '"{name}" is {found}, but a replacement effect ("Event$ …") belongs here.',
    activated: '"{name}" is {found}, but an ability ("AB$ …") belongs here.',
    noAmount: '"{name}" is used as an amount, and its value counts nothing: "{word}" needs "Count$" before it.',
  },
  fixes: { replace: 'Change to "{right}"', count: 'Put "Count$" in front' },
  face(face, { vocab, report }) {
    const told = new Set<number>();
    const tell = (at: number): boolean => !told.has(at) && told.add(at) !== undefined;
    for (const reference of svarReferences(face, vocab)) {
      const { name, certain } = reference;
      const svar = certain ? face.svarsByName.get(name.text) : undefined;
      const wanted = svar && wantedKind(reference);
      if (!svar || !wanted) continue;
      const found = kindOf(svar, vocab);
      if (found === undefined) {
        const word = wanted === 'amount' ? lostCount(svar, vocab) : undefined;
        const { start } = svar.value.span;
        if (word !== undefined && tell(start))
          report({
            span: { start, end: start + word.length },
            message: 'noAmount',
            values: { name: name.text, word },
            fixes: () => [{ title: 'count', edits: [replace({ start, end: start }, 'Count$')] }],
          });
      } else if (found !== wanted && !mayStand(found, wanted) && tell(name.span.start)) {
        report({
          span: name.span,
          message: wanted,
          values: { name: name.text, found: headOf(svar) },
          fixes: () => {
            // Of several with one name the engine reads the last.
            const read = [...face.svarsByName.values()];
            const right = read.filter((one) => kindOf(one, vocab) === wanted).map((one) => one.name.text);
            const near = right.length === 1 ? right : suggest(name.text, right, { max: 3 });
            return near.map((text) => ({
              title: 'replace',
              values: { right: text },
              edits: [replace(name.span, text)],
            }));
          },
        });
      }
    }
  },
});

function wantedKind({ wants, parameter }: SVarReference): Kind | undefined {
  if (wants === 'amount') return 'amount';
  const key = wants === 'ability' ? parameter?.key.text : undefined;
  if (key === undefined) return undefined;
  return namedKinds.get(key.toLowerCase()) ?? (carriesOut.test(key) ? 'effect' : undefined);
}

/** Undefined where the value says nothing for certain: a flag, a hint, an unknown mode. */
function kindOf({ value, ability }: SVar, vocab: Vocabulary): Kind | undefined {
  if (!ability) return /^(?:\w+\$|[+-]?\d+$)/.test(value.text) ? 'amount' : undefined;
  switch (ability.kind) {
    case 'activated':
      return 'activated';
    case 'spell':
    case 'sub-ability':
      return 'effect';
    case 'replacement':
      return 'replacement';
    case 'mode': {
      const { kind, entry } = recordFacts(ability, vocab);
      return entry && (kind === 'trigger' || kind === 'static') ? kind : undefined;
    }
    default:
      return undefined;
  }
}

/** How the value begins: `"DB$ Draw"`, `"Count$Valid"`. */
function headOf({ value, ability }: SVar): string {
  const { head } = ability ?? {};
  return head ? `"${head.key.text}$ ${head.value.text}"` : `"${/^[^ .]*/.exec(value.text)?.[0] ?? ''}"`;
}

/** Old scripts write what is carried out as `AB$`, and give spells as abilities. */
function mayStand(found: Kind, wanted: Kind): boolean {
  return (found === 'activated' && wanted === 'effect') || (found === 'effect' && wanted === 'activated');
}

/** The word that the engine knows behind `Count$` only. */
function lostCount({ value }: SVar, vocab: Vocabulary): string | undefined {
  const word = /^[A-Za-z]+/.exec(value.text)?.[0];
  // It is there, and what follows is broken.
  if (value.text.startsWith('Count$')) return undefined;
  return word !== undefined && vocab.amounts.has(word) ? word : undefined;
}
