import { beforeAll, describe, expect, it } from 'vitest';
import type { IGrammar } from 'vscode-textmate';
import { loadGrammar, show, showWords, tokenise } from './tokenise.ts';

let grammar: IGrammar;
beforeAll(async () => {
  grammar = await loadGrammar();
});

function expectWords(script: string, expected: string): void {
  const lines = expected.split('\n').map((line) => line.trim());
  expect(showWords(tokenise(grammar, script))).toBe(lines.filter((line) => line !== '').join('\n'));
}

describe('records', () => {
  it('every piece of one, with its separators', () => {
    expect(show(tokenise(grammar, 'A:AB$ Draw | Cost$ 1 W T | NumCards$ X | SubAbility$ Next'))).toBe(
      [
        'A → storage.type.line',
        ': → punctuation.separator.key-value',
        'AB → keyword.control.record',
        '$ → punctuation.separator.key-value',
        'Draw → entity.name.function.effect',
        '| → punctuation.separator.parameter',
        'Cost → variable.parameter',
        '$ → punctuation.separator.key-value',
        '1 → constant.numeric.mana',
        'W → constant.other.symbol.mana.white',
        'T → support.function.cost',
        '| → punctuation.separator.parameter',
        'NumCards → variable.parameter',
        '$ → punctuation.separator.key-value',
        'X → variable.other.constant.svar',
        '| → punctuation.separator.parameter',
        'SubAbility → variable.parameter',
        '$ → punctuation.separator.key-value',
        'Next → variable.other.constant.svar',
      ].join('\n'),
    );
  });

  it('the first key says what the line is; the same word later is a parameter', () => {
    expectWords(
      'T:Mode$ Phase | Phase$ End of Turn\nR:Event$ Moved\nSVar:DBDiscard:DB$ Discard | Mode$ Hand\nS:Mode$Continuous',
      `T → storage.type.line
       Mode → keyword.control.record
       Phase → entity.name.function.mode
       Phase → variable.parameter
       End of Turn → support.constant.phase
       R → storage.type.line
       Event → keyword.control.record
       Moved → entity.name.function.event
       SVar → storage.type.line
       DBDiscard → variable.other.constant.svar
       DB → keyword.control.record
       Discard → entity.name.function.effect
       Mode → variable.parameter
       Hand → support.constant.zone
       S → storage.type.line
       Mode → keyword.control.record
       Continuous → entity.name.function.mode`,
    );
  });

  it('Valid expressions', () => {
    expectWords(
      'T:ValidCard$ Creature.!token+nonBlack+cmcLE3,Card.Self,Player.Opponent',
      `T → storage.type.line
       ValidCard → variable.parameter
       Creature → support.class.selector
       . → keyword.operator.selector
       ! → keyword.operator.logical
       token → entity.other.attribute-name.property
       + → keyword.operator.selector
       nonBlack → entity.other.attribute-name.property
       + → keyword.operator.selector
       cmcLE3 → entity.other.attribute-name.property
       Card → support.class.selector
       . → keyword.operator.selector
       Self → entity.other.attribute-name.property
       Player → support.class.selector
       . → keyword.operator.selector
       Opponent → entity.other.attribute-name.property`,
    );
  });

  it('texts, with placeholders, symbols and reminder text', () => {
    expectWords(
      "A:AB$ Draw | SpellDescription$ {T}: CARDNAME's owner draws. (NICKNAME, too.) | StackDescription$ {p:You} draws.",
      `A → storage.type.line
       AB → keyword.control.record
       Draw → entity.name.function.effect
       SpellDescription → variable.parameter
       {T} → constant.other.symbol
       : → string.unquoted.text
       CARDNAME → variable.language.placeholder
       's owner draws. → string.unquoted.text
       ( → markup.italic.reminder
       NICKNAME → variable.language.placeholder
       , too. → markup.italic.reminder
       ) → markup.italic.reminder
       StackDescription → variable.parameter
       {p:You} → variable.language.placeholder
       draws. → string.unquoted.text`,
    );
  });

  it('lists of keywords', () => {
    expectWords(
      "S:AddKeyword$ Flying & First Strike & Ward:2 & HIDDEN CARDNAME can't block. | AddPower$ +1",
      `S → storage.type.line
       AddKeyword → variable.parameter
       Flying → support.function.keyword-ability
       & → keyword.operator.join
       First Strike → support.function.keyword-ability
       & → keyword.operator.join
       Ward → support.function.keyword-ability
       2 → constant.numeric.mana
       & → keyword.operator.join
       HIDDEN → storage.modifier.hidden
       CARDNAME → variable.language.placeholder
       can't block. → support.function.keyword-ability
       AddPower → variable.parameter
       +1 → constant.numeric`,
    );
  });

  it('mana, zones, counters, tokens, phases, defined objects, comparisons, booleans', () => {
    expectWords(
      'A:AB$ Mana | Produced$ Combo W U | Origin$ Exile,Hand | CounterType$ P1P1 | TokenScript$ w_1_1_moth | ' +
        'ActivationPhases$ Upkeep->BeginCombat | Defined$ TriggeredCard | SVarCompare$ GE2 | Optional$ True',
      `A → storage.type.line
       AB → keyword.control.record
       Mana → entity.name.function.effect
       Produced → variable.parameter
       Combo → support.constant.mana
       W → constant.other.symbol.mana.white
       U → constant.other.symbol.mana.blue
       Origin → variable.parameter
       Exile → support.constant.zone
       Hand → support.constant.zone
       CounterType → variable.parameter
       P1P1 → constant.other.counter
       TokenScript → variable.parameter
       w_1_1_moth → constant.other.token-script
       ActivationPhases → variable.parameter
       Upkeep → support.constant.phase
       -> → keyword.operator.range
       BeginCombat → support.constant.phase
       Defined → variable.parameter
       TriggeredCard → variable.language.defined
       SVarCompare → variable.parameter
       GE → keyword.operator.comparison
       2 → constant.numeric
       Optional → variable.parameter
       True → constant.language.boolean`,
    );
  });
});

