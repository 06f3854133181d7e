import type { CardNumber } from './deck';

/** Hands of the deck of 52 that have the same ranks and are, or are not, of one suit: all of them are alike. */
export interface AlikeHands {
  readonly strength: number;
  readonly isFlush: boolean;
  readonly ways: bigint;
}

/** How many of the pairs of a hand with another one, dealt from the same deck, end how. */
export interface PairsAgainst {
  /** The other hand does not qualify. */
  readonly notQualified: bigint;
  readonly lower: bigint;
  readonly equal: bigint;
  readonly higher: bigint;
}

/** How hands are judged. */
export interface HandJudge {
  readonly size: number;
  readonly strengthOf: (cards: readonly CardNumber[]) => number;
  /** The lowest strength with which the other hand plays. */
  readonly qualifiesFrom: number;
}

const RANKS = 13;
const SUITS = 4;
/** Out of so many cards of a rank that are left, so many: C(left, taken). */
const CHOOSE: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
];

/** Ranks that a hand can have, each with how often. */
interface RanksOfHand {
  /** By rank. */
  readonly counts: readonly number[];
  readonly ranks: readonly number[];
  readonly areDifferent: boolean;
  readonly strength: number;
  /** What it is where all cards are of one suit. */
  readonly flushStrength: number;
}

/**
 * Every kind of hand, and how it stands against every other hand that can be dealt beside it, counted exactly: suits
 * matter for flushes only, so that pairs of hands are counted by their ranks.
 */
export function eachHandAgainstOthers(
  judge: HandJudge,
  then: (hand: AlikeHands, against: PairsAgainst) => void,
): void {
  const all = everyRanks(judge);
  for (const hand of all) {
    const counts = countPairs(hand, all, judge.qualifiesFrom);
    const ways = product(hand.counts.map((count) => CHOOSE[SUITS]![count]!));
    const suited = hand.areDifferent ? SUITS : 0;
    then(
      { strength: hand.strength, isFlush: false, ways: BigInt(ways - suited) },
      asBigInts(counts.otherwise),
    );
    if (!hand.areDifferent) continue;
    then({ strength: hand.flushStrength, isFlush: true, ways: BigInt(SUITS) }, asBigInts(counts.suited));
  }
}

/** All hands by ranks and suit, without what they meet. */
export function eachHand(judge: HandJudge, then: (hand: AlikeHands) => void): void {
  for (const { counts, areDifferent, strength, flushStrength } of everyRanks(judge)) {
    const ways = product(counts.map((count) => CHOOSE[SUITS]![count]!));
    const suited = areDifferent ? SUITS : 0;
    then({ strength, isFlush: false, ways: BigInt(ways - suited) });
    if (areDifferent) then({ strength: flushStrength, isFlush: true, ways: BigInt(SUITS) });
  }
}

/** Not qualified, lower, equal, higher. */
type Counts = [number, number, number, number];

/** The pairs of a hand of these ranks, of one suit and otherwise, with every other hand. */
function countPairs(
  hand: RanksOfHand,
  others: readonly RanksOfHand[],
  qualifiesFrom: number,
): { readonly suited: Counts; readonly otherwise: Counts } {
  const suited: Counts = [0, 0, 0, 0];
  const otherwise: Counts = [0, 0, 0, 0];
  const ways = product(hand.counts.map((count) => CHOOSE[SUITS]![count]!));
  const endOf = (strength: number, own: number): 0 | 1 | 2 | 3 => {
    if (strength < qualifiesFrom) return 0;
    if (strength === own) return 2;
    return strength < own ? 1 : 3;
  };
  for (const other of others) {
    const beside = waysBeside(hand.counts, other);
    // Of all pairs: those in which this hand is of one suit, in which the other is, and in which both are.
    const all = ways * beside;
    const ownSuited = hand.areDifferent ? SUITS * beside : 0;
    const otherSuited = other.areDifferent ? SUITS * waysBeside(other.counts, hand) : 0;
    const both = hand.areDifferent && other.areDifferent ? SUITS * (SUITS - 1 + apart(hand, other)) : 0;
    otherwise[endOf(other.strength, hand.strength)] += all - ownSuited - otherSuited + both;
    otherwise[endOf(other.flushStrength, hand.strength)] += otherSuited - both;
    suited[endOf(other.strength, hand.flushStrength)] += ownSuited - both;
    suited[endOf(other.flushStrength, hand.flushStrength)] += both;
  }
  return { suited, otherwise };
}

/** In how many ways the ranks of a hand can be dealt once cards of the counted ranks are gone. */
function waysBeside(gone: readonly number[], { counts, ranks }: RanksOfHand): number {
  let ways = 1;
  for (const rank of ranks) ways *= CHOOSE[SUITS - gone[rank]!]![counts[rank]!]!;
  return ways;
}

/** One where two hands have no rank in common, and so can be of one suit together; else nothing. */
const apart = (one: RanksOfHand, other: RanksOfHand): 0 | 1 =>
  one.ranks.some((rank) => other.counts[rank]! > 0) ? 0 : 1;

function everyRanks({ size, strengthOf }: HandJudge): readonly RanksOfHand[] {
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

function ranksOfHand(counts: readonly number[], strengthOf: HandJudge['strengthOf']): RanksOfHand {
  const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []));
  const areDifferent = counts.every((count) => count < 2);
  const mixed = ranks.flatMap((rank, index) =>
    Array.from({ length: counts[rank]! }, (_, suit) => 4 * rank + (areDifferent && index > 0 ? 1 : suit)),
  );
  const suited = ranks.map((rank) => 4 * rank);
  const strength = strengthOf(mixed);
  return {
    counts,
    ranks,
    areDifferent,
    strength,
    flushStrength: areDifferent ? strengthOf(suited) : strength,
  };
}

const product = (factors: readonly number[]): number => factors.reduce((one, other) => one * other, 1);

const asBigInts = ([notQualified, lower, equal, higher]: Counts): PairsAgainst => ({
  notQualified: BigInt(notQualified),
  lower: BigInt(lower),
  equal: BigInt(equal),
  higher: BigInt(higher),
});
