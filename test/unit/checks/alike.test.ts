/** Causes of repairs that did nothing, or repaired another of several alike; the property test holds all others. */
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../server/src/core/checks/check.ts';
import { applyEdits } from '../../../server/src/core/text/edits.ts';
import { suggest } from '../../../server/src/core/vocab/suggest.ts';
import { strictService } from '../../support/fixtureFiles.ts';

const idle: string[] = [];
const service = strictService({ onIdleFix: ({ code }, title) => idle.push(`${code}: ${title}`) });
const head = 'Name:Alike Sample\nManaCost:1 R\nTypes:Creature Bear\nPT:2/2\n';
const lint = (text: string): Finding[] => service.lint(service.read(text));

function found(lines: string, code: string): Finding[] {
  return lint(`${head}${lines}Oracle:\n`).filter((one) => one.code === code);
}

describe('no finding asks for what is there', () => {
  it.each(['Owner', 'Controller', 'Valid', 'Opponents'])('as DefinedPlayer$ %s', (word) => {
    const [finding] = found(`A:AB$ Draw | Cost$ T | DefinedPlayer$ ${word} | SpellDescription$ x\n`, 'value/defined');
    expect(finding?.message).not.toContain(`Write "${word}"`);
    expect(finding?.message).toContain(`"${word}" is no object`);
    finding?.fixes();
    expect(idle).toEqual([]);
  });

  it.each([
    ['reference/wrong-kind', 'A:AB$ Draw | Cost$ T | SubAbility$ X\nSVar:X:DB$ Draw\nSVar:X:Count$xPaid\n'],
    ['value/amount', 'SVar:X:TargetedPlayer$Valid\n'],
    ['value/amount', 'SVar:X:Count$Valid\n'],
    ['keyword/unknown', "K:CARDNAME can't block.:3\n"],
    ['value/selector', 'A:AB$ Draw | Cost$ T | ValidCard$ Defined.AttachedBy | SpellDescription$ x\n'],
  ])('%s in %j', (code, lines) => {
    const findings = found(lines, code);
    expect(findings.length).toBeGreaterThan(0);
    for (const { message, fixes } of findings) {
      const [, word, right] = /"([^"]+)".*(?:Did you mean|Write|spelling is) "([^"]+)"/.exec(message) ?? [];
      if (word !== undefined && code !== 'keyword/unknown') expect(right).not.toBe(word);
      fixes();
    }
    expect(idle).toEqual([]);
  });

  it('nor suggests a word for itself', () => {
    expect(suggest('Owner', ['Owner', 'Owned'])).toEqual(['Owned']);
  });
});

describe('of several alike the one reported is the one repaired', () => {
  it.each([
    ['card/duplicate-field', 'PT:2/3\nPT:2/4\nPT:2/5\n', 3],
    ['ability/duplicate-parameter', `A:AB$ Draw | Cost$ T${' | NumCards$ 1'.repeat(3)} | SpellDescription$ x\n`, 2],
    ['ability/duplicate-parameter', 'A:AB$ Draw | Cost$ T | NumCards$ 1 | NumCards$ 2 | NumCards$ 1\n', 2],
    ['reference/duplicate-svar', 'SVar:X:Count$xPaid\nSVar:X:Number$2\nSVar:X:Number$3\n', 2],
    ['style/doubled-word', 'A:AB$ Draw | Cost$ T | SpellDescription$ Draw draw a card card card.\n', 2],
    ['syntax/empty-part', 'A:AB$ Draw | | | Cost$ T\n', 2],
    ['syntax/empty-part', 'A:AB$ Draw | Cost$ T | |\n', 1],
  ])('%s in %j', (code, lines, count) => {
    const text = `${head}${lines}Oracle:\n`;
    const findings = lint(text).filter((one) => one.code === code);
    expect(findings).toHaveLength(count);
    for (const { span, fixes } of findings)
      for (const { title, edits } of fixes()) {
        const left = lint(applyEdits(text, edits)).filter((one) => one.code === code);
        expect(left.length, title).toBeLessThan(count);
        expect(edits.some((edit) => edit.span.start <= span.end && span.start <= edit.span.end) || count === 2).toBe(
          true,
        );
      }
  });
});

it('bars at the end of a line go in one round', () => {
  const text = `${head}A:AB$ Draw | Cost$ T | SpellDescription$ Draw a card. | | |\nOracle:{T}: Draw a card.\n`;
  const edits = lint(text).flatMap((one) =>
    one.code === 'syntax/empty-part' ? [...(one.fixes()[0]?.edits ?? [])] : [],
  );
  expect(applyEdits(text, edits)).toBe(text.replace(' | | |', ''));
});
