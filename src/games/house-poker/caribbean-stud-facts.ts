import { isBesideOwn } from '../_mechanics/bet-identity';
import type { CarruselFacts } from '../_mechanics/carrusel';
import type { CardNumber, HandCategory, HandRanking } from '../_mechanics/hand-ranking';
import { cardNumbers } from '../_mechanics/hand-ranking';
import type { Rule } from '../rule';
import type { HousePokerTable, TableRule } from './house-poker-checks';
import { type Card, CardShape } from '../_mechanics/cards';
import { categoryOf, handEvaluator, type HandStrength, strengthOfRanks } from '../_mechanics/five-card-hand';
import type { Answers } from '../open-points';
import { type TSchema, Type } from 'typebox';
import type { RoundShapes } from '../game-rules';
import type { PlacedBet, PoolStake } from '../round';
import { type DealtHand, type DealtRound, FORFEIT_OPTION } from './dealt-hands';
import { optionsIn } from '../readable-bets';
import { dealtRound, outcomeShape } from './dealt-hands';
import { present } from '../../kernel/present';
import { LATE_OPTION } from '../_mechanics/bets-in-play';

type CaribbeanRule =
  | 'initialBet'
  | 'decision'
  | 'secondBet'
  | 'qualifies'
  | 'notQualified'
  | 'playerWins'
  | 'houseWins'
  | 'tie'
  | 'perBox'
  | 'players'
  | 'forfeited'
  | 'secondBetUnqualified'
  | 'tieBreakReadings';

interface CaribbeanPrize {
  readonly category: HandCategory;
  readonly spanish: string;
  readonly rule: Rule;
  readonly pays: bigint;
  readonly tieBreak?: Rule;
}

/**
 * Each hand with its Spanish name in the regulation, the name of its rule in a register, and of that on equal hands.
 */
const HANDS = {
  'royal-flush': ['escalera real de color', 'royalFlush', undefined],
  'straight-flush': ['escalera de color', 'straightFlush', 'equalStraights'],
  'four-of-a-kind': ['póquer', 'fourOfAKind', 'equalFours'],
  'full-house': ['full', 'fullHouse', 'equalFullHouses'],
  flush: ['color', 'flush', 'equalFlushes'],
  straight: ['escalera', 'straight', 'equalStraights'],
  'three-of-a-kind': ['trío', 'threeOfAKind', 'equalThrees'],
  'two-pair': ['doble pareja', 'twoPair', 'equalTwoPairs'],
  pair: ['pareja', 'pair', 'equalPairs'],
  'high-card': ['cartas mayores', 'highCard', undefined],
} as const satisfies Partial<Record<HandCategory, unknown>>;

type PaidHand = keyof typeof HANDS;
type HandRule = NonNullable<(typeof HANDS)[PaidHand][1 | 2]>;

/** @param pays winnings for one unit staked, of the hands from the highest to the lowest */
export const prizesOf = (
  rules: Readonly<Record<HandRule, Rule>>,
  pays: Readonly<Record<PaidHand, bigint>>,
): readonly CaribbeanPrize[] =>
  (Object.keys(pays) as PaidHand[]).map((category) => {
    const [spanish, rule, equal] = HANDS[category];
    const tieBreak = equal && rules[equal];
    return { category, spanish, rule: rules[rule], pays: pays[category], ...present({ tieBreak }) };
  });

interface Insurance {
  readonly rule: Rule;
  readonly fixed: Rule;
  /** Insurance is one fixed amount, at most the minimum divided by this. */
  readonly mostOfMinimum: bigint;
  readonly afterPassing: Rule;
  readonly prizes: readonly { readonly category: HandCategory; readonly pays: bigint }[];
}

interface CardPurchase {
  readonly rule: Rule;
  readonly price: Rule;
  readonly notBlind: Rule;
}

/** What differs between the caribbean stud of the Order of 2010 and that of the Decree of 1996. */
export interface CaribbeanFacts extends HousePokerTable {
  readonly rules: Readonly<Record<TableRule | CaribbeanRule, Rule>>;
  /** The order of hands. The casino answers which cards decide between hands of one category (OP2-09). */
  readonly ranking: HandRanking;
  /** The rule on equal full houses, where it has two readings (OP2-45). */
  readonly fullHouseReadings?: Rule;
  readonly prizes: readonly CaribbeanPrize[];
  readonly secondBetTimes: bigint;
  readonly playersOfBox: number;
  readonly backers?: Rule;
  readonly insurance?: Insurance;
  readonly purchase?: CardPurchase;
  readonly carrusel: CarruselFacts;
}

