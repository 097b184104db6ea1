import type { Ability } from '../../model/ability.ts';
import { recordFacts } from '../../recordFacts.ts';
import { originsOf, type Origin } from '../../triggerContext.ts';
import { isDefinedWord } from '../../values/defined.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** What triggers of a mode tell of, as far as published scripts and the engine agree. Others are not judged. */
const objects: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    Attacks: ['Attacker', 'Attackers', 'OtherAttackers', 'Defender', 'DefendingPlayer', 'AttackedTarget', 'Attacked'],
    AttackerBlocked: ['Attacker', 'Blocker', 'Blockers', 'Defender', 'DefendingPlayer'],
    AttackerBlockedByCreature: ['Attacker', 'Blocker', 'Defender', 'DefendingPlayer'],
    ChangesZone: ['Card', 'NewCard', 'Cause', 'SA', 'MergedCards'],
    DamageDone: ['Source', 'Target', 'Cause', 'DefendingPlayer', 'Attacker'],
    Phase: ['Player', 'Phase'],
    SpellCast: ['Card', 'SpellAbility', 'StackInstance', 'StackSa', 'Activator', 'Player', 'CastSA', 'SA', 'Target'],
  }),
);

const words = /\b(Triggered|Replaced)([A-Z]\w*)/g;
/** What is said to the players, or kept under a name. */
const texts = /desc|prompt|title|message|svar/i;

export default defineCheck({
  code: 'ability/trigger-context',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'An effect speaks of what triggered it, and no trigger, or one of another kind, leads to it.',
  why: 'Without the event that the word refers to, the engine finds nothing, so the effect happens to nobody.',
  bad: [
    {
      script: `Name:Speaking Sample
ManaCost:2 R
Types:Creature Goblin
PT:2/2
T:Mode$ Attacks | ValidCard$ Creature.YouCtrl | TriggerZones$ Battlefield | Execute$ TrigPump | TriggerDescription$ Whenever a creature you control attacks, it gets +1/+0 until end of turn.
SVar:TrigPump:DB$ Pump | Defined$ TriggeredCard | NumAtt$ +1
Oracle:Whenever a creature you control attacks, it gets +1/+0 until end of turn.
`,
    },
  ],
  good: [
    {
      script: `Name:Speaking Sample
ManaCost:2 R
Types:Creature Goblin
PT:2/2
T:Mode$ Attacks | ValidCard$ Creature.YouCtrl | TriggerZones$ Battlefield | Execute$ TrigPump | TriggerDescription$ Whenever a creature you control attacks, it gets +1/+0 until end of turn.
SVar:TrigPump:DB$ Pump | Defined$ TriggeredAttacker | NumAtt$ +1
Oracle:Whenever a creature you control attacks, it gets +1/+0 until end of turn.
`,
    },
  ],
  messages: {
    noTrigger: 'No trigger leads to this effect, so "{word}" is nothing.',
    noReplacement: 'No replacement effect leads to this effect, so "{word}" is nothing.',
    otherMode: 'A trigger of mode "{mode}" does not tell of "{word}".',
  },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { vocab, report }) {
    let origins: ((ability: Ability) => readonly Origin[]) | undefined;
    for (const ability of face.abilities) {
      const { kind, parameters } = recordFacts(ability, vocab);
      if (kind !== 'effect') continue;
      for (const { key, value } of parameters) {
        if (!value.text.includes('ed') || texts.test(key.text)) continue;
        for (const match of value.text.matchAll(words)) {
          const [word, about = '', object = ''] = match;
          // A word that means nothing anywhere is told of as such.
          if (!isDefinedWord(vocab, word)) continue;
          origins ??= originsOf(face, vocab);
          const found = judge(about, object, origins(ability));
          if (!found) continue;
          const start = value.span.start + match.index;
          const span = { start, end: start + word.length };
          report({
            span,
            message: found.message,
            severity: found.message === 'otherMode' ? 'warning' : 'error',
            values: { word, mode: found.mode },
            fixes: () =>
              found.instead.map((right) => ({ title: 'replace', values: { right }, edits: [replace(span, right)] })),
          });
        }
      }
    }
  },
});

interface Judgement {
  readonly message: 'noTrigger' | 'noReplacement' | 'otherMode';
  readonly mode: string;
  readonly instead: readonly string[];
}

/** Wrong is what is wrong by every line that leads here. */
function judge(about: string, object: string, origins: readonly Origin[]): Judgement | undefined {
  if (origins.length === 0) return undefined;
  if (about === 'Replaced') {
    const never = origins.every(({ kind }) => kind === 'activated' || kind === 'trigger');
    return never ? { message: 'noReplacement', mode: '', instead: [] } : undefined;
  }
  if (origins.every(({ kind }) => kind === 'activated')) return { message: 'noTrigger', mode: '', instead: [] };
  const modes = origins.map((origin) => (origin.kind === 'trigger' ? origin.mode : ''));
  const [mode = ''] = modes;
  const told = objects.get(mode);
  const tells = (one: string): boolean => objects.get(one)?.some((name) => object.startsWith(name)) ?? true;
  if (!told || modes.some(tells)) return undefined;
  const [likeliest = ''] = told;
  return { message: 'otherMode', mode, instead: [`Triggered${likeliest}${suffixOf(object)}`] };
}

/** `TriggeredCardController` is the controller of what is told of. */
function suffixOf(object: string): string {
  let start = object.length;
  for (;;) {
    const word = ['LKICopy', 'Controller', 'Owner'].find((one) => object.endsWith(one, start));
    if (word === undefined) return object.slice(start);
    start -= word.length;
  }
}
