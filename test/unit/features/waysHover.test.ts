import { expect, it } from 'vitest';
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
