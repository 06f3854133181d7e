import { ACE, compared, rankOf, type Strength, strengthOf } from '../poker-hands/five-cards';
import type { Variant } from './variant';

/** Hands of non-banked poker (heading 1.1.10, VI): the rules of combinations, and the best hand of own and common cards. */

/** Combinations from the lowest: the rule that names it, and the rule that decides between two equal ones. */
export const COMBINATIONS: Readonly<Record<number, { readonly rule: string; readonly between: string }>> = {
  0: { rule: 'VI.1-11', between: 'VI.1-11' },
  10: { rule: 'VI.1-10', between: 'VI.2-08' },
  20: { rule: 'VI.1-09', between: 'VI.2-07' },
  25: { rule: 'VI.1-08', between: 'VI.2-06' },
  30: { rule: 'VI.1-07', between: 'VI.2-05' },
  40: { rule: 'VI.1-06', between: 'VI.2-03' },
  50: { rule: 'VI.1-05', between: 'VI.2-04' },
  60: { rule: 'VI.1-04', between: 'VI.2-02' },
  65: { rule: 'VI.1-05', between: 'VI.2-04' },
  70: { rule: 'VI.1-03', between: 'VI.2-01' },
  80: { rule: 'VI.1-02', between: 'VI.2-03' },
  90: { rule: 'VI.1-01', between: 'VI.2-03' },
};

/** A low hand: five different ranks up to eight, with the ace as one; straights and flushes do not count (OP2-32). */
function lowOf(five: readonly string[]): readonly number[] | undefined {
  const ranks = five.map(rankOf).map((rank) => (rank === ACE ? 1 : rank));
  const isLow = new Set(ranks).size === 5 && ranks.every((rank) => rank <= 8);
  return isLow ? ranks.sort((one, other) => other - one) : undefined;
}

const choose = (cards: readonly string[], count: number): string[][] => {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choose(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
};

/** The best hand with the number of own cards that the game demands; and the lowest hand, if the game has it. */
export function bestHand(own: readonly string[], common: readonly string[], variant: Variant): Strength {
  const { ofOwn, hasLow } = variant;
  const hands =
    ofOwn === 'any'
      ? choose([...own, ...common], 5)
      : choose(own, ofOwn).flatMap((mine) => choose(common, 5 - ofOwn).map((rest) => [...mine, ...rest]));
  const best = hands
    .map((hand) => strengthOf(hand, variant))
    .reduce((one, other) => (compared(other.whole, one.whole) > 0 ? other : one));
  const lows = hasLow ? hands.flatMap((hand) => [lowOf(hand) ?? []].filter(({ length }) => length > 0)) : [];
  if (lows.length === 0) return best;
  return { ...best, low: lows.reduce((one, other) => (compared(other, one) < 0 ? other : one)) };
}
