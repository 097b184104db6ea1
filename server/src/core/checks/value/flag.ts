import { recordFacts } from '../../recordFacts.ts';
import { distance } from '../../vocab/suggest.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

export default defineCheck({
  code: 'value/flag',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'safe',
  summary: 'A parameter that says yes or no has a misspelt `True`.',
  why: 'Some of these parameters count as soon as they are there, others only with the value "True". A slip works until somebody copies it to one of the others.',
  bad: [
    {
      script: `Name:Flagged Sample
ManaCost:2 G
Types:Sorcery
A:SP$ ChangeZone | Origin$ Library | Destination$ Battlefield | ChangeType$ Land.Basic | ChangeNum$ 1 | Tapped$ Ture | SpellDescription$ Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
Oracle:Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
`,
    },
  ],
  good: [
    {
      script: `Name:Flagged Sample
ManaCost:2 G
Types:Sorcery
A:SP$ ChangeZone | Origin$ Library | Destination$ Battlefield | ChangeType$ Land.Basic | ChangeNum$ 1 | Tapped$ True | SpellDescription$ Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
Oracle:Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.
`,
    },
  ],
  messages: { misspelt: '"{word}" should be "True".' },
  fixes: { replace: 'Change to "True"' },
  ability(ability, { vocab, report }) {
    for (const { key, value, kind } of recordFacts(ability, vocab).parameters) {
      // The free cast has a check of its own.
      if (kind?.kind !== 'flag' || key.text === 'WithoutManaCost') continue;
      const word = value.text.toLowerCase();
      if (word === 'true' || word === 'false' || word.length < 3 || word.length > 6) continue;
      if (distance(word, 'true', 2) > 1 && word !== 'ture') continue;
      report({
        span: value.span,
        message: 'misspelt',
        values: { word: value.text },
        fixes: () => [{ title: 'replace', edits: [replace(value.span, 'True')], safe: true }],
      });
    }
  },
});
