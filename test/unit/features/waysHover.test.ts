import { expect, it } from 'vitest';
import {
  mostWays,
  renderWaysMarkdown,
  renderWaysText,
  waysTables,
} from '../../../server/src/core/features/waysToCast.ts';
import { sayIn } from '../../../server/src/core/l10n/say.ts';
import { createService } from '../../../server/src/core/service.ts';

const service = createService();

const script = `Name:Tidal Practice
ManaCost:3 U
Types:Creature Merfolk
PT:3/3
K:Warp:1 U
Oracle:Warp {1}{U}
`;

it('the name of a card shows the ways to cast it', () => {
  const hover = service.hover(service.read(script), script.indexOf('Practice'));
  expect(hover?.span).toEqual({ start: 5, end: 19 });
  expect(hover?.markdown).toContain('| Way | From |');
  expect(hover?.markdown).toMatch(/\| Warp \| hand \|.*702\.185a/);
});

it('the numbers of rules there are links where the editor wants them', () => {
  const { markdown } = service.hover(service.read(script), script.indexOf('Practice'), { ruleLinks: true })!;
  expect(markdown).toContain('| [702.185a](cardscript-rules:702.185a) |');
});

it('the name of a card that is never cast shows nothing', () => {
  const meadow = 'Name:Quiet Meadow\nManaCost:no cost\nTypes:Plane Meadow\nOracle:\n';
  expect(service.hover(service.read(meadow), 8)).toBeUndefined();
});

it('of very many ways the first are shown, and the others counted', () => {
  const keywords = Array.from({ length: mostWays + 5 }, (_, at) => `K:Flashback:${at}\nK:Kicker:${at}`).join('\n');
  const text = `Name:Crowded Sample\nManaCost:G\nTypes:Sorcery\n${keywords}\nOracle:\n`;
  const [table] = waysTables(service.read(text).card);
  expect(table?.title).toBe(`${mostWays + 6} ways to cast`);
  expect(table?.ways).toHaveLength(mostWays);
  expect(table?.additionalCosts).toHaveLength(mostWays);
  expect(table?.notShown).toBe(11);
  const left = 'Ways and costs that are not shown, because there are too many: 11.';
  expect(renderWaysText([table!])).toContain(`  ${left}\n`);
  expect(renderWaysMarkdown(table!)).toContain(left);
  expect(renderWaysMarkdown(table!, sayIn('es'))).toContain('porque son demasiados: 11.');
  const [few] = waysTables(service.read(script).card);
  expect(few).not.toHaveProperty('notShown');
});
