import type { Finding } from '../../finding-catalogue/finding';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkCardsOfDecks } from '../_mechanics/cards-of-decks';
import { checkHandsHaveBets, checkRepeatedHands } from '../_mechanics/dealt-boxes';
import { checkLateBets } from '../_mechanics/late-bets';
import { checkSeatsOfTable } from '../_mechanics/boxes';
import { checkNotice } from '../_mechanics/limit-notice';
import { checkAuthorisedMinimum, checkChiefs } from '../_mechanics/open-room';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkStaff } from '../_mechanics/table-staff';
import { checkFaults } from '../_mechanics/unevaluated';
import { checkRefunds, fateOfStakes } from '../_mechanics/voided-round';
import { checkDecks } from '../_mechanics/shoe-checks';
import { checkLimitsOfTable, shoeGameChecks, type ShoeGame } from '../_mechanics/shoe-game-checks';
import type { GameChecks, Setting } from '../game-rules';
import type { Round, TableTerms } from '../round';
import type { Settlement } from '../settlement';
import type { SessionOpening } from '../table-reports';
import type { BlackjackFacts } from './blackjack-facts';
import { checkBolsa } from './bolsa-checks';
import { checkBoxes } from './box-checks';
import { checkCards } from './card-checks';
import { handsOf } from './reported-hands';

export const blackjackChecks = (facts: BlackjackFacts): GameChecks => {
  const { code, rules } = facts;
  const shoe = shoeOf(facts);
  return {
    round: (round, settlement, setting) => checkRound(facts, { round, settlement }, setting),
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkTable(facts, opening),
      ...checkDecks(shoe, opening.decks),
    ],
    limitChange: (change, { currency }) => [
      ...checkNotice(change, facts.roundsOfNotice, rules.minimum),
      ...checkTerms(facts, change.after, currency),
    ],
    voided: (voided, { answers, currency }) =>
      checkRefunds(voided, {
        rule: rules.voidRound,
        fate: fateOfStakes(answers, 'stakes-returned'),
        currency,
      }),
    closing: () => [],
    room: (tables, { currency, answers }) => [
      ...checkChiefs(code, tables, { atMost: () => facts.tablesOfChief, rule: () => rules.chief, answers }),
      ...checkAuthorisedMinimum(code, tables, { rule: rules.minimum, currency }),
    ],
    ...shoeGameChecks(shoe, cardsDealt),
  };
};

function checkRound(
  facts: BlackjackFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const findings = [...checkFaults(settlement), ...checkBetIdentity(round, setting.currency)];
  const dealt = handsOf(round.outcome);
  if (dealt === undefined) return findings;
  return [
    ...findings,
    ...checkBoxes(facts, { round, settlement, dealt }, setting),
    ...checkCards(facts, { ...dealt, bets: round.bets }),
    ...checkRepeatedHands(dealt.hands, facts.rules.twoCards),
    ...checkHandsHaveBets(dealt.hands, round, facts.rules.twoCards),
    ...checkCardsOfDecks(cardsDealt(round.outcome), { decks: facts.decks, rule: facts.rules.decks }),
    ...checkBolsa(facts, { round, settlement }, setting),
    ...checkLateBets(round, settlement, facts.rules.beforeTheDeal),
    ...checkRounding(settlement),
  ];
}

const shoeOf = ({ rules, burnt: cards, ...facts }: BlackjackFacts): ShoeGame => ({
  ...facts,
  rules: { decks: rules.decks, cutCard: rules.reserve },
  lastRound: rules.lastRound,
  setAside: { cards, rule: rules.burntCards },
});

const checkTerms = (
  { rules, maximum }: BlackjackFacts,
  terms: TableTerms,
  currency: string,
): readonly Finding[] =>
  checkLimitsOfTable(
    {
      ...{ bet: 'main', inWords: 'a hand', ...maximum },
      ...{ minimumRule: rules.minimum, maximumRule: rules.maximum },
      ...{ bets: ['main'], amounts: ['bolsa'] },
    },
    terms,
    currency,
  );

function checkTable(
  { rules, seats: most, staff: needed }: BlackjackFacts,
  { terms, staff }: SessionOpening,
): readonly Finding[] {
  return [
    ...checkStaff(staff, needed.chief, rules.chief),
    ...checkStaff(staff, needed.croupier, rules.croupier),
    ...checkSeatsOfTable(terms.seats, most, rules.seats),
  ];
}

function cardsDealt(outcome: unknown): readonly string[] {
  const dealt = handsOf(outcome);
  return dealt === undefined ? [] : [...dealt.dealer, ...dealt.hands.flatMap(({ cards }) => cards)];
}
