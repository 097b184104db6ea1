import { parameter, type Ability } from '../../model/ability.ts';
import { withoutReminders } from '../../model/oracle.ts';
import { together } from '../../model/together.ts';
import type { Piece } from '../../text/span.ts';
import { textKeys } from '../../vocab/records.ts';
import { setParameter } from '../abilityRepairs.ts';
import { defineCheck } from '../check.ts';
import { patternOf } from '../../text/pattern.ts';

/** What scripts have wherever a text says something. */
interface Row {
  readonly words: RegExp;
  /** What there must be, as `Key$ value`, in the ability or in one that belongs to it; in any letter case. */
  readonly done: RegExp;
  /** The parameter that does it, as a message shows it. */
  readonly parameter: string;
  /** Set where the parameter is all that it takes. */
  readonly add?: readonly [key: string, value: string];
  /** Set where the beginning of a trigger says it, and the trigger itself does it. */
  readonly trigger?: true;
}

/** Each word fits in one way only: with two ways for each, a long list of them has more ways than can be tried. */
const kind =
  '(?:(?:artifact|attacking|blocked|blocking|colorless|commander|creature|enchantment|instant|land|legendary|multicolored|or|other|permanent|planeswalker|sorcery|spell|tapped|token|unblocked|untapped|white|blue|black|red|green)s?|non[a-z]+|[A-Z][a-z]+)';
const kinds = `(?:${kind} )+`;
const begins = `^When(?:ever)? (?:a|an|another|one or more|one or more other) ${kinds}`;
const only = 'activate (?:this ability )?only';

