import type { CardNumber } from './deck';
import { everyRanks, type RanksOfHand, SUITS, waysToTake } from './ranks-of-hand';
import { type WeakerHands, weakerHandsBeside } from './weaker-hands-beside';

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

/**
 * Every kind of hand, and how it stands against every other hand that can be dealt beside it, counted exactly: suits
 * matter for flushes only, so that pairs of hands are counted by their ranks.
 */
export function eachHandAgainstOthers(
  judge: HandJudge,
  then: (hand: AlikeHands, against: PairsAgainst) => void,
): void {
  const all = everyRanks(judge.size, judge.strengthOf);
  const flushes = all.filter(({ areDifferent }) => areDifferent);
  const beside = weakerHandsBeside(all);
  for (const hand of all) {
    const { strength, flushStrength, areDifferent, ways } = hand;
    const weaker = beside(hand);
    const suited = areDifferent ? SUITS : 0;
    const counts = countFlushes(hand, flushes, judge.qualifiesFrom);
    const mixed = ways - suited;
    addPairs(counts.otherwise, weaker, { own: strength, times: mixed, qualifiesFrom: judge.qualifiesFrom });
    then({ strength, isFlush: false, ways: BigInt(mixed) }, asBigInts(counts.otherwise));
    if (!areDifferent) continue;
    addPairs(counts.suited, weaker, {
      own: flushStrength,
      times: suited,
      qualifiesFrom: judge.qualifiesFrom,
    });
    then({ strength: flushStrength, isFlush: true, ways: BigInt(suited) }, asBigInts(counts.suited));
  }
}

/** All hands by ranks and suit, without what they meet. */
export function eachHand(judge: HandJudge, then: (hand: AlikeHands) => void): void {
  for (const { ways, areDifferent, strength, flushStrength } of everyRanks(judge.size, judge.strengthOf)) {
    const suited = areDifferent ? SUITS : 0;
    then({ strength, isFlush: false, ways: BigInt(ways - suited) });
    if (areDifferent) then({ strength: flushStrength, isFlush: true, ways: BigInt(SUITS) });
  }
}

/** Not qualified, lower, equal, higher. */
type Counts = [number, number, number, number];

/** The pairs with every other hand, as if no hand were of one suit, each so many times. */
function addPairs(
  counts: Counts,
  weaker: WeakerHands,
  {
    own,
    times,
    qualifiesFrom,
  }: { readonly own: number; readonly times: number; readonly qualifiesFrom: number },
): void {
  const notQualified = weaker(qualifiesFrom);
  const upToLower = Math.max(notQualified, weaker(own));
  const upToEqual = Math.max(notQualified, weaker(own + 1));
  counts[0] += times * notQualified;
  counts[1] += times * (upToLower - notQualified);
  counts[2] += times * (upToEqual - upToLower);
  counts[3] += times * (weaker(Infinity) - upToEqual);
}

/** What it changes that some of the other hands are of one suit, for a hand that is itself of one suit and otherwise. */
function countFlushes(
  hand: RanksOfHand,
  flushes: readonly RanksOfHand[],
  qualifiesFrom: number,
): { readonly suited: Counts; readonly otherwise: Counts } {
  const suited: Counts = [0, 0, 0, 0];
  const otherwise: Counts = [0, 0, 0, 0];
  for (const other of flushes) {
    // Of all pairs: those in which the other hand is of one suit, and those in which both are.
    const both = hand.areDifferent ? SUITS * (SUITS - 1 + apart(hand, other)) : 0;
    const otherSuited = SUITS * waysBeside(other, hand) - both;
    otherwise[endOf(other.strength, hand.strength, qualifiesFrom)] -= otherSuited;
    otherwise[endOf(other.flushStrength, hand.strength, qualifiesFrom)] += otherSuited;
    suited[endOf(other.strength, hand.flushStrength, qualifiesFrom)] -= both;
    suited[endOf(other.flushStrength, hand.flushStrength, qualifiesFrom)] += both;
  }
  return { suited, otherwise };
}

function endOf(strength: number, own: number, qualifiesFrom: number): 0 | 1 | 2 | 3 {
  if (strength < qualifiesFrom) return 0;
  if (strength === own) return 2;
  return strength < own ? 1 : 3;
}

/** In how many ways a hand can be dealt once another one is gone. */
function waysBeside({ counts: gone }: RanksOfHand, { counts, ranks }: RanksOfHand): number {
  let ways = 1;
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = ranks[index]!;
    ways *= waysToTake(counts[rank]!, SUITS - gone[rank]!);
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

const asBigInts = ([notQualified, lower, equal, higher]: Counts): PairsAgainst => ({
  notQualified: BigInt(notQualified),
  lower: BigInt(lower),
  equal: BigInt(equal),
  higher: BigInt(higher),
});
