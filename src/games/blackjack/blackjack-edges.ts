import { add, multiply, ONE, type Rational, rational } from '../../kernel/rational';
import { edgeOf, type Moments, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { BestPlay, type Prospect } from './best-play';
import type { BlackjackFacts } from './blackjack-facts';
import { bolsaEdge } from './bolsa-edge';
import { edgeByCards, ERROR } from './edge-by-cards';
import { dealerEndings, ENDINGS, RANKS, SCALE, VALUES } from './dealer-endings';

const METHOD =
  'best play by the cards of the hand against the first card of the dealer, out of the full shoe of six decks, splitting ' +
  'without end, each hand of a split by its own cards; of one unit of the first bet, with what is put there to split and ' +
  'double; the variance of play by totals, cards drawn from all ranks alike';

/** The house's share of a first bet well played, of insurance, and of Bolsa. */
export const blackjackEdges = (facts: BlackjackFacts, answers: Answers): readonly BetEdge[] => [
  ofMain(facts, answers),
  ofInsurance(facts),
  bolsaEdge(facts, answers),
];

function ofMain(facts: BlackjackFacts, answers: Answers): BetEdge {
  const losesAll = answers['OP1-09'] === 'all-lost';
  const { variance } = edgeOf('main', byTotals(facts, losesAll), METHOD);
  return { bet: 'main', edge: workedOutByCards(facts, losesAll), variance, method: METHOD, error: ERROR };
}

const BY_CARDS = new WeakMap<BlackjackFacts, Map<boolean, Rational>>();

/** Calculated once in a run, since that takes seconds. */
function workedOutByCards(facts: BlackjackFacts, losesAll: boolean): Rational {
  const known = BY_CARDS.get(facts) ?? new Map<boolean, Rational>();
  BY_CARDS.set(facts, known);
  const edge = known.get(losesAll) ?? edgeByCards(facts, losesAll);
  known.set(losesAll, edge);
  return edge;
}

function byTotals(facts: BlackjackFacts, losesAll: boolean): Moments {
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
  const [won, squared] = [rational(mean, RANKS ** 3n * SCALE), rational(square, RANKS ** 3n * SCALE)];
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

function ofInsurance({ decks, pays }: BlackjackFacts): BetEdge {
  const tens = rational(BigInt(16 * decks), BigInt(52 * decks - 1));
  const method = `the second card of the dealer out of the ${52 * decks - 1} that are not his ace`;
  return edgeOf('insurance', withChance(tens, add(ONE, pays.insurance)), method);
}
