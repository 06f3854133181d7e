import type { Card } from '../../games/_mechanics/cards';
import { RECOMMENDED } from '../../games/open-points';
import { houseWay } from '../../games/pai-gow-poker/house-way';
import { bigStrength, paiGowNumbers, smallStrength } from '../../games/pai-gow-poker/pai-gow-hands';
import type { SetHand } from '../../games/pai-gow-poker/reported-pai-gow';

export function setHand(seven: readonly Card[]): SetHand {
  const way = houseWay(numbers(seven), RECOMMENDED);
  for (const one of seven) {
    for (const other of seven) {
      if (seven.indexOf(other) <= seven.indexOf(one)) continue;
      const small = [one, other];
      const big = seven.filter((card) => !small.includes(card));
      const isIt =
        smallStrength(numbers(small)) === way.small && bigStrength(numbers(big), RECOMMENDED) === way.big;
      if (isIt) return { big, small };
    }
  }
  throw new RangeError('the house has no way for these cards');
}

const numbers = (cards: readonly Card[]): readonly number[] => paiGowNumbers(cards)!;
