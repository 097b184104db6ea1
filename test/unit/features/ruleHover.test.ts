/** What hover says of rules: quoted from the edition in use, numbers in comments, words of the game. */
import { describe, expect, it } from 'vitest';
import { ruleNumbers } from '../../../server/src/core/features/ruleNumbers.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import { citationsIn } from '../../../server/src/core/rules/citations.ts';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { createRulebook, type Rulebook } from '../../../server/src/core/rules/rulebook.ts';
import { createService, type HoverSettings, type Language } from '../../../server/src/core/service.ts';
import { madeUpRules } from '../rules/madeUpRules.ts';

function edition(change: (text: string) => string = (text) => text) {
  const imported = importRules(change(madeUpRules.join('\n')));
  if (!imported.ok) throw new Error(imported.reason);
  return imported.edition;
}

const actions = edition((text) =>
  text.replace(
    'Glossary\n\nGleam',
    [
      'Glossary',
      '',
      'Abandon',
      'To leave a table for good. See rule 100.1, and rules 101.2c–e.',
      '',
      'Carry',
      '1. To lift a table.',
      '2. To win by <far>.',
      '',
      'Round Table',
      'One without corners.',
      '',
      'Gleam',
    ].join('\n'),
  ),
);
const book = createRulebook({ editions: [actions] });

interface Setup extends HoverSettings {
  readonly rulebook?: Rulebook;
  readonly language?: Language;
}

/** The hover at `<|>`: the text that it is about, and what it says. */
function hoverAt(marked: string, { rulebook = book, language = 'en', ...settings }: Setup = {}) {
  const offset = marked.indexOf('<|>');
  const service = createService({ rulebook, rulesLanguage: language });
  const script = service.read(marked.replace('<|>', ''));
  const found = service.hover(script, offset, settings);
  return found && { about: script.text.slice(found.span.start, found.span.end), markdown: found.markdown };
}

const card = (oracle: string, name = 'Sample') =>
  `Name:${name}\nManaCost:1 U\nTypes:Creature Bear\nPT:2/2\nK:Warp:U\nOracle:${oracle}\n`;

describe('hover on a keyword', () => {
  const warp = 'Name:Sample\nTypes:Creature Bear\nK:Wa<|>rp:U\n';

  it('quotes the edition in use, by title, and says under which number and of which day', () => {
    const { about, markdown } = hoverAt(warp)!;
    expect(about).toBe('Warp');
    expect(markdown).toContain('**702.4a** Warp bends the table.');
    expect(markdown).toContain('Number 702.4 in this edition; cited elsewhere as 702.185.');
    expect(markdown).toMatch(/^— Comprehensive Rules, edition effective 2031-02-03$/m);
  });

  it('quotes the rule right below what the keyword does: the rest may be out of sight', () => {
    const parts = hoverAt(warp, { rulebook: createRulebook() })!.markdown.split('\n\n');
    expect(parts[0]).toBe('**Warp** · Teletransportar — 702.185 · `K:Warp:cost`');
    expect(parts[2]).toBe('---');
    expect(parts[3]).toMatch(/^\*The rule in Spanish .*\* {2}\n\*\*702\.185a\*\* Teletransportar representa/);
    expect(parts.indexOf('— Gatewatch (traducción no oficial)')).toBe(parts.lastIndexOf('---') - 1);
    expect(parts.at(-2)).toMatch(/^\*Paid:\*/);
    expect(parts.at(-1)).toMatch(/^Works on the stack/);
  });

  it('in Spanish quotes the Spanish text and links the English one', () => {
    const { markdown } = hoverAt(warp, { language: 'es', ruleLinks: true })!;
    expect(markdown).toContain('Gatewatch (traducción no oficial)');
    expect(markdown).toMatch(/\[702\.4\]\(cardscript-rules:702\.4\) \(Comprehensive Rules, .*2031-02-03\)$/m);
    expect(hoverAt(warp, { language: 'es' })?.markdown).not.toContain('2031-02-03');
  });

  it('falls back to Spanish, marked as such, where the edition does not have the keyword', () => {
    const bestow = hoverAt('Name:Sample\nTypes:Enchantment Creature\nK:Be<|>stow:U\n')!;
    expect(bestow.markdown).toContain('(the edition in use does not have it)');
    expect(hoverAt(warp, { rulebook: createRulebook() })?.markdown).toContain('(no English edition at hand)');
  });

  it('has the numbers as links where the editor wants them, those that lead somewhere', () => {
    const { markdown } = hoverAt('Name:Sample\nTypes:Creature\nOracle:See 702.<|>2.\n', { ruleLinks: true })!;
    expect(markdown).toContain('**[702.2](cardscript-rules:702.2). Gleam**');
    expect(markdown).toContain(
      'See rule [100.1](cardscript-rules:100.1) and rules [101.2c](cardscript-rules:101.2c)–[e](cardscript-rules:101.2e).',
    );
  });
});

