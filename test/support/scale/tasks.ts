/** What is done with a script, each thing beginning with its text. */
import { zoneHints } from '../../../server/src/core/features/abilityZones.ts';
import { scriptActions } from '../../../server/src/core/features/actions/actions.ts';
import { callItemAt, incomingCalls, outgoingCalls } from '../../../server/src/core/features/calls.ts';
import { complete } from '../../../server/src/core/features/completion/complete.ts';
import { narrow } from '../../../server/src/core/features/completion/narrow.ts';
import { foldings } from '../../../server/src/core/features/folding.ts';
import { formatBefore, formatEdits } from '../../../server/src/core/features/format.ts';
import { svarLenses, wayLenses } from '../../../server/src/core/features/lenses.ts';
import { scriptLinks } from '../../../server/src/core/features/links.ts';
import { faceJointAt } from '../../../server/src/core/features/otherFaces.ts';
import { outline } from '../../../server/src/core/features/outline.ts';
import { selectionSpans } from '../../../server/src/core/features/selection.ts';
import { semanticTokens } from '../../../server/src/core/features/semanticTokens.ts';
import { signatureAt } from '../../../server/src/core/features/signature.ts';
import { definitionsOf, occurrencesOf, renameSVar, svarAt } from '../../../server/src/core/features/svars.ts';
import { useAt } from '../../../server/src/core/features/uses.ts';
import { valueHints } from '../../../server/src/core/features/valueHints.ts';
import { encodeFacts, KeyTable } from '../../../server/src/core/index/encode.ts';
import { newCard } from '../../../server/src/core/newCard/newCard.ts';
import { createService } from '../../../server/src/core/service.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

const service = createService();

export type Task = (text: string) => void;

export const tasks: Readonly<Record<string, Task>> = {
  lint: (text) => {
    service.lint(service.read(text));
  },
  hover: (text) => {
    const script = service.read(text);
    for (const offset of placesIn(text)) service.hover(script, offset);
  },
  complete: (text) => {
    const { card } = service.read(text);
    for (const offset of placesIn(text)) {
      const completion = complete(card, offset, { vocab });
      if (completion) narrow(completion, text.slice(completion.span.start, offset));
    }
  },
  places: (text) => {
    const { card } = service.read(text);
    for (const offset of placesIn(text)) {
      const place = svarAt(card, offset, vocab);
      if (place) {
        definitionsOf(place);
        occurrencesOf(place, vocab);
        renameSVar(place, 'Renamed', vocab);
      }
      useAt(card, offset, undefined, vocab);
      faceJointAt(card, offset);
      signatureAt(card, offset, vocab);
      selectionSpans(card, offset, vocab);
      const item = callItemAt(card, offset, vocab);
      if (item) {
        incomingCalls(card, item.nameSpan.start, vocab);
        outgoingCalls(card, item.nameSpan.start, vocab);
      }
      scriptActions(card, offset, vocab);
    }
  },
  rest: (text) => {
    const { card } = service.read(text);
    foldings(card, vocab);
    scriptLinks(card, vocab);
    svarLenses(card, vocab);
    wayLenses(card);
    outline(card);
    valueHints(card, vocab);
    zoneHints(card);
    semanticTokens(card, vocab);
    formatEdits(card.file);
    formatBefore(card.file, text.length);
  },
  facts: (text) => {
    encodeFacts(service.read(text), 'growth_sample.txt', vocab, new KeyTable());
  },
  newCard: (text) => {
    newCard(text);
  },
};

/** The name of the card, and places in lines all over the text: as many, and of the same kind, in short texts and long. */
function placesIn(text: string): number[] {
  const places = [6];
  const lines = [...text.matchAll(/^.+$/gm)];
  for (const part of [1, 2, 3]) {
    const line = lines[Math.floor((lines.length * part) / 4)];
    if (!line) continue;
    const [whole] = line;
    for (const share of [0, 0.1, 0.4, 0.7, 1]) {
      const from = Math.floor(whole.length * share);
      places.push(line.index + from + Math.max(0, whole.slice(from, from + 40).search(/\b\w/)));
    }
  }
  return places.filter((at) => at <= text.length);
}
