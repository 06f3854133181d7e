import { add, multiply, ONE, type Rational, rational, subtract } from '../../kernel/rational';
import { edgeOf, type Moments, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { BestPlay, type Prospect } from './best-play';
import type { BlackjackFacts } from './reported-hands';
import { bolsaEdge } from './bolsa';
import {
  dealerEndings,
  ENDINGS,
  RANKS_OF_DECK,
  SCALE,
  VALUES,
  dealerFromShoe,
  BLACKJACK_ENDING,
} from './dealer-hands';
import { splitByCards, PlayByCards } from './play-by-cards';
import { CARD_VALUES, ShoeLeft } from './shoe-left';

const METHOD =
  'best play by the cards of the hand against the first card of the dealer, out of the full shoe of six decks, splitting ' +
  'without end, each hand of a split by its own cards; of one unit of the first bet, with what is put there to split and ' +
  'double; the variance of play by totals, cards drawn from all ranks alike';

export const blackjackEdges = (facts: BlackjackFacts, answers: Answers): readonly BetEdge[] => [
  ofMain(facts, answers),
  blackjackInsuranceEdge(facts),
  bolsaEdge(facts, answers),
];

function ofMain(facts: BlackjackFacts, answers: Answers): BetEdge {
  const losesAll = answers['OP1-09'] === 'all-lost';
  const { variance } = edgeOf('main', byTotals(facts, losesAll), METHOD);
  return { bet: 'main', edge: workedOutByCards(facts, losesAll), variance, method: METHOD, error: ERROR };
}

const ERROR = rational(1n, 10n ** 7n);

const PLACES = 10 ** 9;
const ACE = 1;
const TEN = 10;

/**
 * The house edge on a first bet under best play by the cards of the hand, from a shoe. Cards of other boxes are not
 * considered; each hand of a split is played by its own cards.
 * @param losesAll the dealer's blackjack takes doubles and splits, too (OP1-09)
 */
export function edgeByCards(
  facts: BlackjackFacts,
  losesAll: boolean,
  shoe = ShoeLeft.full(facts.decks),
): Rational {
  let [won, blackjacks] = [0, 0];
  for (const dealer of CARD_VALUES) {
    won += drawing(shoe, dealer, () => wonAgainst(shoe, dealer, losesAll));
    blackjacks += drawing(shoe, dealer, () => blackjacksThatWin(shoe, dealer));
  }
  return subtract(inPlaces(-won), multiply(inPlaces(blackjacks), facts.pays.blackjack));
}

const inPlaces = (part: number): Rational => rational(BigInt(Math.round(part * PLACES)), BigInt(PLACES));

function drawing(shoe: ShoeLeft, value: number, worth: () => number): number {
  const chance = shoe.chance(value);
  if (chance === 0) return 0;
  shoe.take(value);
  const part = chance * worth();
  shoe.putBack(value);
  return part;
}

function wonAgainst(shoe: ShoeLeft, dealer: number, losesAll: boolean): number {
  const inPlay = { dealer, isLostToBlackjack: true, isDoubleLost: losesAll };
  const play = new PlayByCards(shoe, inPlay);
  const worth = (one: number, other: number): number => {
    if (one === ACE && other === TEN) return 0;
    const whole = play.ofTwo(one, other);
    if (one !== other) return whole;
    return Math.max(whole, splitByCards(shoe, { ...inPlay, value: one, losesAll }));
  };
  let won = 0;
  for (const one of CARD_VALUES) {
    for (const other of CARD_VALUES) {
      if (other < one) continue;
      // Two different values come in two orders.
      const orders = one === other ? 1 : 2;
      won += orders * drawing(shoe, one, () => drawing(shoe, other, () => worth(one, other)));
    }
  }
  return won;
}

function blackjacksThatWin(shoe: ShoeLeft, dealer: number): number {
  const unmatched = (): number => 1 - dealerFromShoe(dealer, shoe)[BLACKJACK_ENDING]!;
  return 2 * drawing(shoe, ACE, () => drawing(shoe, TEN, unmatched));
}

const BY_CARDS = new WeakMap<BlackjackFacts, Map<boolean, Rational>>();

/** Kept for each set of facts, because the calculation takes seconds. */
function workedOutByCards(facts: BlackjackFacts, losesAll: boolean): Rational {
  const known = BY_CARDS.get(facts) ?? new Map<boolean, Rational>();
  BY_CARDS.set(facts, known);
  const edge = known.get(losesAll) ?? edgeByCards(facts, losesAll);
  known.set(losesAll, edge);
  return edge;
}

export function byTotals(facts: BlackjackFacts, losesAll: boolean): Moments {
  let [mean, square] = [0n, 0n];
  for (const [first, ranks] of VALUES) {
    const endings = dealerEndings(first);
    const play = new BestPlay({ endings, losesAll });
    for (const [one, ofOne] of VALUES) {
      for (const [other, ofOther] of VALUES) {
        const ways = ranks * ofOne * ofOther;
        const hand = isBlackjack(one, other) ? ofBlackjack(facts) : play.ofPair(one, other);
        mean += ways * over(endings, hand.mean);
        square += ways * over(endings, hand.square);
      }
    }
  }
  const [won, squared] = [
    rational(mean, RANKS_OF_DECK ** 3n * SCALE),
    rational(square, RANKS_OF_DECK ** 3n * SCALE),
  ];
  return { mean: add(ONE, won), square: add(add(ONE, multiply(rational(2n), won)), squared) };
}

const over = (endings: readonly bigint[], amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount, index) => sum + amount * (endings[index] ?? 0n), 0n) / SCALE;

const isBlackjack = (one: number, other: number): boolean => one + other === 11 && (one === 1 || other === 1);

function ofBlackjack({ pays }: BlackjackFacts): Prospect {
  const { numerator, denominator } = pays.blackjack;
  const won = ENDINGS.map((ending) => (ending === 'blackjack' ? 0n : (SCALE * numerator) / denominator));
  return { mean: won, square: won.map((amount) => (amount * amount) / SCALE) };
}

export function blackjackInsuranceEdge({ decks, pays }: BlackjackFacts): BetEdge {
  const tens = rational(BigInt(16 * decks), BigInt(52 * decks - 1));
  const method = `the second card of the dealer out of the ${52 * decks - 1} that are not his ace`;
  return edgeOf('insurance', withChance(tens, add(ONE, pays.insurance)), method);
}
