/** Texts and objects of cards that a skeleton of a script is made of, and the same damaged. */
import type { Random } from '../random.ts';
import { grow, mutate } from './mutate.ts';

const sentences = [
  ...[
    'Flying',
    'Ward {2}',
    'Kicker {1}{G}',
    'When this creature enters, draw a card.',
    '{T}: Add {G}.',
    'Enchant creature',
  ],
  ...[
    'Whenever you cast a spell, create a 1/1 white Bird creature token with flying.',
    '+1: Draw a card.',
    '• Gain 3 life.',
  ],
  ...[
    'Choose one —',
    'I, II — Scry 1.',
    'Level up {2}',
    'Landfall — Whenever a land you control enters, scry 1.',
    '{X}: X.',
  ],
];

const typeLines = [
  'Creature — Bear',
  'Legendary Planeswalker — Sample',
  'Instant',
  'Land',
  'Artifact — Vehicle',
  'Saga',
];

export function cardText(random: Random): string {
  const faces = random.several(1, 2, () => ({
    name: random.pick(['Brace Sample', 'Æther Sample', 'A', 'Con', '../Sample', 'Sample // Other']),
    mana_cost: random.pick(['', '{1}{G}', '{X}{W/U}', '{G/P}']),
    type_line: random.pick(typeLines),
    oracle_text: random.several(0, 5, () => random.pick(sentences)).join('\n'),
    power: '2',
    toughness: random.pick(['2', '*', '1+*']),
  }));
  const [front] = faces;
  const object =
    faces.length > 1 ? { ...front, layout: 'transform', card_faces: faces } : { ...front, layout: 'normal' };
  const pasted = faces
    .map((face) => [
      `${face.name} ${face.mana_cost}`,
      face.type_line,
      face.oracle_text,
      `${face.power}/${face.toughness}`,
    ])
    .map((lines) => lines.join('\n'))
    .join('\n----\n');
  const text = random.chance(0.4) ? JSON.stringify(object, undefined, random.below(2)) : pasted;
  return random.chance(0.05) ? grow(text, random) : mutate(text, random, () => random.pick(sentences));
}