describe('hover on the beginning of a line', () => {
  it('says what the line is for, and where its ability works', () => {
    const of = (line: string) => hoverAt(`Name:Sample\nTypes:Creature Bear\n${line}\n`)?.markdown;
    expect(of('<|>A:AB$ Draw | Cost$ T')).toMatch(/^\*\*A:AB\$\*\* — activated ability\n\nWorks on the battlefield/);
    expect(of('T:Mo<|>de$ Attacks | ValidCard$ Card.Self')).toMatch(/^\*\*T:Mode\$\*\* — triggered ability\n\nWorks/);
    expect(of('<|>K:Flying')).toMatch(/^\*\*K\*\* — keyword\n\nWorks/);
  });
});

describe('hover on the number of a rule', () => {
  it.each([
    ['# see 100.<|>1a for this', '100.1a'],
    ['# <|>CR 100.1a', undefined],
    ['# CR 100.1a<|>', '100.1a'],
    ['# (rule 702.4b.<|>)', undefined],
    ['# rules 702.4<|>b.', '702.4b'],
    ['# rule 7<|>02 is long', '702'],
    ['# 7<|>02 tokens', undefined],
    ['# costs 999.<|>1 or so', undefined],
    ['# version 1100.<|>1 and 100.1.<|>2', undefined],
    ['# 100.1<|>abc', undefined],
  ])('in a comment: %s', (comment, about) => {
    expect(hoverAt(`Name:Sample\n${comment}\n`)?.about).toBe(about);
  });

  it('in a description and in card text', () => {
    const script = (text: string) => `Name:Sample\nTypes:Instant\nA:SP$ Draw | SpellDescription$ ${text}\n`;
    expect(hoverAt(script('Sit (100.<|>1b).'))?.markdown).toContain('This one has a stray full stop');
    expect(hoverAt(card('Sit (CR 100.<|>1b).'), { gameWords: false })?.about).toBe('100.1b');
    expect(hoverAt('Name:Sample\nA:SP$ Draw | NumCards$ 100.<|>1b\n')).toBeUndefined();
  });

  it('counts as the edition in use, and leads to what we cite by it where that has moved', () => {
    // Without its 702.185 the made-up edition has Warp as 702.4 only.
    const moved = hoverAt('# 702.<|>185\nName:Sample\n')!.markdown;
    expect(moved).toContain('**702.4a** Warp bends the table.');
    expect(moved).toContain('Number 702.4 in this edition; cited elsewhere as 702.185.');
    const other = createRulebook({
      editions: [edition((text) => text.replace('703. Fillers\n\n', '702.185. Other.\n\n703. Fillers\n\n'))],
    });
    const markdown = hoverAt('# 702.<|>185\n', { rulebook: other, ruleLinks: true })?.markdown;
    expect(markdown).toMatch(/^\*\*\[702\.185\].* Other\./);
    expect(markdown).toContain(
      '*What Cardscript cites as 702.185 is [702.4](cardscript-rules:702.4) in this edition.*',
    );
  });

  it('shows the whole rule with its subrules, but of a section only the heading', () => {
    expect(hoverAt('# 100.<|>1\nName:Sample\n')?.markdown.match(/\*\*100\.1[ab]?\*\*/g)).toHaveLength(3);
    const section = hoverAt('# section 7<|>02\nName:Sample\n')!.markdown;
    expect(section).toMatch(/^\*\*702\. Keyword Abilities\*\*\n\n7\\\. Further Matters\n\n— .*2031-02-03$/);
  });

  it('without an edition has the Spanish text or our summary', () => {
    const rulebook = createRulebook();
    expect(hoverAt('# 113.<|>6b\n', { rulebook })?.markdown).toContain('Gatewatch');
    expect(hoverAt('# 702.<|>2b\n', { rulebook })?.markdown).toContain('Deathtouch');
    expect(hoverAt('# 702.<|>2z\n', { rulebook })).toBeUndefined();
    expect(hoverAt('# 118.<|>9\n', { rulebook })).toBeUndefined();
  });
});

