import { said, type Said } from '../../finding-catalogue/said';
import type { Rational } from '../../kernel/rational';
import { decide, givenBack, loses, notEvaluated, shareOf, wins } from '../_mechanics/banked-bets';
import { settleEach } from '../_mechanics/bets-in-play';
import { type Card, heightOf } from '../_mechanics/cards';
import { houseShareStep } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/voided-round';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round } from '../round';
import type { Rule } from '../rule';
import type { BetSettlement, Settlement } from '../settlement';
import { reported } from '../wording';
import {
  type DealtWar,
  optionsOf,
  type TieChoice,
  WAR_BETS,
  type WarBetType,
  type WarFacts,
  type WarHand,
  warOf,
  type WarOptions,
} from './war-facts';

interface War extends DealtWar {
  readonly facts: WarFacts;
  readonly answers: Answers;
  readonly bets: readonly PlacedBet[];
}

export function settleWar(facts: WarFacts, round: Round, { answers }: Setting): Settlement {
  const dealt = warOf(round.outcome);
  if (dealt === undefined) {
    return unevaluatedRound(round, facts.rules.deal, said`the cards of the bank and of every hand`);
  }
  const { bets, after } = settleEach(round, (bet) =>
    settleBet(bet, { ...dealt, facts, answers, bets: round.bets }),
  );
  const complete = !bets.some(({ fate }) => fate === 'not-judged');
  return { bets, commissions: [], pools: [], awards: [], after, complete };
}

export const isWarBet = (type: string): type is WarBetType => WAR_BETS.some((bet) => bet === type);

function settleBet(bet: PlacedBet, war: War): BetSettlement {
  const { bets, rules } = war.facts;
  const { type } = bet;
  if (!isWarBet(type)) {
    const expected = said`one of ${WAR_BETS.join(', ')}`;
    return notEvaluated(bet, { code: 'bet-not-offered', rule: rules.initial, expected, found: type });
  }
  const options = optionsOf(type, bet.options);
  const hand = handOfBet(bet, war);
  if (options === undefined || hand === undefined)
    return notReadable(bet, war, said`on a hand that was dealt once`);
  if (options.isLate) return givenBack(bet, 'not-accepted', [rules.initial]);
  const isTied = compareCards(hand, war, 0) === 0;
  switch (type) {
    case 'initial':
      return isTied ? afterTie(bet, { hand, options }, war) : compared(bet, compareCards(hand, war, 0), war);
    case 'tie':
      return isTied ? pay(bet, bets.tie.pays, [rules.tie], war) : loses(bet, [rules.tie]);
    case 'revancha':
      return isTied ? settleRevancha(bet, hand, war) : givenBack(bet, 'not-accepted', [rules.revancha]);
  }
}

export function handOfBet({ seat }: PlacedBet, { hands }: DealtWar): WarHand | undefined {
  const ofBox = hands.filter((hand) => hand.seat === seat);
  return ofBox.length === 1 ? ofBox[0] : undefined;
}

/** Positive where the card of the hand is the higher one; undefined if one of the two was not dealt. */
export function compareCards({ cards }: WarHand, { dealer }: DealtWar, which: 0 | 1): number | undefined {
  const [own, bank]: readonly (Card | undefined)[] = [cards[which], dealer[which]];
  return own === undefined || bank === undefined ? undefined : heightOf(own) - heightOf(bank);
}

/**
 * Where nobody says it, the second card of the hand tells who went to the revancha; of several players at a box, who
 * bet on it.
 */
export const choiceOf = (
  bet: PlacedBet,
  { onTie }: WarOptions,
  { hand, bets }: { readonly hand: WarHand; readonly bets: readonly PlacedBet[] },
): TieChoice => onTie ?? (hand.cards.length > 1 && !isLeftToOthers(bet, bets) ? 'revancha' : 'surrender');

function isLeftToOthers({ seat, player }: PlacedBet, bets: readonly PlacedBet[]): boolean {
  const revanchas = bets.filter((bet) => bet.type === 'revancha' && bet.seat === seat);
  const areNamed = player !== undefined && revanchas.every((bet) => bet.player !== undefined);
  return areNamed && revanchas.length > 0 && !revanchas.some((bet) => bet.player === player);
}

const pay = (bet: PlacedBet, pays: Rational, rules: readonly Rule[], { answers }: War): BetSettlement =>
  wins(bet, shareOf(bet.stake, pays, houseShareStep(answers)), rules);

const compared = (bet: PlacedBet, difference: number | undefined, war: War): BetSettlement => {
  const { rules, bets } = war.facts;
  const applied = [rules.initial, rules.comparison];
  return (difference ?? 0) > 0 ? pay(bet, bets.initial.pays, applied, war) : loses(bet, applied);
};

/** The initial bet after a tie: half of it, or what the second cards give. */
function afterTie(
  bet: PlacedBet,
  { hand, options }: { readonly hand: WarHand; readonly options: WarOptions },
  war: War,
): BetSettlement {
  const { rules, surrenderCosts, secondTiePays } = war.facts;
  if (choiceOf(bet, options, { hand, bets: war.bets }) === 'surrender') {
    const { amount, rounded } = shareOf(bet.stake, surrenderCosts, houseShareStep(war.answers));
    return decide(bet, 'part-back', { taken: amount, rounded }, [rules.surrender]);
  }
  const difference = compareCards(hand, war, 1);
  if (difference === undefined)
    return notReadable(bet, war, said`that went to the revancha, and its second cards`);
  if (difference === 0) return pay(bet, secondTiePays, [rules.revancha, rules.secondTie], war);
  const isLost = difference < 0 && war.answers['OP2-34'] === 'both-lost';
  return isLost
    ? loses(bet, [rules.revancha, rules.secondCards])
    : givenBack(bet, 'null', [rules.revancha, rules.secondCards]);
}

function settleRevancha(bet: PlacedBet, hand: WarHand, war: War): BetSettlement {
  const { rules, bets } = war.facts;
  const difference = compareCards(hand, war, 1);
  if (difference === undefined) return notReadable(bet, war, said`of which the second cards are known`);
  if (difference === 0) return givenBack(bet, 'null', [rules.secondTie]);
  return difference > 0
    ? pay(bet, bets.revancha.pays, [rules.secondCards], war)
    : loses(bet, [rules.secondCards]);
}

const notReadable = (bet: PlacedBet, { facts }: War, what: Said): BetSettlement =>
  notEvaluated(bet, {
    code: 'bet-not-readable',
    rule: facts.rules.deal,
    expected: said`${bet.type} ${what}`,
    found: said`seat ${bet.seat ?? said`none`}, options ${reported(bet.options)}`,
  });
