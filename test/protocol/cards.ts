/** Made-up cards that the protocol tests open. */

/** Warp on a spell that never becomes a permanent, in line 3. */
export const warpInstant = `Name:Wrong Warp
ManaCost:1 R
Types:Instant
K:Warp:1 R
A:SP$ DealDamage | ValidTgts$ Any | NumDmg$ 2 | SpellDescription$ CARDNAME deals 2 damage to any target.
Oracle:Wrong Warp deals 2 damage to any target.
`;

/** A creature with these `K:` lines from line 4 on. */
export function creature(...keywords: string[]): string {
  const lines = keywords.map((keyword) => `K:${keyword}\n`).join('');
  return `Name:Sample Elf\nManaCost:1 G\nTypes:Creature Elf\nPT:2/2\n${lines}Oracle:\n`;
}

/** Where `creature` puts its first keyword. */
export const keywordLine = 4;

/** The stretch of a line between two characters. */
export function inLine(
  line: number,
  start: number,
  end = start,
): {
  start: { line: number; character: number };
  end: { line: number; character: number };
} {
  return { start: { line, character: start }, end: { line, character: end } };
}
