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
/** In how many ways so many of the cards of a rank that are left can be taken: C(left, taken) at 5 × left + taken. */
const CHOOSE = Uint8Array.from([
  ...[1, 0, 0, 0, 0],
  ...[1, 1, 0, 0, 0],
  ...[1, 2, 1, 0, 0],
  ...[1, 3, 3, 1, 0],
  ...[1, 4, 6, 4, 1],
]);
const WAYS_PER_RANK = 5;

/** Ranks that a hand can have, each with how often. */
interface RanksOfHand {
  /** By rank. */
  readonly counts: Uint8Array;
  readonly ranks: Uint8Array;
  /** Without anything else dealt. */
  readonly ways: number;
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
    const suited = hand.areDifferent ? SUITS : 0;
    then(
      { strength: hand.strength, isFlush: false, ways: BigInt(hand.ways - suited) },
      asBigInts(counts.otherwise),
    );
    if (!hand.areDifferent) continue;
    then({ strength: hand.flushStrength, isFlush: true, ways: BigInt(SUITS) }, asBigInts(counts.suited));
  }
}

/** All hands by ranks and suit, without what they meet. */
export function eachHand(judge: HandJudge, then: (hand: AlikeHands) => void): void {
  for (const { ways, areDifferent, strength, flushStrength } of everyRanks(judge)) {
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
  const places = hand.counts.map((count) => WAYS_PER_RANK * (SUITS - count));
  for (const other of others) {
    const beside = waysAt(places, other);
    if (beside === 0) continue;
    // Of all pairs: those in which this hand is of one suit, in which the other is, and in which both are.
    const all = hand.ways * beside;
    const ownSuited = hand.areDifferent ? SUITS * beside : 0;
    const otherSuited = other.areDifferent ? SUITS * waysBeside(other, hand) : 0;
    const both = hand.areDifferent && other.areDifferent ? SUITS * (SUITS - 1 + apart(hand, other)) : 0;
    const mixed = endOf(other.strength, hand.strength, qualifiesFrom);
    otherwise[mixed] += all - ownSuited - otherSuited + both;
    if (other.areDifferent) {
      otherwise[endOf(other.flushStrength, hand.strength, qualifiesFrom)] += otherSuited - both;
    }
    if (!hand.areDifferent) continue;
    suited[endOf(other.strength, hand.flushStrength, qualifiesFrom)] += ownSuited - both;
    suited[endOf(other.flushStrength, hand.flushStrength, qualifiesFrom)] += both;
  }
  return { suited, otherwise };
}

function endOf(strength: number, own: number, qualifiesFrom: number): 0 | 1 | 2 | 3 {
  if (strength < qualifiesFrom) return 0;
  if (strength === own) return 2;
  return strength < own ? 1 : 3;
}

/** In how many ways the ranks of a hand can be dealt, by where the ways of each rank stand. */
function waysAt(places: Uint8Array, { counts, ranks }: RanksOfHand): number {
  let ways = 1;
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index]!;
    ways *= CHOOSE[places[rank]! + counts[rank]!]!;
  }
  return ways;
}

/** In how many ways a hand can be dealt once another one is gone. */
function waysBeside({ counts: gone }: RanksOfHand, { counts, ranks }: RanksOfHand): number {
  let ways = 1;
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index]!;
    ways *= CHOOSE[WAYS_PER_RANK * (SUITS - gone[rank]!) + counts[rank]!]!;
  }
  return ways;
}

/** One where two hands have no rank in common, and so can be of one suit together; else nothing. */
function apart({ ranks }: RanksOfHand, { counts }: RanksOfHand): 0 | 1 {
  for (let index = 0; index < ranks.length; index += 1) {
    if (counts[ranks[index]!]! > 0) return 0;
  }
  return 1;
}

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
    counts: Uint8Array.from(counts),
    ranks: Uint8Array.from(ranks),
    ways: counts.reduce((ways, count) => ways * CHOOSE[WAYS_PER_RANK * SUITS + count]!, 1),
    areDifferent,
    strength,
    flushStrength: areDifferent ? strengthOf(suited) : strength,
  };
}

const asBigInts = ([notQualified, lower, equal, higher]: Counts): PairsAgainst => ({
  notQualified: BigInt(notQualified),
  lower: BigInt(lower),
  equal: BigInt(equal),
  higher: BigInt(higher),
});
