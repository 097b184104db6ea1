import { defineCheck, type CheckContext } from '../check.ts';

const pairs = [
  ['(', ')'],
  ['{', '}'],
  ['[', ']'],
] as const;

export default defineCheck({
  code: 'style/unbalanced',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'none',
  summary: 'In a text a bracket, a brace, a parenthesis or a quotation mark is opened and not closed, or the reverse.',
  why: 'Something was lost when the text was pasted or cut. A brace left open also shows as letters where a symbol belongs.',
  bad: [
    {
      script: `Name:Halved Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Flying
Oracle:Flying (It can't be blocked except by creatures with flying or reach.
`,
    },
  ],
  good: [
    {
      script: `Name:Halved Sample
ManaCost:1 U
Types:Creature Bird
PT:1/1
K:Flying
Oracle:Flying (It can't be blocked except by creatures with flying or reach.)
`,
    },
  ],
  messages: {
    unclosed: 'This "{sign}" is never closed.',
    unopened: 'This "{sign}" closes what was never opened.',
    quote: 'The quotation marks of this text come in pairs, and one is left over.',
  },
  ability(ability, context) {
    for (const { key, value } of ability.record.parameters)
      if (/Description$/.test(key.text)) look(value.text, value.span.start, context);
  },
  face(face, context) {
    for (const line of face.fields.get('Oracle') ?? []) look(line.value.text, line.value.span.start, context);
  },
});

function look(text: string, start: number, { report }: CheckContext): void {
  for (const [open, close] of pairs) {
    if (!text.includes(open) && !text.includes(close)) continue;
    const opened: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (text[at] === open) opened.push(at);
      else if (text[at] === close && opened.pop() === undefined)
        report({ span: signAt(start + at), message: 'unopened', values: { sign: close } });
    }
    for (const at of opened) report({ span: signAt(start + at), message: 'unclosed', values: { sign: open } });
  }
  if ((text.split('"').length - 1) % 2 === 1) report({ span: signAt(start + text.lastIndexOf('"')), message: 'quote' });
}

const signAt = (start: number) => ({ start, end: start + 1 });
