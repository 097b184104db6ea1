import { describe, expect, it } from 'vitest';
import { tokenSkeleton } from '../../../server/src/core/features/newToken.ts';
import { createService } from '../../../server/src/core/service.ts';
import { vocab } from '../../../server/src/core/vocab/vocab.ts';

describe('the script of a token, by the name of its file', () => {
  it('has its colors, size, types and keywords', () => {
    expect(tokenSkeleton('wu_2_1_a_bird_soldier_flying_first_strike', vocab)).toBe(
      'Name:Bird Soldier Token\nManaCost:no cost\nTypes:Artifact Creature Bird Soldier\nColors:white,blue\nPT:2/1\nK:Flying\nK:First Strike\nOracle:Flying, first strike\n',
    );
  });

  it('is no creature without a size, and has a size to be found out where that is x', () => {
    expect(tokenSkeleton('c_a_clue_draw', vocab)).toBe(
      'Name:Clue Token\nManaCost:no cost\nTypes:Artifact Clue\nOracle:\n',
    );
    expect(tokenSkeleton('g_x_x_ooze', vocab)).toContain('\nPT:*/*\n');
    expect(tokenSkeleton('c_1_1_e_a_golem', vocab)).toContain('\nTypes:Enchantment Artifact Creature Golem\n');
  });

  it('leaves out what words say that are neither types of a creature nor keywords', () => {
    const fish = tokenSkeleton('u_3_3_fish_hatches_whale', vocab);
    expect(fish).toContain('\nTypes:Creature Fish\n');
    expect(tokenSkeleton('r_2_2_goblin_treasure', vocab)).toContain('Name:Goblin Token\n');
  });

  it.each(['somebody', 'c_1_1', 'c_1_1_a', 'w_1_1_nobody', 'c_flying', 'q_1_1_bird', '', 'W_1_1_bird'])(
    'is nothing where the name does not tell: %s',
    (name) => {
      expect(tokenSkeleton(name, vocab)).toBeUndefined();
    },
  );

  it('passes the checks', () => {
    const service = createService();
    for (const name of ['w_1_1_soldier', 'c_a_food', 'all_2_2_shapeshifter_changeling', 'bg_x_x_zombie_trample']) {
      const text = tokenSkeleton(name, vocab) ?? '';
      const findings = service.lint(service.read(text), { fileName: `${name}.txt`, folder: 'tokens' });
      expect(findings.map(({ code, message }) => `${name} ${code} ${message}`)).toEqual([]);
    }
  });
});
