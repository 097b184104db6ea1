// Scripts made up by rule, for machines without the corpus: the same on every run, as long and as varied as real ones.
import { randomNumbers } from './random.mjs';

const types = [
  'Creature Bear',
  'Artifact',
  'Enchantment',
  'Instant',
  'Sorcery',
  'Legendary Creature Human Wizard',
  'Land',
];
const keywords = ['Flying', 'Trample', 'Vigilance', 'Kicker:1 G', 'Cycling:2', 'Equip:3', 'Ward:2', 'Flash', 'Haste'];
const abilities = [
  'A:AB$ Draw | Cost$ 2 T | NumCards$ 1 | SpellDescription$ Draw a card.',
  'A:AB$ Pump | Cost$ G | Defined$ Self | NumAtt$ +1 | NumDef$ +1 | SpellDescription$ CARDNAME gets +1/+1 until end of turn.',
  'S:Mode$ Continuous | Affected$ Creature.YouCtrl+Other | AddPower$ 1 | AddToughness$ 1 | Description$ Other creatures you control get +1/+1.',
  'T:Mode$ ChangesZone | Origin$ Any | Destination$ Battlefield | ValidCard$ Card.Self | Execute$ TrigGain | TriggerDescription$ When CARDNAME enters, you gain 3 life.\nSVar:TrigGain:DB$ GainLife | Defined$ You | LifeAmount$ 3',
];

/** @param {number} count of scripts; @returns {string[]} */
export function generateScripts(count) {
  const random = randomNumbers(1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  return Array.from({ length: count }, (_, number) => {
    const type = pick(types);
    const lines = [
      `Name:Generated Sample ${number}`,
      `ManaCost:${type === 'Land' ? 'no cost' : '2 G'}`,
      `Types:${type}`,
    ];
    if (type.includes('Creature')) lines.push('PT:2/2');
    // Most cards have a line or two; one in fifty has many.
    const size = random() < 0.02 ? 40 : 1 + Math.floor(random() * 4);
    for (let line = 0; line < size; line += 1) lines.push(random() < 0.4 ? `K:${pick(keywords)}` : pick(abilities));
    return `${lines.join('\n')}\nOracle:Generated text of sample ${number}.\n`;
  });
}
