/** What a person with a Spanish editor reads: hovers, lenses, completion, costs and selectors. */
import { describe, expect, it } from 'vitest';
import { costInWords } from '../../../server/src/core/features/costWords.ts';
import { documentationOf } from '../../../server/src/core/features/completion/document.ts';
import { complete } from '../../../server/src/core/features/completion/complete.ts';
import { svarLenses, wayLenses } from '../../../server/src/core/features/lenses.ts';
import { scriptActions } from '../../../server/src/core/features/actions/actions.ts';
import { selectorInWords } from '../../../server/src/core/features/selectorWords.ts';
import { signatureAt } from '../../../server/src/core/features/signature.ts';
import { renderWaysMarkdown, waysTable } from '../../../server/src/core/features/waysToCast.ts';
import { checkPage } from '../../../server/src/core/checks/page.ts';
import { languageOf } from '../../../server/src/core/l10n/language.ts';
import { inSpanish } from '../../../server/src/core/l10n/say.ts';
import { createService } from '../../../server/src/core/service.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

const service = createService({ language: 'es' });
const script = (text: string) => {
  const offset = text.indexOf('<|>');
  const card = service.read(text.replace('<|>', ''));
  return { card: card.card, read: card, offset };
};
const hover = (text: string): string => {
  const { read, offset } = script(text);
  return service.hover(read, offset)?.markdown ?? '';
};
const creature = (line: string): string =>
  `Name:Muestra\nManaCost:2 G\nTypes:Creature Beast\nPT:2/2\n${line}\nOracle:\n`;

describe('hovers in Spanish', () => {
  it('say what a keyword does, how it is paid, and call it by both names', () => {
    const markdown = hover(creature('K:Wa<|>rp:G'));
    expect(markdown).toMatch(/^\*\*Teletransportar\*\* · Warp — 702\.185/);
    expect(markdown).toMatch(/\n\nLanza la carta desde tu mano, y solo desde allí/);
    expect(markdown).toMatch(/\*Se paga:\* en lugar del coste de maná, solo desde tu mano\./);
    expect(markdown).toMatch(/\*Después:\* exiliada en el próximo paso final/);
  });

  it('mark a Spanish name behind which nothing printed stands', () => {
    expect(hover(creature('K:Tra<|>ining'))).toMatch(/^\*\*Entrenamiento \(\?\)\*\* · Training — 702\.149/);
    expect(service.rulebook.search('entrenamiento')[0]).toMatchObject({ title: 'Training · Entrenamiento (?)' });
  });

  it('say what an effect and a parameter are for', () => {
    expect(hover(creature('A:AB$ Dr<|>aw | Cost$ T | NumCards$ 1'))).toMatch(
      /— efecto\n\nUn jugador roba cartas\.\n\n[^]*A menudo con `NumCards\$`[^]*líneas en los guiones de 2022/,
    );
    expect(hover(creature('A:AB$ Draw | Cost$ T | Num<|>Cards$ 1'))).toMatch(
      /Cuántas cartas; por defecto 1\.\n\n\*Valor:\* un número, el nombre de una SVar o un recuento, como `X`\./,
    );
  });

  it('say where an ability works', () => {
    const line = 'S:Mode$ ReduceCost | ValidCard$ Card.Self | Type$ Spell | Effect<|>Zone$ All | Amount$ 1';
    expect(hover(creature(line))).toMatch(/La zona en la que funciona esta habilidad estática[^]*funciona en la pila/);
  });

  it('say what an SVar and a mana cost are', () => {
    expect(hover(creature('SVar:X<|>:Count$CardPower'))).toMatch(/una cantidad, .*, nombrada 0 veces en esta cara\./);
    expect(hover('Name:Muestra\nManaCost:2 <|>G\nTypes:Land\n')).toBe('{2}{G} — valor de maná 3');
  });

  it('quote the rule in the language of the rules, with words of ours in that of the editor', () => {
    const both = createService({ language: 'en', rulesLanguage: 'es' });
    const { read, offset } = script(creature('K:Wa<|>rp:G'));
    const markdown = both.hover(read, offset)?.markdown;
    expect(markdown).toMatch(/^\*\*Warp\*\* · Teletransportar[^]*Teletransportar representa[^]*\*Paid:\*/);
  });
});

describe('the ways to cast in Spanish', () => {
  const { card } = script(creature('K:Warp:G\nK:Kicker:1 R'));
  const [face] = card.faces;

  it('are counted, and each has its name, zone, cost and reasons', () => {
    const markdown = face ? renderWaysMarkdown(waysTable(face, inSpanish), inSpanish) : '';
    expect(wayLenses(card, inSpanish).map(({ title }) => title)).toEqual(['3 modos de lanzarla']);
    expect(markdown).toMatch(/^\*\*3 modos de lanzarla\*\*\n\n\| Modo \| Desde \| Coste \|/);
    expect(markdown).toContain('| Coste de maná | mano, o cualquier zona desde la que se pueda lanzar |');
    expect(markdown).toMatch(/\| Warp \| mano \| \{G\} \| exiliada en el próximo paso final/);
    expect(markdown).toContain('Además de cualquiera de estos: Kicker {1}{R} (opcional).');
    expect(markdown).toContain('Warp y un lanzamiento gratis son dos costes alternativos');
    expect(markdown).not.toMatch(/\b(?:the|and|cast|paid)\b/);
  });
});

