import type { CardNumber } from './hand-ranking';
import type { RanksOfHand, WeakerHands } from './weaker-hands-beside';
import { everyRanks, SUITS, waysToTake, weakerHandsBeside } from './weaker-hands-beside';

interface AlikeHands {
  readonly strength: number;
  readonly isFlush: boolean;
  readonly ways: bigint;
}

/** How many deals of the other hand do not qualify, or qualify and are lower, equal or higher than a hand. */
export interface PairsAgainst {
  readonly notQualified: bigint;
  readonly lower: bigint;
  readonly equal: bigint;
  readonly higher: bigint;
}

export interface HandEvaluator {
  readonly size: number;
  readonly strengthOf: (cards: readonly CardNumber[]) => number;
  readonly qualifiesFrom: number;
}

/**
 * Calls `then` with each kind of hand and how it compares with all hands that can be dealt beside it, counted exactly.
 * Suits matter for flushes only, so that pairs of hands are counted by their ranks.
 */
export function eachHandAgainstOthers(
  evaluate: HandEvaluator,
  then: (hand: AlikeHands, against: PairsAgainst) => void,
): void {
  const all = everyRanks(evaluate.size, evaluate.strengthOf);
  const flushes = all.filter(({ areDifferent }) => areDifferent);
  const beside = weakerHandsBeside(all);
  for (const hand of all) {
    const { strength, flushStrength, areDifferent, ways } = hand;
    const weaker = beside(hand);
    const suited = areDifferent ? SUITS : 0;
    const counts = countFlushes(hand, flushes, evaluate.qualifiesFrom);
    const mixed = ways - suited;
    addPairs(counts.otherwise, weaker, {
      own: strength,
      times: mixed,
      qualifiesFrom: evaluate.qualifiesFrom,
    });
    then({ strength, isFlush: false, ways: BigInt(mixed) }, asBigInts(counts.otherwise));
    if (!areDifferent) continue;
    addPairs(counts.suited, weaker, {
      own: flushStrength,
      times: suited,
      qualifiesFrom: evaluate.qualifiesFrom,
    });
    then({ strength: flushStrength, isFlush: true, ways: BigInt(suited) }, asBigInts(counts.suited));
  }
}

/** Calls `then` with each kind of hand and the number of ways to deal it. */
export function eachHand(evaluate: HandEvaluator, then: (hand: AlikeHands) => void): void {
  for (const { ways, areDifferent, strength, flushStrength } of everyRanks(
    evaluate.size,
    evaluate.strengthOf,
  )) {
    const suited = areDifferent ? SUITS : 0;
    then({ strength, isFlush: false, ways: BigInt(ways - suited) });
    if (areDifferent) then({ strength: flushStrength, isFlush: true, ways: BigInt(SUITS) });
  }
}

/** Not qualified, lower, equal, higher. */
type Counts = [number, number, number, number];

function addPairs(
  counts: Counts,
  weaker: WeakerHands,
  {
    own,
    times,
    qualifiesFrom,
  }: { readonly own: number; readonly times: number; readonly qualifiesFrom: number },
): void {
  countEnds(weaker, own, qualifiesFrom).forEach((ways, end) => (counts[end]! += times * ways));
}

/** How many other hands do not qualify, or are lower than `own`, equal to it, or higher. */
export function countEnds(weaker: WeakerHands, own: number, qualifiesFrom: number): Readonly<Counts> {
  const notQualified = weaker(qualifiesFrom);
  const upToLower = Math.max(notQualified, weaker(own));
  const upToEqual = Math.max(notQualified, weaker(own + 1));
  return [notQualified, upToLower - notQualified, upToEqual - upToLower, weaker(Infinity) - upToEqual];
}

function countFlushes(
  hand: RanksOfHand,
  flushes: readonly RanksOfHand[],
  qualifiesFrom: number,
): { readonly suited: Counts; readonly otherwise: Counts } {
  const suited: Counts = [0, 0, 0, 0];
  const otherwise: Counts = [0, 0, 0, 0];
  for (const other of flushes) {
    // Pairs in which the other hand is a flush, apart from those (`both`) in which both are.
    const both = hand.areDifferent ? SUITS * (SUITS - 1 + apart(hand, other)) : 0;
    const otherSuited = SUITS * waysBeside(other, hand) - both;
    otherwise[indexOfCount(other.strength, hand.strength, qualifiesFrom)] -= otherSuited;
    otherwise[indexOfCount(other.flushStrength, hand.strength, qualifiesFrom)] += otherSuited;
    suited[indexOfCount(other.strength, hand.flushStrength, qualifiesFrom)] -= both;
    suited[indexOfCount(other.flushStrength, hand.flushStrength, qualifiesFrom)] += both;
  }
  return { suited, otherwise };
}

/** The index in `Counts` of a hand against another one: not qualified, lower, equal, higher. */
export function indexOfCount(strength: number, own: number, qualifiesFrom: number): 0 | 1 | 2 | 3 {
  if (strength < qualifiesFrom) return 0;
  if (strength === own) return 2;
  return strength < own ? 1 : 3;
}

function waysBeside({ counts: gone }: RanksOfHand, { counts, ranks }: RanksOfHand): number {
  let ways = 1;
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index]!;
    ways *= waysToTake(counts[rank]!, SUITS - gone[rank]!);
  }
  return ways;
}

/** 1 where two hands have no rank in common, so that both can be flushes of one suit; else 0. */
function apart({ ranks }: RanksOfHand, { counts }: RanksOfHand): 0 | 1 {
  for (let index = 0; index < ranks.length; index += 1) {
    if (counts[ranks[index]!]! > 0) return 0;
  }
  return 1;
}

const asBigInts = ([notQualified, lower, equal, higher]: Counts): PairsAgainst => ({
  notQualified: BigInt(notQualified),
  lower: BigInt(lower),
  equal: BigInt(equal),
  higher: BigInt(higher),
});
