import { defineCheck, type CheckContext } from '../check.ts';
import { replace } from '../repairs.ts';

/** An ability word, a chapter or a mode's heading, and behind it something else than the long dash. */
const heading =
  / (?:-{1,2}|–) (?=[A-Z{])(?<=(?:^|\\n)(?:(?!CARDNAME|NICKNAME)[A-Z][\w'’]*(?: [\w'’]+){0,3}|[IVX]+(?:, [IVX]+)*) (?:-{1,2}|–) )/g;

export default defineCheck({
  code: 'style/dash',
  severity: 'info',
  since: '0.1.0',
  cites: ['207.2c'],
  fix: 'safe',
  summary: 'Behind an ability word or a chapter number stands a hyphen or a short dash.',
  why: 'Cards print the long dash there ("Landfall — Whenever …"), and so do scripts; whoever searches for it finds only those.',
  bad: [
    {
      script: `Name:Dashing Sample
ManaCost:1 G
Types:Creature Beast
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Land.YouCtrl | TriggerZones$ Battlefield | Execute$ TrigGain | TriggerDescription$ Landfall - Whenever a land enters under your control, you gain 1 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 1
Oracle:Landfall — Whenever a land enters under your control, you gain 1 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Dashing Sample
ManaCost:1 G
Types:Creature Beast
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Land.YouCtrl | TriggerZones$ Battlefield | Execute$ TrigGain | TriggerDescription$ Landfall — Whenever a land enters under your control, you gain 1 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 1
Oracle:Landfall — Whenever a land enters under your control, you gain 1 life.
`,
    },
  ],
  messages: { dash: 'Use the long dash here: " — ".' },
  fixes: { replace: 'Change to " — "' },
  ability(ability, context) {
    for (const { key, value } of ability.record.parameters)
      if (/Description$/.test(key.text)) look(value.text, value.span.start, context);
  },
  face(face, context) {
    for (const line of face.fields.get('Oracle') ?? []) look(line.value.text, line.value.span.start, context);
  },
});

function look(text: string, start: number, { report }: CheckContext): void {
  if (!/ (?:-|–)/.test(text)) return;
  for (const match of text.matchAll(heading)) {
    const span = { start: start + match.index + 1, end: start + match.index + match[0].length - 1 };
    report({
      span,
      message: 'dash',
      fixes: () => [{ title: 'replace', edits: [replace(span, '—')], safe: true }],
    });
  }
}
