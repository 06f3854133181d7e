import { CARD_VALUES } from './shoe-left';

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
 * Every way in which the dealer may end after a first card, side by side in columns, since they are gone through very
 * often. Hands that begin alike share their steps: one more card of a value, of which there are so many before it.
 */
export interface DealerHands {
  readonly steps: { readonly from: Int32Array; readonly value: Int8Array; readonly before: Int8Array };
  readonly hands: {
    readonly ending: Int8Array;
    readonly orders: Float64Array;
    readonly step: Int32Array;
    readonly cards: Int8Array;
    readonly counts: readonly Int8Array[];
  };
}

/** The ending with so many points, aces counted one; undefined if the dealer goes on. */
function endingOf(hard: number, hasAce: boolean, cards: number): number | undefined {
  const points = hasAce && hard <= 11 ? hard + 10 : hard;
  if (cards < 2 || points < LEAST) return undefined;
  if (points > 21) return BUST;
  return points === 21 && cards === 2 ? BLACKJACK_ENDING : points - LEAST;
}

export function wonAgainstEndings(points: number, isLostToBlackjack: boolean): readonly number[] {
  return Array.from({ length: BLACKJACK_ENDING + 1 }, (_, ending) => {
    if (points > 21) return -1;
    if (ending === BLACKJACK_ENDING) return isLostToBlackjack ? -1 : 0;
    return ending === BUST ? 1 : Math.sign(points - LEAST - ending);
  });
}

export function dealerHands(first: number): DealerHands {
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
