import { field } from '../../model/card.ts';
import type { Piece } from '../../text/span.ts';
import { colorNames } from '../../values/colorNames.ts';
import { defineCheck } from '../check.ts';
import { replace } from '../repairs.ts';

/** Colors, power and toughness, then types and abilities: `w_1_1_soldier`. Tokens with a name of their own have no such file. */
const pattern = /^(c|all|[wubrg]{1,5})_(\d+|x)_(\d+|x)_\w+\.txt$/;

export default defineCheck({
  code: 'card/token-file',
  severity: 'warning',
  since: '0.1.0',
  cites: ['111.3', '111.4'],
  fix: 'suggestion',
  summary: 'A token has other colors, or another power and toughness, than its file says, or a mana cost.',
  why: 'Cards name a token by its file, as in `TokenScript$ w_1_1_soldier`. A token that is something else shows that its script was copied and not changed whole. A token has no mana cost unless it is a copy of something.',
  bad: [
    {
      script: `Name:Soldier Token
ManaCost:no cost
Colors:white
Types:Creature Soldier
PT:2/2
Oracle:
`,
      fileName: 'w_1_1_soldier.txt',
      folder: 'tokens',
    },
  ],
  good: [
    {
      script: `Name:Soldier Token
ManaCost:no cost
Colors:white
Types:Creature Soldier
PT:1/1
Oracle:
`,
      fileName: 'w_1_1_soldier.txt',
      folder: 'tokens',
    },
  ],
  messages: {
    size: 'The file says {right}, and here stands {text}.',
    color: 'The file says {right}, and here stands another color.',
    noColor: 'The file says {right}, and there is no "Colors:" line.',
    cost: 'A token has no mana cost.',
  },
  fixes: { replace: 'Change to "{right}"' },
  face(face, { fileName = '', folder, report }) {
    const [, letters, power, toughness] = pattern.exec(fileName) ?? [];
    const name = field(face, 'Name');
    if (folder !== 'tokens' || face.index > 0 || !name || letters === undefined) return;
    const change = (piece: Piece, message: string, right: string): void => {
      const fixes = () => [{ title: 'replace', values: { right }, edits: [replace(piece.span, right)] }];
      report({ span: piece.span, message, values: { right, text: piece.text }, fixes });
    };
    const size = field(face, 'PT');
    const right = `${power}/${toughness}`;
    if (size && size.text !== '' && size.text.replaceAll(/[*X]/g, 'x') !== right)
      change(size, 'size', right.replaceAll('x', '*'));
    const cost = field(face, 'ManaCost');
    if (cost && cost.text !== '' && cost.text !== 'no cost') change(cost, 'cost', 'no cost');
    const wanted = letters === 'all' ? ['all'] : [...letters].flatMap((letter) => colorNames[letter] ?? []);
    const present = field(face, 'Colors');
    if (sorted(wanted) === sorted(present?.text.split(',') ?? [])) return;
    if (present && present.text !== '') change(present, 'color', wanted.join(',') || 'colorless');
    else report({ span: name.span, message: 'noColor', values: { right: wanted.join(',') } });
  },
});

const sorted = (words: readonly string[]): string =>
  words
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && word !== 'colorless')
    .sort()
    .join(',');
