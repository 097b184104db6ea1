/** On which face of a card a keyword works (702.102a, 702.127a, 702.146a, 712.8a, 715.4, 720.4). */
import type { RuleKeyword } from '../rules/keywords.ts';
import { isBackFace, isStackOnlyFace } from './casting.ts';
import type { Face } from './card.ts';

/** Why a keyword does nothing on a face. */
export interface Misplacement {
  readonly message: 'disturbSingle' | 'disturbBack' | 'aftermath' | 'fuse' | 'stackOnly' | 'back';
  readonly rules: readonly string[];
  /** The face on which the line would work. */
  readonly target?: Face | undefined;
}

/** Whether a keyword stands on a face on which its rules never let it work; undefined where it may work. */
export function misplaced(rule: RuleKeyword, face: Face): Misplacement | undefined {
  const { faces, alternateMode } = face.card;
  const mode = alternateMode?.text ?? '';
  switch (rule.en) {
    case 'Disturb':
      if (faces.length < 2) return { message: 'disturbSingle', rules: ['702.146a'] };
      return face.index > 0 ? { message: 'disturbBack', rules: ['712.8a', '702.146a'], target: faces[0] } : undefined;
    case 'Aftermath':
      if (mode === 'Split' && face.index === 1) return undefined;
      return { message: 'aftermath', rules: ['702.127a'], target: mode === 'Split' ? faces[1] : undefined };
    case 'Fuse':
      return mode === 'Split' && faces.length > 1 ? undefined : { message: 'fuse', rules: ['702.102a'] };
  }
  if (!worksElsewhereOnly(rule)) return undefined;
  if (isStackOnlyFace(face))
    return { message: 'stackOnly', rules: [mode === 'Omen' ? '720.4' : '715.4', rule.rule], target: faces[0] };
  return isBackFace(face) ? { message: 'back', rules: ['712.8a', rule.rule], target: faces[0] } : undefined;
}

/** Whether the keyword must be seen in hand, graveyard or exile to do anything. */
function worksElsewhereOnly(rule: RuleKeyword): boolean {
  const [first] = rule.functionsIn;
  return first === 'graveyard' || first === 'hand';
}
