import type { Variant } from './variant';

/**
 * What a poker hand is worth (heading 1.1.10, VI), out of the regulation and nothing of ours: lists of numbers that are
 * compared from the left, the first of them the combination. A card is its rank and suit: `Td`.
 */

/** From the lowest: the rule that names the combination, and the one that decides between two of them. */
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

/** A hand by the cards that the regulation names (OP2-09), and by all of them. */
export interface Strength {
  readonly named: readonly number[];
  readonly whole: readonly number[];
  /** As a low hand: its cards from the highest, the ace being one; absent where it is none. */
  readonly low?: readonly number[];
}

const RANKS = '23456789TJQKA';
const [FIGURES, FLUSH, FLUSH_OF_FEW, STRAIGHT_FLUSH, ROYAL] = [25, 50, 65, 80, 90];
const JACK = 11;
const ACE = 14;
const rankOf = (card: string): number => RANKS.indexOf(card[0]!) + 2;

/** Of equal cards: the combination, and how many of the cards that decide between two of it the regulation names. */
const GROUPS: Readonly<Record<string, readonly [number, number]>> = {
  '41': [70, 2],
  '32': [60, 2],
  '311': [30, 2],
  '221': [20, 3],
  '2111': [10, 2],
  '11111': [0, 5],
};

type Deck = Pick<Variant, 'ranks' | 'hasFigures'>;

function strengthOf(five: readonly string[], { ranks: deck, hasFigures }: Deck): Strength {
  const ranks = five.map(rankOf).sort((one, other) => other - one);
  const times = (rank: number): number => ranks.filter((each) => each === rank).length;
  const order = [...new Set(ranks)].sort((one, other) => times(other) - times(one) || other - one);
  const isFlush = new Set(five.map((card) => card[1])).size === 1;
  const top = order.length === 5 ? topOfStraight(order, deck) : undefined;
  if (top !== undefined) {
    const combination = isFlush ? (top === ACE ? ROYAL : STRAIGHT_FLUSH) : 40;
    return { named: [combination, top], whole: [combination, top] };
  }
  const [group, named] = GROUPS[order.map(times).join('')]!;
  // With fewer than 52 cards a flush is above a full house (VI.1.e).
  const flush = deck === RANKS ? FLUSH : FLUSH_OF_FEW;
  if (isFlush) return { named: [flush, order[0]!], whole: [flush, ...order] };
  // Below a three, with nothing under a jack; of two the higher pair, then the highest card (VI.1.h, VI.2.f).
  if (hasFigures && group <= 20 && ranks.at(-1)! >= JACK) {
    return { named: [FIGURES, order[0]!, ranks[0]!], whole: [FIGURES, order[0]!, ...ranks] };
  }
  return { named: [group, ...order.slice(0, named)], whole: [group, ...order] };
}

/** The ace stands above the king, or below the lowest card of the deck; then it is not the highest card (OP2-10). */
function topOfStraight(order: readonly number[], deck: string): number | undefined {
  const [first = 0, second = 0] = order;
  if (first - order.at(-1)! === 4) return first;
  const isWheel = first === ACE && order.at(-1) === rankOf(deck) && second - order.at(-1)! === 3;
  return isWheel ? second : undefined;
}

/** Five different ranks of eight or below, the ace being one; sequence and suits do not count (OP2-32). */
function lowOf(five: readonly string[]): readonly number[] | undefined {
  const ranks = five.map(rankOf).map((rank) => (rank === ACE ? 1 : rank));
  const isLow = new Set(ranks).size === 5 && ranks.every((rank) => rank <= 8);
  return isLow ? ranks.sort((one, other) => other - one) : undefined;
}

/** Above nought where one is more than the other. */
export function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, place) => each !== other[place]);
  return at === -1 ? 0 : one[at]! - (other[at] ?? 0);
}

const choose = (cards: readonly string[], count: number): string[][] => {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choose(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
};

/** The best hand of own and common cards: exactly so many own ones, or any; and the lowest one, where the game has it. */
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
