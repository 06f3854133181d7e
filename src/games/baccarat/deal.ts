import { said } from '../../finding-catalogue/said';
import { ONE, subtract } from '../../kernel/rational';
import type { Rounding } from '../../kernel/rounding';
import { decide, givenBack, loses, notEvaluated, shareOf, wins } from '../_mechanics/banked-bets';
import { settleEach } from '../_mechanics/bets-in-play';
import { isLate } from '../_mechanics/late-bets';
import { roundingStep } from '../_mechanics/rounding-step';
import { unevaluatedRound } from '../_mechanics/unevaluated';
import type { Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round, TableState } from '../round';
import type { BetSettlement, Commission, Settlement } from '../settlement';
import { reported } from '../wording';
import { totalOf } from './hand-totals';
import type { DealBet, PuntoYBancaFacts } from './punto-y-banca-facts';
import { type Deal, dealOf } from './reported-deal';

interface Coup {
  readonly facts: PuntoYBancaFacts;
  readonly winner: DealBet;
  readonly bancaTotal: number;
  readonly answers: Answers;
  readonly rounding: Rounding;
}

export function winnerOf({ punto, banca }: Deal): DealBet {
  const difference = totalOf(punto) - totalOf(banca);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'punto' : 'banca';
}

export function settleDeal(facts: PuntoYBancaFacts, round: Round, { answers }: Setting): Settlement {
  const deal = dealOf(round.outcome);
  if (deal === undefined)
    return unevaluatedRound(round, facts.rules.dealing, said`two or three cards of each hand`);
  const coup: Coup = {
    facts,
    winner: winnerOf(deal),
    bancaTotal: totalOf(deal.banca),
    answers,
    rounding: roundingStep(answers),
  };
  const { bets, after } = settleEach(round, (bet) => settleBet(bet, coup));
  return {
    bets,
    commissions: deductions(bets, facts),
    pools: [],
    awards: [],
    after: remember(after, deal, coup.winner),
    complete: !bets.some(({ fate }) => fate === 'not-judged'),
  };
}

function settleBet(bet: PlacedBet, coup: Coup): BetSettlement {
  const { facts, winner } = coup;
  if (!isBet(bet.type)) {
    const expected = said`one of punto, banca, tie`;
    return notEvaluated(bet, {
      code: 'bet-not-offered',
      rule: facts.rules.result,
      expected,
      found: bet.type,
    });
  }
  const { rule } = facts.bets[bet.type];
  const late = isLate(bet.options);
  if (late === undefined) {
    const found = said`options ${reported(bet.options)}`;
    return notEvaluated(bet, { code: 'bet-not-readable', rule, expected: said`late: true or false`, found });
  }
  if (late) return givenBack(bet, 'not-accepted', [facts.rules.dealing]);
  if (bet.type === winner) return settleWin(bet, coup, bet.type);
  return winner === 'tie' ? givenBack(bet, 'null', [facts.rules.nullOnTie]) : loses(bet, [rule]);
}

const isBet = (type: string): type is DealBet => type === 'punto' || type === 'banca' || type === 'tie';

function settleWin(bet: PlacedBet, coup: Coup, type: DealBet): BetSettlement {
  const { facts, bancaTotal, answers, rounding } = coup;
  const { rule, pays } = facts.bets[type];
  if (type === 'banca' && bancaTotal === facts.deduction.onTotal) return settleDeducted(bet, coup);
  const isConsumed = type === 'tie' && answers['OP1-15c'] === 'consumed';
  return wins(bet, shareOf(bet.stake, isConsumed ? subtract(pays, ONE) : pays, rounding), [rule]);
}

/** A win of which the house keeps a share: the player's part is rounded, the house has the complement. */
function settleDeducted(bet: PlacedBet, { facts, rounding }: Coup): BetSettlement {
  const { rule, pays } = facts.bets.banca;
  const gross = shareOf(bet.stake, pays, rounding);
  const { amount, rounded } = shareOf(gross.amount, subtract(ONE, facts.deduction.share), rounding);
  const money = { paid: amount, deducted: gross.amount - amount, rounded };
  return decide(bet, 'wins', money, [rule, facts.rules.bancaWithSix]);
}

function deductions(bets: readonly BetSettlement[], { deduction, rules }: PuntoYBancaFacts): Commission[] {
  let amount = 0n;
  for (const { deducted } of bets) amount += deducted;
  return amount === 0n ? [] : [{ name: deduction.name, amount, rule: rules.bancaWithSix }];
}

const remember = (after: TableState, { dealtBy }: Deal, winner: DealBet): TableState =>
  dealtBy === undefined ? after : { ...after, memory: { dealtBy, bancaLost: winner === 'punto' } };
