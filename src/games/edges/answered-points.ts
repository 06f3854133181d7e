import type { GameRules } from '../game-rules';
import type { Answers } from '../open-points';

/** The answers to the open points of a game, as one text: whatever has the same text has the same edges. */
export const answeredPoints = ({ openPoints }: Pick<GameRules, 'openPoints'>, answers: Answers): string =>
  openPoints.map((point) => `${point}=${answers[point]}`).join(' ');
