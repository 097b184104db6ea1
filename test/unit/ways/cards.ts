/** Made-up cards for the tests of ways to cast. */
import { createService } from '../../../server/src/core/service.ts';
import type { Face } from '../../../server/src/core/model/card.ts';
import { additionalCosts } from '../../../server/src/core/model/ways/additionalCosts.ts';
import type { AdditionalCost, WayToCast } from '../../../server/src/core/model/ways/way.ts';
import { waysToCast } from '../../../server/src/core/model/ways/waysToCast.ts';

const service = createService();

export function faces(script: string): readonly Face[] {
  return service.read(script).card.faces;
}

export function face(script: string, index = 0): Face {
  const found = faces(script)[index];
  if (!found) throw new Error(`No face ${index} in:\n${script}`);
  return found;
}

/** A script of one face. */
export function script(types: string, manaCost: string, ...lines: string[]): string {
  const body = types.includes('Creature') ? ['PT:2/2', ...lines] : lines;
  return `Name:Sample Card\nManaCost:${manaCost}\nTypes:${types}\n${body.map((line) => `${line}\n`).join('')}Oracle:\n`;
}

export const creature = (...lines: string[]): Face => face(script('Creature Beast', '3 G', ...lines));
export const sorcery = (...lines: string[]): Face => face(script('Sorcery', '2 R', ...lines));

/** The way with this name; an error names those that there are. */
export function way(of: Face, name: string, granted: Face['granted'] = []): WayToCast {
  const ways = waysToCast(of, granted);
  const found = ways.find((one) => one.name === name);
  if (!found) throw new Error(`No way "${name}" among: ${ways.map((one) => one.name).join(', ')}`);
  return found;
}

export function addition(of: Face, name: string): AdditionalCost {
  const found = additionalCosts(of).find((one) => one.name === name);
  if (!found) throw new Error(`No additional cost "${name}"`);
  return found;
}
