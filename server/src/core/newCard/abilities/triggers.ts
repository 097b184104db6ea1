/** `When CARDNAME enters, draw a card.` as a trigger: what it waits for, and the chain that it executes. */
import { readChain, type Chain } from '../effects/chain.ts';
import type { Paragraph } from '../paragraphs.ts';
import { leavesGraveyard, writeRecord, type Built, type Names, type Parameters } from '../record.ts';
import { antecedentOf, conditionsOf } from './conditions.ts';
import { readModes } from './modes.ts';

export function beginsTrigger(text: string): boolean {
  return /^(?:when(?:ever)?|at the beginning of) /i.test(text);
}

/** @param text without ability word and reminder text */
export function readTrigger(text: string, paragraph: Paragraph, names: Names): Built {
  const { conditions, effect } = split(text);
  const optional = /^you may (?=draw|gain|put|return|destroy|exile|tap|untap|create|search|have)/i.exec(effect);
  const does = optional ? effect.slice(optional[0].length) : effect;
  const modes = paragraph.modes.length > 0 ? readModes(paragraph, names) : undefined;
  const chain = modes
    ? { api: 'Charm', placeholder: false, ...modes }
    : afterDeath(readChain(capital(does), names, antecedentOf(conditions[0])), conditions[0]);
  const name = names.free(chain.placeholder ? 'TrigEffect' : `Trig${chain.api}`);
  const fromGraveyard = leavesGraveyard(chain.parameters);
  const lines = conditions.map((condition, at) => {
    const placed = condition.filter(([key]) => !fromGraveyard || key !== 'TriggerZones');
    const extra: [string, string][] = fromGraveyard ? [['TriggerZones', 'Graveyard']] : [];
    extra.push(['Execute', name]);
    if (optional) extra.push(['OptionalDecider', 'You']);
    if (at > 0) extra.push(['Secondary', 'True']);
    extra.push(['TriggerDescription', paragraph.described]);
    const [[, mode] = ['Mode', '?'], ...others] = placed;
    return writeRecord(`Mode$ ${mode}`, others, extra);
  });
  const [first = '', ...others] = lines;
  return {
    kind: 'T',
    text: first,
    below: [
      ...others.map((line) => `T:${line}`),
      `SVar:${name}:${writeRecord(`DB$ ${chain.api}`, chain.parameters)}`,
      ...chain.below,
    ],
    ...(conditions[0] === unknown && { draft: true as const }),
    brings: chain.brings,
  };
}

/** What has died is in the graveyard when the effect moves it. */
function afterDeath(chain: Chain, condition: Parameters = []): Chain {
  const hasDied = condition.some(([key, value]) => key === 'Destination' && value === 'Graveyard');
  const moves = chain.api === 'ChangeZone' && chain.parameters.some(([, value]) => value === 'Battlefield');
  const [[key, whom] = ['', ''], ...others] = chain.parameters;
  if (!hasDied || !moves || key !== 'Defined' || !/^(?:Self|TriggeredCardLKICopy)$/.test(whom)) return chain;
  const moved = others.map(([name, value]) => [name, name === 'Origin' ? 'Graveyard' : value] as const);
  return { ...chain, parameters: [['Defined', 'TriggeredNewCardLKICopy'], ...moved] };
}

const unknown: Parameters = [['Mode', '?']];

/** The condition ends at the first comma behind which everything is understood; most `if` clauses are for the author. */
function split(text: string): { readonly conditions: readonly Parameters[]; readonly effect: string } {
  for (const comma of text.matchAll(/, /g)) {
    const effect = text.slice(comma.index + 2);
    const kicked = /^if it was kicked, /.exec(effect);
    const conditions = /^if /i.test(effect) && !kicked ? undefined : conditionsOf(text.slice(0, comma.index));
    if (conditions && kicked) return { conditions: conditions.map(whenKicked), effect: effect.slice(kicked[0].length) };
    if (conditions) return { conditions, effect };
  }
  const at = text.indexOf(', ');
  return { conditions: [unknown], effect: at < 0 ? '' : text.slice(at + 2).replace(/^if [^,]*, /i, '') };
}

function whenKicked(condition: Parameters): Parameters {
  return condition.map(([key, value]) => [key, value === 'Card.Self' ? 'Card.Self+kicked' : value] as const);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
