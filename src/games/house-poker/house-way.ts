import { type CardNumber, STANDARD_RANKING } from '../_mechanics/hand-ranking';
import { bigStrength, type HandOrder, outranks, smallStrength } from './pai-gow-hands';

export interface Way {
  readonly big: number;
  readonly small: number;
}

const CATEGORY = 20;
const STRAIGHT = STANDARD_RANKING.order.indexOf('straight');
const FLUSH = STANDARD_RANKING.order.indexOf('flush');
const STRAIGHT_FLUSH = STANDARD_RANKING.order.indexOf('straight-flush');

/**
 * One plain way of setting seven cards, by which edges are computed: a straight or a flush is kept where there is one;
 * besides, the small hand is as good as the big one allows.
 */
export function houseWay(seven: readonly CardNumber[], order: HandOrder): Way {
  let best: Way = { big: 0, small: -1 };
  let isKept = false;
  for (let one = 0; one < seven.length; one += 1) {
    for (let other = one + 1; other < seven.length; other += 1) {
      const small = smallStrength([seven[one]!, seven[other]!]);
      const big = bigStrength(
        seven.filter((_card, place) => place !== one && place !== other),
        order,
      );
      const keeps = isStraightOrFlush(big);
      if (!outranks(big, small) || (isKept && !keeps)) continue;
      const isBetter = small > best.small || (small === best.small && big > best.big);
      if ((keeps && !isKept) || isBetter) {
        best = { big, small };
        isKept = keeps;
      }
    }
  }
  return best;
}

function isStraightOrFlush(big: number): boolean {
  const category = big >> CATEGORY;
  return category === STRAIGHT || category === FLUSH || category >= STRAIGHT_FLUSH;
}
