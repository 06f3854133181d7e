import {
  type CardNumber,
  cardNumbers,
  type HandCategory,
  type HandRanking,
  rankOf,
  STANDARD_RANKING,
  suitClassKey,
  threeCardClasses,
} from '../_mechanics/hand-ranking';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-checks';
import type { rules as TRIJOKER_RULES } from './trijoker.register.json';
import type { Card } from '../_mechanics/cards';
import { categoryOf, handEvaluator, leadingRankOf } from '../_mechanics/five-card-hand';
import type { Answers } from '../open-points';
import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/chances';
import type { BetEdge } from '../game-rules';

interface TrijokerBet {
  readonly type: string;
  readonly spanish: string;
  readonly withdrawn?: Rule;
}

export interface TrijokerPrize {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  readonly pays: bigint;
  readonly fromRank?: string;
}

export interface TrijokerFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | keyof typeof TRIJOKER_RULES, Rule>>;
  readonly bets: readonly TrijokerBet[];
  readonly prizes: readonly TrijokerPrize[];
  /** The hand is null if a common card of this rank or higher is seen too early. */
  readonly nullFromRank: string;
}

/** The ace is high only, or also below the two (OP2-11). */
const RANKINGS: Readonly<Record<Answers['OP2-11'], HandRanking>> = {
  'high-only': { ...STANDARD_RANKING, aceLow: false },
  'low-too': STANDARD_RANKING,
};
const EVALUATORS = {
  'high-only': handEvaluator(RANKINGS['high-only']),
  'low-too': handEvaluator(RANKINGS['low-too']),
};

export type PrizeTeller = (five: readonly CardNumber[]) => TrijokerPrize | undefined;

export function prizeTeller({ prizes }: TrijokerFacts, ace: Answers['OP2-11']): PrizeTeller {
  const [ranking, evaluate] = [RANKINGS[ace], EVALUATORS[ace]];
  const { deck, order } = ranking;
  const byCategory = order.map((category) => prizes.find((prize) => prize.category === category));
  const lowest = byCategory.map((prize) => deck.ranks.indexOf(prize?.fromRank ?? ''));
  return (five) => {
    const strength = evaluate(five);
    const place = order.indexOf(categoryOf(strength, ranking));
    return leadingRankOf(strength) < lowest[place]! ? undefined : byCategory[place];
  };
}

/** The numbers of five cards; undefined if there are not five different cards of the deck. */
export function fiveCards(cards: readonly Card[]): readonly CardNumber[] | undefined {
  const numbers = cardNumbers(STANDARD_RANKING.deck, cards);
  return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}

export function isFromRank(card: Card, rank: string): boolean {
  const { deck } = STANDARD_RANKING;
  const [number] = cardNumbers(deck, [card]) ?? [];
  return number !== undefined && rankOf(number) >= deck.ranks.indexOf(rank);
}

const METHOD = 'all three cards and both common ones; a bet is withdrawn where it would lose on average';

/**
 * The exact edges of the three bets under best play, and of all three together.
 * @param deck a smaller deck for tests: so many of the lowest cards, in four suits
 */
export function trijokerEdges(facts: TrijokerFacts, answers: Answers, deck = 52): readonly BetEdge[] {
  const cardsBeside = (cards: readonly CardNumber[]): readonly CardNumber[] =>
    Array.from({ length: deck }, (_, card) => card).filter((card) => !cards.includes(card));
  const lastCards = netsOverLastCards(prizeTeller(facts, answers['OP2-11']), cardsBeside);
  const ofBets: CountedNet[][] = facts.bets.map(() => []);
  const together: CountedNet[] = [];
  for (const { cards, hands } of threeCardClasses(deck)) {
    const after = cardsBeside(cards).map((left) => lastCards([...cards, left]));
    const firstStays = after.reduce((total, { sum }) => total + sum, 0n) > 0n;
    for (const each of after) {
      const inPlay = [firstStays, each.sum > 0n, true];
      ofBets.forEach((counted, bet) => counted.push(inHands(each, hands, inPlay[bet] === true ? 1 : 0)));
      together.push(inHands(each, hands, inPlay.filter(Boolean).length));
    }
  }
  return [
    ...facts.bets.map(({ type }, bet) => edgeOfCounted(type, allOf(ofBets[bet]!), { method: METHOD })),
    edgeOfCounted('three-bets', allOf(together), { method: METHOD, staked: BigInt(facts.bets.length) }),
  ];
}

function inHands({ ways, sum, squares }: CountedNet, hands: number, bets: number): CountedNet {
  const [times, each] = [BigInt(hands), BigInt(bets)];
  return { ways: times * ways, sum: times * each * sum, squares: times * each * each * squares };
}

function netsOverLastCards(
  prizeOf: PrizeTeller,
  cardsBeside: (cards: readonly CardNumber[]) => readonly CardNumber[],
): (four: readonly CardNumber[]) => CountedNet {
  const known = new Map<number, CountedNet>();
  return (four) => {
    const key = suitClassKey(four);
    const before = known.get(key);
    if (before !== undefined) return before;
    const counted = allOf(
      cardsBeside(four).map((last) => netting(1n, prizeOf([...four, last])?.pays ?? -1n)),
    );
    known.set(key, counted);
    return counted;
  };
}
