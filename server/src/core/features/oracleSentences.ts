/** Sentences of the Oracle text, as the descriptions of abilities repeat them. */
import { field, type Face } from '../model/card.ts';
import { oracleParagraphs } from '../model/oracle.ts';

/**
 * Paragraphs that may be the text of an ability, in order: without the bullet of a mode, the numbers of a chapter, and,
 * for `SpellDescription`, the cost. What a `K:` line of the face says is left out.
 *
 * @param key the parameter that is written, such as `TriggerDescription`
 */
export function oracleSentences(face: Face, key: string): string[] {
  const name = field(face, 'Name')?.text ?? '';
  const keywords = face.keywords.map((use) => use.name.text.toLowerCase()).filter((keyword) => keyword !== '');
  const isKeyword = (part: string): boolean =>
    keywords.some((keyword) => part === keyword || part.startsWith(`${keyword} `) || part.startsWith(`${keyword}—`));
  const spell = key === 'SpellDescription';
  const sentences: string[] = [];
  for (const { text, span } of oracleParagraphs(face)) {
    const said = text.trim().toLowerCase();
    // Reminder text alone, or keywords.
    if (said === '' || said.split(/[,;]\s*/).every(isKeyword)) continue;
    // The engine heads the modes of a spell itself.
    if (spell && /^choose .*—$/.test(said)) continue;
    let sentence = face.card.file.text.slice(span.start, span.end).trim();
    sentence = sentence.replace(/^(?:• ?|[IVX]+(?:, ?[IVX]+)* — )/, '');
    if (spell) sentence = sentence.replace(/^[^.“"]*?: /, '');
    if (sentence === '' || sentence.includes('|')) continue;
    sentences.push(name === '' ? sentence : sentence.replaceAll(name, 'CARDNAME'));
  }
  return sentences;
}
