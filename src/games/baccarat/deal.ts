import { equipmentChecks } from '../_mechanics/equipment-checks';
import { type Finding, said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import { ONE, subtract } from '../../kernel/rational';
import type { Rounding } from '../../kernel/rounding';
import {
  decide,
  givenBack,
  loses,
  notEvaluated,
  shareOf,
  wins,
  notReadable,
  deductionsOf,
} from '../_mechanics/banked-bets';
import { isLate, settleEach, settlementOf, isCounted, checkLateBets } from '../_mechanics/bets-in-play';
import { roundingOfHeadings, checkRounding } from '../_mechanics/rounding-step';
import { refundsUnder, unevaluatedRound, checkFaults } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { Answers } from '../open-points';
import type { PlacedBet, Round, TableState } from '../round';
import type { BetSettlement, Settlement } from '../settlement';
import { money } from '../wording';
import { baccaratTotal, burntFor, checkDrawing } from './drawing';
import { type Deal, type DealBet, dealOf, type PuntoYBancaFacts } from './punto-y-banca-facts';
import { isCard } from '../_mechanics/cards';
import { checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { breach } from '../rule';
import type { ShoeStart } from '../table-reports';
import { checkSeatHolders, checkBaccaratTerms, baccaratLimits, sizeOf, checkSeats } from './seats-and-hands';
import { checkDealtShoe, checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkStakes } from '../_mechanics/stake-limits';

interface Coup {
  readonly facts: PuntoYBancaFacts;
  readonly winner: DealBet;
  readonly bancaTotal: number;
  readonly answers: Answers;
  readonly rounding: Rounding;
}

function winnerOf({ punto, banca }: Deal): DealBet {
  const difference = baccaratTotal(punto) - baccaratTotal(banca);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'punto' : 'banca';
}

export function settleDeal(facts: PuntoYBancaFacts, round: Round, { answers }: Setting): Settlement {
  const deal = dealOf(round.outcome);
  if (deal === undefined)
    return unevaluatedRound(round, facts.rules.dealing, said('two-or-three-cards-of-each-hand'));
  const coup: Coup = {
    facts,
    winner: winnerOf(deal),
    bancaTotal: baccaratTotal(deal.banca),
    answers,
    rounding: roundingOfHeadings(answers),
  };
  const { bets, after } = settleEach(round, (bet) => settleBet(bet, coup));
  const commissions = deductionsOf(bets, { name: facts.deduction.name, rule: facts.rules.bancaWithSix });
  return settlementOf({ bets, after: remember(after, deal, coup.winner) }, { commissions });
}

function settleBet(bet: PlacedBet, coup: Coup): BetSettlement {
  const { facts, winner } = coup;
  if (!isBet(bet.type)) {
    const expected = said('one-of-punto-banca-tie');
    return notEvaluated(bet, {
      code: 'bet-not-offered',
      rule: facts.rules.result,
      expected,
      found: bet.type,
    });
  }
  const { rule } = facts.bets[bet.type];
  const late = isLate(bet.options);
  if (late === undefined) return notReadable(bet, rule, said('late-true-or-false'), 'options');
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

/** A win with a deduction: the player's part is rounded, and the house keeps the complement. */
function settleDeducted(bet: PlacedBet, { facts, rounding }: Coup): BetSettlement {
  const { rule, pays } = facts.bets.banca;
  const gross = shareOf(bet.stake, pays, rounding);
  const { amount, rounded } = shareOf(gross.amount, subtract(ONE, facts.deduction.share), rounding);
  const money = { paid: amount, deducted: gross.amount - amount, rounded };
  return decide(bet, 'wins', money, [rule, facts.rules.bancaWithSix]);
}

const remember = (after: TableState, { dealtBy }: Deal, winner: DealBet): TableState =>
  dealtBy === undefined ? after : { ...after, memory: { dealtBy, bancaLost: winner === 'punto' } };

export const puntoYBancaChecks = (facts: PuntoYBancaFacts): GameChecks => {
  const { code, rules, sizes } = facts;
  const checkOnDuty: GameChecks['staff'] = ({ terms, staff }) => {
    const size = sizeOf(facts, terms);
    return size === undefined ? [] : checkStaff(staff, size.staff, size.staffRule);
  };
  return {
    round: (round, settlement, setting) => checkDeal(facts, { round, settlement }, setting),
    opening: (opening, { currency }) => [
      ...checkBaccaratTerms(facts, opening.terms, currency),
      ...checkOnDuty(opening),
      ...checkDecks(facts, opening.decks),
    ],
    staff: checkOnDuty,
    limitChange: ({ after }, { currency }) => checkBaccaratTerms(facts, after, currency),
    voided: refundsUnder(rules.voidCoup, 'stakes-returned'),
    closing: () => [],
    room: (tables, { answers }) =>
      checkChiefs(code, tables, {
        atMost: ({ terms }) => sizeOf(facts, terms)?.tablesOfChief ?? Math.max(...sizes.map(tablesOfChief)),
        rule: () => rules.sharedChief,
        answers,
      }),
    shoe: {
      started: (shoe) => checkShoe(facts, shoe),
      dealt: (shoe) => checkDealtShoe(facts, shoe, shoe.outcomes.map(cardsDealt)),
    },
    ...equipmentChecks({
      shoes: { rule: rules.shoes },
      shoesInTurn: rules.shoes,
      backs: { rule: rules.decks, decks: [3, 3] },
    }),
  };
};

const tablesOfChief = ({ tablesOfChief: most }: PuntoYBancaFacts['sizes'][number]): number => most;

function checkShoe(facts: PuntoYBancaFacts, shoe: ShoeStart): readonly Finding[] {
  const { burnt, burntCards = [] } = shoe;
  const findings = [...checkShoeStart(facts, shoe)];
  const first = burntCards[0];
  if (burnt !== undefined && isCard(first) && burnt !== burntFor(first)) {
    const [expected, found] = [said('cards-burnt-for', { count: burntFor(first), first }), inBoth(burnt)];
    findings.push(
      breach(facts.rules.burntCards, {
        code: 'burnt-cards-miscounted',
        expected,
        found,
      }),
    );
  }
  return findings;
}

function cardsDealt(outcome: unknown): readonly string[] {
  const deal = dealOf(outcome);
  return deal === undefined ? [] : [...deal.punto, ...deal.banca];
}

function checkDeal(
  facts: PuntoYBancaFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const deal = dealOf(round.outcome);
  return [
    ...checkFaults(settlement),
    ...checkBetIdentity(round, setting.currency),
    ...(setting.terms === undefined ? [] : checkCoupStakes(facts, { round, settlement }, setting)),
    ...checkSeats(facts, round, setting.terms),
    ...(deal === undefined ? [] : checkDrawing(facts, deal)),
    ...(deal === undefined ? [] : checkSeatHolders(facts, { round, deal }, setting.terms)),
    ...checkLateBets(round, settlement),
    ...checkRounding(settlement, setting.currency),
  ];
}

function checkCoupStakes(
  facts: PuntoYBancaFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const limits = (type: string) => baccaratLimits(facts, type as DealBet, setting);
  return [...checkStakes(round, settlement, limits, setting), ...checkMultiples(facts, settlement, setting)];
}

function checkMultiples(
  { rules }: PuntoYBancaFacts,
  { bets }: Settlement,
  { terms, currency }: Setting,
): readonly Finding[] {
  const step = terms?.step;
  if (step === undefined || step <= 0n) return [];
  return bets
    .filter((bet) => isCounted(bet) && bet.stake % step !== 0n)
    .map(({ betId, stake }) =>
      breach(rules.step, {
        code: 'stake-not-a-multiple',
        expected: said('multiple-of', { amount: money(step, currency) }),
        found: money(stake, currency),
        betIds: [betId],
      }),
    );
}
