import { span } from '../../text/span.ts';
import type { CostPartDef } from '../../vocab/costParts.ts';
import { partStart, wordEnd, type CompletionContext } from './context.ts';
import type { Completion, CompletionEntry } from './entry.ts';
import { svarEntries } from './values.ts';
import { completeValid } from './valids.ts';

const common = [
  'T',
  'Sac',
  'Discard',
  'PayLife',
  'tapXType',
  'SubCounter',
  'AddCounter',
  'ExileFromGrave',
  'Return',
  'PayEnergy',
];
const mana = ['W', 'U', 'B', 'R', 'G', 'C', 'X', '1', '2', '3'];
const examples: Readonly<Record<string, string>> = {
  N: '1',
  type: 'Creature',
  counter: 'P1P1',
  player: 'You',
  zones: 'Battlefield',
  position: '-1',
};

/** Mana symbols and the parts of a cost; inside `< >` what the part takes. */
export function completeCost(from: number, context: CompletionContext): Completion | undefined {
  const { text, offset, vocab, say } = context;
  const typed = text.slice(from, offset);
  const open = typed.lastIndexOf('<');
  if (open > typed.lastIndexOf('>')) return insidePart(from, open, context);
  const start = partStart(text, from, offset, / /);
  const symbols = mana.map((name, rank): CompletionEntry => ({
    label: name,
    kind: 'cost',
    text: name,
    detail: say('mana'),
    rank: 50 + rank,
  }));
  const parts = vocab.costParts.entries.map((part) => ofPart(part, isPlaneswalker(context)));
  return { span: span(start, wordEnd(text, offset)), entries: [...parts, ...symbols] };
}

/** Its abilities cost loyalty counters that are put on or removed. */
const isPlaneswalker = ({ face }: CompletionContext): boolean => face.types?.cardTypes.has('Planeswalker') ?? false;

/** @param loyalty whether counters are loyalty counters */
function ofPart(part: CostPartDef, loyalty: boolean): CompletionEntry {
  const ofLoyalty = loyalty && /^(?:Add|Sub)Counter$/.test(part.token);
  const place = ofLoyalty ? -1 : common.indexOf(part.token);
  const example = (name: string): string => (ofLoyalty && name === 'counter' ? 'LOYALTY' : (examples[name] ?? name));
  const args = part.args.slice(0, part.min);
  const shown = args.length === 0 ? part.token : `${part.token}<${part.args.join('/')}>`;
  const write = (value: (name: string, at: number) => string): string =>
    args.length === 0 ? part.token : `${part.token}<${args.map(value).join('/')}>`;
  return {
    label: part.token,
    kind: 'cost',
    detail: shown,
    text: write(example),
    snippet: write((name, at) => `\${${at + 1}:${example(name)}}`),
    rank: ofLoyalty || place >= 0 ? place : 100,
  };
}

function insidePart(from: number, open: number, context: CompletionContext): Completion | undefined {
  const { text, offset, vocab } = context;
  const token = /(?<![A-Za-z])[A-Za-z]*$/.exec(text.slice(from, from + open))?.[0] ?? '';
  const inside = text.slice(from + open + 1, offset);
  const argument = vocab.costParts.get(token)?.args[inside.split('/').length - 1];
  const start = from + open + 1 + inside.lastIndexOf('/') + 1;
  if (argument === 'type') {
    const completion = completeValid(start, context, /;/);
    const self: CompletionEntry[] = ['CARDNAME', 'OriginalHost'].map((name) => ({
      label: name,
      kind: 'value',
      text: name,
      rank: -1,
    }));
    return inside.slice(inside.lastIndexOf('/') + 1).includes('.')
      ? completion
      : { ...completion, entries: [...self, ...completion.entries] };
  }
  if (argument === 'N') return { span: span(start, wordEnd(text, offset)), entries: svarEntries(context, false) };
  if (argument === 'counter')
    return {
      span: span(start, wordEnd(text, offset)),
      entries: vocab.counters.entries.map(({ name, uses }) => ({
        label: name,
        kind: 'value',
        text: name,
        rank: name === 'LOYALTY' && isPlaneswalker(context) ? -1 : 10_000 - (uses ?? 0),
      })),
    };
  return undefined;
}
