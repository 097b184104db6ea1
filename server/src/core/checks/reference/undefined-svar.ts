import { either } from '../../l10n/say.ts';
import { namesDefinedByLines, svarReferences } from '../../references.ts';
import { isAmountWord } from '../../values/amountProblems.ts';
import type { Face } from '../../model/card.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { insertBelow, replace } from '../repairs.ts';
import { mostGuessed, suggestSVars } from '../svarNames.ts';

export default defineCheck({
  code: 'reference/undefined-svar',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A line names an SVar that this face does not have.',
  why: 'Where the engine does not find the SVar that a line names it stops with an error, does nothing, or counts 0.',
  bad: [
    {
      script: `Name:Naming Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGian | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:When Naming Sample enters, you gain 2 life.
`,
    },
  ],
  good: [
    {
      script: `Name:Naming Sample
ManaCost:2 W
Types:Creature Cat
PT:2/2
T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 2 life.
SVar:TrigGain:DB$ GainLife | LifeAmount$ 2
Oracle:When Naming Sample enters, you gain 2 life.
`,
    },
  ],
  messages: {
    undefined: 'This face has no SVar "{name}".',
    misspelt: 'This face has no SVar "{name}". Did you mean {suggestion}?',
    otherFace: 'The SVar "{name}" is on another face; each face has its own.',
  },
  fixes: {
    replace: 'Change to "{right}"',
    ability: 'Add "SVar:{name}:DB$ …" below',
    amount: 'Add "SVar:{name}:Count$…" below',
    copy: 'Copy the SVar to this face',
  },
  face(face, { card, vocab, report }) {
    let byLines: ReadonlySet<string> | undefined;
    const withoutColon = namesWithoutColon(face);
    const guesses = new Map<string, string[]>();
    const guess = (name: string): string[] => {
      const known = guesses.get(name);
      if (known) return known;
      const found = guesses.size < mostGuessed ? suggestSVars(face, name) : [];
      guesses.set(name, found);
      return found;
    };
    const seen = new Set<number>();
    for (const reference of svarReferences(face, vocab)) {
      const { name, wants, certain } = reference;
      if (!certain || face.svarsByName.has(name.text) || seen.has(name.span.start)) continue;
      // What the engine reads by its name it does not call.
      if (wants !== 'ability' && vocab.svars.has(name.text)) continue;
      if (wants === 'amount' && isOtherWord(name.text, vocab)) continue;
      if (beginsOneOf(withoutColon, name.text)) continue;
      byLines ??= namesDefinedByLines(face, vocab);
      // What lines define are amounts and marks, which nothing carries out.
      if (wants !== 'ability' && byLines.has(name.text)) continue;
      seen.add(name.span.start);
      const elsewhere = card.faces.find((other) => other !== face && other.svarsByName.has(name.text));
      const suggestions = elsewhere ? [] : guess(name.text);
      const line = reference.ability?.line ?? reference.keyword?.line ?? reference.svar?.line;
      report({
        span: name.span,
        message: elsewhere ? 'otherFace' : suggestions.length > 0 ? 'misspelt' : 'undefined',
        values: { name: name.text, suggestion: either(suggestions.map((word) => `"${word}"`)) },
        fixes: () => [
          ...suggestions.map((right) => ({ title: 'replace', values: { right }, edits: [replace(name.span, right)] })),
          ...(elsewhere && line ? copyFrom(elsewhere, name.text, face, line) : []),
          // A name ends at its first colon.
          ...(line && !elsewhere && wants !== 'any' && !name.text.includes(':')
            ? [
                {
                  title: wants,
                  values: { name: name.text },
                  edits: [insertBelow(card, line, `SVar:${name.text}:${wants === 'ability' ? 'DB$ ' : 'Count$'}`)],
                },
              ]
            : []),
        ],
      });
    }
  },
});

/** What stands on lines of SVars that lack the colon behind the name, which is told of there; sorted. */
function namesWithoutColon({ lines }: Face): string[] {
  const names: string[] = [];
  for (const line of lines)
    if (line.kind === 'field' && line.key.text === 'SVar' && line.nameColon === undefined && line.name)
      names.push(line.name.text);
  return names.sort();
}

/** Whether one of the sorted words begins with this one: it would be the first that does not stand before it. */
function beginsOneOf(sorted: readonly string[], word: string): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(word) === true;
}

/** Words of other kinds that older scripts write where an amount stands. */
function isOtherWord(word: string, vocab: Vocabulary): boolean {
  return vocab.amounts.has(word) || vocab.defined.has(word) || isAmountWord(word) || /^[A-Z]{2}\d+$/.test(word);
}

function copyFrom(other: Face, name: string, face: Face, below: Parameters<typeof insertBelow>[1]): FixDraft[] {
  const svar = other.svarsByName.get(name);
  if (!svar) return [];
  const text = face.card.file.text.slice(svar.line.span.start, svar.line.span.end);
  return [{ title: 'copy', edits: [insertBelow(face.card, below, text)] }];
}
