import type { FiveCardEvaluator } from './best-hand';
import { type CardNumber, type Deck, rankOf } from './deck';
import { handEvaluator } from './five-card-hand';
import { STANDARD_RANKING } from './hand-ranking';

/**
 * Evaluates five cards as a low hand: five different ranks, none above the qualifier, the ace being one; straights and
 * flushes do not count against it (OP2-32). Compared from the highest card down, the lower being better, so that the
 * answer is higher for a better hand. Undefined for cards that are no low hand.
 */
export function lowHandEvaluator({ ranks }: Deck, qualifier: string): FiveCardEvaluator {
  const ace = ranks.length - 1;
  const highest = ranks.indexOf(qualifier) + 1;
  const lowRankOf = (card: number): number => (rankOf(card) === ace ? 0 : rankOf(card) + 1);

  return (five) => {
    let held = 0;
    for (const card of five) {
      const rank = lowRankOf(card);
      const bit = 1 << rank;
      if (rank > highest || (held & bit) !== 0) return undefined;
      held |= bit;
    }
    // As a binary number of ranks the hand with the lower highest card is the smaller one, then the next card, and so on.
    return -held;
  };
}

export const isLowBoard = ({ ranks }: Deck, common: readonly CardNumber[], qualifier: string): boolean =>
  common.filter((card) => rankOf(card) === ranks.length - 1 || rankOf(card) <= ranks.indexOf(qualifier))
    .length >= 3;

/** Evaluates five cards as the worst hand of the usual ranking, the ace being the lowest card: pairs and sequences hurt. */
export function reversedEvaluator(deck: Deck): FiveCardEvaluator {
  const aceFirst: Deck = { ...deck, ranks: deck.ranks.at(-1)! + deck.ranks.slice(0, -1) };
  const evaluate = handEvaluator({ ...STANDARD_RANKING, deck: aceFirst, aceLow: false });
  const aces = deck.ranks.length - 1;
  const moved = (card: CardNumber): CardNumber => (rankOf(card) === aces ? card - 4 * aces : card + 4);
  return (five) => -evaluate(five.map(moved));
}