describe('SVars', () => {
  it('amounts', () => {
    expectWords(
      'SVar:X:Count$Valid Creature.YouCtrl/Plus.1\nSVar:Y:TriggeredCard$CardPower/Times.X\nSVar:Z:Count$Kicked.4.2',
      `SVar → storage.type.line
       X → variable.other.constant.svar
       Count → support.function.count
       Valid → support.function.count
       Creature → support.class.selector
       . → keyword.operator.selector
       YouCtrl → entity.other.attribute-name.property
       / → keyword.operator.arithmetic
       Plus → support.function.math
       1 → constant.numeric
       SVar → storage.type.line
       Y → variable.other.constant.svar
       TriggeredCard → support.function.count
       CardPower → support.function.count
       / → keyword.operator.arithmetic
       Times → support.function.math
       X → variable.other.constant.svar
       SVar → storage.type.line
       Z → variable.other.constant.svar
       Count → support.function.count
       Kicked → support.function.count
       4 → constant.numeric
       2 → constant.numeric`,
    );
  });

  it('flags, costs and SVars that are handed on', () => {
    expectWords(
      'SVar:PlayMain1:TRUE\nSVar:AltCost:Cost$ 1 R Discard<1/Card> | Description$ So.\nSVar:AE:SVar:HasAttackEffect:TRUE',
      `SVar → storage.type.line
       PlayMain1 → variable.other.constant.svar
       TRUE → constant.language.boolean
       SVar → storage.type.line
       AltCost → variable.other.constant.svar
       Cost → variable.parameter
       1 → constant.numeric.mana
       R → constant.other.symbol.mana.red
       Discard → support.function.cost
       1 → constant.numeric.mana
       Card → support.class.selector
       Description → variable.parameter
       So. → string.unquoted.text
       SVar → storage.type.line
       AE → variable.other.constant.svar
       SVar → storage.type.line
       HasAttackEffect → variable.other.constant.svar
       TRUE → constant.language.boolean`,
    );
  });
});

