import { said, type Said } from '../../finding-catalogue/said';
import type { PokerFacts } from './poker-facts';

/**
 * Cards of each player, and common ones on a board, at the showdown of a hand with these boards: where the last card
 * was common to all, each has one fewer of his own.
 */
export function cardsDue(
  { own, common, lastMayBeCommon = false }: PokerFacts,
  boards: readonly (readonly unknown[])[],
): Pick<PokerFacts, 'own' | 'common'> {
  const lastIsCommon = lastMayBeCommon && boards.some(({ length }) => length > common);
  return lastIsCommon ? { own: own - 1, common: common + 1 } : { own, common };
}

/**
 * How many boards a hand may have: the lines of the game; without a regulation a hand may be run twice, where there are
 * common cards to run.
 */
export const boardsAtMost = ({ boards, common, regulated }: PokerFacts): number =>
  boards ?? (regulated === undefined && common > 0 ? 2 : 1);

export const commonOnes = (common: number): Said =>
  common === 1 ? said`${common} common one` : said`${common} common ones`;
