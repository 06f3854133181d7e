import type { CirclePokerFacts } from './circle-poker-facts';
import type { ReportedHand } from './reported-hand';

/** Cards of each player and common ones on a board at the showdown of a hand: where the last one was common to all, one fewer of his own. */
export function cardsDue(
  { own, common, lastMayBeCommon = false }: CirclePokerFacts,
  { boards }: Pick<ReportedHand, 'boards'>,
): Pick<CirclePokerFacts, 'own' | 'common'> {
  const lastIsCommon = lastMayBeCommon && boards.some(({ length }) => length > common);
  return lastIsCommon ? { own: own - 1, common: common + 1 } : { own, common };
}
