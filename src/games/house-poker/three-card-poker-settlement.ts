import { said } from '../../finding-catalogue/finding';
import { type TSchema, Type } from 'typebox';
import { decide, givenBack, loses, wins, parWin, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, settlementOf, betsThatCount, LATE_OPTION } from '../_mechanics/bets-in-play';
import { type Card, handAt } from '../_mechanics/cards';
import {
  cardNumbers,
  DECK_OF_52,
  lowestHighCard,
  threeCardCategoryOf,
  threeCardEvaluator,
  type ThreeCardStrength,
  type ThreeCardCategory,
  type ThreeCardOrder,
} from '../_mechanics/hand-ranking';
import { settleCarrusel } from '../_mechanics/carrusel';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { RoundShapes, Setting, BetEdge } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import {
  betsInTime,
  betsOnTheCloth,
  type DealtHand,
  dealtRound,
  type DealtRound,
  forfeiting,
  handWithCommon,
  outcomeShape,
  FORFEIT_OPTION,
} from './dealt-hands';
import { optionsIn } from '../readable-bets';
import { INTERCONNECTED_CARRUSEL } from './carrusel-checks';
import type { HousePokerTable, TableRule } from './house-poker-checks';
import type { rules as THREE_CARD_POKER_RULES } from './three-card-poker.register.json';
import { allOf, type CountedNet, edgeOfCounted, netting } from '../_mechanics/chances';
import type { HandEvaluator, PairsAgainst } from '../_mechanics/hands-against-each-other';
import { eachHand, eachHandAgainstOthers } from '../_mechanics/hands-against-each-other';

const THREE_CARD_BETS = ['fortune', 'ante', 'bet'] as const;
type ThreeCardBet = (typeof THREE_CARD_BETS)[number];

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

const OUTCOME: TSchema = outcomeShape({ own: 3, dealer: 3, common: { cards: 2, isOptional: true } });

export const THREE_CARD_OPTIONS = Type.Object({
  ...LATE_OPTION,
  ...FORFEIT_OPTION,
  surrendered: Type.Optional(
    Type.Boolean({ description: 'given up; said by itself where no bet follows the ante' }),
  ),
});

export const THREE_CARD_SHAPES: RoundShapes = {
  outcome: OUTCOME,
  bets: Object.fromEntries(THREE_CARD_BETS.map((type) => [type, { options: THREE_CARD_OPTIONS }])),
};

export const threeCardDeal = (outcome: unknown): DealtRound | undefined => dealtRound(OUTCOME, outcome);

interface Play {
  readonly facts: ThreeCardPokerFacts;
  readonly dealt: DealtRound;
  readonly reading: Answers['OP2-21'];
  readonly ofTie: Answers['OP2-22'];
  readonly strengthOf: (cards: readonly Card[]) => ThreeCardStrength;
  readonly playing: ReadonlySet<number | undefined>;
  readonly isForfeited: ReturnType<typeof forfeiting>;
}

export function settleThreeCards(facts: ThreeCardPokerFacts, round: Round, setting: Setting): Settlement {
  const { answers } = setting;
  const dealt = threeCardDeal(round.outcome);
  if (dealt === undefined || !areDifferent(dealt.dealer)) {
    const expected = said('three-cards-of-each-hand-and-three-different');
    return unevaluatedRound(round, facts.rules.lateBet, expected);
  }
  const reading = answers['OP2-21'];
  const evaluate = threeCardEvaluator(facts.orders[reading]);
  const strengthOf = (cards: readonly Card[]) => evaluate(cardNumbers(DECK_OF_52, cards) ?? []);
  const placed = betsOnTheCloth(round);
  const inTime = betsInTime(placed);
  const [playing, isForfeited] = [seatsThatGoOn(inTime), forfeiting(inTime)];
  const play = { facts, dealt, reading, ofTie: answers['OP2-22'], strengthOf, playing, isForfeited };
  const decided = settleEach(round, (bet, times) => settleBet(bet, times, play));
  const pools = settleCarrusel(INTERCONNECTED_CARRUSEL, round, {
    setting,
    handOf: (stake) =>
      isForfeited(stake) ? undefined : handWithCommon(stake, dealt, betsThatCount(placed, decided.bets)),
  });
  return settlementOf(decided, { pools });
}

const areDifferent = (cards: readonly Card[]): boolean => new Set(cards).size === cards.length;

const isPlayable = (hand: DealtHand | undefined, times: number): boolean =>
  hand === undefined ? times > 0 : areDifferent(hand.cards);

