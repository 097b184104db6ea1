// The mistakes that `mutations.mjs` makes in published scripts. Each kind finds places in a script, and changes one of
// them: what comes back is the new text and where in it a finding counts.
//
// A place is known by offsets, so that nothing here depends on how the checks report.

/** Shorter words have no letters to spare. */
const shortest = 3;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * @typedef {object} Draw
 * @property {() => number} random from 0 to 1
 * @property {(list: readonly any[]) => any} pick
 *
 * @typedef {{ start: number, end: number }} Place
 * @typedef {{ text: string, start: number, end: number }} Mutant `start` and `end`: where a finding counts
 *
 * @typedef {object} Kind
 * @property {string} name
 * @property {number} [goal] share that the product promises
 * @property {(script: any) => any[]} sites
 * @property {(script: any, site: any, draw: Draw) => Mutant | undefined} mutate `undefined`: to be drawn again
 */

/**
 * @param {object} core the product's vocabulary and readers
 * @param {object} published what published scripts hold: `words` by kind, `donors` and `sets` of parameters
 * @returns {readonly Kind[]}
 */
export function mutationKinds(core, published) {
  const { vocab } = core;
  const { records } = vocab;
  const isRecord = (word) => Object.values(records).some((table) => table.anyCase(word));
  const isName = (script, word) =>
    script.card.faces.some((face) => face.svarsByName.has(word)) || vocab.svars.has(word) || vocab.amounts.has(word);
  const seen = (kind, word) => published.words[kind].has(word.toLowerCase());

  const spelling = (name, sites, isKnown, goal) => ({
    name,
    goal,
    sites,
    mutate(script, site, draw) {
      const word = misspelt(script.text.slice(site.start, site.end), draw);
      return word === undefined || isKnown(word, script) ? undefined : replaced(script.text, site, word);
    },
  });

  return [
    spelling('parameter misspelt', keySites, (word) => vocab.parameters.anyCase(word) || isHead(word), 0.995),
    spelling('effect misspelt', effectSites, isRecord, 0.995),
    spelling('mode or event misspelt', modeSites, isRecord, 0.995),
    spelling(
      'selector misspelt',
      (script) => selectorSites(script, core),
      (word) => seen('selector', word),
      0.97,
    ),
    spelling(
      'zone misspelt',
      (script) => listSites(script, core, 'zones'),
      (word) => seen('zones', word),
      0.97,
    ),
    spelling(
      'counter misspelt',
      (script) => counterSites(script, core),
      (word) => seen('counter', word),
      0.97,
    ),
    spelling(
      'SVar misspelt',
      (script) => nameSites(script, core),
      (word, script) => isName(script, word),
    ),
    spelling(
      'keyword misspelt',
      (script) => keywordSites(script, core),
      (word) => core.isKeyword(word),
    ),
    { name: 'SVar line deleted', goal: 0.99, sites: (script) => deletableSites(script, core), mutate: deleted },
    {
      name: 'parameter on an effect that does not read it',
      goal: 0.85,
      sites: (script) => recipients(script, core),
      mutate: (script, site, draw) => withForeign(script, site, draw, core, published),
    },
    { name: '"$" dropped', sites: parameterSites, mutate: withoutDollar },
    {
      name: '"|" dropped',
      sites: (script) => parameterSites(script).filter(({ bar }) => bar !== undefined),
      mutate: withoutBar,
    },
    { name: '":" dropped', sites: colonSites, mutate: withoutColon },
    { name: 'parameter doubled', sites: parameterSites, mutate: doubled },
    {
      name: 'cost broken',
      sites: (script) => costSites(script, core),
      mutate: (...all) => brokenCost(...all, published),
    },
  ];
}

/** Collects the words that published scripts have at the places of these kinds, in small letters. */
export function publishedWords(scripts, core) {
  const words = { selector: new Set(), zones: new Set(), counter: new Set(), cost: new Set() };
  for (const script of scripts) {
    const add = (kind, sites) => {
      for (const { start, end } of sites) words[kind].add(script.text.slice(start, end).toLowerCase());
    };
    add('selector', selectorSites(script, core));
    add('zones', listSites(script, core, 'zones'));
    add('counter', counterSites(script, core));
    for (const { value } of costSites(script, core)) for (const word of value.text.split(' ')) words.cost.add(word);
  }
  const { types, properties, counters } = core.vocab;
  for (const table of [types, properties]) for (const name of table.names) words.selector.add(name.toLowerCase());
  for (const name of counters.names) words.counter.add(name.toLowerCase());
  return words;
}

// Places.

const isHead = (word) => /^(ab|sp|db|st|mode|event)$/i.test(word);
const abilities = ({ card }) => card.faces.flatMap((face) => face.abilities);

