import {
  DECK_OF_52,
  lowestHighCard,
  type ThreeCardCategory,
  threeCardCategoryOf,
  threeCardEvaluator,
  type ThreeCardOrder,
} from '../_mechanics/hand-ranking';
import type { Answers } from '../open-points';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-checks';
import type { THREE_CARD_POKER_RULES } from './three-card-poker.register';
import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/chances';
import {
  eachHand,
  eachHandAgainstOthers,
  type HandEvaluator,
  type PairsAgainst,
} from '../_mechanics/hands-against-each-other';
import type { BetEdge } from '../game-rules';

export const THREE_CARD_BETS = ['fortune', 'ante', 'bet'] as const;
export type ThreeCardBet = (typeof THREE_CARD_BETS)[number];

export interface ThreeCardPrize {
  readonly category: ThreeCardCategory;
  readonly spanish: string;
  readonly pays: bigint;
}

export interface ThreeCardPokerFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof THREE_CARD_POKER_RULES, Rule>>;
  readonly fortune: readonly ThreeCardPrize[];
  readonly extraAnte: readonly ThreeCardPrize[];
  readonly orders: Readonly<Record<Answers['OP2-21'], ThreeCardOrder>>;
  readonly qualifiesFromRank: string;
}

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
