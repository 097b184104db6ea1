import { describe, expect, it } from 'vitest';
import { isStatic, parameter, parameterValue } from '../../../server/src/core/model/ability.ts';
import { buildCard, field, type Card } from '../../../server/src/core/model/card.ts';
import { parse } from '../../../server/src/core/syntax/parse.ts';

const read = (text: string): Card => buildCard(parse(text));
const words = (uses: Card['faces'][number]['keywords']): string[] => uses.map(({ piece }) => piece.text);

describe('buildCard', () => {
  it('has one face in a file without a marker, even in an empty one', () => {
    expect(read('').faces).toHaveLength(1);
    expect(read('Name:Sample\n').faces.map((face) => field(face, 'Name')?.text)).toEqual(['Sample']);
  });

  it('begins a face at ALTERNATE and at SPECIALIZE', () => {
    const card = read(
      'Name:Front\nAlternateMode:Adventure\n\nALTERNATE\n\nName:Back\n\nSPECIALIZE:WHITE\nName:White\nSPECIALIZE:BLUE\n',
    );
    expect(
      card.faces.map((face) => [
        face.index,
        face.marker?.value?.text ?? face.marker?.marker,
        field(face, 'Name')?.text,
      ]),
    ).toEqual([
      [0, undefined, 'Front'],
      [1, 'ALTERNATE', 'Back'],
      [2, 'WHITE', 'White'],
      [3, 'BLUE', undefined],
    ]);
    expect(card.alternateMode?.text).toBe('Adventure');
  });

  it('finds AlternateMode on whichever face it stands', () => {
    expect(read('Name:Front\nALTERNATE\nName:Back\nAlternateMode:Split').alternateMode?.text).toBe('Split');
    expect(read('Name:Front').alternateMode).toBeUndefined();
  });

  it('gives every line to one face', () => {
    const card = read('# top\nName:Front\n\nALTERNATE\nName:Back\n# end');
    expect(card.faces.map(({ lines }) => lines.map(({ index }) => index))).toEqual([
      [0, 1, 2],
      [4, 5],
    ]);
  });

  it('keeps fields that are written twice, in order', () => {
    const [face] = read('Name:One\nName:Two\nPT:1/1').faces;
    expect(face?.fields.get('Name')?.map(({ value }) => value.text)).toEqual(['One', 'Two']);
    expect([...(face?.fields.keys() ?? [])]).toEqual(['Name', 'PT']);
  });

  it('takes types apart, older words and unknown ones too', () => {
    const [face] = read('Types:Legendary Tribal Artifact Creature Goblin Wizzard').faces;
    expect([...(face?.types?.supertypes ?? [])]).toEqual(['Legendary']);
    expect([...(face?.types?.cardTypes ?? [])]).toEqual(['Tribal', 'Artifact', 'Creature']);
    expect([...(face?.types?.subtypes ?? [])]).toEqual(['Goblin', 'Wizzard']);
    expect(face?.types?.words.map(({ span }) => span.start)).toEqual([6, 16, 23, 32, 41, 48]);
  });

  it('knows no types on a face without them', () => {
    expect(read('Types:').faces[0]?.types).toBeUndefined();
    expect(read('Name:Sample').faces[0]?.types).toBeUndefined();
  });

  it('reads keywords with their arguments and places', () => {
    const [use] = read('K: Awaken:4: 6 R').faces[0]?.keywords ?? [];
    expect(use?.name).toEqual({ text: 'Awaken', span: { start: 3, end: 9 } });
    expect(use?.args).toEqual([
      { text: '4', span: { start: 10, end: 11 } },
      { text: '6 R', span: { start: 13, end: 16 } },
    ]);
    expect(use?.grant).toBeUndefined();
  });

  it('reads keywords inside Variant lines, and keeps whose they are', () => {
    const [face] = read('K:Flying\nVariant:A:K:Haste\nVariant:A:Oracle:Haste\nVariant:B').faces;
    expect(face?.keywords.map(({ piece, variant }) => [piece.text, variant])).toEqual([
      ['Flying', undefined],
      ['Haste', 'A'],
    ]);
    expect(face?.fields.has('Oracle')).toBe(false);
  });

  it('reads the keywords that abilities grant', () => {
    const [face] = read(
      'S:Mode$ Continuous | AddKeyword$ Flying & Ward:2\nA:SP$ Pump | KW$ Haste | SpellDescription$ KW\nSVar:P:DB$ PumpAll | KW$ \nSVar:Q:DB$ Animate | Keywords$ Trample',
    ).faces;
    expect(words(face?.granted ?? [])).toEqual(['Flying', 'Ward:2', 'Haste', 'Trample']);
    expect(face?.granted[1]?.args.map(({ text }) => text)).toEqual(['2']);
    expect(face?.granted[1]?.grant?.parameter.key.text).toBe('AddKeyword');
    expect(face?.keywords).toEqual([]);
  });

  it('lists abilities and the SVars that hold one, each with what it is', () => {
    const [face] = read(
      'A:SP$ Draw\nA:AB$ Mana\nT:Mode$ Attacks\nS:Mode$ Continuous\nR:Event$ Moved\nSVar:D:DB$ Draw\nSVar:M:Mode$ Attacks\nSVar:X:Count$Valid Card\nSVar:AltCost:Cost$ 1 | Description$ x\nA:Draw',
    ).faces;
    expect(face?.abilities.map(({ kind, name, svar }) => [kind, name?.text, svar?.text])).toEqual([
      ['spell', 'Draw', undefined],
      ['activated', 'Mana', undefined],
      ['trigger', 'Attacks', undefined],
      ['static', 'Continuous', undefined],
      ['replacement', 'Moved', undefined],
      ['sub-ability', 'Draw', 'D'],
      ['mode', 'Attacks', 'M'],
      ['other', undefined, 'AltCost'],
      ['other', undefined, undefined],
    ]);
    expect(face?.svars.map(({ name, ability }) => [name.text, ability !== undefined])).toEqual([
      ['D', true],
      ['M', true],
      ['X', false],
      ['AltCost', true],
    ]);
  });

  it('finds the last of several SVars with one name, as the engine does', () => {
    const [face] = read('SVar:X:1\nSVar:X:2').faces;
    expect(face?.svars).toHaveLength(2);
    expect(face?.svarsByName.get('X')?.value.text).toBe('2');
  });

  it('makes nothing of lines that are half typed', () => {
    const [face] = read('SVar\nSVar:\nK:\nA:\nVariant:\nTypes').faces;
    expect(words(face?.keywords ?? [])).toEqual(['']);
    expect(face?.abilities.map(({ kind, head }) => [kind, head])).toEqual([['other', undefined]]);
    expect(face?.svars.map(({ name }) => name.text)).toEqual(['']);
  });
});

