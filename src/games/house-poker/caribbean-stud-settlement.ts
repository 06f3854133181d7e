import { said } from '../../finding-catalogue/finding';
import { decide, givenBack, loses, wins, parWin, notOffered, notReadable } from '../_mechanics/banked-bets';
import { settleEach, settlementOf } from '../_mechanics/bets-in-play';
import { type Card, handAt } from '../_mechanics/cards';
import type { HandStrength } from '../_mechanics/five-card-hand';
import { settleCarrusel } from '../_mechanics/carrusel';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, PoolStake, Round } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import { betsInTime, type DealtHand, type DealtRound, forfeiting } from './dealt-hands';
import { optionsIn } from '../readable-bets';
import {
  betsOffered,
  CARIBBEAN_OPTIONS,
  type CaribbeanBet,
  caribbeanDeal,
  type CaribbeanFacts,
  dealtCards,
  fiveOf,
  goingOn,
  handReader,
  type HandReader,
  hasInitialBet,
} from './caribbean-stud-facts';

interface Play {
  readonly facts: CaribbeanFacts;
  readonly dealt: DealtRound;
  readonly answers: Answers;
  readonly hands: HandReader;
  readonly house: HandStrength;
  readonly bets: readonly PlacedBet[];
  readonly isForfeited: ReturnType<typeof forfeiting>;
}

export function settleCaribbean(facts: CaribbeanFacts, round: Round, setting: Setting): Settlement {
  const { answers } = setting;
  const dealt = caribbeanDeal(round.outcome);
  const ofHouse = dealt === undefined ? undefined : fiveOf(facts, dealt.dealer);
  if (dealt === undefined || ofHouse === undefined) {
    return unevaluatedRound(round, facts.rules.lateBet, said('five-cards-of-each-hand-and-five-different'));
  }
  const hands = handReader(facts, answers);
  const inTime = betsInTime(round.bets);
  const house = hands.strengthOf(ofHouse);
  const play = { facts, dealt, answers, hands, house, bets: inTime, isForfeited: forfeiting(inTime) };
  const decided = settleEach(round, (bet) => settleBet(bet, play));
  const pools = settleCarrusel(facts.carrusel, round, {
    setting,
    handOf: (stake) => handInCarrusel(stake, play),
  });
  return settlementOf(decided, { pools });
}

function handInCarrusel(
  stake: PoolStake,
  { dealt, bets, answers, isForfeited }: Play,
): readonly Card[] | undefined {
  const hand = handAt(dealt, stake);
  if (hand === undefined || !hasInitialBet(stake, bets) || isForfeited(stake)) return undefined;
  const passed = goingOn(stake, bets) !== 'goes-on';
  if (passed && answers['OP2-46'] === 'lost-with-it') return undefined;
  return answers['OP2-16a'] === 'as-dealt' ? dealtCards(hand) : hand.cards;
}

function settleBet(bet: PlacedBet, play: Play): BetSettlement {
  const { facts, dealt } = play;
  const { rules } = facts;
  const type = betsOffered(facts).find((offered) => offered === bet.type);
  if (type === undefined) return notOffered(bet, rules.initialBet, betsOffered(facts));
  const options = optionsIn(CARIBBEAN_OPTIONS, bet.options);
  const hand = handAt(dealt, bet);
  const five = hand === undefined ? undefined : fiveOf(facts, hand.cards);
  if (options === undefined || hand === undefined || five === undefined)
    return notReadable(bet, rules.initialBet, said('on-five-different-cards', { type }), 'seat');
  if (options.late === true) return givenBack(bet, 'not-accepted', [rules.lateBet]);
  if (play.isForfeited(bet)) return loses(bet, [rules.forfeited]);
  return settleOffered(bet, { type, hand, own: play.hands.strengthOf(five) }, play);
}

interface BetOnHand {
  readonly type: CaribbeanBet;
  readonly hand: DealtHand;
  readonly own: HandStrength;
}

function settleOffered(bet: PlacedBet, { type, hand, own }: BetOnHand, play: Play): BetSettlement {
  if (type === 'insurance') return settleInsurance(bet, hand, own, play);
  if (type === 'card-purchase') return settlePurchase(bet, play);
  if (type === 'second-bet') return againstHouse(bet, own, play);
  const { rules, backers } = play.facts;
  const decision = goingOn(bet, play.bets);
  if (decision === 'goes-on') return againstHouse(bet, own, play);
  if (decision === 'passes' || backers === undefined) return loses(bet, [rules.decision]);
  return play.answers['OP2-20'] === 'withdrawn'
    ? givenBack(bet, 'null', [backers])
    : loses(bet, [rules.decision, backers]);
}

function againstHouse(bet: PlacedBet, own: HandStrength, play: Play): BetSettlement {
  const { house, hands, facts } = play;
  const { rules, prizes } = facts;
  const isSecond = bet.type === 'second-bet';
  if (house < hands.qualifiesFrom) {
    if (!isSecond) return parWin(bet, [rules.qualifies, rules.notQualified]);
    const open = [rules.qualifies, rules.secondBetUnqualified];
    return play.answers['OP2-19'] === 'paid-at-par' ? parWin(bet, open) : givenBack(bet, 'null', open);
  }
  const category = hands.categoryOf(own);
  const prize = prizes.find((each) => each.category === category);
  const tieBreak = category === hands.categoryOf(house) ? prize?.tieBreak : undefined;
  const compared = [rules.qualifies, ...(tieBreak === undefined ? [] : [tieBreak])];
  if (own === house) return givenBack(bet, 'null', [...compared, rules.tie]);
  if (own < house) return loses(bet, [...compared, rules.houseWins]);
  if (!isSecond || prize === undefined) return parWin(bet, [...compared, rules.playerWins]);
  return wins(bet, { amount: bet.stake * prize.pays }, [...compared, rules.playerWins, prize.rule]);
}

/**
 * Settles insurance by the player's cards, at the end or as dealt (OP2-16a); a win returns the stake, or consumes it
 * (OP2-16b). Called only where the game offers insurance.
 */
function settleInsurance(bet: PlacedBet, hand: DealtHand, own: HandStrength, play: Play): BetSettlement {
  const { facts, answers, hands } = play;
  const insurance = facts.insurance!;
  const passed = goingOn(bet, play.bets) !== 'goes-on';
  const ruled = passed ? [insurance.rule, insurance.afterPassing] : [insurance.rule];
  if (passed && answers['OP2-46'] === 'lost-with-it') return loses(bet, ruled);
  const first = fiveOf(facts, dealtCards(hand));
  const evaluated = answers['OP2-16a'] === 'as-dealt' && first !== undefined ? hands.strengthOf(first) : own;
  const prize = insurance.prizes.find(({ category }) => category === hands.categoryOf(evaluated));
  if (prize === undefined) return loses(bet, ruled);
  const paid = bet.stake * prize.pays;
  return decide(bet, 'wins', { paid, taken: answers['OP2-16b'] === 'consumed' ? bet.stake : 0n }, ruled);
}

/** The price of a card is never won. It is returned if the card was of no use and the casino answers OP2-18 so. */
function settlePurchase(bet: PlacedBet, play: Play): BetSettlement {
  const ruled = [play.facts.purchase!.rule];
  const wasOfNoUse = play.house < play.hands.qualifiesFrom || goingOn(bet, play.bets) !== 'goes-on';
  return play.answers['OP2-18'] === 'returned' && wasOfNoUse
    ? givenBack(bet, 'null', ruled)
    : loses(bet, ruled);
}
