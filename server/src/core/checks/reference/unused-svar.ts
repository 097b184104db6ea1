import { defineCheck } from '../check.ts';
import { isEffect, parameter, type Ability } from '../../model/ability.ts';
import type { Card, Face, SVar } from '../../model/card.ts';
import { svarReferences } from '../../references.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { prepareWords, suggest } from '../../vocab/suggest.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { insertParameter, parameterSpan, removeLine } from '../repairs.ts';
import { mostGuessed } from '../svarNames.ts';

export default defineCheck({
  code: 'reference/unused-svar',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'An SVar with an ability is named nowhere.',
  why: 'Nothing calls the ability, so it never happens: a `SubAbility$`, an `Execute$` or another name is missing, or the line is a leftover.',
  bad: [
    {
      script: `Name:Orphan Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ 3 | SpellDescription$ You gain 3 life. Draw a card.
SVar:DBDraw:DB$ Draw | NumCards$ 1
Oracle:You gain 3 life. Draw a card.
`,
    },
  ],
  good: [
    {
      script: `Name:Orphan Sample
ManaCost:2 W
Types:Sorcery
A:SP$ GainLife | LifeAmount$ 3 | SubAbility$ DBDraw | SpellDescription$ You gain 3 life. Draw a card.
SVar:DBDraw:DB$ Draw | NumCards$ 1
Oracle:You gain 3 life. Draw a card.
`,
    },
  ],
  messages: {
    unused: 'Nothing names this SVar, so its ability never happens.',
    uncalled: 'Nothing names the SVar "{name}" below, so it never happens: "SubAbility$ {name}" may be missing here.',
  },
  fixes: { call: 'Add "SubAbility$ {name}"', remove: 'Remove the SVar "{name}"' },
  face(face, { card, vocab, report }) {
    let missing: readonly string[] | undefined;
    for (const svar of face.svars) {
      const { name, ability, line } = svar;
      if (!ability || ability.kind === 'other' || name.text === '' || vocab.svars.has(name.text)) continue;
      if (face.svarsByName.get(name.text) !== svar || isNamed(card, name.text)) continue;
      // A line that means this SVar misspells it, which another check tells of.
      missing ??= missingNames(face, vocab);
      const prepared = missing.length > 0 && prepareWords([name.text]);
      if (prepared && missing.some((one) => suggest(one, prepared).length > 0)) continue;
      const caller = likelyCaller(face, svar);
      const last = caller?.record.parameters.at(-1);
      report({
        span: caller?.head ? parameterSpan(caller.head) : name.span,
        message: caller ? 'uncalled' : 'unused',
        values: { name: name.text },
        ...(!caller && { tag: 'unnecessary' as const }),
        fixes: () => [
          ...(caller && last
            ? [
                {
                  title: 'call',
                  values: { name: name.text },
                  edits: [insertParameter(behind(caller) ?? last, `SubAbility$ ${name.text}`)],
                },
              ]
            : []),
          { title: 'remove', values: { name: name.text }, edits: [removeLine(card, line)] },
        ],
      });
    }
  },
});

/** The names that lines certainly mean and the face does not have; not more than suggestions are looked for. */
function missingNames(face: Face, vocab: Vocabulary): string[] {
  const missing = new Set<string>();
  for (const { name, certain, wants } of svarReferences(face, vocab)) {
    if (!certain || wants === 'amount' || face.svarsByName.has(name.text) || vocab.svars.has(name.text)) continue;
    missing.add(name.text);
    if (missing.size === mostGuessed) break;
  }
  return [...missing];
}

/** The ability in the line above, where it calls nothing yet and the SVar is made to be called. */
function likelyCaller(face: Face, { line, ability }: SVar): Ability | undefined {
  if (ability?.kind !== 'sub-ability' || /^cleanup$/i.test(ability.name?.text ?? '')) return undefined;
  const above = face.abilities.find((one) => one.line.index === line.index - 1);
  if (!above || !isEffect(above)) return undefined;
  return parameter(above, 'SubAbility') || above.name?.text.toLowerCase() === 'charm' ? undefined : above;
}

/** `SubAbility$` stands before the texts. */
function behind(ability: Ability): Parameter | undefined {
  return ability.record.parameters.findLast(({ key }) => !/Desc/.test(key.text));
}

/** Whether the word stands anywhere but where SVars get their names and abilities their effects. */
function isNamed(card: Card, name: string): boolean {
  if (/^\w+$/.test(name)) return wordsNamed(card).has(name);
  const { text } = card.file;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    if (/\w/.test(text[at - 1] ?? '') || /\w/.test(text[at + name.length] ?? '')) continue;
    if (isNameThere(text, at)) return true;
  }
  return false;
}

function isNameThere(text: string, at: number): boolean {
  return !/(?:^|\n|\r)SVar:$|\b(?:DB|AB|SP)\$ ?$/.test(text.slice(Math.max(0, at - 8), at));
}

const namedByCard = new WeakMap<Card, ReadonlySet<string>>();

/** All words of the text that stand in such a place. */
function wordsNamed(card: Card): ReadonlySet<string> {
  const known = namedByCard.get(card);
  if (known) return known;
  const { text } = card.file;
  const words = new Set<string>();
  for (const { 0: word, index } of text.matchAll(/\w+/g))
    if (!words.has(word) && isNameThere(text, index)) words.add(word);
  namedByCard.set(card, words);
  return words;
}
