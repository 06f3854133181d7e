import { said } from '../../finding-catalogue/finding';
import type { Rational } from '../../kernel/rational';
import type { Rounding } from '../../kernel/rounding';
import { givenBack, loses, shareOf, wins, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, settlementOf } from '../_mechanics/bets-in-play';
import { roundingOfHeadings } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import type { BlackjackBet, BlackjackFacts, DealtHands, PlayedHand } from './reported-hands';
import { BLACKJACK_BETS, blackjackOptions, handsOf } from './reported-hands';
import { settleBolsa } from './bolsa';
import { type Card, valueOf } from '../_mechanics/cards';

interface Deal extends DealtHands {
  readonly facts: BlackjackFacts;
  readonly answers: Answers;
  readonly rounding: Rounding;
}

/** Settles all bets on hands by the cards, and the bolsa; no bet is evaluated if the cards cannot be read. */
export function settleHands(facts: BlackjackFacts, round: Round, setting: Setting): Settlement {
  const { answers } = setting;
  const dealt = handsOf(round.outcome);
  if (dealt === undefined) {
    return unevaluatedRound(round, facts.rules.main, said('cards-of-dealer-and-of-every-hand'));
  }
  const deal: Deal = { ...dealt, facts, answers, rounding: roundingOfHeadings(answers) };
  const decided = settleEach(round, (bet) => settleBet(bet, deal));
  return settlementOf(decided, { pools: settleBolsa(facts, round, { dealt, setting }) });
}

function settleBet(bet: PlacedBet, deal: Deal): BetSettlement {
  const { rules } = deal.facts;
  if (!isBet(bet.type)) return notOffered(bet, rules.main, BLACKJACK_BETS);
  const options = blackjackOptions(bet.options);
  const hand = options === undefined ? undefined : blackjackHandOfBet(bet, options.hand, deal);
  if (options === undefined || hand === undefined) {
    const expected = said('on-hand-that-was-dealt-once-its-box-as-seat', { type: bet.type });
    return notReadable(bet, rules.main, expected, 'seat');
  }
  if (options.isLate) return givenBack(bet, 'not-accepted', [rules.beforeTheDeal]);
  if (bet.type === 'insurance') return settleInsurance(bet, deal);
  if (bet.type === 'main' && options.wantsEvenMoney && mayHaveEvenMoney(hand, deal)) {
    return pay(bet, deal.facts.pays.evenMoney, [rules.evenMoney], deal);
  }
  return settleHand(bet, bet.type, hand, deal);
}

const isBet = (type: string): type is BlackjackBet => BLACKJACK_BETS.some((bet) => bet === type);

/**
 * The hand of a bet: the first of its box for main bets and insurance; for a double the stated hand, else the first;
 * for a split the stated hand, else the only one besides the first. Undefined if it was dealt not at all, or twice.
 */
export function blackjackHandOfBet(
  { type, seat }: Pick<PlacedBet, 'type' | 'seat'>,
  named: number | undefined,
  { hands }: DealtHands,
): PlayedHand | undefined {
  const ofBox = hands.filter((hand) => hand.seat === seat);
  if (type !== 'split') {
    const number = type === 'double' ? (named ?? 1) : 1;
    return onlyOne(ofBox.filter(({ hand }) => hand === number));
  }
  const others = ofBox.filter(({ hand }) => hand !== 1);
  return onlyOne(named === undefined ? others : others.filter(({ hand }) => hand === named));
}

const onlyOne = (hands: readonly PlayedHand[]): PlayedHand | undefined =>
  hands.length === 1 ? hands[0] : undefined;

const pay = (bet: PlacedBet, pays: Rational, rules: readonly Rule[], { rounding }: Deal): BetSettlement =>
  wins(bet, shareOf(bet.stake, pays, rounding), rules);

/** Insurance is offered against an ace only, and decided by the second card of the dealer. */
function settleInsurance(bet: PlacedBet, deal: Deal): BetSettlement {
  const { rules, pays } = deal.facts;
  if (!showsAce(deal)) return givenBack(bet, 'not-accepted', [rules.insurance]);
  return isTwoCard21(deal.dealer)
    ? pay(bet, pays.insurance, [rules.insurance], deal)
    : loses(bet, [rules.insurance]);
}