describe('parameters of an ability', () => {
  const ability = (text: string) => read(text).faces[0]?.abilities[0];

  it('are found in any letter case, the last of several', () => {
    const found = ability('A:SP$ Draw | NumCards$ 1 | numcards$ 2 | NumCards');
    expect(found && parameterValue(found, 'NumCards')).toBe('2');
  });

  it('are empty or absent where nothing is there', () => {
    const found = ability('A:SP$ Draw | NumCards$ | Flag');
    expect(found && parameterValue(found, 'NumCards')).toBe('');
    expect(found && parameter(found, 'NumCards')).toBeDefined();
    expect(found && parameter(found, 'Flag')).toBeUndefined();
    expect(found && parameter(found, 'Defined')).toBeUndefined();
  });

  it('tell a static ability of a mode, on an S line or in an SVar', () => {
    for (const text of ['S:Mode$ Continuous', 'S:Affected$ You | mode$ continuous', 'SVar:X:Mode$ Continuous']) {
      const found = ability(text);
      expect(found && isStatic(found, 'Continuous'), text).toBe(true);
    }
    const trigger = ability('T:Mode$ Continuous');
    expect(trigger && isStatic(trigger, 'Continuous')).toBe(false);
  });

  it('have their head wherever it stands', () => {
    const found = ability('SVar:X:ValidCard$ Card.Self | Event$ Moved');
    expect(found?.kind).toBe('replacement');
    expect(found?.name?.text).toBe('Moved');
  });
});
