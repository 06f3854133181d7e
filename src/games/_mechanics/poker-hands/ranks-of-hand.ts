import type { CardNumber } from './deck';

export const RANKS = 13;
export const SUITS = 4;

/** In how many ways so many of the cards of a rank that are left can be taken: C(left, taken) at 5 × left + taken. */
const CHOOSE = Uint8Array.from([
  ...[1, 0, 0, 0, 0],
  ...[1, 1, 0, 0, 0],
  ...[1, 2, 1, 0, 0],
  ...[1, 3, 3, 1, 0],
  ...[1, 4, 6, 4, 1],
]);
const WAYS_PER_RANK = 5;

export const waysToTake = (taken: number, left: number): number => CHOOSE[WAYS_PER_RANK * left + taken]!;

/** Ranks that a hand of the deck of 52 can have, each with how often. */
export interface RanksOfHand {
  readonly counts: Uint8Array;
  readonly ranks: Uint8Array;
  /** Without anything else dealt. */
  readonly ways: number;
  readonly areDifferent: boolean;
  readonly strength: number;
  readonly flushStrength: number;
}

type StrengthOf = (cards: readonly CardNumber[]) => number;

export function everyRanks(size: number, strengthOf: StrengthOf): readonly RanksOfHand[] {
  const found: RanksOfHand[] = [];
  const counts = Array.from({ length: RANKS }, () => 0);
  const goOn = (rank: number, left: number): void => {
    if (left === 0) found.push(ranksOfHand([...counts], strengthOf));
    if (left === 0 || rank === RANKS) return;
    for (let count = Math.min(left, SUITS); count >= 0; count -= 1) {
      counts[rank] = count;
      goOn(rank + 1, left - count);
    }
    counts[rank] = 0;
  };
  goOn(0, size);
  return found;
}

function ranksOfHand(counts: readonly number[], strengthOf: StrengthOf): RanksOfHand {
  const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []));
  const areDifferent = counts.every((count) => count < 2);
  const mixed = ranks.flatMap((rank, index) =>
    Array.from({ length: counts[rank]! }, (_, suit) => 4 * rank + (areDifferent && index > 0 ? 1 : suit)),
  );
  const suited = ranks.map((rank) => 4 * rank);
  const strength = strengthOf(mixed);
  return {
    counts: Uint8Array.from(counts),
    ranks: Uint8Array.from(ranks),
    ways: counts.reduce((ways, count) => ways * waysToTake(count, SUITS), 1),
    areDifferent,
    strength,
    flushStrength: areDifferent ? strengthOf(suited) : strength,
  };
}
