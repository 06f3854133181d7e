import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { isCard } from '../_mechanics/cards';
import { checkChiefs } from '../_mechanics/open-room';
import { checkStaff } from '../_mechanics/table-staff';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import { breach } from '../rule';
import type { ShoeStart } from '../table-reports';
import { checkTerms, sizeOf, limitsOf } from './deal-terms';
import { burntFor } from './hand-totals';
import type { PuntoYBancaFacts, DealBet } from './punto-y-banca-facts';
import { dealOf } from './reported-deal';
import { checkDealtShoe, checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkStakes } from '../_mechanics/stake-limits';
import { checkFaults } from '../_mechanics/unevaluated';
import type { Round } from '../round';
import type { Settlement } from '../settlement';
import { money } from '../wording';
import { checkDrawing } from './drawing';
import { checkHolders, checkSeats } from './seats-and-hands';

export const puntoYBancaChecks = (facts: PuntoYBancaFacts): GameChecks => {
  const { code, rules, sizes } = facts;
  return {
    round: (round, settlement, setting) => checkDeal(facts, { round, settlement }, setting),
    opening: ({ terms, staff, decks }, { currency }) => {
      const size = sizeOf(facts, terms);
      return [
        ...checkTerms(facts, terms, currency),
        ...(size === undefined ? [] : checkStaff(staff, size.staff, size.staffRule)),
        ...checkDecks(facts, decks),
      ];
    },
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: (voided, { answers, currency }) =>
      checkRefunds(voided, {
        rule: rules.voidCoup,
        fate: fateOfStakes(answers, 'stakes-returned'),
        currency,
      }),
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
  };
};

const tablesOfChief = ({ tablesOfChief: most }: PuntoYBancaFacts['sizes'][number]): number => most;

function checkShoe(facts: PuntoYBancaFacts, shoe: ShoeStart): readonly Finding[] {
  const { burnt, burntCards = [] } = shoe;
  const findings = [...checkShoeStart(facts, shoe)];
  const first = burntCards[0];
  if (burnt !== undefined && isCard(first) && burnt !== burntFor(first)) {
    const [expected, found] = [said`${burntFor(first)} cards burnt for ${first}`, said`${burnt}`];
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
    ...(deal === undefined ? [] : checkHolders(facts, { round, deal }, setting.terms)),
    ...checkLateBets(round, settlement),
    ...checkRounding(settlement),
  ];
}

function checkCoupStakes(
  facts: PuntoYBancaFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const limits = (type: string) => limitsOf(facts, type as DealBet, setting);
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
    .filter(({ stake, fate }) => fate !== 'not-judged' && fate !== 'not-accepted' && stake % step !== 0n)
    .map(({ betId, stake }) =>
      breach(rules.step, {
        code: 'stake-not-a-multiple',
        expected: said`a multiple of ${money(step, currency)}`,
        found: money(stake, currency),
        betIds: [betId],
      }),
    );
}