/** The parameters of a script, each with what stands before it, without those that say what their line is. */
function parameterSites(script) {
  return abilities(script).flatMap((ability) =>
    ability.record.parameters
      .map((parameter, at) => ({ ...parameter, ability, before: ability.record.parameters[at - 1] }))
      .filter((one) => one.dollar !== undefined && one.value.text !== '' && !isHead(one.key.text)),
  );
}

/** Parameters of lines whose kind the tables know, with the kind of their value. */
function typedParameters(script, core) {
  return abilities(script).flatMap((ability) => {
    const facts = core.recordFacts(ability, core.vocab);
    return facts.kind && facts.entry ? facts.parameters.map((one) => ({ ...one, ability, facts })) : [];
  });
}

/** Those of which nearly all published values are of that kind. */
function valuesOf(script, core, kind) {
  return typedParameters(script, core).filter((one) => one.kind?.kind === kind && one.kind.fit >= 0.9);
}

function keySites(script) {
  return parameterSites(script)
    .filter(({ ability, key }) => ability.kind !== 'other' && ability.name && key.text.length >= shortest)
    .map(({ key }) => key.span);
}

function effectSites(script) {
  return headSites(script, (key) => /^(AB|SP|DB)$/.test(key));
}

function modeSites(script) {
  return headSites(script, (key) => key === 'Mode' || key === 'Event');
}

function headSites(script, wanted) {
  return abilities(script)
    .filter(
      ({ head, name, svar }) =>
        head && wanted(head.key.text) && name.text.length >= shortest && !svar?.text.startsWith('AI'),
    )
    .map(({ name }) => name.span);
}

/** The type and the properties of selectors, each without what depends on it: `counters` of `counters_GE1_P1P1`. */
function selectorSites(script, core) {
  const values = valuesOf(script, core, 'valid').map(({ value }) => value);
  for (const face of script.card.faces)
    for (const { value, ability } of face.svars) {
      const start = ability ? null : /^Count\$Valid /.exec(value.text);
      if (start) values.push(cut(value, start[0].length, /^[^/$]*/));
    }
  return values.flatMap((value) =>
    [...value.text.matchAll(/(?<=^|[,.+]|[,.+]!)[A-Za-z]+/g)]
      .filter(({ 0: word, index }) => word.length >= shortest && !isText(value.text, word, index))
      .map(({ 0: word, index }) => {
        // The SVar that it is compared with is no part of the word.
        const bare = /^(.*?(?:EQ|NE|GE|GT|LE|LT))[XYZ]$/.exec(word)?.[1] ?? word;
        return { start: value.span.start + index, end: value.span.start + index + bare.length };
      }),
  );
}

/** Names of cards are free text, whatever signs are in it. */
function isText(value, word, index) {
  return /named[^,]*$/.test(value.slice(0, index)) || /^(not)?named/.test(word);
}

function listSites(script, core, kind) {
  return valuesOf(script, core, kind).flatMap(({ value }) =>
    [...value.text.matchAll(/[A-Za-z]\w*/g)]
      .filter(([word]) => word.length >= shortest)
      .map(({ 0: word, index }) => ({ start: value.span.start + index, end: value.span.start + index + word.length })),
  );
}

function counterSites(script, core) {
  const sites = listSites(script, core, 'counter');
  for (const { value } of costSites(script, core))
    for (const match of value.text.matchAll(/(?:Add|Sub)Counter<[^/>]*\/(\w{3,})/g)) {
      const end = value.span.start + match.index + match[0].length;
      sites.push({ start: end - match[1].length, end });
    }
  return sites;
}

/** Whole values that are the name of an SVar of the face. */
function nameSites(script, core) {
  return typedParameters(script, core)
    .filter(({ value, ability, kind }) => isReference(value.text, ability.face, kind) && value.text.length >= shortest)
    .map(({ value }) => value.span);
}

function isReference(text, face, kind) {
  return face.svarsByName.has(text) && kind?.kind !== 'text' && kind?.kind !== 'ai' && kind?.kind !== 'newSVar';
}

function keywordSites(script, core) {
  return script.card.faces.flatMap((face) =>
    face.keywords
      .filter(({ name, piece }) => name.text.length >= shortest && core.isKeyword(piece.text))
      .map(({ name }) => name.span),
  );
}

function deletableSites(script, core) {
  const places = new Map();
  for (const { value, ability, kind } of typedParameters(script, core)) {
    const svar = ability.face.svarsByName.get(value.text);
    if (!svar || svar.line === ability.line || !isReference(value.text, ability.face, kind)) continue;
    const own = places.get(svar) ?? [];
    places.set(svar, own);
    own.push(value.span);
  }
  // Defined twice, one definition is left.
  return [...places]
    .filter(([svar]) => svar.face.svars.filter(({ name }) => name.text === svar.name.text).length === 1)
    .map(([svar, used]) => ({ line: svar.line, used }));
}