describe('costs in Spanish', () => {
  it.each([
    ['1 R', '{1}{R}'],
    ['1 Discard<1/Card>', '{1}, descartar una carta'],
    ['Sac<1/CARDNAME>', 'sacrificar esta carta'],
    ['Sac<2/Creature.Other>', 'sacrificar dos otras criaturas'],
    ['Sac<X/Land>', 'sacrificar X tierras'],
    ['ExileFromHand<1/Card.Blue+Other>', 'exiliar otra carta azul de tu mano'],
    ['ExileFromGrave<3/Artifact.Red>', 'exiliar tres artefactos rojos de tu cementerio'],
    ['Discard<1/Land/land card>', 'descartar 1 «land card»'],
    ['tapXType<1/Creature.withFlying>', 'girar 1 «Creature.withFlying»'],
    ['PayLife<2>', 'pagar 2 vidas'],
    ['B and/or R', '{B} y/o {R}'],
    ['Sculk<3/Odd>', 'Sculk<3/Odd>'],
  ])('%s', (cost, words) => {
    expect(costInWords(cost, inSpanish)).toBe(words);
  });
});

describe('selectors in Spanish', () => {
  it.each([
    ['Creature', 'criatura'],
    ['Creature.Other+attacking+YouCtrl', 'otra criatura atacante que controlas'],
    ['Artifact.tapped+OppCtrl', 'artefacto girado que controla un oponente'],
    ['Permanent.nonLand', 'permanente que no es tierra'],
    ['Creature.nonGoblin', 'criatura que no es Goblin'],
    ['Creature.!token', 'criatura que no es ficha'],
    ['Creature.!White', 'criatura no blanca'],
    ['Creature.powerLE2+withFlying', 'criatura con fuerza de como mucho 2 con Vuela'],
    ['Creature.counters_GE1_P1P1', 'criatura con al menos 1 contador +1/+1'],
    ['Creature.Artifact', 'criatura artefacto'],
    ['Land.Basic', 'tierra básica'],
    ['Artifact,Enchantment', 'artefacto, o encantamiento'],
    ['Goblin.YouCtrl', 'Goblin que controlas'],
    ['Creature.Goblin+kicked', 'criatura Goblin estimulada'],
    ['Player.Opponent', 'oponente'],
  ])('%s', (valid, words) => {
    expect(selectorInWords(valid, 'es')).toBe(words);
  });

  it.each(['Creature.YouCtrl+somethingNew', 'Creature.!YouCtrl', 'Creature.', '', 'Card.toString'])(
    '%s is not put into half a sentence',
    (valid) => expect(selectorInWords(valid, 'es')).toBeUndefined(),
  );
});

describe('what is offered in Spanish', () => {
  it('are the beginnings of lines and the documentation of entries', () => {
    const { card, offset } = script('Name:Muestra\n<|>');
    const entries = complete(card, offset, { vocab, say: inSpanish })?.entries ?? [];
    expect(entries.find(({ label }) => label === 'Types:')?.detail).toBe('línea de tipo');
    expect(documentationOf({ of: 'record', kind: 'effect', name: 'Mill' }, vocab, inSpanish)).toMatch(/muele cartas/);
    expect(documentationOf({ of: 'keyword', name: 'Kicker' }, vocab, inSpanish)).toMatch(/\*Se paga:\*/);
  });

  it('are arguments, with what they are', () => {
    const { card, offset } = script(creature('A:AB$ Draw | Cost$ Sac<1<|>/Creature>'));
    expect(signatureAt(card, offset, vocab, inSpanish)?.parameters[0]?.documentation).toBe(
      'Cuántos: un número, X o el nombre de una SVar.',
    );
  });

  it('are actions and lenses', () => {
    const { card, offset } = script(creature('A:AB$ Dr<|>aw | Cost$ T\nSVar:X:Count$CardPower'));
    expect(scriptActions(card, offset, vocab, inSpanish).map(({ title }) => title)).toContain(
      'Añadir una subhabilidad "DBNext"',
    );
    expect(svarLenses(card, vocab, inSpanish).map(({ title }) => title)).toEqual(['0 referencias']);
  });

  it('are findings, whose values are Spanish too', () => {
    const { read } = script(creature('K:Warp\nA:AB$ Drawn | Cost$ T<|>'));
    expect(service.lint(read).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Warp necesita un coste, como en/),
        expect.stringMatching(/^El motor no tiene ningún efecto "Drawn"\. ¿Querías decir "Draw"/),
      ]),
    );
  });

  it('is the page of a check', () => {
    const check = service.checks.find(({ code }) => code === 'zone/own-cost');
    const page = check ? checkPage(check, service) : '';
    expect(page).toMatch(/- Nivel: error\n- Reglas: 113\.6d/);
    expect(page).toMatch(/## Por qué\n[^]*## Mal\n[^]*> Línea 5: Lo que cuesta un hechizo[^]*## Bien\n/);
  });
});

describe('the language', () => {
  it.each([
    ['es', 'es'],
    ['es-AR', 'es'],
    ['es_ES.UTF-8', 'es'],
    ['ES', 'es'],
    ['est', 'en'],
    ['C.UTF-8', 'en'],
    [undefined, 'en'],
  ])('%s is %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});
