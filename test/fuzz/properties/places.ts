/** Every feature at places in a script, and those of the whole: they answer within the text. */
import type { Finding } from '../../../server/src/core/checks/check.ts';
import { zoneHints } from '../../../server/src/core/features/abilityZones.ts';
import { scriptActions } from '../../../server/src/core/features/actions/actions.ts';
import { callItemAt, incomingCalls, outgoingCalls } from '../../../server/src/core/features/calls.ts';
import { complete } from '../../../server/src/core/features/completion/complete.ts';
import { documentationOf } from '../../../server/src/core/features/completion/document.ts';
import { narrow } from '../../../server/src/core/features/completion/narrow.ts';
import { foldings } from '../../../server/src/core/features/folding.ts';
import { formatBefore } from '../../../server/src/core/features/format.ts';
import { svarLenses, wayLenses } from '../../../server/src/core/features/lenses.ts';
import { scriptLinks } from '../../../server/src/core/features/links.ts';
import { faceJointAt } from '../../../server/src/core/features/otherFaces.ts';
import { outline, type OutlineItem } from '../../../server/src/core/features/outline.ts';
import { selectionSpans } from '../../../server/src/core/features/selection.ts';
import { semanticTokens } from '../../../server/src/core/features/semanticTokens.ts';
import { signatureAt } from '../../../server/src/core/features/signature.ts';
import { silence } from '../../../server/src/core/features/silence.ts';
import { occurrencesOf, renameSVar, svarAt } from '../../../server/src/core/features/svars.ts';
import { useAt } from '../../../server/src/core/features/uses.ts';
import { valueHints } from '../../../server/src/core/features/valueHints.ts';
import { scriptFacts } from '../../../server/src/core/index/facts.ts';
import type { Script, Service } from '../../../server/src/core/service.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { touches, type Span } from '../../../server/src/core/text/span.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';
import type { Faults } from '../faults.ts';
import type { Random } from '../random.ts';
import { expectHarmless } from './markdown.ts';
import { expectEdits, expectSpan } from './spans.ts';

interface Options {
  readonly faults: Faults;
  readonly random: Random;
  /** So many places are tried. */
  readonly most: number;
}

const workspace = { find: (_: unknown, typed: string) => ({ names: [typed, `${typed}, too`], more: true }) };

export function expectPlaces(script: Script, findings: readonly Finding[], service: Service, options: Options): void {
  const { faults, random, most } = options;
  expectWhole(script, faults);
  for (const finding of random.sample(findings, most)) {
    const edit = faults.step('silencing', () => silence(script, finding));
    if (edit) expectEdits('silencing', [edit], script.text, faults);
  }
  for (let round = 0; round < most; round += 1) {
    const offset = random.below(script.text.length + 1);
    faults.step('hover', () => {
      const hover = service.hover(script, offset, { ruleLinks: true, findings });
      if (!hover) return;
      spansOf('hovers', [hover.span], script, faults);
      if (!touches(hover.span, offset)) faults.add('a hover is about what the cursor is at', `at ${offset}`);
      expectHarmless('hovers', hover.markdown, faults);
    });
    expectPlace(script, offset, random, faults);
  }
}

function spansOf(what: string, spans: readonly Span[], { text }: Script, faults: Faults): void {
  for (const span of spans) expectSpan(what, span, text, faults);
}

function expectPlace(script: Script, offset: number, random: Random, faults: Faults): void {
  const { card, text } = script;
  faults.step('completion', () => {
    const completion = complete(card, offset, { vocab, workspace });
    if (!completion) return;
    spansOf('completions', [completion.span], script, faults);
    narrow(completion, text.slice(completion.span.start, offset));
    for (const { doc, also } of random.sample(completion.entries, 4)) {
      if (doc) expectHarmless('completions', documentationOf(doc, vocab) ?? '', faults);
      if (also) spansOf('completions', [also.span], script, faults);
    }
  });
  faults.step('selection', () => spansOf('selections', selectionSpans(card, offset, vocab), script, faults));
  faults.step('signature', () => signatureAt(card, offset, vocab));
  faults.step('uses', () => {
    const [use, joint] = [useAt(card, offset, '/tokens/a.txt', vocab), faceJointAt(card, offset)];
    if (use) spansOf('uses', [use.span], script, faults);
    if (joint) spansOf('joints of faces', [joint.span, ...joint.all, ...joint.targets], script, faults);
  });
  faults.step('calls', () => {
    const item = callItemAt(card, offset, vocab);
    if (!item) return;
    const { start } = item.nameSpan;
    const calls = [...outgoingCalls(card, start, vocab), ...incomingCalls(card, start, vocab)];
    spansOf('calls', [item.span, ...calls.flatMap(({ item: other, from }) => [other.span, ...from])], script, faults);
  });
  faults.step('renaming', () => {
    const place = svarAt(card, offset, vocab);
    if (!place) return;
    spansOf('SVars', [place.span, ...occurrencesOf(place, vocab).map(({ span }) => span)], script, faults);
    const renaming = renameSVar(place, 'Unused9', vocab);
    if (!renaming.ok) return;
    expectEdits('renaming', renaming.edits, text, faults);
    if (renaming.edits.some(({ span }) => text.slice(span.start, span.end) !== place.name))
      faults.add('renaming changes the name alone', place.name);
  });
  faults.step('refactorings', () => {
    for (const { kind, edits } of scriptActions(card, offset, vocab)) {
      expectEdits(`refactorings (${kind})`, edits, text, faults);
      if (applyEdits(text, edits) === text) faults.add(`refactorings (${kind}) change the text`, `at ${offset}`);
    }
  });
  faults.step('formatting while typing', () => {
    expectEdits('formatting while typing', formatBefore(card.file, offset), text, faults);
  });
}

function expectWhole(script: Script, faults: Faults): void {
  const { card } = script;
  const items = (list: readonly OutlineItem[]): Span[] =>
    list.flatMap(({ span, nameSpan, children }) => [span, nameSpan, ...items(children)]);
  const whole: Record<string, () => readonly Span[]> = {
    outline: () => items(outline(card)),
    tokens: () => semanticTokens(card, vocab).map(({ span }) => span),
    links: () => scriptLinks(card, vocab).map(({ span }) => span),
    facts: () => [...scriptFacts(card, vocab)].map(({ span }) => span),
    lenses: () => [
      ...svarLenses(card, vocab).flatMap(({ name, uses }) => [name, ...uses]),
      ...wayLenses(card).map(({ name }) => name),
    ],
    hints: () => [...valueHints(card, vocab), ...zoneHints(card)].map(({ offset }) => ({ start: offset, end: offset })),
  };
  for (const [name, spans] of Object.entries(whole)) faults.step(name, () => spansOf(name, spans(), script, faults));
  faults.step('folding', () => {
    for (const { start, end } of foldings(card, vocab))
      if (!(start >= 0 && start < end && end < card.file.lines.length))
        faults.add('folds lie in the text', `${start} to ${end} of ${card.file.lines.length}`);
  });
}
