import { field, type Card } from '../../model/card.ts';
import { baseOfScript, plainName, titleOfScript } from '../../model/scriptName.ts';
import type { Piece } from '../../text/span.ts';
import { defineCheck, type CheckContext } from '../check.ts';
import { replace } from '../repairs.ts';

const script = `Name:Filed Sample
ManaCost:1 G
Types:Creature Bear
PT:2/2
Oracle:
`;

export default defineCheck({
  code: 'card/file-name',
  severity: 'warning',
  since: '0.1.0',
  cites: [],
  fix: 'suggestion',
  summary: "A file in the engine's folders of cards is called otherwise than the card in it.",
  why: 'The engine finds a card by the name of its file where it does not read all of them at once. A difference is a slip in one of the two names, or is left over from the script that was copied.',
  bad: [{ script, fileName: 'field_sample.txt', folder: 'cards' }],
  good: [{ script, fileName: 'filed_sample.txt', folder: 'cards' }],
  messages: {
    other: 'The file is called "{file}" and the card "{name}": one of the two is wrong.',
    spelling: 'Files of cards are called in small letters with underscores for blanks and nothing else: "{right}".',
    faces: 'A file of two faces is called after both: "{right}".',
  },
  fixes: { rename: 'Change the name to "{right}"' },
  card(card, context) {
    const base = baseOfScript(context.fileName ?? '');
    if (context.folder !== 'cards' || base === undefined) return;
    const [name] = namesOf(card);
    if (!name) return;
    judge(base, name, card, context);
  },
});

/** The names of the front and of what stands below `ALTERNATE`, not of the colors that a card specializes into. */
function namesOf(card: Card): Piece[] {
  return card.faces.flatMap((face) => {
    const name = field(face, 'Name');
    return name && name.text !== '' && face.marker?.marker !== 'SPECIALIZE' ? [name] : [];
  });
}

function judge(base: string, name: Piece, card: Card, { report }: CheckContext): void {
  const names = namesOf(card).map(({ text }) => text);
  const right = `${fileNameOf(names.join(' '))}.txt`;
  const plain = plainName(base);
  const { span, text } = name;
  if (plain === plainName(names.join(''))) {
    if (!/^[a-z\d_-]+$/.test(base)) report({ span, message: 'spelling', values: { right } });
  } else if (plain === plainName(text)) report({ span, message: 'faces', values: { right } });
  else {
    const title = titleOfScript(base);
    const edits = [replace(span, title)];
    report({
      span,
      message: 'other',
      values: { file: `${base}.txt`, name: text },
      fixes: () => (names.length > 1 ? [] : [{ title: 'rename', values: { right: title }, edits }]),
    });
  }
}

const fileNameOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z\d \-_]/g, '')
    .replaceAll(/[ \-_]+/g, '_');