/** Whether the first card of the dealer, which lies open, is an ace: only then insurance and even money are offered. */
export const showsAce = ({ dealer }: Pick<DealtHands, 'dealer'>): boolean =>
  dealer[0]?.startsWith('A') === true;

/** 21 with the first two cards; never of a split hand. */
const isBlackjack = (hand: PlayedHand, { hands }: DealtHands): boolean =>
  isTwoCard21(hand.cards) && !isSplit(hand, hands);

/** Whether a hand came from a split or was itself split: two cards of 21 are then no blackjack. */
export const isSplit = (hand: PlayedHand, hands: readonly PlayedHand[]): boolean =>
  hand.of !== undefined || hands.some((other) => other.seat === hand.seat && other.of === hand.hand);

/** Even money is offered to a blackjack against an ace of the dealer. */
export const mayHaveEvenMoney = (hand: PlayedHand, deal: DealtHands): boolean =>
  showsAce(deal) && isBlackjack(hand, deal);

function settleHand(bet: PlacedBet, type: BlackjackBet, hand: PlayedHand, deal: Deal): BetSettlement {
  const { rules, pays } = deal.facts;
  const [points, dealer] = [blackjackPoints(hand.cards), blackjackPoints(deal.dealer)];
  const ofBet = ruleOf(type, hand, deal);
  if (points > 21) return loses(bet, ofBet);
  const [hasBlackjack, dealerHas] = [isBlackjack(hand, deal), isTwoCard21(deal.dealer)];
  if (hasBlackjack) {
    if (dealerHas) return givenBack(bet, 'null', [...ofBet, rules.comparison]);
    return pay(bet, pays.blackjack, [...ofBet, rules.blackjack], deal);
  }
  if (dealerHas) return againstBlackjack(bet, type, ofBet, deal);
  if (dealer > 21 || points > dealer) return pay(bet, pays.hand, [...ofBet, rules.comparison], deal);
  return points === dealer
    ? givenBack(bet, 'null', [...ofBet, rules.comparison])
    : loses(bet, [...ofBet, rules.comparison]);
}

/**
 * Settles a bet against the dealer's blackjack. By the casino's answer to OP1-09, the house takes every bet on the hand, or takes
 * the first bet and returns those added by doubling and splitting.
 */
function againstBlackjack(
  bet: PlacedBet,
  type: BlackjackBet,
  ofBet: readonly Rule[],
  deal: Deal,
): BetSettlement {
  const { rules } = deal.facts;
  if (type === 'main') return loses(bet, [...ofBet, rules.blackjack]);
  return deal.answers['OP1-09'] === 'first-stake-only'
    ? givenBack(bet, 'null', [...ofBet, rules.whenDealerHasBlackjack])
    : loses(bet, [...ofBet, rules.whenDealerHasBlackjack]);
}

function ruleOf(type: BlackjackBet, hand: PlayedHand, { facts: { rules }, hands }: Deal): readonly Rule[] {
  if (type === 'double') return [rules.double];
  if (isTwoCard21(hand.cards) && isSplit(hand, hands)) return [rules.splitTwentyOne];
  return [type === 'split' ? rules.split : rules.main];
}

/** The best total of a hand: an ace counts eleven where that does not pass 21. */
export function blackjackPoints(cards: readonly Card[]): number {
  let points = 0;
  let hasAce = false;
  for (const card of cards) {
    points += valueOf(card);
    hasAce ||= card.startsWith('A');
  }
  return hasAce && points + 10 <= 21 ? points + 10 : points;
}

export const isTwoCard21 = (cards: readonly Card[]): boolean =>
  cards.length === 2 && blackjackPoints(cards) === 21;

/** Where the dealer stands: an ace counts eleven if that makes 17 to 21. */
export const dealerStands = (cards: readonly Card[]): boolean =>
  cards.length >= 2 && blackjackPoints(cards) >= 17;
