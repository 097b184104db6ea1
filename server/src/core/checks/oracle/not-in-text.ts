import { keywordFacts } from '../../keywordFacts.ts';
import { isEffect, parameter, parameterValue, type Ability } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import { together } from '../../model/together.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { AskedText } from '../../text/askedText.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan, removeEach } from '../repairs.ts';

/** What texts say wherever an ability has a parameter. */
interface Row {
  readonly keys: readonly string[];
  /** Values that it is about; all by default. */
  readonly value?: RegExp;
  /** Whether the rest of the ability is as it takes. */
  readonly where?: (ability: Ability) => boolean;
  /** The words that stand for it in a message. */
  readonly word: string;
  /** All that may stand for it in a text. */
  readonly words: RegExp;
  /** Set where the ability works without the parameter, too. */
  readonly removable?: true;
  /** Set where the word stands in texts of other abilities so often that the Oracle text as a whole says nothing. */
  readonly common?: true;
}

const is =
  (key: string, value: RegExp) =>
  (ability: Ability): boolean =>
    value.test(parameterValue(ability, key));

const isOn = /^True$/i;
const watched = ['ValidCard', 'ValidCards', 'ValidSource', 'ValidAttackers', 'ValidBlocker'];
const zoneChange = is('Mode', /^ChangesZone(?:All)?$/);

/** A delayed trigger may wait for any step that comes in time. */
const onItsOwn = ({ line }: Ability): boolean => line.key.text === 'T';

