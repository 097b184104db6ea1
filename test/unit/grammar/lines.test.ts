import { beforeAll, describe, expect, it } from 'vitest';
import type { IGrammar } from 'vscode-textmate';
import { loadGrammar, show, showWords, tokenise } from './tokenise.ts';

let grammar: IGrammar;
beforeAll(async () => {
  grammar = await loadGrammar();
});

/** Compares the words of a line and their scopes; both are trimmed and dedented. */
function expectWords(script: string, expected: string): void {
  const lines = expected.split('\n').map((line) => line.trim());
  expect(showWords(tokenise(grammar, script))).toBe(lines.filter((line) => line !== '').join('\n'));
}

describe('header lines', () => {
  it('name', () => {
    expectWords(
      "Name:Moth of Ash, Tam's Pet",
      `Name → entity.name.tag.header
       Moth of Ash, Tam's Pet → entity.name.type.card`,
    );
  });

  it('mana cost', () => {
    expectWords(
      'ManaCost:X 12 W U S UR U/R PG 2/W GWP',
      `ManaCost → entity.name.tag.header
       X → constant.other.symbol.mana.variable
       12 → constant.numeric.mana
       W → constant.other.symbol.mana.white
       U → constant.other.symbol.mana.blue
       S → constant.other.symbol.mana.snow
       UR → constant.other.symbol.mana.hybrid
       U/R → constant.other.symbol.mana.hybrid
       PG → constant.other.symbol.mana.hybrid
       2/W → constant.other.symbol.mana.hybrid
       GWP → constant.other.symbol.mana.hybrid`,
    );
    expectWords('ManaCost:no cost', 'ManaCost → entity.name.tag.header\nno cost → constant.language.no-cost');
  });

  it('a mana cost that is none stays plain', () => {
    expectWords('ManaCost:{1}{W} w Wx', 'ManaCost → entity.name.tag.header\n{1}{W} w Wx → ·');
  });

  it('types', () => {
    expectWords(
      "Types:Legendary Snow Creature Moth Power-Plant Urza's Creatureish",
      `Types → entity.name.tag.header
       Legendary → storage.modifier.supertype
       Snow → storage.modifier.supertype
       Creature → support.type.card-type
       Moth → entity.other.inherited-class.subtype
       Power-Plant → entity.other.inherited-class.subtype
       Urza's → entity.other.inherited-class.subtype
       Creatureish → entity.other.inherited-class.subtype`,
    );
  });

  it('power and toughness, loyalty, defense', () => {
    expectWords(
      'PT:*/1+*\nLoyalty:X\nDefense:5\nHandLifeModifier:+1/-3',
      `PT → entity.name.tag.header
       * → constant.numeric
       1 → constant.numeric
       + → keyword.operator.arithmetic
       * → constant.numeric
       Loyalty → entity.name.tag.header
       X → constant.numeric
       Defense → entity.name.tag.header
       5 → constant.numeric
       HandLifeModifier → entity.name.tag.header
       +1 → constant.numeric
       -3 → constant.numeric`,
    );
  });

  it('colors, hints for decks, for the computer player', () => {
    expectWords(
      'Colors:white,blue\nDeckHas:Ability$Token|Counters & Type$Moth\nAI:RemoveDeck:All',
      `Colors → entity.name.tag.header
       white → support.constant.color
       blue → support.constant.color
       DeckHas → entity.name.tag.header
       Ability → variable.parameter
       Token → support.constant.deck-hint
       Counters → support.constant.deck-hint
       & → keyword.operator.join
       Type → variable.parameter
       Moth → support.constant.deck-hint
       AI → entity.name.tag.header
       RemoveDeck → variable.parameter
       All → support.constant.ai`,
    );
  });

  it('faces', () => {
    expectWords(
      'AlternateMode: Split\n\nALTERNATE\n\nSPECIALIZE:WHITE\nMeldPair:Tam, Moth Rider',
      `AlternateMode → keyword.control.face
       Split → support.constant.face-mode
       ALTERNATE → keyword.control.face
       SPECIALIZE → keyword.control.face
       WHITE → support.constant.color
       MeldPair → entity.name.tag.header
       Tam, Moth Rider → entity.name.type.card`,
    );
    expectWords('ALTERNATES', 'ALTERNATES → ·');
  });

  it('a variant holds another line', () => {
    expectWords(
      'Variant:Other:FlavorName:Tam\nVariant:Other:K:Warp:1 W',
      `Variant → keyword.control.variant
       Other → entity.name.section.variant
       FlavorName → entity.name.tag.header
       Tam → entity.name.type.card
       Variant → keyword.control.variant
       Other → entity.name.section.variant
       K → storage.type.line
       Warp → support.function.keyword-ability
       1 → constant.numeric.mana
       W → constant.other.symbol.mana.white`,
    );
  });

  it('rules text: symbols, paragraphs, reminder text, loyalty', () => {
    expectWords(
      'Oracle:Flying\\n{2/U}{T}: Draw. (Not {W} twice.)\\n[-2]: Tap [it].',
      `Oracle → entity.name.tag.header
       Flying → string.unquoted.text
       \\n → constant.character.escape
       {2/U} → constant.other.symbol.mana.hybrid
       {T} → constant.other.symbol
       : Draw. → string.unquoted.text
       ( → markup.italic.reminder
       Not → markup.italic.reminder
       {W} → constant.other.symbol.mana.white
       twice. → markup.italic.reminder
       ) → markup.italic.reminder
       \\n → constant.character.escape
       [-2] → constant.numeric.loyalty
       : Tap [it]. → string.unquoted.text`,
    );
  });

  it('an unknown key stays plain, as the card reader passes over it', () => {
    expectWords(
      'Nmae:Moth\nname:Moth\nKK:Flying\nA B:C\n// note',
      'Nmae:Moth → ·\nname:Moth → ·\nKK:Flying → ·\nA B:C → ·\n// note → ·',
    );
  });

  it('comments', () => {
    expectWords('# A:AB$ Draw', 'A:AB$ Draw → comment.line.number-sign');
    expectWords('Name:Moth # 2', 'Name → entity.name.tag.header\nMoth # 2 → entity.name.type.card');
  });
});

