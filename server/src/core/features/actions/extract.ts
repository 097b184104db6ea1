/** Between a value written in place and an SVar of its own. */
import { said } from '../../l10n/say.ts';
import { abilityOn } from '../../model/locate.ts';
import { recordFacts } from '../../recordFacts.ts';
import { svarUses } from '../../svarUses.ts';
import { span, touches } from '../../text/span.ts';
import { definitionsOf, svarAt } from '../svars.ts';
import { freeName, lineBelow, withoutLine, type ActionPlace, type ScriptActionDraft } from './action.ts';

/** `SubAbility$ DB$ Draw | NumCards$ 1` and `NumCards$ Count$Valid Land`: what stands there becomes an SVar. */
export function* extractSVar({ card, face, line, offset, vocab }: ActionPlace): Generator<ScriptActionDraft> {
  const ability = abilityOn(face, line);
  const known =
    ability && recordFacts(ability, vocab).parameters.find(({ parameter }) => touches(parameter.span, offset));
  if (!ability || !known) return;
  const { value, kind } = known;
  if (kind?.kind === 'abilitySVar') {
    const effect = /^DB\$\s*(\w+)/.exec(value.text)?.[1];
    if (effect === undefined) return;
    // Everything behind it belongs to the inner ability, since a line ends where an ability ends.
    const { end } = ability.record.span;
    const name = freeName(face, `DB${effect}`);
    yield {
      title: said('Extract the ability to "SVar:{name}"', { name }),
      kind: 'extract',
      edits: [
        { span: span(value.span.start, end), newText: name },
        lineBelow(line, `SVar:${name}:${card.file.text.slice(value.span.start, end)}`),
      ],
    };
  } else if (kind?.kind === 'amount' && /^\w+\$/.test(value.text)) {
    const name = ['X', 'Y', 'Z'].find((one) => !face.svarsByName.has(one)) ?? freeName(face, 'X');
    yield {
      title: said('Extract the amount to "SVar:{name}"', { name }),
      kind: 'extract',
      edits: [{ span: value.span, newText: name }, lineBelow(line, `SVar:${name}:${value.text}`)],
    };
  }
}

/** An amount that is named once is written where it is named. */
export function* inlineSVar({ card, face, offset, vocab }: ActionPlace): Generator<ScriptActionDraft> {
  const place = svarAt(card, offset, vocab);
  const [svar, ...others] = place ? definitionsOf(place) : [];
  if (!place || !svar || others.length > 0 || svar.ability || !svar.value.text.includes('$')) return;
  const [use, ...more] = svarUses(face, vocab).filter(({ name }) => name === place.name);
  if (!use || more.length > 0) return;
  const ability = abilityOn(face, use.line);
  const known =
    ability && recordFacts(ability, vocab).parameters.find(({ value }) => value.span.start === use.span.start);
  // Only where nothing else stands beside the name.
  if (known?.kind?.kind !== 'amount' || known.value.text !== place.name) return;
  yield {
    title: said('Inline "{name}"', { name: place.name }),
    kind: 'inline',
    edits: [{ span: use.span, newText: svar.value.text }, withoutLine(card, svar.line)],
  };
}
