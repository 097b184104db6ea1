/** Scripts that grow in one way each, from which the growth of time with size is seen. All cards are made up. */

/** A script of `n` pieces of one kind. */
export type Shape = (n: number) => string;

const head = 'Name:Growth Sample\nManaCost:2 G\nTypes:Creature Bear\nPT:2/2\n';

/** `n` pieces, one behind another. */
const times = (n: number, piece: (at: number) => string, joint = ''): string =>
  Array.from({ length: n }, (_, at) => piece(at)).join(joint);

const lines = (n: number, line: (at: number) => string): string => `${head}${times(n, line, '\n')}\nOracle:Sample.\n`;

const oracle = (n: number, piece: (at: number) => string, joint = ''): string =>
  `${head}Oracle:${times(n, piece, joint)}\n`;

const described = (n: number, piece: string): string =>
  `${head}A:AB$ Draw | Cost$ 1 | SpellDescription$ ${piece.repeat(n)}\nOracle:Sample.\n`;

const spell = (parameters: string): string =>
  `Name:Growth Sample\nManaCost:2 G\nTypes:Sorcery\nA:SP$ ${parameters}\nOracle:Sample.\n`;

const pasted = (text: string): string => `Growth Sample {2}{G}\nCreature — Bear\n${text}\n2/2\n`;

const alternativeCosts = [
  'Flashback:1 R',
  'Escape:2 B',
  'Evoke:3 W',
  'Dash:1 R',
  'Warp:2 U',
  'Bestow:4 G',
  'Madness:B',
];

/** As many lines as sentences of Oracle text, so that each line that reads all of the text shows. */
const both = (n: number, line: (at: number) => string, sentence: string): string =>
  `${head}${times(n, line, '\n')}\nOracle:${times(n, () => sentence, ' ')}\n`;

const trigger = (at: number): string =>
  `T:Mode$ Attacks | ValidCard$ Card.Self | Execute$ TrigGain${at} | TriggerDescription$ Whenever CARDNAME attacks, you gain 1 life.\n` +
  `SVar:TrigGain${at}:DB$ GainLife | Defined$ You | LifeAmount$ 1`;