function seatsThatGoOn(bets: readonly PlacedBet[]): ReadonlySet<number | undefined> {
  const isSurrendered = ({ options }: PlacedBet): boolean =>
    optionsIn(THREE_CARD_OPTIONS, options)?.surrendered === true;
  const givenUp = new Set(bets.filter(isSurrendered).map(({ seat }) => seat));
  const goOn = bets.filter(({ type, seat }) => type === 'bet' && !givenUp.has(seat));
  return new Set(goOn.map(({ seat }) => seat));
}

const isThreeCardBet = (type: string): type is ThreeCardBet => THREE_CARD_BETS.some((bet) => bet === type);

function settleBet(bet: PlacedBet, times: number, play: Play): BetSettlement {
  const { rules } = play.facts;
  const { type } = bet;
  if (!isThreeCardBet(type)) return notOffered(bet, rules.initialBets, THREE_CARD_BETS);
  const options = optionsIn(THREE_CARD_OPTIONS, bet.options);
  const hand = handAt(play.dealt, bet);
  if (options === undefined || !isPlayable(hand, times))
    return notReadable(bet, rules.initialBets, said('on-hand-that-was-dealt', { type }), 'seat');
  if (hand === undefined) return stays(bet, [rules.tie]);
  if (options.late === true) return givenBack(bet, 'not-accepted', [rules.lateBet]);
  if (play.isForfeited(bet)) return loses(bet, [rules.forfeited]);
  const own = play.strengthOf(hand.cards);
  if (type === 'fortune') return settleFortune(bet, own, play);
  return type === 'ante' ? settleAnte(bet, own, play) : settleAgainstHouse(bet, own, play);
}

/**
 * Fortune is decided by the player's hand alone. It stays in play after a surrender, or is lost with the ante (OP2-21).
 */
function settleFortune(bet: PlacedBet, own: ThreeCardStrength, play: Play): BetSettlement {
  const { rules, fortune } = play.facts;
  const isGivenUp = play.reading === 'as-five-cards' && !play.playing.has(bet.seat);
  const prize = isGivenUp ? undefined : prizeOf(fortune, own, play);
  if (prize === undefined) return loses(bet, [rules.fortune]);
  return wins(bet, { amount: bet.stake * prize.pays }, [rules.fortune]);
}

const prizeOf = (
  prizes: readonly ThreeCardPrize[],
  own: ThreeCardStrength,
  { facts, reading }: Play,
): ThreeCardPrize | undefined => {
  const category = threeCardCategoryOf(own, facts.orders[reading]);
  return prizes.find((prize) => prize.category === category);
};

function settleAnte(bet: PlacedBet, own: ThreeCardStrength, play: Play): BetSettlement {
  const { rules, extraAnte } = play.facts;
  if (!play.playing.has(bet.seat)) return loses(bet, [rules.surrendered]);
  const settled = settleAgainstHouse(bet, own, play);
  const extra = prizeOf(extraAnte, own, play);
  if (extra === undefined) return settled;
  const paid = settled.paid + bet.stake * extra.pays;
  const { fate, taken, held } = settled;
  return decide(bet, fate, { paid, taken, held }, [...settled.rules, rules.extraAnte]);
}

function settleAgainstHouse(bet: PlacedBet, own: ThreeCardStrength, play: Play): BetSettlement {
  const { rules, orders, qualifiesFromRank } = play.facts;
  const house = play.strengthOf(play.dealt.dealer);
  const order = orders[play.reading];
  if (house < lowestHighCard(DECK_OF_52.ranks.indexOf(qualifiesFromRank), order)) {
    const ofHouse = [rules.qualifies, rules.notQualified];
    return bet.type === 'ante' ? parWin(bet, ofHouse) : givenBack(bet, 'null', ofHouse);
  }
  const isTie = [rules.qualifies, rules.ranking, rules.tie];
  if (own === house) return play.ofTie === 'stay' ? stays(bet, isTie) : givenBack(bet, 'null', isTie);
  return own > house
    ? parWin(bet, [rules.qualifies, rules.ranking, rules.playerWins])
    : loses(bet, [rules.qualifies, rules.ranking, rules.houseWins]);
}

/** Holds a tied bet for the next round (OP2-22). */
const stays = (bet: PlacedBet, rules: readonly Rule[]): BetSettlement =>
  decide(bet, 'held', { held: bet.stake }, rules);
