import type { Finding } from '../../finding-catalogue/finding';
import { said } from '../../finding-catalogue/said';
import { isCard } from '../_mechanics/cards';
import { checkChiefs } from '../_mechanics/open-room';
import { checkStaff } from '../_mechanics/table-staff';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import type { GameChecks } from '../game-rules';
import { breach } from '../rule';
import type { ShoeStart } from '../table-reports';
import { checkDeal } from './deal-checks';
import { checkTerms, sizeOf } from './deal-terms';
import { burntFor } from './hand-totals';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';
import { dealOf } from './reported-deal';
import { checkDealtShoe, checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';

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