describe('half-typed lines', () => {
  const halves = [
    'A',
    'A:',
    'A:AB',
    'A:AB$',
    'A:AB$ ',
    'A:AB$ Draw |',
    'A:AB$ Draw | Num',
    'A:AB$ Draw | NumCards$',
    'A:AB$ Draw | Cost$ Sac<',
    'A:AB$ Draw | Cost$ Sac<1/Creature',
    'A:AB$ Draw | SpellDescription$ Draw (as',
    'A:AB$ Draw | ValidTgts$ Creature.',
    'A:AB$ Draw || ',
    'K',
    'K:',
    'K:Warp:',
    'K:Escape:2 B ExileFromGrave<3/Card',
    'K:Enchant:Creature:creature (you',
    'K:CARDNAME',
    'T:Mode$',
    'S:Mode$ Continuous | AddKeyword$ Ward:',
    'SVar',
    'SVar:',
    'SVar:X',
    'SVar:X:',
    'SVar:X:Count$',
    'SVar:X:SVar:',
    'Variant:',
    'Variant:Other:',
    'Variant:Other:K:',
    'Oracle:(You may {W',
    'ManaCost:',
    'Types:',
    'PT:2/',
    'SPECIALIZE:',
    'AlternateMode:',
    'AI:RemoveDeck:',
    'DeckHas:Ability$',
    '#',
    '{',
    '(',
  ];

  it.each(halves)('%s does not colour the next line', (half) => {
    const next = 'Name:Moth';
    const alone = show(tokenise(grammar, next));
    const behind = tokenise(grammar, `${half}\n${next}`).filter((token) => token.line === 1);
    expect(show(behind)).toBe(alone);
  });

  it('an unclosed cost or reminder ends with its parameter or paragraph', () => {
    expectWords(
      'A:AB$ Draw | Cost$ Sac<1/Moth | Defined$ You\nOracle:One (two\\nThree',
      `A → storage.type.line
       AB → keyword.control.record
       Draw → entity.name.function.effect
       Cost → variable.parameter
       Sac → support.function.cost
       1 → constant.numeric.mana
       Moth → support.constant.value
       Defined → variable.parameter
       You → variable.language.defined
       Oracle → entity.name.tag.header
       One → string.unquoted.text
       ( → markup.italic.reminder
       two → markup.italic.reminder
       \\n → constant.character.escape
       Three → string.unquoted.text`,
    );
  });

  it('a parameter without its $ stays plain', () => {
    expectWords('A:Cost', 'A → storage.type.line\nCost → ·');
    expectWords(
      'S:Mode$ Continuous | AddPower 1',
      'S → storage.type.line\nMode → keyword.control.record\nContinuous → entity.name.function.mode\nAddPower 1 → ·',
    );
  });
});

describe('line ends and odd characters', () => {
  const script = [
    'Name:Moth',
    'ManaCost:1 W',
    'Types:Creature Moth',
    'PT:1/1',
    'Colors:white',
    'K:Flying',
    'K:Warp:W',
    "K:CARDNAME can't block.",
    'A:AB$ Draw | Cost$ T | SpellDescription$ Draw (once).',
    'SVar:X:Count$xPaid',
    'AlternateMode:Split',
    'Oracle:Flying',
    '# note',
    'ALTERNATE',
    'Variant:Other:FlavorName:Tam',
  ];

  it('CRLF gives the same tokens as LF', () => {
    expect(show(tokenise(grammar, script.join('\r\n')))).toBe(show(tokenise(grammar, script.join('\n'))));
  });

  it('blanks before a line, which the card reader cuts off, change nothing', () => {
    const indented = script.map((line) => `  \t${line}  `).join('\n');
    expect(show(tokenise(grammar, indented))).toBe(show(tokenise(grammar, script.join('\n'))));
  });

  it('a byte order mark stands before a name, a comment or a variant', () => {
    for (const line of ['Name:Moth', '# note', 'Variant:Other:FlavorName:Tam'])
      expect(showWords(tokenise(grammar, `\uFEFF${line}`)).replace(/^ → ·\n/, '')).toBe(
        showWords(tokenise(grammar, line)),
      );
  });
});
