import { recordFacts } from '../../recordFacts.ts';
import type { Ability } from '../../model/ability.ts';
import type { Parameter } from '../../syntax/nodes.ts';
import { costProblems, parseCost } from '../../values/cost.ts';
import { kindOf } from '../../vocab/vocab.ts';
import { textKeys } from '../../vocab/records.ts';
import type { Vocabulary } from '../../vocab/vocabulary.ts';
import { defineCheck, type FixDraft } from '../check.ts';
import { removeParameter, replace } from '../repairs.ts';

export default defineCheck({
  code: 'syntax/not-a-parameter',
  severity: 'error',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: 'A part between two bars has no `$`, so it is no parameter.',
  why: 'The engine reads `Key$ value` between bars. Without the dollar sign it takes the words for a key without a value, which nothing reads.',
  bad: [
    {
      script: `Name:Dollarless Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
    {
      script: `Name:Keyless Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  good: [
    {
      script: `Name:Dollarless Sample
ManaCost:1 U
Types:Instant
A:SP$ Draw | NumCards$ 2 | SpellDescription$ Draw two cards.
Oracle:Draw two cards.
`,
    },
  ],
  messages: {
    dollar: 'The "$" behind "{key}" is missing.',
    flag: '"{key}" needs a value: "{key}$ True".',
    sign: 'Here stands "{sign}" where "$" belongs.',
    text: 'These words have no key, so nothing reads them. Did you mean "{key}$"?',
    nothing: 'Between two bars stands "Key$ value"; this has no "$", so nothing reads it.',
  },
  fixes: {
    replace: 'Change to "{right}"',
    join: 'Join it with the part before: "{right}"',
    remove: 'Remove it',
  },
  ability(ability, { vocab, report }) {
    for (const parameter of ability.record.parameters) {
      const { key } = parameter;
      if (parameter.dollar !== undefined || key.text === '') continue;
      const found = judge(ability, parameter, vocab);
      report({
        span: key.span,
        message: found.message,
        values: found.values,
        fixes: () => [
          ...found.fixes,
          ...(ability.record.parameters.length > 1
            ? [{ title: 'remove', edits: [removeParameter(ability.line, parameter)] }]
            : []),
        ],
      });
    }
  },
});

interface Judgement {
  readonly message: string;
  readonly values: Readonly<Record<string, string>>;
  readonly fixes: readonly FixDraft[];
}

const recordHeads = new Set(['AB', 'SP', 'DB', 'ST', 'Mode', 'Event']);

function judge(ability: Ability, { key }: Parameter, vocab: Vocabulary): Judgement {
  const { text, span } = key;
  const change = (right: string): FixDraft[] => [
    { title: 'replace', values: { right }, edits: [replace(span, right)] },
  ];
  const sign = /^([A-Za-z]+)\s*([§€£S#&%])(?:\s+|$)([^]*)$/.exec(text);
  if (sign?.[1] !== undefined && sign[2] !== undefined && isKey(sign[1], vocab))
    return {
      message: 'sign',
      values: { sign: sign[2] },
      fixes: change(`${sign[1]}$ ${sign[3] ?? ''}`.trimEnd()),
    };
  const blank = text.search(/[\s:]/);
  const first = blank < 0 ? text : text.slice(0, blank);
  const known = vocab.parameters.anyCase(first)?.name ?? (recordHeads.has(first) ? first : undefined);
  if (known !== undefined && (blank < 0 || isKey(first, vocab) || recordHeads.has(first))) {
    if (blank < 0) return { message: 'flag', values: { key: known }, fixes: change(`${known}$ True`) };
    return { message: 'dollar', values: { key: known }, fixes: change(`${known}$ ${text.slice(blank + 1).trim()}`) };
  }
  const before = ability.record.parameters[ability.record.parameters.findIndex((one) => one.key === key) - 1];
  if (isCost(text)) {
    if (before && kindOf(vocab, before.key.text)?.kind === 'cost') {
      const right = `${before.value.text} ${text}`.trim();
      const edits = [replace({ start: before.value.span.start, end: span.end }, right)];
      return { message: 'nothing', values: {}, fixes: [{ title: 'join', values: { right }, edits }] };
    }
    return { message: 'text', values: { key: 'Cost' }, fixes: change(`Cost$ ${text}`) };
  }
  const description = descriptionKey(ability, vocab);
  if (description !== undefined && text.split(' ').length > 2)
    return { message: 'text', values: { key: description }, fixes: change(`${description}$ ${text}`) };
  return { message: 'nothing', values: {}, fixes: [] };
}

/** A parameter by its exact name; in small letters it may be a word of a sentence. */
function isKey(word: string, vocab: Vocabulary): boolean {
  return vocab.parameters.has(word) && /^[A-Z]/.test(word);
}

function isCost(text: string): boolean {
  const cost = parseCost(text, 0);
  return (
    text !== 'T' && text !== 'X' && cost.parts.every(({ kind }) => kind !== 'word') && costProblems(cost).length === 0
  );
}

/** The key under which a line of this kind describes itself, where it does not yet. */
function descriptionKey(ability: Ability, vocab: Vocabulary): string | undefined {
  const { kind } = recordFacts(ability, vocab);
  const key = kind && textKeys[kind];
  return ability.record.parameters.some((one) => one.key.text === key) ? undefined : key;
}
