/**
 * What a poker hand is worth (heading 1.1.10, VI), out of the regulation and nothing of ours: lists of numbers that are
 * compared from the left. A card is its rank and suit: `Td`.
 */

/** From the lowest: the rule that names the combination, and the one that decides between two of them. */
export const COMBINATIONS = [
  { rule: 'VI.1-11', between: 'VI.1-11' },
  { rule: 'VI.1-10', between: 'VI.2-08' },
  { rule: 'VI.1-09', between: 'VI.2-07' },
  { rule: 'VI.1-07', between: 'VI.2-05' },
  { rule: 'VI.1-06', between: 'VI.2-03' },
  { rule: 'VI.1-05', between: 'VI.2-04' },
  { rule: 'VI.1-04', between: 'VI.2-02' },
  { rule: 'VI.1-03', between: 'VI.2-01' },
  { rule: 'VI.1-02', between: 'VI.2-03' },
  { rule: 'VI.1-01', between: 'VI.2-03' },
] as const;

/** A hand by the cards that the regulation names (OP2-09), and by all of them. */
export interface Strength {
  readonly named: readonly number[];
  readonly whole: readonly number[];
}

const RANKS = '23456789TJQKA';
const rankOf = (card: string): number => RANKS.indexOf(card[0]!) + 2;

/** How many of the cards that decide between equal combinations the regulation names. */
const NAMED = [5, 2, 3, 2, 1, 1, 2, 2, 1, 0];

function strengthOf(five: readonly string[]): Strength {
  const ranks = five.map(rankOf).sort((one, other) => other - one);
  const times = (rank: number): number => ranks.filter((each) => each === rank).length;
  const order = [...new Set(ranks)].sort((one, other) => times(other) - times(one) || other - one);
  const pattern = order.map(times).join('');
  const isFlush = new Set(five.map((card) => card[1])).size === 1;
  const top = topOfStraight(order);
  const straight = pattern === '11111' && top !== undefined;
  const group = { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1, '11111': 0 }[pattern]!;
  if (straight) {
    const combination = isFlush ? (top === 14 ? 9 : 8) : 4;
    return asStrength(combination, [top]);
  }
  return asStrength(isFlush ? 5 : group, order);
}

/** The ace stands above the king, or below the two. */
function topOfStraight(order: readonly number[]): number | undefined {
  const [first = 0, second = 0] = order;
  if (first - order.at(-1)! === 4) return first;
  return first === 14 && second === 5 ? 5 : undefined;
}

const asStrength = (combination: number, deciding: readonly number[]): Strength => ({
  named: [combination, ...deciding.slice(0, NAMED[combination])],
  whole: [combination, ...deciding],
});

/** Above nought where one is more than the other. */
export function compared(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((each, place) => each !== other[place]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}

const choose = (cards: readonly string[], count: number): string[][] => {
  if (count === 0) return [[]];
  return cards.flatMap((card, at) => choose(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
};

/** The best hand of own and common cards: exactly so many own ones, or any. */
export function bestHand(own: readonly string[], common: readonly string[], ofOwn: number | 'any'): Strength {
  const hands =
    ofOwn === 'any'
      ? choose([...own, ...common], 5)
      : choose(own, ofOwn).flatMap((mine) => choose(common, 5 - ofOwn).map((rest) => [...mine, ...rest]));
  return hands.map(strengthOf).reduce((best, each) => (compared(each.whole, best.whole) > 0 ? each : best));
}