export const shapes: Readonly<Record<string, Shape>> = {
  'parameters in a line': (n) => spell(`Draw${' | NumCards$ 1'.repeat(n)}`),
  'distinct unknown parameters': (n) => spell(`Draw${times(n, (at) => ` | Qwx${at}$ 1`)}`),
  'bars alone': (n) => spell(`Draw ${'|'.repeat(n)}`),
  dollars: (n) => spell(`Draw | NumCards$ ${'$ '.repeat(n)}`),
  'SVars unused': (n) => lines(n, (at) => `SVar:Qwx${at}:Number$${at}`),
  'SVar chain': (n) => lines(n, (at) => `SVar:DBGain${at}:DB$ GainLife | SubAbility$ DBGain${at + 1}`),
  'SVar chain upwards': (n) => lines(n, (at) => `SVar:DBGain${at + 1}:DB$ GainLife | SubAbility$ DBGain${at}`),
  'SVar cycle': (n) => lines(n, (at) => `SVar:DBGain${at}:DB$ GainLife | SubAbility$ DBGain${(at + 1) % n}`),
  'SVar amounts in a chain': (n) => lines(n, (at) => `SVar:Amount${at}:SVar$Amount${at + 1}/Plus.1`),
  'one SVar name': (n) => lines(n, (at) => `SVar:X:Number$${at}`),
  'uses of one SVar': (n) => lines(n, () => 'A:AB$ Draw | Cost$ 1 | NumCards$ X') + 'SVar:X:Number$1\n',
  'a list of SVars': (n) =>
    `${head}A:AB$ Charm | Cost$ 1 | Choices$ ${times(n, (at) => `DBMode${at}`, ',')}\n` +
    `${times(n, (at) => `SVar:DBMode${at}:DB$ Draw`, '\n')}\nOracle:Sample.\n`,
  'SVars as a tree': (n) =>
    lines(
      n,
      (at) =>
        `SVar:DBNode${at}:DB$ Branch | TrueSubAbility$ DBNode${2 * at + 1} | FalseSubAbility$ DBNode${2 * at + 2}`,
    ),
  'alternatives of a selector, plus': (n) => spell(`Destroy | ValidTgts$ Creature${'+YouCtrl+tapped'.repeat(n)}`),
  'alternatives of a selector, comma': (n) => spell(`Destroy | ValidTgts$ ${times(n, () => 'Creature.YouCtrl', ',')}`),
  'dots in a selector': (n) => spell(`Destroy | ValidTgts$ Creature${'.a'.repeat(n)}`),
  'Oracle sentences': (n) => oracle(n, () => 'Draw a card. '),
  'Oracle paragraphs': (n) => oracle(n, () => 'Draw a card.', '\\n'),
  'Oracle braces': (n) => oracle(n, () => '{G}'),
  'Oracle open braces': (n) => oracle(n, () => '{'),
  'Oracle parentheses': (n) => oracle(n, () => '('),
  'Oracle quotes': (n) => oracle(n, () => '"'),
  'Oracle backslashes': (n) => oracle(n, () => '\\'),
  'Oracle backslash n': (n) => oracle(n, () => '\\n'),
  'Oracle, one word': (n) => oracle(n, () => 'a'),
  'Oracle digits': (n) => oracle(n, () => '7'),
  'Oracle name': (n) => oracle(n, () => 'CARDNAME and Growth Sample '),
  'Oracle keywords in a list': (n) => oracle(n, () => 'Flying', ', '),
  'Oracle costs': (n) => oracle(n, () => '{2}{G}, {T}: Draw a card.', '\\n'),
  'Oracle cast from graveyard': (n) => oracle(n, () => 'You may cast this card from your graveyard.', '\\n'),
  'Oracle triggers': (n) => oracle(n, (at) => `Whenever sample ${at} attacks, draw a card.`, '\\n'),
  'Oracle keyword costs': (n) => oracle(n, (at) => `Kicker {${at}}{G}`, '\\n'),
  'description of blanks': (n) => described(n, ' '),
  'description of words': (n) => described(n, 'word '),
  'description of CARDNAME': (n) => described(n, 'CARDNAME '),
  'keyword lines': (n) => lines(n, () => 'K:Flying'),
  'keyword lines, kicker': (n) => lines(n, (at) => `K:Kicker:${at}`),
  'keyword lines, alternative costs': (n) => lines(n, () => 'K:Flashback:1 R'),
  'keyword lines, mixed alternative costs': (n) =>
    lines(n, (at) => `K:${alternativeCosts[at % alternativeCosts.length] ?? ''}`),
  'static lines, alternative costs': (n) =>
    lines(n, (at) => `S:Mode$ AlternativeCost | ValidSA$ Spell.Self | Cost$ ${at} | Description$ You may pay ${at}.`),
  'keyword lines, cycling': (n) => lines(n, (at) => `K:Cycling:${at}`),
  'keyword arguments': (n) => `${head}K:Kicker${':1'.repeat(n)}\nOracle:Sample.\n`,
  'keyword, unknown and long': (n) => `${head}K:${'q'.repeat(n)}\nOracle:Sample.\n`,
  'keyword lines, unknown': (n) => lines(n, (at) => `K:Qwx${at}`),
  'keywords granted': (n) =>
    `${head}S:Mode$ Continuous | Affected$ Card.Self | AddKeyword$ ${times(n, () => 'Flying', ' & ')}\nOracle:Sample.\n`,
  'mana symbols': (n) => `Name:Growth Sample\nManaCost:${times(n, () => 'G', ' ')}\nTypes:Sorcery\nOracle:Sample.\n`,
  'parts of a cost': (n) => spell(`Draw | Cost$ ${times(n, () => 'Sac<1/Creature>', ' ')}`),
  'a cost, open': (n) => spell(`Draw | Cost$ ${'Sac<'.repeat(n)}`),
  'a cost of slashes': (n) => spell(`Draw | Cost$ Sac<${'1/'.repeat(n)}>`),
  types: (n) => `Name:Growth Sample\nManaCost:G\nTypes:${times(n, () => 'Bear', ' ')}\nOracle:Sample.\n`,
  'types, unknown': (n) =>
    `Name:Growth Sample\nManaCost:G\nTypes:Creature ${times(n, (at) => `Qwx${at}`, ' ')}\nPT:1/1\nOracle:Sample.\n`,
  faces: (n) =>
    times(n, (at) => `Name:Face ${at}\nManaCost:G\nTypes:Creature Bear\nPT:1/1\nOracle:Sample.\n`, '\nALTERNATE\n\n'),
  'split faces': (n) =>
    times(
      n,
      (at) => `Name:Face ${at}\nManaCost:G\nTypes:Instant\nAlternateMode:Split\nK:Fuse\nOracle:Fuse\n`,
      '\nALTERNATE\n\n',
    ),
  'blank lines': (n) => `${head}${'\n'.repeat(n)}Oracle:Sample.\n`,
  'stray lines': (n) => lines(n, () => 'stray'),
  'unknown fields': (n) => lines(n, (at) => `Qwx${at}:1`),
  'one field': (n) => lines(n, () => 'PT:1/1'),
  comments: (n) => lines(n, () => '# cardscript-disable-next-line card/color'),
  'comments on findings': (n) =>
    lines(n, (at) => `# cardscript-disable-next-line keyword/unknown\nK:Qwx${at}`) +
    '# cardscript-disable-file card/color, style/dash\n',
  'comments with many codes': (n) => lines(1, () => `# cardscript-disable-file ${times(n, (at) => `a/b${at}`, ', ')}`),
  triggers: (n) => lines(n, trigger),
  'triggers, alike': (n) =>
    lines(n, () => trigger(0).slice(0, trigger(0).indexOf('\n'))) + 'SVar:TrigGain0:DB$ GainLife | LifeAmount$ 1\n',
  statics: (n) =>
    lines(
      n,
      () =>
        'S:Mode$ Continuous | Affected$ Creature.YouCtrl | AddPower$ 1 | Description$ Creatures you control get +1/+0.',
    ),
  'abilities without description': (n) => lines(n, () => 'A:AB$ Draw | Cost$ 1'),
  'abilities, alike': (n) => lines(n, () => 'A:AB$ Draw | Cost$ 1 | NumCards$ 1 | SpellDescription$ Draw a card.'),
  'abilities in variants': (n) => lines(n, (at) => `Variant:V${at}:A:AB$ Draw | Cost$ 1`),
  'count expression': (n) => lines(1, () => `SVar:X:Count$Valid Creature${'.YouCtrl'.repeat(n)}`),
  'count, maths': (n) => lines(1, () => `SVar:X:Count$CardPower${'/Plus.1'.repeat(n)}`),
  'deck hints': (n) => lines(1, () => `DeckHints:Type$${times(n, () => 'Bear', '|')}`),
  'deck hints, apart': (n) => lines(1, () => `DeckHints:${times(n, () => 'Type$Bear', ' & ')}`),
  'variants in variants': (n) => lines(1, () => `${'Variant:A:'.repeat(n)}K:Flying`),
  'Oracle, a long trigger': (n) => oracle(n, () => 'Whenever a creature attacks, '),
  'combining signs': (n) => `Name:A${'\u0301'.repeat(n)}\nTypes:Sorcery\nOracle:Sample.\n`,
  'a long name': (n) => `Name:${'Long '.repeat(n)}\nTypes:Sorcery\nOracle:Sample.\n`,
  'a long name, told': (n) => `Name:${'Long '.repeat(n)}\nTypes:Sorcery\nOracle:${'Long '.repeat(n)}draws a card.\n`,
  'counters beside a long text': (n) =>
    both(n, (at) => `K:etbCounter:P1P1:${at}`, 'Growth Sample enters with two +1/+1 counters on it.'),
  'keywords beside a long text': (n) => both(n, (at) => `K:Ward:${at}`, 'This creature attacks each combat if able.'),
  'costs beside a long text': (n) => both(n, (at) => `K:Flashback:${at}`, 'Flashback {2}{R}.'),
  'abilities beside a long text': (n) =>
    both(n, (at) => `A:AB$ Mill | Cost$ ${at} | NumCards$ 3 | SpellDescription$ Wonder.`, 'Draw two cards.'),
  'grants beside a long text': (n) =>
    both(
      n,
      () => 'S:Mode$ Continuous | Affected$ Card.Self | AddKeyword$ Flying | Description$ Wonder at it.',
      'Draw two cards.',
    ),
  'misspelt names of SVars': (n) =>
    lines(n, (at) => `SVar:DBGain${at + 1000}:DB$ GainLife | SubAbility$ DBGxin${at + 1000}`),
  'SVars without a colon': (n) => lines(n, (at) => `SVar:DBGain${at}\nA:AB$ Draw | Cost$ 1 | SubAbility$ DBGain${at}`),
  'lines that are not read': (n) => lines(n, (at) => `A:SP$ Draw NumCards$ ${at} K:Flying A:AB$ Draw`),
  'lines with tokens': (n) =>
    lines(n, () => 'A:AB$ Token | Cost$ 1 | TokenScript$ w_1_1_bird | SpellDescription$ Create a Bird.'),
  'pasted keywords': (n) => pasted(times(n, () => 'Flying', '\n')),
  'pasted keyword costs': (n) => pasted(times(n, (at) => `Kicker {${at}}`, '\n')),
  'pasted abilities': (n) => pasted(times(n, () => '{T}: Draw a card. You gain 2 life.', '\n')),
  'pasted triggers': (n) =>
    pasted(times(n, () => 'Whenever this creature attacks, draw a card, then discard a card.', '\n')),
  'pasted modes': (n) => pasted(`When this creature enters, choose one —\n${times(n, () => '• Draw a card.', '\n')}`),
  'pasted sentences': (n) => pasted(`{T}: ${times(n, () => 'Draw a card.', ' ')}`),
  'pasted clauses': (n) => pasted(`{T}: Draw a card${', then draw a card'.repeat(n)}.`),
  'pasted clauses, not understood': (n) =>
    pasted(times(n, () => `{T}: Draw a card${', then draw a card'.repeat(20)}, then wonder.`, '\n')),
  'pasted words': (n) => pasted(`{T}: ${'word '.repeat(n)}.`),
  'pasted chapters': (n) => `Growth Sample {2}{G}\nEnchantment — Saga\n${times(n, () => 'I — Draw a card.', '\n')}\n`,
  'pasted faces': (n) => times(n, () => 'Growth Sample {G}\nInstant\nDraw a card.', '\n----\n'),
};

/**
 * @param characters how long the text shall be, about
 * @returns `n` for which a shape has about so many
 */
export function sizeFor(shape: Shape, characters: number): number {
  const [small, large] = [shape(32).length, shape(64).length];
  return Math.max(8, Math.round((characters * 32) / (large - small)));
}
