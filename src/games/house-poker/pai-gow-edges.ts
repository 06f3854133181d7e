import { add, compare, multiply, ONE, type Rational, rational, subtract } from '../../kernel/rational';
import { type CardNumber, rankOf } from '../_mechanics/hand-ranking';
import { edgeOf, sumOfMoments, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { percentage } from '../wording';
import { type HandOrder, JOKER_NUMBER, standing, type Way, houseWay } from './pai-gow-hands';
import type { PaiGowFacts } from './pai-gow-facts';

const CARDS = 53;
const CARDS_OF_A_HAND = 7;
const HANDS = 7;

/** The key of the ranks of seven cards: three bits for each of thirteen ranks, and one for the joker. */
const EIGHT = 8;
const JOKER = EIGHT ** 13;

/** The setting of seven cards (`houseWay`), kept by ranks: suits matter only where five cards can make a flush. */
export function wayOfRanks(order: HandOrder): (seven: readonly CardNumber[]) => Way {
  const known = new Map<number, Way>();
  return (seven) => {
    if (canBeFlush(seven)) return houseWay(seven, order);
    const key = seven.reduce(
      (ranks, card) => ranks + (card === JOKER_NUMBER ? JOKER : EIGHT ** rankOf(card)),
      0,
    );
    const way = known.get(key) ?? houseWay(seven, order);
    known.set(key, way);
    return way;
  };
}

function canBeFlush(seven: readonly CardNumber[]): boolean {
  const ofSuits = [0, 0, 0, 0];
  let jokers = 0;
  for (const card of seven) {
    if (card === JOKER_NUMBER) jokers += 1;
    else ofSuits[card & 3]! += 1;
  }
  return ofSuits.some((cards) => cards + jokers >= 5);
}

const PAIRS = BigInt(HANDS * (HANDS - 1));
const DEALS = 40_000;

/**
 * The house edge of a bet against the croupier's bank, if both set their hands in the same way. Better and worse hands
 * are equally likely, so that only deals that the bank wins by equality, and those without a winner, are counted; the
 * commission is taken of winnings. There are 8 · 10¹⁵ pairs of hands, so that a fixed sequence of deals is drawn.
 */
export function paiGowEdges(facts: PaiGowFacts, answers: Answers, deals = DEALS): readonly BetEdge[] {
  const { pays, commission } = facts;
  const counted = countPairs(facts, answers, deals);
  const pairs = PAIRS * BigInt(deals);
  const [equal, divided] = [rational(counted.equal, pairs), rational(counted.divided, pairs)];
  const wins = multiply(rational(1n, 2n), subtract(subtract(ONE, equal), divided));
  const back = add(ONE, multiply(pays, subtract(ONE, commission.atMost)));
  const moments = sumOfMoments([withChance(wins, back), withChance(divided, ONE)]);
  const error = halfWidth(counted, back, deals);
  const method =
    `all pairs of hands of ${deals} deals of a fixed sequence, each hand set alike: a straight or a flush kept, else ` +
    `the best small hand; within ${percentage(error).en} either way (95 %)`;
  return [{ ...edgeOf('player-bet', moments, method), error }];
}

/**
 * Pairs that the bank wins by equality, and pairs without a winner: sums over deals, of the numbers and their squares.
 */
interface CountedPairs {
  equal: bigint;
  divided: bigint;
  equalSquared: bigint;
  dividedSquared: bigint;
  product: bigint;
}

function countPairs({ comparison }: PaiGowFacts, answers: Answers, deals: number): CountedPairs {
  const draw = fixedSequence();
  const wayOf = wayOfRanks(answers);
  const counted = { equal: 0n, divided: 0n, equalSquared: 0n, dividedSquared: 0n, product: 0n };
  for (let deal = 0; deal < deals; deal += 1) {
    const ways = dealt(draw, wayOf);
    let [equal, divided] = [0n, 0n];
    for (const own of ways) {
      for (const bank of ways) {
        if (own === bank) continue;
        const [big, small] = [standing(own.big, bank.big), standing(own.small, bank.small)];
        const fate = comparison[big][small];
        if (fate === 'null') divided += 1n;
        else if (fate === 'loses' && (big === 'equal' || small === 'equal')) equal += 1n;
      }
    }
    counted.equal += equal;
    counted.divided += divided;
    counted.equalSquared += equal * equal;
    counted.dividedSquared += divided * divided;
    counted.product += equal * divided;
  }
  return counted;
}

/**
 * Half the width of the 95 % confidence interval of the edge: 1.96 standard deviations of the mean over deals. Deals
 * are independent, the pairs within a deal are not. The edge grows with equal pairs by half of what a win returns, and
 * with divided pairs by that less the stake.
 */
function halfWidth(counted: CountedPairs, back: Rational, deals: number): Rational {
  const ofEqual = multiply(back, rational(1n, 2n));
  const ofDivided = subtract(ofEqual, ONE);
  const covariance = (products: bigint, one: bigint, other: bigint): Rational =>
    rational(products * BigInt(deals) - one * other, PAIRS * PAIRS * BigInt(deals) * BigInt(deals));
  const { equal, divided, equalSquared, dividedSquared, product } = counted;
  const variance = [
    multiply(multiply(ofEqual, ofEqual), covariance(equalSquared, equal, equal)),
    multiply(multiply(ofDivided, ofDivided), covariance(dividedSquared, divided, divided)),
    multiply(multiply(ofEqual, ofDivided), multiply(rational(2n), covariance(product, equal, divided))),
  ].reduce(add);
  const deviation = multiply(variance, rational(1n, BigInt(deals - 1)));
  return rootAbove(multiply(deviation, rational(196n * 196n, 10_000n)));
}

const FINEST = 1_000_000n;

/** The square root, rounded up to a millionth. */
function rootAbove(square: Rational): Rational {
  let [below, above] = [0n, FINEST];
  while (above - below > 1n) {
    const middle = (below + above) / 2n;
    const isBelow = compare(rational(middle * middle, FINEST * FINEST), square) < 0;
    [below, above] = isBelow ? [middle, above] : [below, middle];
  }
  return rational(above, FINEST);
}

function fixedSequence(): (below: number) => number {
  let state = 1;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function dealt(
  next: (below: number) => number,
  wayOf: (seven: readonly CardNumber[]) => Way,
): readonly Way[] {
  const deck: CardNumber[] = Array.from({ length: CARDS }, (_, card) => card);
  for (let place = 0; place < HANDS * CARDS_OF_A_HAND; place += 1) {
    const other = place + next(CARDS - place);
    [deck[place], deck[other]] = [deck[other]!, deck[place]!];
  }
  return Array.from({ length: HANDS }, (_, hand) =>
    // A copy, because hands are compared by reference and two of the same ranks share one kept way.
    ({ ...wayOf(deck.slice(hand * CARDS_OF_A_HAND, (hand + 1) * CARDS_OF_A_HAND)) }),
  );
}
