import type { CardNumber } from './hand-ranking';

interface HandsWithPart {
  readonly strengths: number[];
  readonly ways: number[];
}

export type WeakerHands = (strength: number) => number;

/**
 * Counts the ways to deal a weaker hand beside a hand, flushes set aside. Hands that share no card with it are counted
 * by inclusion and exclusion over its parts: a hand of five has at most 32 parts, while the hands beside it are
 * thousands.
 */
export function weakerHandsBeside(
  all: readonly RanksOfHand[],
): (gone: Pick<RanksOfHand, 'ranks' | 'counts'>) => WeakerHands {
  const containing = new Map<number, HandsWithPart>();
  for (const other of [...all].sort((one, next) => one.strength - next.strength)) {
    const rest = (taken: number, count: number): number => waysToTake(count - taken, SUITS - taken);
    eachPart(other, rest, (part, ways) => enter(containing, part, { strength: other.strength, ways }));
  }
  return (gone) => {
    const parts: { readonly hands: HandsWithPart; readonly times: number }[] = [];
    const signed = (taken: number, count: number): number =>
      waysToTake(taken, count) * (taken % 2 === 0 ? 1 : -1);
    eachPart(gone, signed, (part, times) => {
      const hands = containing.get(part);
      if (hands !== undefined) parts.push({ hands, times });
    });
    return (strength) => parts.reduce((sum, { hands, times }) => sum + times * waysBelow(hands, strength), 0);
  };
}

export const SUITS = 4;

const DIGIT = SUITS + 1;

function eachPart(
  { ranks, counts }: Pick<RanksOfHand, 'ranks' | 'counts'>,
  factorOf: (taken: number, count: number) => number,
  then: (part: number, factor: number) => void,
): void {
  const goOn = (index: number, part: number, factor: number): void => {
    const rank = ranks[index];
    if (rank === undefined) return then(part, factor);
    const count = counts[rank]!;
    for (let taken = 0; taken <= count; taken += 1) {
      goOn(index + 1, part + taken * DIGIT ** rank, factor * factorOf(taken, count));
    }
  };
  goOn(0, 0, 1);
}

function enter(
  containing: Map<number, HandsWithPart>,
  part: number,
  { strength, ways }: { readonly strength: number; readonly ways: number },
): void {
  const known = containing.get(part);
  if (known === undefined) {
    containing.set(part, { strengths: [strength], ways: [ways] });
    return;
  }
  known.strengths.push(strength);
  known.ways.push(known.ways.at(-1)! + ways);
}

function waysBelow({ strengths, ways }: HandsWithPart, strength: number): number {
  let [from, to] = [0, strengths.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (strengths[middle]! < strength) from = middle + 1;
    else to = middle;
  }
  return from === 0 ? 0 : ways[from - 1]!;
}

export const NUMBER_OF_RANKS = 13;

/**
 * Binomial coefficients C(left, taken) at index 5 × left + taken. A rank has four cards, so both run from 0 to 4.
 */
const CHOOSE = Uint8Array.from([
  ...[1, 0, 0, 0, 0],
  ...[1, 1, 0, 0, 0],
  ...[1, 2, 1, 0, 0],
  ...[1, 3, 3, 1, 0],
  ...[1, 4, 6, 4, 1],
]);
const WAYS_PER_RANK = 5;

/** In how many ways `taken` cards of one rank can be drawn from the `left` that remain, both 0 to 4. */
export const waysToTake = (taken: number, left: number): number => CHOOSE[WAYS_PER_RANK * left + taken]!;

export interface RanksOfHand {
  readonly counts: Uint8Array;
  readonly ranks: Uint8Array;
  readonly ways: number;
  readonly areDifferent: boolean;
  readonly strength: number;
  readonly flushStrength: number;
}

type StrengthOf = (cards: readonly CardNumber[]) => number;

/**
 * All combinations of ranks of hands of a size, with the ways to deal each and its strength with and without a flush.
 */
export function everyRanks(size: number, strengthOf: StrengthOf): readonly RanksOfHand[] {
  const found: RanksOfHand[] = [];
  const counts = Array.from({ length: NUMBER_OF_RANKS }, () => 0);
  const goOn = (rank: number, left: number): void => {
    if (left === 0) found.push(ranksOfHand([...counts], strengthOf));
    if (left === 0 || rank === NUMBER_OF_RANKS) return;
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
