import { BLACKJACK_ENDING, type DealerHands, dealerHands } from './dealer-hands';
import { CARD_VALUES, type ShoeLeft } from './shoe-left';

export type DealerChances = readonly number[];

const HANDS = new Map<number, DealerHands>();

export function dealerFromShoe(first: number, shoe: ShoeLeft): DealerChances {
  const { steps, hands } = HANDS.get(first) ?? remembered(first);
  const ways = waysOf(steps, shoe);
  const { of, isNext, isNotOf } = shoe.chancesOfOrder();
  const { ending, orders, step, cards } = hands;
  const ofThat = hands.counts[of - 1]!;
  const chances = Array<number>(BLACKJACK_ENDING + 1).fill(0);
  for (let at = 0; at < ending.length; at += 1) {
    const chance = isNext[cards[at]!]! * isNotOf[cards[at]! - ofThat[at]!]!;
    chances[ending[at]!]! += ways[step[at]!]! * orders[at]! * chance;
  }
  return chances;
}

function waysOf({ from, value, before }: DealerHands['steps'], shoe: ShoeLeft): Float64Array {
  const there = [0, ...CARD_VALUES.map((each) => shoe.count(each))];
  const ways = new Float64Array(from.length);
  ways[0] = 1;
  for (let at = 1; at < from.length; at += 1) {
    ways[at] = ways[from[at]!]! * (there[value[at]!]! - before[at]!);
  }
  return ways;
}

function remembered(first: number): DealerHands {
  const hands = dealerHands(first);
  HANDS.set(first, hands);
  return hands;
}
