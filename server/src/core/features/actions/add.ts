/** What a script still lacks: a sub-ability, a description, the other face. */
import { said } from '../../l10n/say.ts';
import { isEffect, parameter, type Ability } from '../../model/ability.ts';
import type { Face } from '../../model/card.ts';
import { abilityOn } from '../../model/locate.ts';
import { span } from '../../text/span.ts';
import type { TextEdit } from '../../text/edits.ts';
import { oracleSentences } from '../oracleSentences.ts';
import { freeName, lineBelow, type ActionPlace, type ScriptActionDraft } from './action.ts';

/** Carries on a chain that ends here. */
export function* addSubAbility({ face, line }: ActionPlace): Generator<ScriptActionDraft> {
  const ability = abilityOn(face, line);
  if (!ability?.head || !isEffect(ability)) return;
  if (ability.name?.text === '' || parameter(ability, 'SubAbility') || isCharm(ability)) return;
  const name = freeName(face, 'DBNext');
  yield {
    title: said('Add a sub-ability "{name}"', { name }),
    kind: 'rewrite',
    edits: [beforeTexts(ability, `SubAbility$ ${name}`), lineBelow(line, `SVar:${name}:DB$ `)],
  };
}

const isCharm = ({ name }: Ability): boolean => /^charm$/i.test(name?.text ?? '');

/** Sentences of the Oracle text that no line has yet. */
export function* addDescription({ face, line }: ActionPlace): Generator<ScriptActionDraft> {
  const ability = abilityOn(face, line);
  const key = ability && descriptionKey(ability);
  if (!ability || key === undefined || parameter(ability, key) || parameter(ability, 'Secondary')) return;
  // The engine puts the text of modes together itself.
  if (isCharm(ability)) return;
  for (const text of freeSentences(face, key).slice(0, 4)) {
    const short = text.length > 50 ? `${text.slice(0, 49)}…` : text;
    const { end } = ability.record.span;
    yield {
      title: said('Add "{text}"', { text: `${key}$ ${short}` }),
      kind: 'rewrite',
      edits: [{ span: span(end, end), newText: ` | ${key}$ ${text}` }],
    };
  }
}

function descriptionKey({ kind, svar }: Ability): string | undefined {
  if (svar) return undefined;
  switch (kind) {
    case 'trigger':
      return 'TriggerDescription';
    case 'static':
    case 'replacement':
      return 'Description';
    case 'spell':
    case 'activated':
      return 'SpellDescription';
    default:
      return undefined;
  }
}

function freeSentences(face: Face, key: string): string[] {
  const taken = face.abilities
    .flatMap(({ record }) => record.parameters.filter((one) => /Description$/.test(one.key.text)))
    .map(({ value }) => value.text);
  return oracleSentences(face, key).filter(
    (sentence) => !taken.some((text) => text === sentence || (text !== '' && sentence.endsWith(text))),
  );
}

/** `SubAbility$` stands before the texts. */
function beforeTexts({ record }: Ability, text: string): TextEdit {
  const at = record.parameters.findLast(({ key }) => !/Desc/.test(key.text)) ?? record.parameters.at(-1);
  const end = Math.max(at?.value.span.end ?? 0, at?.dollar === undefined ? (at?.key.span.end ?? 0) : at.dollar + 1);
  return { span: span(end, end), newText: ` | ${text}` };
}

/** The lines of a second face, and what says that there are two. */
export function* addFace({ card, face, line }: ActionPlace): Generator<ScriptActionDraft> {
  if (card.faces.length > 1 || !['Name', 'Types', 'AlternateMode'].includes(line.key.text)) return;
  const last = card.file.lines.at(-1);
  const oracle = face.fields.get('Oracle')?.[0];
  if (!last) return;
  const edits: TextEdit[] = [];
  if (!card.alternateMode)
    edits.push({
      span: span(oracle?.span.start ?? last.span.end, oracle?.span.start ?? last.span.end),
      newText: oracle ? 'AlternateMode:Transform\n' : '\nAlternateMode:Transform',
    });
  const end = card.file.text.length;
  const lead = /[\r\n]$/.test(card.file.text) ? '\n' : '\n\n';
  const other = `${lead}ALTERNATE\n\nName:\nManaCost:no cost\nTypes:\nOracle:\n`;
  const same = edits.find((edit) => edit.span.start === end);
  if (same) edits.splice(0, 1, { span: same.span, newText: `${same.newText}${other}` });
  else edits.push({ span: span(end, end), newText: other });
  yield { title: said('Add the other face'), kind: 'rewrite', edits };
}
