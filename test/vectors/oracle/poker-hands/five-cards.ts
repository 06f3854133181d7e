/**
 * Values of five cards from the regulation (headings 1.1.9.A, V and 1.1.10, VI), without code under test: lists of numbers,
 * compared from the left, starting with the combination. A card is rank and suit: `Td`.
 */

/** The value of a hand by the cards that the regulation names (OP2-09), and by all cards. */
export interface Strength {
  readonly named: readonly number[];
  readonly whole: readonly number[];
  /** The cards of a low hand from the highest, with the ace as one; absent if it is none. */
  readonly low?: readonly number[];
}

const RANKS = '23456789TJQKA';
const [FIGURES, FLUSH, FLUSH_OF_FEW, STRAIGHT_FLUSH, ROYAL] = [25, 50, 65, 80, 90];
const JACK = 11;
export const ACE = 14;
export const rankOf = (card: string): number => RANKS.indexOf(card[0]!) + 2;

/** Groups of equal cards: the combination, and the number of deciding cards that the regulation names. */
const GROUPS: Readonly<Record<string, readonly [number, number]>> = {
  '41': [70, 2],
  '32': [60, 2],
  '311': [30, 2],
  '221': [20, 3],
  '2111': [10, 2],
  '11111': [0, 5],
};

/** The ranks of a deck from the lowest, and whether five figures are a combination. */
interface Deck {
  readonly ranks: string;
  readonly hasFigures: boolean;
}

export function strengthOf(five: readonly string[], { ranks: deck, hasFigures }: Deck): Strength {
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
  // Five figures rank below three of a kind; between two, the higher pair, then the highest card (VI.1.h, VI.2.f).
  if (hasFigures && group <= 20 && ranks.at(-1)! >= JACK) {
    return { named: [FIGURES, order[0]!, ranks[0]!], whole: [FIGURES, order[0]!, ...ranks] };
  }
  return { named: [group, ...order.slice(0, named)], whole: [group, ...order] };
}

/** The top of a straight: the ace is above the king, or below the lowest card of the deck (OP2-10). */
function topOfStraight(order: readonly number[], deck: string): number | undefined {
  const [first = 0, second = 0] = order;
  if (first - order.at(-1)! === 4) return first;
  const isWheel = first === ACE && order.at(-1) === rankOf(deck) && second - order.at(-1)! === 3;
  return isWheel ? second : undefined;
}

/** Positive if the first is higher. */
export function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, place) => each !== other[place]);
  return at === -1 ? 0 : one[at]! - (other[at] ?? 0);
}

/** With the deck of 52. */
export const fiveCards = (five: readonly string[]): Strength =>
  strengthOf(five, { ranks: RANKS, hasFigures: false });
