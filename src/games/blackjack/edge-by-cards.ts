import { multiply, type Rational, rational, subtract } from '../../kernel/rational';
import type { BlackjackFacts } from './blackjack-facts';
import { dealerFromShoe } from './dealer-from-shoe';
import { BLACKJACK_ENDING } from './dealer-hands';
import { PlayByCards } from './play-by-cards';
import { CARD_VALUES, ShoeLeft } from './shoe-left';
import { splitByCards } from './split-by-cards';

export const ERROR = rational(1n, 10n ** 7n);

const PLACES = 10 ** 9;
const ACE = 1;
const TEN = 10;

/**
 * The house's share of a first bet that is played best by the cards of the hand, out of the full shoe. Nobody looks at
 * the other boxes, and of a pair that was split each hand is played by its own cards.
 */
export function edgeByCards(facts: BlackjackFacts, losesAll: boolean): Rational {
  const shoe = ShoeLeft.full(facts.decks);
  let [won, blackjacks] = [0, 0];
  for (const dealer of CARD_VALUES) {
    won += drawing(shoe, dealer, () => wonAgainst(shoe, dealer, losesAll));
    blackjacks += drawing(shoe, dealer, () => blackjacksThatWin(shoe, dealer));
  }
  return subtract(inPlaces(-won), multiply(inPlaces(blackjacks), facts.pays.blackjack));
}

const inPlaces = (part: number): Rational => rational(BigInt(Math.round(part * PLACES)), BigInt(PLACES));

function drawing(shoe: ShoeLeft, value: number, worth: () => number): number {
  const chance = shoe.chance(value);
  shoe.take(value);
  const part = chance * worth();
  shoe.putBack(value);
  return part;
}

function wonAgainst(shoe: ShoeLeft, dealer: number, losesAll: boolean): number {
  const inPlay = { dealer, isLostToBlackjack: true, isDoubleLost: losesAll };
  const play = new PlayByCards(shoe, inPlay);
  const worth = (one: number, other: number): number => {
    if (one === ACE && other === TEN) return 0;
    const whole = play.ofTwo(one, other);
    if (one !== other) return whole;
    return Math.max(whole, splitByCards(shoe, { ...inPlay, value: one, losesAll }));
  };
  let won = 0;
  for (const one of CARD_VALUES) {
    for (const other of CARD_VALUES) {
      if (other < one) continue;
      // Either of two values may come first.
      const orders = one === other ? 1 : 2;
      won += orders * drawing(shoe, one, () => drawing(shoe, other, () => worth(one, other)));
    }
  }
  return won;
}

function blackjacksThatWin(shoe: ShoeLeft, dealer: number): number {
  const unmatched = (): number => 1 - dealerFromShoe(dealer, shoe)[BLACKJACK_ENDING]!;
  return 2 * drawing(shoe, ACE, () => drawing(shoe, TEN, unmatched));
}