function recipients(script, core) {
  return abilities(script).filter((ability) => {
    const { kind, entry } = core.recordFacts(ability, core.vocab);
    return kind === 'effect' && (entry?.uses ?? 0) >= 20;
  });
}

function colonSites(script) {
  const sites = [];
  for (const line of script.card.file.lines) {
    if (line.kind !== 'field') continue;
    sites.push({ line, colon: line.colon });
    if (line.key.text === 'SVar' && line.nameColon !== undefined) sites.push({ line, colon: line.nameColon });
    const inner = line.key.text === 'K' ? line.value.text.indexOf(':') : -1;
    if (inner > 0 && !line.value.text.includes(' ')) sites.push({ line, colon: line.value.span.start + inner });
  }
  return sites;
}

function costSites(script, core) {
  return valuesOf(script, core, 'cost').filter(({ value }) => /^[A-Z0-9]/.test(value.text));
}

// Changes.

/** One slip: a letter left out, put in, changed, or swapped with its neighbour. */
function misspelt(word, { random, pick }) {
  const at = Math.floor(random() * word.length);
  const other = pick([...letters]);
  const letter = /[A-Z]/.test(word[at]) ? other.toUpperCase() : other;
  const slips = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + letter + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  ];
  const slip = pick(slips);
  return slip.toLowerCase() === word.toLowerCase() || slip.trim() !== slip ? undefined : slip;
}

function replaced(text, { start, end }, word) {
  return { text: text.slice(0, start) + word + text.slice(end), start, end: start + word.length };
}

function deleted({ text }, { line, used }, { pick }) {
  const { start } = line.span;
  const { end } = line.terminator;
  const place = pick(used);
  const shift = place.start > start ? end - start : 0;
  return { text: text.slice(0, start) + text.slice(end), start: place.start - shift, end: place.end - shift };
}

/** Puts a parameter of another line on an effect for which no published script has it. */
function withForeign({ text }, ability, { pick }, core, published) {
  const { entry } = core.recordFacts(ability, core.vocab);
  const { key, value } = pick(published.donors);
  const { used, common } = published.sets;
  if (common.has(key) || used(entry.name).has(key)) return undefined;
  if (ability.record.parameters.some((one) => one.key.text.toLowerCase() === key.toLowerCase())) return undefined;
  const at = ability.head.value.span.end;
  const inserted = ` | ${key}$ ${value}`;
  return { text: text.slice(0, at) + inserted + text.slice(at), start: at + 3, end: at + 3 + key.length };
}

function withoutDollar({ text }, { key, dollar, value }) {
  return { text: text.slice(0, dollar) + text.slice(dollar + 1), start: key.span.start, end: value.span.end - 1 };
}

function withoutBar({ text }, { bar, before, value }) {
  return { text: text.slice(0, bar) + text.slice(bar + 1), start: before.key.span.start, end: value.span.end - 1 };
}

function withoutColon({ text }, { line, colon }) {
  const next = /^\s*[^\s:]*/.exec(text.slice(colon + 1, line.span.end))[0];
  return {
    text: text.slice(0, colon) + text.slice(colon + 1),
    start: line.span.start,
    end: Math.max(colon + next.length, line.span.start + 1),
  };
}

function doubled({ text }, { key, value }, { random }) {
  const other = random() < 0.5 ? value.text : `${value.text}2`;
  const at = value.span.end;
  const inserted = ` | ${key.text}$ ${other}`;
  return { text: text.slice(0, at) + inserted + text.slice(at), start: at + 3, end: at + inserted.length };
}

function brokenCost({ text }, { value }, { random, pick }, published) {
  const part = /^([A-Za-z]+)<.*>$/.exec(value.text);
  const changes = [
    (cost) => cost.replace('>', ''),
    (cost) => cost.replace('<', ''),
    (cost) => cost.replace(/[A-Za-z]+(?=<)/, (word) => misspelt(word, { random, pick }) ?? word),
    (cost) => (part ? cost : cost.replace(/(?<=^[^<]*) /, '')),
    (cost) => cost.replace(/(?<=^| )[WUBRGC](?= |$)/, (letter) => letter.toLowerCase()),
    (cost) => cost.replace(/^(\d+|[WUBRGCX])(?= |$)/, '{$1}'),
  ];
  const cost = pick(changes)(value.text);
  if (cost === value.text || cost.split(' ').every((word) => published.words.cost.has(word))) return undefined;
  return replaced(text, value.span, cost);
}

// Pieces of text.

function cut({ text, span }, from, pattern) {
  const rest = pattern.exec(text.slice(from))[0];
  return { text: rest, span: { start: span.start + from, end: span.start + from + rest.length } };
}
