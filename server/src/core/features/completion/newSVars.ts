/** SVars that are not there yet, where a parameter names one with an ability: the line is written along with the name. */
import { lineAt } from '../../model/locate.ts';
import { freeName, lineBelow } from '../actions/action.ts';
import { wordEnd, type CompletionContext } from './context.ts';
import type { CompletionEntry } from './entry.ts';
import { neededParameters } from './needed.ts';

/** Parameters whose SVars are triggers, static abilities or others that no `DB$` begins, or that name rooms. */
const otherKinds = /Trigger(?!.*Ability)|Static|Replacement|^Add|^GainText|^SVars$|Room$/i;

/**
 * For each effect a name as published scripts have it, such as `TrigDraw`, and whatever name is typed.
 *
 * @param key of the parameter
 * @param from where the name begins
 */
export function newSVarEntries(key: string, from: number, context: CompletionContext): CompletionEntry[] {
  const { face, vocab, text, offset, say } = context;
  const line = lineAt(face.card, offset);
  if (!line || otherKinds.test(key)) return [];
  const end = wordEnd(text, offset);
  const make = (name: string, ability: string, rank: number): CompletionEntry => {
    const also = lineBelow(line, `SVar:${name}:DB$ ${ability}`);
    const base = { label: name, kind: 'svar' as const, detail: say('new, with a line of its own'), rank };
    // At the end of the script both are written at one place.
    return also.span.start === end ? { ...base, text: name + also.newText } : { ...base, text: name, also };
  };
  const lead = key === 'Execute' ? 'Trig' : 'DB';
  const entries = vocab.records.effect.entries
    .filter(({ until, now }) => until === undefined && now === undefined)
    .map((entry) => {
      const needed = neededParameters(vocab, 'effect', 'DB', entry).map((one) => ` | ${one}$ `);
      return make(freeName(face, lead + entry.name), entry.name + needed.join(''), 1_100_000 - (entry.uses ?? 0));
    });
  const typed = text.slice(from, end);
  if (/^[A-Za-z_]\w*$/.test(typed) && !face.svarsByName.has(typed) && !entries.some(({ label }) => label === typed))
    entries.push(make(typed, '', 1_200_000));
  return entries;
}
