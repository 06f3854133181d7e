import { type Minor, sumMinor } from '../../kernel/money';
import { type SettledPots, settlePots } from '../_mechanics/pots/settle-pots';
import { unjudgedRound } from '../_mechanics/unjudged';
import type { Answers } from '../open-points';
import { EMPTY_TABLE, type Round } from '../round';
import type { Award, Settlement } from '../settlement';
import type { CirclePokerFacts } from './circle-poker-facts';
import { stakesOf } from './contributions';
import { handOf } from './read-hand';
import type { ReportedHand } from './reported-hand';
import { winnersByCards } from './showdown';

/** The smallest unit money is divided in: the minor unit, as no smallest chip is reported. */
const UNIT: Minor = 1n;

/** What the rules make of a hand: what goes back, the pots, the rake, and who takes what by his cards. */
export function settleHand(facts: CirclePokerFacts, round: Round, answers: Answers): Settlement {
  const hand = handOf(round.outcome);
  if (hand === undefined) {
    return unjudgedRound(round, facts.rules.handReported, 'a hand of poker with its seats, actions and rake');
  }
  return asSettlement(facts, divide(facts, hand, answers));
}

/** Divides the pots of a hand; the rake is spread over them as stated, or else by rule. */
export const divide = (
  facts: CirclePokerFacts,
  hand: ReportedHand,
  answers: Answers,
  statedRakes: readonly Minor[] | undefined = hand.rakeByPot,
): SettledPots =>
  settlePots({
    stakes: stakesOf(hand),
    carriedIn: hand.carriedIn,
    carriedOut: hand.carriedOut,
    rake: hand.rake,
    ...(statedRakes === undefined ? {} : { statedRakes }),
    winnersOf: winnersByCards(facts, hand, answers),
    unit: UNIT,
  });

function asSettlement(facts: CirclePokerFacts, { uncalled, pots }: SettledPots): Settlement {
  const complete = pots.every(({ awards }) => awards !== undefined);
  const rake = sumMinor(pots.map((pot) => pot.rake));
  return {
    bets: [],
    commissions: rake === 0n ? [] : [{ name: 'rake', amount: rake, rule: facts.rules.rake }],
    pools: [],
    awards: complete ? awardsOf(facts, pots) : [],
    pots: pots.map(({ amount, contenders, rake: taken, carriedOut }) => ({
      amount,
      contenders,
      rake: taken,
      carriedOut,
    })),
    uncalled: uncalled === undefined ? [] : [uncalled],
    after: EMPTY_TABLE,
    complete,
  };
}

/** Each award with the rule that led to it: being left alone, the better cards, or an even split. */
const awardsOf = ({ rules }: CirclePokerFacts, pots: SettledPots['pots']): readonly Award[] =>
  pots.flatMap(({ awards = [], contenders }, potNo) => {
    const byCards = awards.length > 1 ? rules.split : rules.ranking;
    const rule = contenders.length === 1 ? rules.lastOneLeft : byCards;
    return awards.map(({ seat, amount }) => ({ seat, potNo, amount, rule }));
  });