export interface HandReader {
  readonly ranking: HandRanking;
  readonly strengthOf: (five: readonly CardNumber[]) => HandStrength;
  readonly categoryOf: (strength: HandStrength) => HandCategory;
  readonly qualifiesFrom: HandStrength;
}

export function handReader(
  { ranking: base, fullHouseReadings }: CaribbeanFacts,
  answers: Pick<Answers, 'OP2-09' | 'OP2-10' | 'OP2-45'>,
): HandReader {
  const byHighestCard = fullHouseReadings !== undefined && answers['OP2-45'] === 'highest-card';
  const ranking: HandRanking = {
    ...base,
    ...(answers['OP2-09'] === 'every-card' ? { decidedBy: {} } : {}),
    ...(base.aceLow && answers['OP2-10'] === 'ace' ? { lowStraightTop: 'ace' } : {}),
    ...(byHighestCard ? { fullHouseBy: 'highest-card' } : {}),
  };
  const ace = ranking.deck.ranks.indexOf('A');
  return {
    ranking,
    strengthOf: handEvaluator(ranking),
    categoryOf: (strength) => categoryOf(strength, ranking),
    qualifiesFrom: strengthOfRanks(ranking.order.indexOf('high-card'), [ace, ace - 1]),
  };
}

export function fiveOf(
  { ranking }: CaribbeanFacts,
  cards: readonly Card[],
): readonly CardNumber[] | undefined {
  const numbers = cardNumbers(ranking.deck, cards);
  return numbers !== undefined && new Set(numbers).size === 5 ? numbers : undefined;
}

export type CaribbeanBet = 'initial-bet' | 'second-bet' | 'insurance' | 'card-purchase';

export const betsOffered = ({ insurance, purchase }: CaribbeanFacts): readonly CaribbeanBet[] => [
  'initial-bet',
  'second-bet',
  ...(insurance === undefined ? [] : (['insurance'] as const)),
  ...(purchase === undefined ? [] : (['card-purchase'] as const)),
];

const OUTCOME: TSchema = outcomeShape({
  own: 5,
  dealer: 5,
  moreOfHand: {
    discarded: Type.Optional({
      ...CardShape,
      description: 'given for a card that was bought, which is the last of the hand',
    }),
  },
});

export const CARIBBEAN_OPTIONS = Type.Object({
  ...LATE_OPTION,
  ...FORFEIT_OPTION,
  passed: Type.Optional(
    Type.Boolean({ description: '"paso"; said by itself where no second bet follows the initial one' }),
  ),
  blind: Type.Optional(Type.Boolean({ description: 'on a vacant box, its cards unseen' })),
});

export const caribbeanShapes = (facts: CaribbeanFacts): RoundShapes => ({
  outcome: OUTCOME,
  bets: Object.fromEntries(betsOffered(facts).map((type) => [type, { options: CARIBBEAN_OPTIONS }])),
});

export const caribbeanDeal = (outcome: unknown): DealtRound | undefined => dealtRound(OUTCOME, outcome);

export const dealtCards = ({ cards, discarded }: DealtHand): readonly Card[] =>
  discarded === undefined ? cards : [...cards.slice(0, -1), discarded];

export function goingOn(
  { seat, player }: Pick<PlacedBet, 'seat' | 'player'>,
  bets: readonly PlacedBet[],
): 'goes-on' | 'passes' | 'adds-nothing' {
  const ofBox = bets.filter((bet) => bet.seat === seat);
  const second = ofBox.filter(({ type }) => type === 'second-bet');
  const passed = ofBox.some(({ options }) => optionsIn(CARIBBEAN_OPTIONS, options)?.passed === true);
  if (passed || second.length === 0) return 'passes';
  const isTheirs = (bet: PlacedBet): boolean =>
    player === undefined || bet.player === undefined || bet.player === player;
  return second.some(isTheirs) ? 'goes-on' : 'adds-nothing';
}

/** Whether the owner of a stake has an initial bet at its box; any player's counts where the stake states none. */
export const hasInitialBet = (
  stake: Pick<PoolStake, 'seat' | 'player'>,
  bets: readonly PlacedBet[],
): boolean => bets.some((bet) => bet.type === 'initial-bet' && isBesideOwn(stake, bet));
