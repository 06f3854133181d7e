import { isCard } from '../_mechanics/cards';
import { checkChiefs } from '../_mechanics/open-room';
import { checkStaff } from '../_mechanics/table-staff';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import type { GameChecks } from '../game-rules';
import { breach, type RuleFinding } from '../rule';
import type { ShoeStart } from '../table-reports';
import { checkDeal } from './deal-checks';
import { checkTerms, sizeOf } from './deal-terms';
import { burntFor } from './hand-totals';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';
import { dealOf } from './reported-deal';
import { checkDealtShoe, checkDecks, checkShoeStart } from '../_mechanics/shoe-checks';

/** What is checked of punto y banca. */
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

/** As many cards burnt as the first one turned says, in a shoe that is prepared as it should be. */
function checkShoe(facts: PuntoYBancaFacts, shoe: ShoeStart): readonly RuleFinding[] {
  const { burnt, burntCards = [] } = shoe;
  const findings = [...checkShoeStart(facts, shoe)];
  const first = burntCards[0];
  if (burnt !== undefined && isCard(first) && burnt !== burntFor(first)) {
    const [expected, found] = [`${burntFor(first)} cards burnt for ${first}`, `${burnt}`];
    findings.push(
      breach(facts.rules.burntCards, {
        code: 'burnt-cards-miscounted',
        severity: 'violation',
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
