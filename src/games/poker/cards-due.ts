import type { CirclePokerFacts } from './circle-poker-facts';

/**
 * Cards of each player, and common ones on a board, at the showdown of a hand with these boards: where the last card
 * was common to all, each has one fewer of his own.
 */
export function cardsDue(
  { own, common, lastMayBeCommon = false }: CirclePokerFacts,
  boards: readonly (readonly unknown[])[],
): Pick<CirclePokerFacts, 'own' | 'common'> {
  const lastIsCommon = lastMayBeCommon && boards.some(({ length }) => length > common);
  return lastIsCommon ? { own: own - 1, common: common + 1 } : { own, common };
}

/**
 * How many boards a hand may have: the lines of the game; without a regulation a hand may be run twice, where there are
 * common cards to run.
 */
export const boardsAtMost = ({ boards, common, regulated }: CirclePokerFacts): number =>
  boards ?? (regulated === undefined && common > 0 ? 2 : 1);

/** Common cards in the words of a finding. */
export const commonOnes = (common: number): string => `${common} common ${common === 1 ? 'one' : 'ones'}`;
