/** Every feature at every position of scripts that were taken apart: it answers within the text, and never throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneHints } from '../../../server/src/core/features/abilityZones.ts';
import { scriptActions } from '../../../server/src/core/features/actions/actions.ts';
import { callItemAt, incomingCalls, outgoingCalls } from '../../../server/src/core/features/calls.ts';
import { complete } from '../../../server/src/core/features/completion/complete.ts';
import type { WorkspaceNames } from '../../../server/src/core/features/completion/context.ts';
import { documentationOf } from '../../../server/src/core/features/completion/document.ts';
import { mostEntries, narrow } from '../../../server/src/core/features/completion/narrow.ts';
import { foldings } from '../../../server/src/core/features/folding.ts';
import { formatBefore, formatEdits } from '../../../server/src/core/features/format.ts';
import { svarLenses, wayLenses } from '../../../server/src/core/features/lenses.ts';
import { scriptLinks } from '../../../server/src/core/features/links.ts';
import { outline, type OutlineItem } from '../../../server/src/core/features/outline.ts';
import { faceJointAt } from '../../../server/src/core/features/otherFaces.ts';
import { selectionSpans } from '../../../server/src/core/features/selection.ts';
import { semanticTokens } from '../../../server/src/core/features/semanticTokens.ts';
import { signatureAt } from '../../../server/src/core/features/signature.ts';
import { valueHints } from '../../../server/src/core/features/valueHints.ts';
import { occurrencesOf, renameSVar, svarAt } from '../../../server/src/core/features/svars.ts';
import { useAt } from '../../../server/src/core/features/uses.ts';
import { scriptFacts } from '../../../server/src/core/index/facts.ts';
import { createService, type Script } from '../../../server/src/core/service.ts';
import { contains, overlaps, touches, type Span } from '../../../server/src/core/text/span.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

const service = createService();
/** Has what is asked for, and more. */
const workspace: WorkspaceNames = { find: (_, typed) => ({ names: [typed, `${typed}, too`], more: true }) };

const samples = [
  'Name:Rope Walker\nManaCost:1 W U\nTypes:Creature Human\nPT:2/2\nK:Kicker:1 R:Sac<1/Creature.cmcLEX/small one>\n',
  'T:Mode$ Attacks | ValidCard$ Card.Self+tapped | Execute$ TrigGain | TriggerDescription$ Whenever CARDNAME attacks.\n',
  'SVar:TrigGain:DB$ GainLife | LifeAmount$ X | SubAbility$ DBPump\nSVar:DBPump:DB$ Pump | KW$ Flying & Haste | NumAtt$ +X\n',
  'SVar:X:Count$Compare Y GEX.1.0/Plus.Y\nSVar:Y:Count$Valid Creature.YouCtrl+powerGE2,Land\n',
  'A:AB$ Token | Cost$ X T PayLife<Y> | TokenScript$ w_1_1_spirit | SpellDescription$ Make one.\nOracle:Flying\\nMake one.\n',
  'DeckHints:Type$Bird & Name$Some One|Other\nA:SP$ Destroy | ValidTgts$ Card.namedSome One+Other | DefinedName$ X | Spellbook$ A,B\n',
  '\nALTERNATE\n\nName:Other\nTypes:Land\nVariant:Foo:K:Flying\nSPECIALIZE:BLUE\n# a comment\nSVar:X:\nK:',
];
const shard = fc.constantFrom(
  ':',
  '$',
  '|',
  ' | ',
  '\n',
  '\r\n',
  '<',
  '>',
  '/',
  '.',
  '+',
  'SVar',
  'X',
  'DB$ ',
  '',
  '\u{1f0cf}',
  '#',
);

/** Two samples put together, with pieces cut out and others put in. */
const mutated = fc
  .tuple(
    fc.shuffledSubarray(samples, { minLength: 1 }),
    fc.array(fc.tuple(fc.nat(), fc.nat(6), shard), { maxLength: 4 }),
  )
  .map(([parts, changes]) =>
    changes.reduce((text, [at, length, piece]) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + piece + text.slice(from + length);
    }, parts.join('')),
  );

