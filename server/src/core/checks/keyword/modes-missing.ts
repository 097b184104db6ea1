import { keywordFacts } from '../../keywordFacts.ts';
import { parameter, type Ability } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import type { TextEdit } from '../../text/edits.ts';
import { defineCheck } from '../check.ts';
import { lineEnd, removeEach, replace } from '../repairs.ts';

const aboutModes: Readonly<Record<string, string>> = {
  Entwine: '702.42a',
  Escalate: '702.120a',
  Spree: '702.172a',
  Tiered: '702.183a',
};

export default defineCheck({
  code: 'keyword/modes-missing',
  severity: 'warning',
  since: '0.1.0',
  cites: Object.values(aboutModes),
  fix: 'suggestion',
  summary: 'Entwine, escalate, spree or tiered stands on a card without modes.',
  why: 'These keywords are paid for the modes of a spell: for all of them, for each more, for each chosen one. In a script the modes are the choices of `A:SP$ Charm`.',
  bad: [
    {
      script: `Name:Modeless Sample
ManaCost:2 G
Types:Sorcery
K:Entwine:2
A:SP$ GainLife | LifeAmount$ 4 | SpellDescription$ You gain 4 life.
Oracle:You gain 4 life.\\nEntwine {2}
`,
    },
  ],
  good: [
    {
      script: `Name:Modal Sample
ManaCost:2 G
Types:Sorcery
K:Entwine:2
A:SP$ Charm | Choices$ DBGain,DBDraw
SVar:DBGain:DB$ GainLife | LifeAmount$ 4 | SpellDescription$ You gain 4 life.
SVar:DBDraw:DB$ Draw | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:Choose one —\\n• You gain 4 life.\\n• Draw a card.\\nEntwine {2}
`,
    },
  ],
  messages: {
    none: '{keyword} is paid for modes, and this card has none: they are the choices of "A:SP$ Charm" ({rule}).',
  },
  fixes: { charm: 'Make a mode of each spell ability, with "A:SP$ Charm"' },
  keyword(use, { report }) {
    if (use.grant) return;
    const { rule } = keywordFacts(use);
    const number = rule && aboutModes[rule.en];
    if (!rule || number === undefined) return;
    const spells = use.face.abilities.filter((one) => one.kind === 'spell' && one.line.key.text === 'A');
    // Without a spell ability the card is still being written.
    if (
      spells.length === 0 ||
      use.face.abilities.some((one) => /^(?:Charm|GenericChoice)$/i.test(one.name?.text ?? ''))
    )
      return;
    report({
      span: use.name.span,
      message: 'none',
      values: { keyword: rule.en, rule: number },
      rules: [number],
      fixes: () => [{ title: 'charm', edits: asModes(use.face, spells) }],
    });
  },
});

function asModes(face: Face, spells: readonly Ability[]): TextEdit[] {
  const names: string[] = [];
  const edits: TextEdit[] = [];
  let cost = '';
  for (const spell of spells) {
    const name = freeName(face, names);
    names.push(name);
    const { line, head } = spell;
    edits.push(replace(line.key.span, `SVar:${name}`));
    if (head) edits.push(replace(head.key.span, 'DB'));
    const own = parameter(spell, 'Cost');
    if (own) {
      cost ||= ` | Cost$ ${own.value.text}`;
      edits.push(...removeEach(line, own));
    }
  }
  const start = spells[0]?.line.span.start ?? 0;
  const charm = `A:SP$ Charm${cost} | Choices$ ${names.join(',')}${lineEnd(face.card)}`;
  return [{ span: { start, end: start }, newText: charm }, ...edits];
}

function freeName(face: Face, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `DBMode${number}`;
    if (!face.svarsByName.has(name) && !taken.includes(name)) return name;
  }
}
