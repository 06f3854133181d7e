import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/counted-results';
import { DECK_OF_52 } from '../_mechanics/poker-hands/deck';
import {
  eachHand,
  eachHandAgainstOthers,
  type HandEvaluator,
  type PairsAgainst,
} from '../_mechanics/poker-hands/hands-against-each-other';
import {
  lowestHighCard,
  threeCardCategoryOf,
  threeCardEvaluator,
} from '../_mechanics/poker-hands/three-card-hand';
import type { BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { ThreeCardPokerFacts, ThreeCardPrize } from './three-card-poker-facts';

export function threeCardPokerEdges(facts: ThreeCardPokerFacts, answers: Answers): readonly BetEdge[] {
  const order = facts.orders[answers['OP2-21']];
  const evaluate: HandEvaluator = {
    size: 3,
    strengthOf: threeCardEvaluator(order),
    qualifiesFrom: lowestHighCard(DECK_OF_52.ranks.indexOf(facts.qualifiesFromRank), order),
  };
  const paysOf = (prizes: readonly ThreeCardPrize[], strength: number): bigint | undefined =>
    prizes.find(({ category }) => category === threeCardCategoryOf(strength, order))?.pays;
  const fortune: CountedNet[] = [];
  const ante: CountedNet[] = [];
  eachHand(evaluate, ({ strength, ways }) => {
    fortune.push(netting(ways, paysOf(facts.fortune, strength) ?? -1n));
  });
  eachHandAgainstOthers(evaluate, ({ strength }, against) => {
    ante.push(asBestPlayed(against, paysOf(facts.extraAnte, strength) ?? 0n));
  });
  return [
    edgeOfCounted('fortune', allOf(fortune), {
      method: 'all hands of three cards; the bet stays in play whatever becomes of the ante',
    }),
    edgeOfCounted('ante', allOf(ante), {
      method:
        'all pairs of hands; with the bet and the extra ante, of one unit of ante; surrendered where that loses less, ' +
        'by the ranks of the hand and whether it is of one suit',
    }),
  ];
}

function asBestPlayed({ notQualified, lower, equal, higher }: PairsAgainst, extra: bigint): CountedNet {
  const played = allOf([
    netting(notQualified, 1n + extra),
    netting(lower, 2n + extra),
    netting(equal, extra),
    netting(higher, extra - 2n),
  ]);
  const surrendered = netting(played.ways, -1n);
  return played.sum >= surrendered.sum ? played : surrendered;
}
