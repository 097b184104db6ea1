import { describe, expect, it } from 'vitest';
import { strictService } from '../../support/fixtureFiles.ts';

const service = strictService();

/** What every object of the language knows, and no table of ours may. */
const names = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty', 'isPrototypeOf', 'tostring'];

const head = 'Name:Named Sample\nManaCost:1 R\nTypes:Creature Bear\nPT:2/2\n';

/** Scripts in which a name stands in every place that is looked up in a table. */
const scripts = (name: string): string[] => [
  `${head}K:${name}\nK:${name}:1\n${name}:1\nAlternateMode:${name}\nOracle:&${name};\n`,
  `Name:${name}\nManaCost:${name}\nTypes:${name} ${name}\nPT:${name}/${name}\n`,
  `${head}A:AB$ ${name} | Cost$ ${name}<1/CARDNAME> ${name} | ${name}$ ${name} | SubAbility$ ${name}\nSVar:${name}:DB$ ${name} | ${name}$ 1\n`,
  `${head}A:AB$ Draw | Cost$ T | ${name}$ 1 | Defined$ ${name} | NumCards$ ${name} | SubAbility$ Next\nSVar:Next:DB$ Draw | ${name}$ 1 | ConditionCheckSVar$ X | ConditionSVarCompare$ ${name}\nSVar:X:Count$${name}.${name}\n`,
  `${head}A:${name}$ Draw | ${name}$ 1\nS:Mode$ ${name} | Affected$ ${name}.${name} | EffectZone$ ${name} | ${name}$ ${name}\n`,
  `${head}T:Mode$ ${name} | ValidCard$ ${name} | TriggerZones$ ${name} | ${name}$ ${name}\nR:Event$ ${name} | ReplaceWith$ ${name}\n`,
  `# cardscript-disable-file ${name}\n${head}`,
];

const leak = /native code|\[object |undefined/;

describe.each(names)('a script that says %s', (name) => {
  it('gets no finding, repair or hover with a piece of the language in it', () => {
    for (const text of scripts(name)) {
      const script = service.read(text);
      for (const { message, fixes } of service.lint(script)) {
        expect(message).not.toMatch(leak);
        for (const { title, edits } of fixes())
          expect([title, ...edits.map((edit) => edit.newText)].join(' ')).not.toMatch(leak);
      }
      for (let offset = 0; offset <= text.length; offset += 1)
        expect(service.hover(script, offset)?.markdown ?? '').not.toMatch(leak);
    }
  });
});