describe('hover on a word of the game', () => {
  it.each([
    ['You may <|>abandon it.', 'abandon'],
    ['Whoever abandoned<|> it', 'abandoned'],
    ['Abando<|>ning is free.', 'Abandoning'],
    ['It carr<|>ies two.', 'carries'],
    ['A round t<|>able appears.', 'round table'],
    ['A ro<|>und table appears.', 'round table'],
    ['Two <|>Round tables appear.', 'Round tables'],
    ['This is a ro<|>und, table it.', undefined],
    ['Round\\nt<|>able', 'table'],
    ['Sits do<|>wn.', 'Sits down'],
    ['An unrelated wo<|>rd.', undefined],
    ['Carriage<|>s', undefined],
    ['<|>', undefined],
  ])('%s', (oracle, about) => {
    expect(hoverAt(card(oracle))?.about).toBe(about);
  });

  it.each([
    'A:AB$ Draw | Cost$ T | SpellDescription$ You abandon<|> it.',
    'A:AB$ Draw | Cost$ T | StackDescription$ You abandon<|> it.',
    'A:AB$ Draw | Cost$ T | TgtPrompt$ Whom to abandon<|>',
    'A:AB$ Draw | Cost$ T | CostDesc$ Abandon<|> it',
    'A:AB$ Draw | Cost$ T | PrecostDesc$ Abandon<|> —',
    'A:SP$ ChooseCard | ChoiceTitle$ What to abandon<|>',
    'A:SP$ Draw | AlternativeMessage$ Abandon<|> it?',
    'T:Mode$ Attacks | ValidCard$ Card.Self | TriggerDescription$ Abandon<|> it.',
    'S:Mode$ Continuous | Description$ Abandon<|> it.',
    'R:Event$ Draw | Description$ Abandon<|> it.',
    'SVar:Sub:DB$ Draw | SpellDescription$ Abandon<|> it.',
  ])('in any text for the players: %s', (line) => {
    const script = `Name:Sample\nTypes:Instant\n${line}\nOracle:\n`;
    expect(hoverAt(script)?.markdown).toContain('To leave a table for good.');
    expect(hoverAt(script, { gameWords: false })?.markdown ?? '').not.toContain('To leave a table');
    expect(hoverAt(script, { rulebook: createRulebook() })?.markdown ?? '').not.toContain('table');
  });

  it('on both faces', () => {
    const script = `${card('Sits.')}\nALTERNATE\n\n${card('You aban<|>don it.', 'Other')}`;
    expect(hoverAt(script)?.about).toBe('abandon');
  });

  it('says what the glossary says, with the day of the edition, and nothing acts as Markdown', () => {
    expect(hoverAt(card('You may ab<|>andon it.'), { ruleLinks: true })?.markdown.split('\n\n')).toEqual([
      '**Abandon**',
      'To leave a table for good. See rule [100.1](cardscript-rules:100.1), and rules [101.2c](cardscript-rules:101.2c)–[e](cardscript-rules:101.2e).',
      '— Comprehensive Rules, edition effective 2031-02-03',
    ]);
    expect(hoverAt(card('Ca<|>rry it.'))?.markdown).toContain('1\\. To lift a table.  \n2\\. To win by \\<far\\>.');
  });

  it('names the rule that has the word for its title, and quotes it where the glossary is silent', () => {
    expect(hoverAt(card('The gl<|>eam.'))?.markdown).toMatch(/^\*\*Gleam\*\* — 702\.2\n\nWhat a table does\./);
    expect(hoverAt(card('For br<|>eakfast!'))?.markdown).toMatch(
      /^\*\*For Breakfast!\*\* — 702\.3\n\nThis stands in the morning\./,
    );
  });

  it('is a keyword first', () => {
    expect(hoverAt(card('It has w<|>arp.'))?.markdown).toContain('702.4a');
  });

  it('does not fall on the name of the card, nor outside of texts for people', () => {
    expect(hoverAt(card('Sir Carry<|> sits.', 'Sir Carry'))).toBeUndefined();
    expect(hoverAt(card('Sir Sample ca<|>rries it.', 'Sir Carry'))?.about).toBe('carries');
    expect(hoverAt('Name:Ca<|>rry\n')).toBeUndefined();
    expect(hoverAt('Name:Sample\nA:SP$ Ca<|>rry | Defined$ You\n')).toBeUndefined();
  });

  it('can be switched off, keywords too', () => {
    for (const oracle of ['You may ab<|>andon it.', 'It has w<|>arp.'])
      expect(hoverAt(card(oracle), { gameWords: false })).toBeUndefined();
  });

  it('is silent where no edition is at hand', () => {
    expect(hoverAt(card('You may ab<|>andon it.'), { rulebook: createRulebook() })).toBeUndefined();
  });
});

