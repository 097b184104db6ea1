import { isInstantOrSorcery } from '../../model/casting.ts';
import { parameter, type Ability } from '../../model/ability.ts';
import { textKeys } from '../../vocab/records.ts';
import { defineCheck } from '../check.ts';
import { parameterSpan } from '../repairs.ts';

export default defineCheck({
  code: 'ability/missing-description',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'none',
  summary: 'An activated ability, a trigger or a static ability has no text for the player.',
  why: 'The engine shows the text of the line. Without one the ability does not show on the card, and in the list of abilities stands an empty row.',
  bad: [
    {
      script: `Name:Textless Sample
ManaCost:2
Types:Artifact
A:AB$ Draw | Cost$ 2 T | NumCards$ 1
Oracle:{2}, {T}: Draw a card.
`,
    },
  ],
  good: [
    {
      script: `Name:Textless Sample
ManaCost:2
Types:Artifact
A:AB$ Draw | Cost$ 2 T | NumCards$ 1 | SpellDescription$ Draw a card.
Oracle:{2}, {T}: Draw a card.
`,
    },
    {
      script: `Name:Silent Sample
ManaCost:2
Types:Artifact
T:Mode$ ChangesZone | Origin$ Battlefield | Destination$ Any | ValidCard$ Card.Self | Execute$ DBCleanup | Static$ True
SVar:DBCleanup:DB$ Cleanup | ClearRemembered$ True
Oracle:
`,
      note: 'A trigger with "Static$ True" is book-keeping that nobody sees.',
    },
  ],
  messages: { missing: 'The text of this ability is missing: "{key}$".' },
  ability(ability, { report }) {
    const key = descriptionKey(ability);
    // Of a text under another key "parameter-elsewhere" speaks.
    if (key === undefined || !ability.head || Object.values(textKeys).some((one) => parameter(ability, one))) return;
    if (parameter(ability, 'Secondary') || parameter(ability, 'Static')) return;
    report({ span: parameterSpan(ability.head), message: 'missing', values: { key } });
  },
});

/** The parameter that holds the text of such a line, where players are to see one. */
function descriptionKey({ line, kind, name, face }: Ability): string | undefined {
  switch (line.key.text) {
    case 'A':
      // A modal ability is described by its modes.
      if (name?.text.toLowerCase() === 'charm') return undefined;
      return kind === 'activated' && !isInstantOrSorcery(face) ? 'SpellDescription' : undefined;
    case 'T':
      // Schemes and the like clean up behind themselves.
      return /^(abandoned|turnbegin|phase)$/i.test(name?.text ?? '') ? undefined : 'TriggerDescription';
    default:
      return undefined;
  }
}
