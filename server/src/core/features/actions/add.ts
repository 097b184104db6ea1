/** What a script still lacks: a sub-ability, a description, the other face. */
import { said } from '../../l10n/say.ts';
import { parameter, type Ability } from '../../model/ability.ts';
import { field, type Face } from '../../model/card.ts';
import { abilityOn } from '../../model/locate.ts';
import { span } from '../../text/span.ts';
import type { TextEdit } from '../../text/edits.ts';
import { freeName, lineBelow, type ActionPlace, type ScriptActionDraft } from './action.ts';

/** Carries on a chain that ends here. */
export function* addSubAbility({ face, line }: ActionPlace): Generator<ScriptActionDraft> {
  const ability = abilityOn(face, line);
  if (!ability?.head || !['spell', 'activated', 'sub-ability'].includes(ability.kind)) return;
  if (ability.name?.text === '' || parameter(ability, 'SubAbility') || /^charm$/i.test(ability.name?.text ?? ''))
    return;
  const name = freeName(face, 'DBNext');
  yield {
    title: said('Add a sub-ability "{name}"', { name }),
    kind: 'rewrite',
    edits: [beforeTexts(ability, `SubAbility$ ${name}`), lineBelow(line, `SVar:${name}:DB$ `)],
  };
}

/** Sentences of the Oracle text that no line has yet. */
export function* addDescription({ face, line }: ActionPlace): Generator<ScriptActionDraft> {
  const ability = abilityOn(face, line);
  const key = ability && descriptionKey(ability);
  if (!ability || key === undefined || parameter(ability, key) || parameter(ability, 'Secondary')) return;
  for (const sentence of freeSentences(face).slice(0, 4)) {
    const text = key === 'SpellDescription' ? sentence.replace(/^[^.“"]*?: /, '') : sentence;
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

function freeSentences(face: Face): string[] {
  const name = field(face, 'Name')?.text ?? '';
  const taken = face.abilities
    .flatMap(({ record }) => record.parameters.filter(({ key }) => /Description$/.test(key.text)))
    .map(({ value }) => value.text);
  const keywords = new Set(face.keywords.map((use) => use.name.text.toLowerCase()));
  return (field(face, 'Oracle')?.text ?? '')
    .split(String.raw`\n`)
    .map((paragraph) => paragraph.trim())
    .map((paragraph) => (name === '' ? paragraph : paragraph.replaceAll(name, 'CARDNAME')))
    .filter((paragraph) => paragraph !== '' && !paragraph.includes('|'))
    .filter((paragraph) => !paragraph.split(',').every((word) => keywords.has(word.trim().toLowerCase())))
    .filter((paragraph) => !taken.some((text) => text === paragraph || (text !== '' && paragraph.endsWith(text))));
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
