import { rational } from '../../kernel/rational';
import { edgeOf, together, withChance } from '../_mechanics/chances';
import type { CarruselFacts, CarruselPrize } from '../_mechanics/jackpots/carrusel-facts';
import { categoryOf, handEvaluator } from '../_mechanics/poker-hands/five-card-hand';
import { eachHand } from '../_mechanics/poker-hands/hands-against-each-other';
import type { BetEdge } from '../game-rules';

/**
 * The share of a stake of a carrusel that the house and the meter keep, the meter showing no more than its opening: the
 * least that a player gets. Other winners of the same round are not counted. Nothing is said where nothing is opened.
 */
export function carruselEdge({ prizes, ranking, opening }: CarruselFacts): readonly BetEdge[] {
  if (opening === undefined) return [];
  const ways = new Map<CarruselPrize, bigint>();
  let all = 0n;
  eachHand({ size: 5, strengthOf: handEvaluator(ranking), qualifiesFrom: 0 }, (hand) => {
    all += hand.ways;
    const prize = prizes.find(({ category }) => category === categoryOf(hand.strength, ranking));
    if (prize !== undefined) ways.set(prize, (ways.get(prize) ?? 0n) + hand.ways);
  });
  const wins = (prize: CarruselPrize) => {
    if (prize.takes === 'stakes') return rational(prize.times);
    if (prize.takes === 'meter') return rational(opening.times);
    return rational(opening.times * prize.share.numerator, prize.share.denominator);
  };
  const won = [...ways].map(([prize, count]) => withChance(rational(count, all), wins(prize)));
  return [edgeOf('jackpot-bet', together(won), 'all hands of five cards, the meter at its opening')];
}
