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

/** Common cards in the words of a finding. */
export const commonOnes = (common: number): string => `${common} common ${common === 1 ? 'one' : 'ones'}`;
