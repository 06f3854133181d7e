import { add, multiply, ONE, rational } from '../../kernel/rational';
import { edgeOf, withChance } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import { BestPlay, type Prospect } from './best-play';
import type { BlackjackFacts } from './blackjack-facts';
import { bolsaEdge } from './bolsa-edge';
import { dealerEndings, ENDINGS, RANKS, SCALE, VALUES } from './dealer-endings';

const METHOD =
  'best play by the total of the hand against the first card of the dealer, splitting without end, cards drawn from ' +
  'all ranks alike; of one unit of the first bet, with what is put there to split and double';

/** Six decks and play by totals only move the edge by less than this. */
const ERROR = rational(1n, 500n);

/** The house's share of a first bet well played, of insurance, and of Bolsa. */
export const blackjackEdges = (facts: BlackjackFacts, answers: Answers): readonly BetEdge[] => [
  { ...ofMain(facts, answers), error: ERROR },
  ofInsurance(facts),
  bolsaEdge(facts, answers),
];

function ofMain(facts: BlackjackFacts, answers: Answers): BetEdge {
  let [mean, square] = [0n, 0n];
  for (const [first, ranks] of VALUES) {
    const endings = dealerEndings(first);
    const play = new BestPlay({ endings, losesAll: answers['OP1-09'] === 'all-lost' });
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
  const back = add(ONE, won);
  return edgeOf('main', { mean: back, square: add(add(ONE, multiply(rational(2n), won)), squared) }, METHOD);
}

/** The average of an amount over the endings of the dealer. */
const over = (endings: readonly bigint[], amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount, index) => sum + amount * (endings[index] ?? 0n), 0n) / SCALE;

const isBlackjack = (one: number, other: number): boolean => one + other === 11 && (one === 1 || other === 1);

function ofBlackjack({ pays }: BlackjackFacts): Prospect {
  const { numerator, denominator } = pays.blackjack;
  const won = ENDINGS.map((ending) => (ending === 'blackjack' ? 0n : (SCALE * numerator) / denominator));
  return { mean: won, square: won.map((amount) => (amount * amount) / SCALE) };
}

/** Insurance is made when an ace lies there; what the hands hold is set aside. */
function ofInsurance({ decks, pays }: BlackjackFacts): BetEdge {
  const tens = rational(BigInt(16 * decks), BigInt(52 * decks - 1));
  const method = `the second card of the dealer out of the ${52 * decks - 1} that are not his ace`;
  return edgeOf('insurance', withChance(tens, add(ONE, pays.insurance)), method);
}