describe('the numbers of a script', () => {
  it('lead to their rules from comments, descriptions and card text, those that are at hand', () => {
    const script = [
      '# see 100.1a, 999.1 and 702.185',
      'Name:Sample',
      'A:SP$ Draw | NumCards$ 100.2 | SpellDescription$ Sit (100.2).',
      'Oracle:One (100.1b).\\n702.3a',
      '',
    ].join('\n');
    const found = ruleNumbers(createService().read(script).card, book, vocab);
    const written = found.map(({ span, number }) => [script.slice(span.start, span.end), number]);
    expect(written).toEqual([
      ['100.1a', '100.1a'],
      ['702.185', '702.185'],
      ['100.2', '100.2'],
      ['100.1b', '100.1b'],
      ['702.3a', '702.3a'],
    ]);
  });
});

describe('citations in a text', () => {
  it.each([
    ['See rules 601.2b and 601.2f–h.', ['601.2b', '601.2f', '601.2h']],
    ['See section 7, rule 702, “Keywords.”', ['7', '702']],
    ['(Véase la regla 604.3.) La sección 113.', ['604.3', '113']],
    ['704.5aa and 100.1.', ['704.5aa', '100.1']],
    ['702 cards, 1702.3a, 702.1851, 5.3.', []],
    ['1.702.3', []],
  ])('%s', (text, numbers) => {
    const found = citationsIn(text);
    expect(found.map(({ number }) => number)).toEqual(numbers);
    for (const { number, start, end } of found) expect(number.endsWith(text.slice(start, end))).toBe(true);
  });
});

describe('hover on a finding', () => {
  const cheaper =
    'Name:Sample\nManaCost:5 G\nTypes:Creature Beast\nPT:5/5\nS:Mode$ Reduce<|>Cost | ValidCard$ Card.Self | Type$ Spell | Amount$ 2 | Description$ This spell costs {2} less to cast.\nOracle:This spell costs {2} less to cast.\n';
  const service = createService({ language: 'es' });
  const script = service.read(cheaper.replace('<|>', ''));
  const findings = service.lint(script);
  const offset = cheaper.indexOf('<|>');

  it('quotes the rule that the finding rests on, with its source', () => {
    expect(findings.map(({ code }) => code)).toContain('zone/own-cost');
    const markdown = service.hover(script, offset, { findings })?.markdown ?? '';
    expect(markdown).toContain(service.hover(script, offset)?.markdown);
    expect(markdown).toMatch(/---\n\n[^]*\*\*113\.6d\*\*[^]*— Gatewatch \(traducción no oficial\)$/);
  });

  it('quotes nothing twice, and nothing where no text is at hand in the language', () => {
    const warp = service.read('Name:Sample\nManaCost:1 U\nTypes:Instant\nK:Warp:U\nA:SP$ Draw\nOracle:Warp {U}\n');
    const markdown = service.hover(warp, warp.text.indexOf('Warp') + 1, { findings: service.lint(warp) })?.markdown;
    expect(markdown?.match(/\*\*702\.185a\*\*/g)).toHaveLength(1);
    const english = createService();
    expect(english.hover(script, offset, { findings })).toEqual(english.hover(script, offset));
  });

  it('is about the finding alone where there is nothing else to say, and leaves other places alone', () => {
    const at = script.text.indexOf('Types:') + 'Types:'.length;
    expect(service.hover(script, at)).toBeUndefined();
    expect(service.hover(script, at, { findings })).toEqual(service.hover(script, at));
    const [first] = findings.filter(({ rules }) => rules.includes('113.6d'));
    const line = { ...first!, span: { start: at, end: at + 1 } };
    const found = service.hover(script, at, { findings: [line] });
    expect(found?.markdown).toMatch(/^\*\*.*113\.6/);
    expect(found?.span).toEqual(line.span);
  });
});
