import { CARD_VALUES, type ShoeLeft } from './shoe-left';

/** Endings of the dealer: 17 to 21, above 21, and blackjack, in this order. */
const LEAST = 17;
const BUST = 5;
export const BLACKJACK_ENDING = 6;

interface DealerHand {
  readonly ending: number;
  readonly counts: readonly number[];
  readonly orders: number;
}

/**
 * All final hands of the dealer after a first card, stored in columns, because the edges iterate over them very often.
 * Hands that begin with the same cards share the steps for them. A step adds one card of `value` to the hand of step `from`;
 * `before` counts the cards of that value which the hand already has, because they are missing from the shoe.
 */
interface DealerHands {
  readonly steps: { readonly from: Int32Array; readonly value: Int8Array; readonly before: Int8Array };
  readonly hands: {
    readonly ending: Int8Array;
    readonly orders: Float64Array;
    readonly step: Int32Array;
    readonly cards: Int8Array;
    readonly counts: readonly Int8Array[];
  };
}

/** The ending of the dealer with this hard total, aces being one; undefined if he draws another card. */
function endingOf(hard: number, hasAce: boolean, cards: number): number | undefined {
  const points = hasAce && hard <= 11 ? hard + 10 : hard;
  if (cards < 2 || points < LEAST) return undefined;
  if (points > 21) return BUST;
  return points === 21 && cards === 2 ? BLACKJACK_ENDING : points - LEAST;
}

/** What a hand with these points wins of its stake (1, 0 or -1), by the ending of the dealer. */
export function wonAgainstEndings(points: number, isLostToBlackjack: boolean): readonly number[] {
  return Array.from({ length: BLACKJACK_ENDING + 1 }, (_, ending) => {
    if (points > 21) return -1;
    if (ending === BLACKJACK_ENDING) return isLostToBlackjack ? -1 : 0;
    return ending === BUST ? 1 : Math.sign(points - LEAST - ending);
  });
}

function dealerHands(first: number): DealerHands {
  const ends = new Map<
    string,
    { readonly ending: number; readonly counts: readonly number[]; orders: number }
  >();
  const counts = CARD_VALUES.map(() => 0);
  const draw = (hard: number, hasAce: boolean, cards: number): void => {
    const ending = endingOf(hard, hasAce, cards);
    if (ending !== undefined) {
      const key = counts.join(' ');
      const orders = (ends.get(key)?.orders ?? 0) + 1;
      ends.set(key, { ending, counts: [...counts], orders });
      return;
    }
    for (const value of CARD_VALUES) {
      counts[value - 1]! += 1;
      draw(hard + value, hasAce || value === 1, cards + 1);
      counts[value - 1]! -= 1;
    }
  };
  draw(first, first === 1, 1);
  return inSteps([...ends.values()]);
}

function inSteps(ends: readonly DealerHand[]): DealerHands {
  const steps = [{ from: 0, value: 0, before: 0 }];
  const known = new Map<string, number>();
  const stepTo = (from: number, value: number, before: number): number => {
    const key = `${from} ${value}`;
    const step = known.get(key) ?? steps.push({ from, value, before }) - 1;
    known.set(key, step);
    return step;
  };
  const last = ends.map(({ counts }) => {
    let step = 0;
    counts.forEach((count, index) => {
      for (let before = 0; before < count; before += 1) step = stepTo(step, index + 1, before);
    });
    return step;
  });
  return {
    steps: {
      from: Int32Array.from(steps, ({ from }) => from),
      value: Int8Array.from(steps, ({ value }) => value),
      before: Int8Array.from(steps, ({ before }) => before),
    },
    hands: {
      ending: Int8Array.from(ends, ({ ending }) => ending),
      orders: Float64Array.from(ends, ({ orders }) => orders),
      step: Int32Array.from(last),
      cards: Int8Array.from(ends, ({ counts }) => counts.reduce((sum, count) => sum + count, 0)),
      counts: CARD_VALUES.map((value) => Int8Array.from(ends, ({ counts }) => counts[value - 1]!)),
    },
  };
}

/**
 * The unit of chances and amounts in play by totals, where each card is drawn from thirteen equally likely ranks: they
 * are integers of 10^-30, so that results do not depend on the rounding of a machine.
 */
export const SCALE = 10n ** 30n;

export const VALUES: readonly (readonly [value: number, ranks: bigint])[] = [
  [1, 1n],
  [2, 1n],
  [3, 1n],
  [4, 1n],
  [5, 1n],
  [6, 1n],
  [7, 1n],
  [8, 1n],
  [9, 1n],
  [10, 4n],
];

export const RANKS_OF_DECK = 13n;

/** The points of a hand: the total with aces as one, and whether there is an ace. */
export interface Held {
  readonly hard: number;
  readonly hasAce: boolean;
}

export const NO_CARDS: Held = { hard: 0, hasAce: false };

export const withCard = ({ hard, hasAce }: Held, value: number): Held => ({
  hard: hard + value,
  hasAce: hasAce || value === 1,
});

/** The best total: an ace counts eleven where that does not pass 21. */
export const bestTotal = ({ hard, hasAce }: Held): number => (hasAce && hard + 10 <= 21 ? hard + 10 : hard);

export const ENDINGS = [17, 18, 19, 20, 21, 'bust', 'blackjack'] as const;
export type Ending = (typeof ENDINGS)[number];

/** The chances of the endings of a dealer with this first card, in the order of ENDINGS, in units of 10^-30. */
export function dealerEndings(first: number): readonly bigint[] {
  const chances = ENDINGS.map(() => 0n);
  const deal = (held: Held, cards: number, chance: bigint): void => {
    const best = bestTotal(held);
    if (cards >= 2 && best >= 17) {
      const index = ENDINGS.indexOf(endingWith(best, cards));
      chances[index] = (chances[index] ?? 0n) + chance;
      return;
    }
    for (const [value, ranks] of VALUES)
      deal(withCard(held, value), cards + 1, (chance * ranks) / RANKS_OF_DECK);
  };
  deal(withCard(NO_CARDS, first), 1, SCALE);
  return chances;
}

function endingWith(best: number, cards: number): Ending {
  if (best === 21 && cards === 2) return 'blackjack';
  return ENDINGS.find((ending) => ending === best) ?? 'bust';
}

export type DealerChances = readonly number[];

const HANDS = new Map<number, DealerHands>();

/** The chances of the endings of a dealer with this first card, where each card drawn is missing from the shoe. */
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