const rows: readonly Row[] = [
  {
    words: patternOf(`\\b${only} as a sorcery`, 'i'),
    done: /\b(?:SorcerySpeed|Planeswalker|ActivationPhases)\$/i,
    parameter: 'SorcerySpeed$ True',
    add: ['SorcerySpeed', 'True'],
  },
  {
    words: patternOf(`\\b${only} once each turn`, 'i'),
    done: /ActivationLimit\$/i,
    parameter: 'ActivationLimit$ 1',
    add: ['ActivationLimit', '1'],
  },
  {
    words: patternOf(`\\b${only} during your turn`, 'i'),
    done: /\b(?:PlayerTurn|ActivationPhases)\$/i,
    parameter: 'PlayerTurn$ True',
    add: ['PlayerTurn', 'True'],
  },
  {
    words: patternOf(`\\b${only} during your upkeep`, 'i'),
    done: /\bActivationPhases\$/i,
    parameter: 'ActivationPhases$ Upkeep',
  },
  {
    words: /\bany player may activate this ability/i,
    done: /\bActivator\$/i,
    parameter: 'Activator$ Player',
    add: ['Activator', 'Player'],
  },
  {
    words: /\bup to (?:one|two|three|four|X) (?:other )?target/,
    done: /\bTargetMin\$/i,
    parameter: 'TargetMin$ 0',
  },
  { words: /(?<!up to )\b(?:two|three) target/i, done: /\bTargetM(?:in|ax)\$/i, parameter: 'TargetMin$' },
  {
    words: patternOf(`\\btarget ${kinds}you control\\b`),
    done: /You(?:Ctrl|Own)|ByYou|ControlledBy You/i,
    parameter: 'ValidTgts$ …YouCtrl',
  },
  {
    words: patternOf(`\\btarget ${kinds}an opponent controls`),
    done: /Opp(?:Ctrl|Own)|Opponent|YouDontCtrl/i,
    parameter: 'ValidTgts$ …OppCtrl',
  },
  {
    words: patternOf(`\\btarget ${kinds}you don't control`),
    done: /YouDontCtrl|OppCtrl/i,
    parameter: 'ValidTgts$ …YouDontCtrl',
  },
  {
    words: patternOf(`${begins}you control\\b`),
    done: /You(?:Ctrl|Own)|ByYou|Controller\$ You|Player\$ You/i,
    parameter: 'YouCtrl',
    trigger: true,
  },
  {
    words: patternOf(`${begins}an opponent controls`),
    done: /Opp(?:Ctrl|Own)|Opponent|YouDontCtrl/i,
    parameter: 'OppCtrl',
    trigger: true,
  },
  { words: /^When(?:ever)? another\b/, done: /Other|NotSelf/i, parameter: 'Other', trigger: true },
  {
    words: patternOf(`^When(?:ever)? (?:a|another|one or more(?: other)?) nontoken`),
    done: /!token|nonToken/i,
    parameter: '!token',
    trigger: true,
  },
  {
    words: /^When(?:ever)? [^,]*\bdeals? combat damage/,
    done: /\bCombatDamage\$ True|Mode\$ \w*Combat/i,
    parameter: 'CombatDamage$ True',
    add: ['CombatDamage', 'True'],
    trigger: true,
  },
  {
    words: /^When(?:ever)? (?:CARDNAME|this [a-z]+) enters(?: the battlefield)?(?=,| or )/,
    done: /\bDestination\$ Battlefield/i,
    parameter: 'Destination$ Battlefield',
    trigger: true,
  },
  {
    words: /^When(?:ever)? (?:CARDNAME|this creature) (?:\w+ (?:\w+ )*or )?dies(?=,)/,
    done: /\bDestination\$ Graveyard/i,
    parameter: 'Destination$ Graveyard',
    trigger: true,
  },
  {
    words: /^When(?:ever)? (?:CARDNAME|this creature) (?:\w+ (?:\w+ )*or )?attacks(?=,)/,
    done: /\bMode\$ Attack/i,
    parameter: 'Mode$ Attacks',
    trigger: true,
  },
  { words: /\bonto the battlefield tapped\b/, done: /tapped|\bETB/i, parameter: 'Tapped$ True' },
  { words: /\bcreates? (?:a|an|two|three|X|that many) tapped\b/, done: /tapped/i, parameter: 'TokenTapped$ True' },
  { words: /\bscry (?:\d|X)/i, done: /Scry|Charm|Choice/i, parameter: 'DB$ Scry' },
  { words: /\bsurveil (?:\d|X)/i, done: /Surveil|Charm|Choice/i, parameter: 'DB$ Surveil' },
  { words: /\bdestroy (?:target|all|each|that|it)\b/i, done: /Destroy|Sac|Charm|Choice/i, parameter: 'DB$ Destroy' },
  { words: /\buntap (?:target|all|it|that|up to)\b/i, done: /Untap|Charm|Choice/i, parameter: 'DB$ Untap' },
  { words: /\btap (?:target|all|up to)\b/i, done: /Tap|Charm|Choice/i, parameter: 'DB$ Tap' },
  {
    words: /\byou gain (?:\d+|X) life/,
    done: /GainLife|Life|Charm|Choice|Drain|Repeat|SVar/i,
    parameter: 'DB$ GainLife',
  },
  {
    words: /\b(?:draw|draws) (?:a card|two cards|three cards|X cards)\b/,
    done: /Draw|Charm|Choice|Vote|Repeat/i,
    parameter: 'DB$ Draw',
  },
  {
    words:
      /\bcreates? (?:a|an|two|three|four|X|that many) (?:(?!\bcreates? (?:a|an|two|three|four|X|that many) )[^."])*\btokens?\b/i,
    done: /Token|Copy|MakeCard|Amass|Investigate|Charm|Choice|Role|Incubate|Populate/i,
    parameter: 'DB$ Token',
  },
  {
    words: /\bdiscards? (?:a card|two cards|their hand|your hand)\b/,
    done: /Discard|Charm|Choice/i,
    parameter: 'DB$ Discard',
  },
  {
    words: /\beach opponent (?:loses|discards|mills|sacrifices|draws)\b/,
    done: /Opponent|Player|Opp\b/i,
    parameter: 'Defined$ Player.Opponent',
  },
];

export default defineCheck({
  code: 'oracle/not-in-script',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'The text of an ability says something that neither it nor an ability that it carries out does.',
  why: 'Players read the text, and the engine plays the parameters. What was forgotten between the two is seen only by playing the card.',
  bad: [
    {
      script: `Name:Patient Sample
ManaCost:2 U
Types:Creature Bird
PT:1/3
A:AB$ Draw | Cost$ 3 U | NumCards$ 1 | SpellDescription$ Draw a card. Activate only as a sorcery.
Oracle:{3}{U}: Draw a card. Activate only as a sorcery.
`,
    },
  ],
  good: [
    {
      script: `Name:Patient Sample
ManaCost:2 U
Types:Creature Bird
PT:1/3
A:AB$ Draw | Cost$ 3 U | NumCards$ 1 | SorcerySpeed$ True | SpellDescription$ Draw a card. Activate only as a sorcery.
Oracle:{3}{U}: Draw a card. Activate only as a sorcery.
`,
    },
  ],
  messages: { undone: 'The text says "{words}", and the script does not: {parameter} is missing.' },
  fixes: { add: 'Add {parameter}' },
  ability(ability, { report }) {
    const text = textOf(ability);
    if (!text) return;
    const printed = withoutQuotes(withoutReminders(text.text));
    for (const { words, done, parameter: missing, add, trigger } of rows) {
      if (trigger && ability.kind !== 'trigger') continue;
      const found = words.exec(printed);
      if (!found) continue;
      const { isUnfinished, script } = together(ability);
      // What it carries out may be written later; when it triggers stands in its own line.
      if ((isUnfinished && !trigger) || script.has(done)) continue;
      const start = text.span.start + found.index;
      report({
        span: { start, end: start + found[0].length },
        message: 'undone',
        values: { words: found[0], parameter: missing },
        fixes: () =>
          add ? [{ title: 'add', values: { parameter: missing }, edits: [setParameter(ability, ...add)] }] : [],
      });
    }
  },
});

function textOf(ability: Ability): Piece | undefined {
  return parameter(ability, textKeys[ability.kind === 'trigger' ? 'trigger' : 'effect'])?.value;
}

/** Blanks in place of what another card is given: its own script does it. */
function withoutQuotes(text: string): string {
  return text.replaceAll(/"[^"]*"?/g, (quoted) => ' '.repeat(quoted.length));
}