function spansOf(script: Script, offset: number): Span[] {
  const { card } = script;
  const spans: Span[] = [];
  const completion = complete(card, offset, { vocab, workspace });
  if (completion) {
    expect(touches(completion.span, offset)).toBe(true);
    expect(script.text.slice(completion.span.start, completion.span.end)).not.toMatch(/[\r\n]/);
    for (const { doc } of completion.entries.slice(0, 2)) if (doc) documentationOf(doc, vocab);
    spans.push(completion.span);
    for (const { also } of completion.entries) if (also) expect(touches(also.span, completion.span.end)).toBe(false);
    spans.push(...completion.entries.slice(-2).flatMap(({ also }) => also?.span ?? []));
    const { entries } = narrow(completion, script.text.slice(completion.span.start, offset));
    expect(entries.length).toBeLessThanOrEqual(Math.min(completion.entries.length, mostEntries));
  }
  const hover = service.hover(script, offset);
  if (hover) spans.push(hover.span);
  const growing = selectionSpans(card, offset, vocab);
  expect(growing.length).toBeGreaterThan(0);
  for (const [at, span] of growing.entries()) {
    const inner = growing[at - 1];
    if (inner) expect(contains(span, inner)).toBe(true);
    expect(touches(span, offset)).toBe(true);
  }
  spans.push(...growing);
  const signature = signatureAt(card, offset, vocab);
  for (const { start, end } of signature?.parameters ?? [])
    expect([start < end, end <= (signature?.label.length ?? 0)]).toEqual([true, true]);
  const use = useAt(card, offset, '/tokens/a.txt', vocab);
  if (use) expect(touches(use.span, offset)).toBe(true);
  if (use) spans.push(use.span);
  const joint = faceJointAt(card, offset);
  if (joint) spans.push(joint.span, ...joint.all, ...joint.targets);
  const place = svarAt(card, offset, vocab);
  if (place) {
    spans.push(place.span, ...occurrencesOf(place, vocab).map(({ span }) => span));
    const renaming = renameSVar(place, 'Unused9', vocab);
    if (renaming.ok)
      for (const { span } of renaming.edits) expect(script.text.slice(span.start, span.end)).toBe(place.name);
  }
  const item = callItemAt(card, offset, vocab);
  if (item) {
    expect(contains(item.span, item.nameSpan)).toBe(true);
    const calls = [
      ...outgoingCalls(card, item.nameSpan.start, vocab),
      ...incomingCalls(card, item.nameSpan.start, vocab),
    ];
    spans.push(item.span, ...calls.flatMap(({ item: other, from }) => [other.span, other.nameSpan, ...from]));
  }
  for (const { edits } of scriptActions(card, offset, vocab)) {
    const sorted = edits.map(({ span }) => span).sort((a, b) => a.start - b.start || a.end - b.end);
    for (const [at, span] of sorted.entries()) {
      const previous = sorted[at - 1];
      // Two edits that meet at a line end are in order; they must not change the same text.
      if (previous && previous.end > previous.start && span.end > span.start)
        expect(overlaps(previous, span)).toBe(false);
    }
    spans.push(...sorted);
  }
  spans.push(...formatBefore(card.file, offset).map(({ span }) => span));
  return spans;
}

function wholeSpans({ card }: Script): Span[] {
  const ofItem = ({ span, nameSpan, children }: OutlineItem): Span[] => {
    expect(contains(span, nameSpan)).toBe(true);
    for (const child of children) expect(contains(span, child.span)).toBe(true);
    return [span, ...children.flatMap(ofItem)];
  };
  const last = card.file.lines.length - 1;
  for (const { start, end } of foldings(card, vocab)) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(last);
  }
  return [
    ...outline(card).flatMap(ofItem),
    ...semanticTokens(card, vocab).map(({ span }) => span),
    ...scriptLinks(card, vocab).map(({ span }) => span),
    ...[...scriptFacts(card, vocab)].map(({ span }) => span),
    ...svarLenses(card, vocab).flatMap(({ name, uses }) => [name, ...uses]),
    ...wayLenses(card).map(({ name }) => name),
    ...formatEdits(card.file).map(({ span }) => span),
    ...[...valueHints(card, vocab), ...zoneHints(card)].map(({ offset }) => ({ start: offset, end: offset })),
  ];
}

describe('on any text', () => {
  it('every feature answers within the text, at every position', () => {
    fc.assert(
      fc.property(mutated, (text) => {
        const script = service.read(text);
        const check = ({ start, end }: Span): void => {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        };
        wholeSpans(script).forEach(check);
        for (let offset = 0; offset <= text.length; offset += 1) spansOf(script, offset).forEach(check);
      }),
      { numRuns: 10 },
    );
  });
});
