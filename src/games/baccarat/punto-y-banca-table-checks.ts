import { type Card, isCard, tooOften } from '../_mechanics/cards';
import { checkChiefs } from '../_mechanics/open-room';
import { checkStaff } from '../_mechanics/table-staff';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import type { GameChecks } from '../game-rules';
import { breach, type RuleFinding } from '../rule';
import type { DealtShoe, ShoeStart } from '../table-reports';
import { checkDeal } from './deal-checks';
import { checkTerms, sizeOf } from './deal-terms';
import { burntFor } from './hand-totals';
import type { PuntoYBancaFacts } from './punto-y-banca-facts';
import { dealOf } from './reported-deal';

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
    room: (tables) =>
      checkChiefs(code, tables, {
        atMost: ({ terms }) => sizeOf(facts, terms)?.tablesOfChief ?? Math.max(...sizes.map(tablesOfChief)),
        rule: () => rules.sharedChief,
      }),
    shoe: {
      started: (shoe) => checkShoe(facts, shoe),
      dealt: (shoe) => checkDealtShoe(facts, shoe),
    },
  };
};

const tablesOfChief = ({ tablesOfChief: most }: PuntoYBancaFacts['sizes'][number]): number => most;

function checkDecks(
  { decks: due, rules }: PuntoYBancaFacts,
  decks: number | undefined,
): readonly RuleFinding[] {
  if (decks === undefined || decks === due) return [];
  return [
    breach(rules.decks, {
      code: 'decks-not-by-rule',
      severity: 'violation',
      expected: `${due} decks`,
      found: `${decks} decks`,
    }),
  ];
}

function checkShoe(facts: PuntoYBancaFacts, shoe: ShoeStart): readonly RuleFinding[] {
  const { rules, behindCutCard: due } = facts;
  const { decks, burnt, burntCards = [], behindCutCard } = shoe;
  const findings = [...checkDecks(facts, decks)];
  if (behindCutCard !== undefined && behindCutCard !== due) {
    const [expected, found] = [`${due} cards behind the cut card`, `${behindCutCard}`];
    findings.push(
      breach(rules.cutCard, { code: 'cut-card-misplaced', severity: 'violation', expected, found }),
    );
  }
  const first = burntCards[0];
  if (burnt !== undefined && isCard(first) && burnt !== burntFor(first)) {
    const [expected, found] = [`${burntFor(first)} cards burnt for ${first}`, `${burnt}`];
    findings.push(
      breach(rules.burntCards, { code: 'burnt-cards-miscounted', severity: 'violation', expected, found }),
    );
  }
  return findings;
}

/** A shoe that is over: no card oftener than its decks hold it, and no coup begun after the cut card. */
function checkDealtShoe(facts: PuntoYBancaFacts, shoe: DealtShoe): readonly RuleFinding[] {
  const { rules } = facts;
  const coups = shoe.outcomes.map((outcome) => {
    const deal = dealOf(outcome);
    return deal === undefined ? [] : [...deal.punto, ...deal.banca];
  });
  const findings = tooOften([...(shoe.burntCards ?? []), ...coups.flat()], shoe.decks).map(([card, times]) =>
    breach(rules.decks, {
      code: 'card-too-often',
      severity: 'violation',
      expected: `${card} at most ${shoe.decks} times in a shoe`,
      found: `${times} times`,
    }),
  );
  const late = coupsAfterCutCard(facts, shoe, coups);
  if (late > 0) {
    findings.push(
      breach(rules.cutCard, {
        code: 'coup-after-cut-card',
        severity: 'violation',
        expected: 'the coup under way when the cut card appears is the last',
        found: `${late} coups begun after it`,
      }),
    );
  }
  return findings;
}

const CARDS_IN_A_DECK = 52;

/** Coups that began when every card before the cut card was already dealt or burnt. */
function coupsAfterCutCard(
  facts: PuntoYBancaFacts,
  { decks, burnt = 0, behindCutCard = facts.behindCutCard }: ShoeStart,
  coups: readonly (readonly Card[])[],
): number {
  const beforeCutCard = decks * CARDS_IN_A_DECK - burnt - behindCutCard;
  let dealt = 0;
  let late = 0;
  for (const cards of coups) {
    if (dealt > beforeCutCard) late += 1;
    dealt += cards.length;
  }
  return late;
}
