import {
  recordParameters,
  requiredParameters,
  type RecordEntry,
  type RecordKind,
  type Vocabulary,
} from '../../vocab/vocab.ts';

/** What a new line of this kind cannot do without, in the order of published scripts. @param head of the line: `AB` */
export function neededParameters(vocab: Vocabulary, kind: RecordKind, head: string, entry: RecordEntry): string[] {
  const required = [...requiredParameters(vocab, kind, entry.name)];
  const itself = kind === 'effect' ? /^(?:Cost|SpellDescription)$/ : /^(?:Mode|Event)$/;
  // What nearly every published line sets is as good as required.
  const { uses = 0 } = entry;
  for (const [name, lines] of recordParameters(entry).used)
    if (uses >= 10 && lines >= 0.97 * uses && !itself.test(name)) required.push(name);
  // Of effects that say who is meant by target or by name, half of the lines have the one, half the other.
  const needed = required.filter((name) => name !== 'ValidTgts' && name !== 'Defined');
  if (/^ab$/i.test(head)) needed.unshift('Cost');
  if (kind === 'trigger' && recordParameters(entry).used.has('Execute')) needed.push('Execute', 'TriggerDescription');
  // Published scripts have the texts last, and before them what is done; a card comes from somewhere before it goes.
  const last = ['Execute', 'ReplaceWith', 'TriggerDescription', 'Description'];
  const place = (name: string): number => (name === 'Cost' ? -3 : name === 'Origin' ? -2 : last.indexOf(name));
  return [...new Set(needed)].sort((a, b) => place(a) - place(b));
}