describe('keyword lines', () => {
  it('every piece of one, with its separators', () => {
    expect(show(tokenise(grammar, 'K:Escape:2 B ExileFromGrave<3/Card.Other/other cards>'))).toBe(
      [
        'K → storage.type.line',
        ': → punctuation.separator.key-value',
        'Escape → support.function.keyword-ability',
        ': → punctuation.separator.argument',
        '2 → constant.numeric.mana',
        'B → constant.other.symbol.mana.black',
        'ExileFromGrave → support.function.cost',
        '< → punctuation.section.cost.begin',
        '3 → constant.numeric.mana',
        '/ → punctuation.separator.argument',
        'Card → support.class.selector',
        '. → keyword.operator.selector',
        'Other → entity.other.attribute-name.property',
        '/ → punctuation.separator.argument',
        'other cards → string.unquoted.description',
        '> → punctuation.section.cost.end',
      ].join('\n'),
    );
  });

  it('names of one word or several, with blanks and hyphens', () => {
    expectWords(
      'K:First Strike\nK:Web-slinging:W\nK:More Than Meets the Eye:2 R',
      `K → storage.type.line
       First Strike → support.function.keyword-ability
       K → storage.type.line
       Web-slinging → support.function.keyword-ability
       W → constant.other.symbol.mana.white
       K → storage.type.line
       More Than Meets the Eye → support.function.keyword-ability
       2 → constant.numeric.mana
       R → constant.other.symbol.mana.red`,
    );
  });

  it('descriptions behind the arguments', () => {
    expectWords(
      'K:Enchant:Creature.YouCtrl:creature you control\nK:Flashback:8 R:ReduceCost$ X:It costs {X} less.',
      `K → storage.type.line
       Enchant → support.function.keyword-ability
       Creature → support.class.selector
       . → keyword.operator.selector
       YouCtrl → entity.other.attribute-name.property
       creature you control → string.unquoted.description
       K → storage.type.line
       Flashback → support.function.keyword-ability
       8 → constant.numeric.mana
       R → constant.other.symbol.mana.red
       ReduceCost → variable.parameter
       X → variable.other.constant.svar
       It costs → string.unquoted.description
       {X} → constant.other.symbol.mana.variable
       less. → string.unquoted.description`,
    );
  });

  it('lists of SVars', () => {
    expectWords(
      'K:Chapter:2:DBFirst,Second\nK:ETBReplacement:Copy:ChooseIt:Optional',
      `K → storage.type.line
       Chapter → support.function.keyword-ability
       2 → constant.numeric
       DBFirst → variable.other.constant.svar
       Second → variable.other.constant.svar
       K → storage.type.line
       ETBReplacement → support.function.keyword-ability
       Copy → support.constant.layer
       ChooseIt → variable.other.constant.svar
       Optional → constant.language`,
    );
  });

  it('sentences of the engine', () => {
    expectWords(
      "K:CARDNAME can't block\nK:You may exert CARDNAME as it attacks.",
      `K → storage.type.line
       CARDNAME → variable.language.placeholder
       can't block → string.unquoted.sentence
       K → storage.type.line
       You may exert → string.unquoted.sentence
       CARDNAME → variable.language.placeholder
       as it attacks. → string.unquoted.sentence`,
    );
  });
});