const rows: readonly Row[] = [
  { keys: ['ValidTgts'], value: /^(?!You$)/, word: 'target', words: /target|choose|any other|enchant|support/i },
  {
    keys: ['ValidTgts'],
    value: /\bYouCtrl\b/,
    word: 'you control',
    // The texts of modes may leave the target out.
    words: /\byou(?:r|rs|'ve|rself)?\b|^(?!.*\btarget)/is,
    common: true,
  },
  {
    keys: ['ValidTgts'],
    value: /\bOppCtrl\b/,
    word: 'an opponent controls',
    words: /opponent|player|you don.t/i,
  },
  {
    keys: ['ValidTgts'],
    value: /\bYouDontCtrl\b/,
    word: "you don't control",
    words: /don.t control|other player|opponent/i,
  },
  {
    keys: ['OptionalDecider'],
    word: 'may',
    words: /\bmay\b|unless|up to|any number|\bif (?:you|they|that player|he or she) do|instead/i,
    removable: true,
    common: true,
  },
  { keys: ['CombatDamage'], value: isOn, word: 'combat damage', words: /combat damage/i, removable: true },
  {
    keys: ['CombatDamage'],
    value: /^False$/i,
    word: 'noncombat damage',
    words: /noncombat|other than combat|isn.t combat|except/i,
    removable: true,
  },
  { keys: watched, value: /[.+]Other\b/, word: 'other', words: /other|except/i },
  { keys: watched, value: /!token\b/i, word: 'nontoken', words: /nontoken|isn.t a token|aren.t tokens/i },
  { keys: ['Tapped', 'TokenTapped'], value: isOn, word: 'tapped', words: /\btap/i, removable: true },
  { keys: ['TokenAttacking', 'Attacking'], word: 'attacking', words: /attack/i, removable: true },
  {
    keys: ['ActivationLimit'],
    value: /^1$/,
    word: 'only once',
    words: /once|one time|exhaust|boast/i,
    removable: true,
  },
  { keys: ['Destination'], value: /^Battlefield$/, where: zoneChange, word: 'enters', words: /enter|battlefield/i },
  {
    keys: ['Destination'],
    value: /^Graveyard$/,
    where: (ability) => zoneChange(ability) && is('Origin', /^Battlefield$/)(ability),
    word: 'dies',
    words: /\bdie|graveyard/i,
  },
  { keys: ['Mode'], value: /^Attacks$/, word: 'attacks', words: /attack/i },
  { keys: ['Mode'], value: /^Blocks$/, word: 'blocks', words: /block/i },
  { keys: ['Mode'], value: /^SpellCast$/, word: 'cast', words: /\bcast|\bplay|\bkick|storm/i },
  { keys: ['Phase'], value: /^Upkeep$/, where: onItsOwn, word: 'upkeep', words: /upkeep/i },
  { keys: ['Phase'], value: /^End Of Turn$/i, where: onItsOwn, word: 'end step', words: /\bend step|\bend of/i },
  { keys: ['Phase'], value: /^Draw$/, where: onItsOwn, word: 'draw step', words: /draw step/i },
  { keys: ['Phase'], value: /^BeginCombat$/, where: onItsOwn, word: 'combat', words: /combat/i },
];

const rowsByKey = new Map<string, Row[]>();
for (const row of rows)
  for (const key of row.keys.map((one) => one.toLowerCase())) rowsByKey.set(key, [...(rowsByKey.get(key) ?? []), row]);

/** What is sacrificed, some scripts destroy. */
const isNoSacrifice = (ability: Ability): boolean => !parameter(ability, 'Sacrifice');

const destroy = { where: isNoSacrifice, word: 'destroy', words: /destroy|bury/i };

/** The words for what an effect does; the Oracle text may say them, where descriptions of modes are short. */
const effects: ReadonlyMap<string, Omit<Row, 'keys'>> = new Map(
  Object.entries<Omit<Row, 'keys'>>({
    CopySpellAbility: { word: 'copy', words: /cop(?:y|ies)|storm|replicate/i },
    Counter: { word: 'counter', words: /counter/i },
    DamageAll: { word: 'damage', words: /damage/i },
    DealDamage: { word: 'damage', words: /damage/i },
    Destroy: destroy,
    DestroyAll: destroy,
    Discard: { word: 'discard', words: /discard/i },
    Draw: { word: 'draw', words: /draw/i },
    Fight: { word: 'fight', words: /fight|to the other|to each other/i },
    GainControl: { word: 'control', words: /control/i },
    GainLife: { word: 'life', words: /life/i },
    LoseLife: { word: 'life', words: /life/i },
    Mill: { where: (ability) => !parameter(ability, 'Destination'), word: 'mill', words: /mill|graveyard/i },
    Regenerate: { word: 'regenerate', words: /regenerate/i },
    Scry: { word: 'scry', words: /scry/i },
    Surveil: { word: 'surveil', words: /surveil/i },
    Tap: { word: 'tap', words: /\btap/i },
    TapAll: { word: 'tap', words: /\btap/i },
    Untap: { word: 'untap', words: /untap/i },
    UntapAll: { word: 'untap', words: /untap/i },
  }),
);

export default defineCheck({
  code: 'oracle/not-in-text',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'An ability has an effect or a restriction that none of its texts speaks of.',
  why: 'Players read the text, and the engine plays the parameters. A parameter that was left over from the card that this one was copied from makes a card that does more, or less, than it says.',
  bad: [
    {
      script: `Name:Polite Sample
ManaCost:2 W
Types:Creature Human
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | OptionalDecider$ You | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:When Polite Sample enters, you gain 2 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Polite Sample
ManaCost:2 W
Types:Creature Human
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | OptionalDecider$ You | TriggerDescription$ When CARDNAME enters, you may gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:When Polite Sample enters, you may gain 2 life.
`,
    },
  ],
  messages: { unsaid: '{parameter} is for texts that say "{word}", and no text of this ability does.' },
  fixes: { remove: 'Remove {parameter}' },
  ability(ability, { report }) {
    // Book-keeping that nobody sees has any text; what an Aura is put on, its keyword says.
    if (parameter(ability, 'Static') || ability.name?.text === 'Attach') return;
    const judge = (found: Parameter, row: Omit<Row, 'keys'>): void => {
      if (!isAbout(row, ability, found) || !isUnsaid(ability, row)) return;
      const { word, removable } = row;
      const shown = `${found.key.text}$ ${found.value.text}`;
      report({
        span: parameterSpan(found),
        message: 'unsaid',
        values: { parameter: shown, word },
        fixes: () =>
          removable ? [{ title: 'remove', values: { parameter: shown }, edits: removeEach(ability.line, found) }] : [],
      });
    };
    for (const [key, found] of ability.byKey) for (const row of rowsByKey.get(key) ?? []) judge(found, row);
    const effect = isEffect(ability) ? effects.get(ability.name?.text ?? '') : undefined;
    if (effect && ability.head) judge(ability.head, effect);
  },
  keyword(use, { report }) {
    const { grant, name } = use;
    if (!grant) return;
    const { rule, name: formerly } = keywordFacts(use);
    if (!rule) return;
    // Texts sum up kinds of protection and of landwalk.
    const word = name.text.endsWith('walk') ? 'walk' : rule.en.toLowerCase();
    const either = [word, formerly.toLowerCase()];
    if (!isUnsaid(grant.ability, { words: either })) return;
    report({
      span: name.span,
      message: 'unsaid',
      values: { parameter: `${grant.parameter.key.text}$ ${name.text}`, word },
    });
  },
});

/** Whether neither the ability's own texts nor the Oracle text say it; not where there is no text yet. */
function isUnsaid(
  ability: Ability,
  { words, common }: { readonly words: RegExp | readonly string[]; readonly common?: boolean },
): boolean {
  const { text } = together(ability);
  if (!text.has(/[a-z]{3}/i) || text.has(words)) return false;
  const oracle = oracleOf(ability.face);
  return oracle.text !== '' && (common === true || !oracle.has(words));
}

const oracles = new WeakMap<Face, AskedText>();

function oracleOf(face: Face): AskedText {
  let oracle = oracles.get(face);
  if (!oracle) oracles.set(face, (oracle = new AskedText(field(face, 'Oracle')?.text ?? '')));
  return oracle;
}

function isAbout({ value, where }: Omit<Row, 'keys'>, ability: Ability, found: Parameter): boolean {
  return (value?.test(found.value.text) ?? true) && (where?.(ability) ?? true);
}
