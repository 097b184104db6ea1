/** What holds for every text that is read as a script, be it one or not. */
import { allChecks } from '../../../server/src/core/checks/index.ts';
import type { Finding } from '../../../server/src/core/checks/check.ts';
import { defaultConfig } from '../../../server/src/core/config.ts';
import { fixText } from '../../../server/src/core/features/fixText.ts';
import { formatEdits } from '../../../server/src/core/features/format.ts';
import { renderWaysMarkdown, renderWaysText, waysTables } from '../../../server/src/core/features/waysToCast.ts';
import { sayIn } from '../../../server/src/core/l10n/say.ts';
import { newCard } from '../../../server/src/core/newCard/newCard.ts';
import { importRules } from '../../../server/src/core/rules/importer.ts';
import { createRulebook } from '../../../server/src/core/rules/rulebook.ts';
import { createService, type Script, type Service } from '../../../server/src/core/service.ts';
import { print } from '../../../server/src/core/syntax/print.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { madeUpRules } from '../../unit/rules/madeUpRules.ts';
import type { Faults } from '../faults.ts';
import { Random } from '../random.ts';
import { expectHarmless } from './markdown.ts';
import { expectPlaces } from './places.ts';
import { expectCures, kindOf } from './repairs.ts';
import { expectEdits, expectSpan } from './spans.ts';

/** Those that are off by default too. */
const config = {
  ...defaultConfig,
  severity: Object.fromEntries(allChecks.filter((one) => one.offByDefault).map(({ code }) => [code, 'hint' as const])),
};

/** Texts longer than any script are looked at in fewer places. */
const long = 8_000;

let rulebook: ReturnType<typeof createRulebook> | undefined;

function madeUpRulebook(): ReturnType<typeof createRulebook> {
  const imported = importRules(madeUpRules.join('\n'));
  if (!imported.ok) throw new Error(imported.reason);
  return createRulebook({ editions: [imported.edition] });
}

export function expectOfScript(text: string, faults: Faults): void {
  // What is tried depends on the text alone: a text that was kept is tried as it was when it was found.
  const random = new Random(text);
  const language = random.chance(0.7) ? 'en' : 'es';
  const service = createService({
    language,
    rulebook: (rulebook ??= madeUpRulebook()),
    onCrash: (check, error) => faults.add(`${check.code} throws nothing`, stackOf(error)),
  });
  const lint = (one: string, most?: number): Finding[] =>
    service.lint(service.read(one), { config, most, fileName: 'sample.txt', folder: 'cards' });

  const script = faults.step('reading', () => service.read(text));
  if (!script) return;
  if (faults.step('printing', () => print(script.card.file)) !== text)
    faults.add('a printed tree is the text', `it has ${text.length} characters`);
  const findings = faults.step('checking', () => lint(text));
  for (const finding of findings ?? []) expectFinding(finding, text, faults);
  expectFormat(script, service, faults);
  expectFixed(text, lint, faults);
  const most = text.length > long ? 3 : 12;
  if (findings) {
    expectCures(text, findings, lint, { faults, random, most });
    expectPlaces(script, findings, service, { faults, random, most });
  }
  faults.step('ways to cast', () => {
    const say = sayIn(language);
    const tables = waysTables(script.card, say);
    renderWaysText(tables, say);
    for (const table of tables) expectHarmless('the ways to cast', renderWaysMarkdown(table, say), faults);
  });
}

/** @param text of a card, or a card object */
export function expectOfCard(text: string, faults: Faults): void {
  const made = faults.step('new card', () => newCard(text));
  if (!made?.ok) return;
  const { fileName, folder, text: script } = made.card;
  if (/[/\\<>:"|?*\x00-\x1f]|^\.|^(?:con|prn|aux|nul|com\d|lpt\d)\./i.test(fileName) || /^\.|[/\\]/.test(folder))
    faults.add('new cards have names that every system can have', `${folder}/${fileName}`);
  const service = createService({
    onCrash: (check, error) => faults.add(`${check.code} throws nothing`, stackOf(error)),
  });
  faults.step('checking a new card', () => service.lint(service.read(script), { config }));
}

function expectFinding({ code, span, message, fixes }: Finding, text: string, faults: Faults): void {
  expectSpan(`findings of ${code}`, span, text, faults);
  if (/[\r\n]/.test(text.slice(span.start, span.end)))
    faults.add(`findings of ${code} lie in a line`, text.slice(span.start, span.end));
  if (message === '') faults.add(`findings of ${code} say something`, 'the message is empty');
  for (const { title, edits } of faults.step(`repairs of ${code}`, fixes) ?? [])
    expectEdits(`the repair "${kindOf(title)}" of ${code}`, edits, text, faults);
}

function expectFormat({ card, text }: Script, service: Service, faults: Faults): void {
  const edits = faults.step('formatting', () => formatEdits(card.file)) ?? [];
  expectEdits('formatting', edits, text, faults);
  const formatted = applyEdits(text, edits);
  const again = faults.step('formatting again', () =>
    applyEdits(formatted, formatEdits(service.read(formatted).card.file)),
  );
  if (again !== undefined && again !== formatted)
    faults.add('formatting twice is formatting once', difference(formatted, again));
  const bare = (one: string): string => one.replaceAll(/[ \t\u00a0]/g, '');
  if (bare(formatted) !== bare(text))
    faults.add('formatting changes blanks only', difference(bare(text), bare(formatted)));
  const lines = service.read(formatted).lines.lineCount;
  if (lines !== card.file.lines.length)
    faults.add('formatting keeps the lines', `${card.file.lines.length} became ${lines}`);
}

function expectFixed(text: string, lint: (text: string) => Finding[], faults: Faults): void {
  const errors = (one: string): Finding[] => lint(one).filter(({ severity }) => severity === 'error');
  const fixed = faults.step('fixing what is safe', () => fixText(text, lint, false));
  if (!fixed) return;
  // Where there is very much to fix, it is not all done at once.
  if (text.length > long) return;
  faults.step('fixing again', () => {
    const again = fixText(fixed.text, lint, false);
    if (again.text !== fixed.text) faults.add('fixing twice is fixing once', difference(fixed.text, again.text));
  });
  faults.step('checking what was fixed', () => {
    const [before, after] = [errors(text), errors(fixed.text)];
    if (after.length <= before.length) return;
    const known = new Set(before.map(({ code, message }) => `${code} ${message}`));
    const added = after.filter(({ code, message }) => !known.has(`${code} ${message}`));
    faults.add(
      `fixing adds no errors${added[0] ? ` of ${added[0].code}` : ''}`,
      `${before.length} became ${after.length}: ${added.map(({ code, message }) => `${code}: ${message}`).join(' ')}`,
    );
  });
  if (text.length > 2_000) return;
  const suggested = faults.step('fixing with suggestions', () => fixText(text, lint, true));
  if (suggested && errors(suggested.text).length > errors(text).length)
    faults.add('fixing with suggestions adds no errors', '');
}

function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${JSON.stringify(one.slice(at, at + 60))} became ${JSON.stringify(other.slice(at, at + 60))} at ${at}`;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
