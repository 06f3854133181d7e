import { equipmentChecks } from '../_mechanics/equipment-checks';
import { type Finding, said } from '../../finding-catalogue/finding';
import { inBoth } from '../../words/message';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkHandsHaveBets, checkRepeatedHands, checkSeatsOfTable } from '../_mechanics/boxes';
import { checkCardsOfDecks } from '../_mechanics/cards';
import { checkLateBets } from '../_mechanics/bets-in-play';
import { checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkHouseRounding } from '../_mechanics/rounding-step';
import { checkDecks, checkLimitsOfTable, type ShoeGame, shoeGameChecks } from '../_mechanics/shoe-checks';
import { checkFaults, refundsUnder } from '../_mechanics/voided-round';
import type { GameChecks, Setting } from '../game-rules';
import type { PlacedBet, Round, TableTerms } from '../round';
import { breach } from '../rule';
import type { Settlement } from '../settlement';
import { type DealtWar, warOptions, type WarFacts, warOf, compareCards } from './war';
import { checkWarBets, LIMITED_BETS } from './war-bet-checks';

export const warChecks = (facts: WarFacts): GameChecks => {
  const { code, rules, staff: needed, tablesOfChief } = facts;
  const shoe = shoeOf(facts);
  const checkOnDuty: GameChecks['staff'] = ({ staff }) => [
    ...checkStaff(staff, needed.chief, rules.chief),
    ...checkStaff(staff, needed.croupier, rules.croupier),
  ];
  return {
    round: (round, settlement, setting) => checkRound(facts, { round, settlement }, setting),
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkOnDuty(opening),
      ...checkSeatsOfTable(opening.terms.seats, facts.seats, rules.seats),
      ...checkDecks(shoe, opening.decks),
    ],
    staff: checkOnDuty,
    limitChange: ({ after }, { currency }) => checkTerms(facts, after, currency),
    voided: refundsUnder(rules.voidHand, 'stakes-returned'),
    closing: () => [],
    room: (tables, { answers }) =>
      checkChiefs(code, tables, { atMost: () => tablesOfChief, rule: () => rules.chief, answers }),
    ...shoeGameChecks(shoe, cardsDealt),
    ...equipmentChecks({
      shoes: { rule: rules.shoes, only: 'automatic' },
      backs: { rule: rules.decks, decks: [3, 3] },
    }),
  };
};

function checkRound(
  facts: WarFacts,
  { round, settlement }: { readonly round: Round; readonly settlement: Settlement },
  setting: Setting,
): readonly Finding[] {
  const findings = [...checkFaults(settlement), ...checkBetIdentity(round, setting.currency)];
  const dealt = warOf(round.outcome);
  if (dealt === undefined) return findings;
  return [
    ...findings,
    ...checkWarBets(facts, { round, settlement, dealt }, setting),
    ...checkRepeatedHands(dealt.hands, facts.rules.deal),
    ...checkHandsHaveBets(dealt.hands, round, facts.rules.initial),
    ...checkSecondCards(facts, dealt),
    ...checkSecondCardsDue(facts, dealt, round.bets),
    ...checkBurnt(facts, dealt),
    ...checkCardsOfDecks(cardsDealt(round.outcome), { decks: facts.decks, rule: facts.rules.decks }),
    ...checkLateBets(round, settlement, facts.rules.initial),
    ...checkHouseRounding(settlement, setting.currency),
  ];
}

const shoeOf = ({ rules, setAside: cards, ...facts }: WarFacts): ShoeGame => ({
  ...facts,
  rules: { decks: rules.decks, cutCard: rules.reserve },
  cutCardCalled: 'separator',
  lastRound: rules.lastHand,
  setAside: { cards, rule: rules.setAside },
});

const checkTerms = ({ rules, maximum }: WarFacts, terms: TableTerms, currency: string): readonly Finding[] =>
  checkLimitsOfTable(
    {
      bet: 'initial',
      inWords: said('initial-bet'),
      ...maximum,
      minimumRule: rules.limits,
      maximumRule: rules.maximum,
      bets: LIMITED_BETS,
    },
    terms,
    currency,
  );

const checkSecondCards = ({ rules }: WarFacts, dealt: DealtWar): readonly Finding[] =>
  dealt.hands
    .filter((hand) => hand.cards.length > 1 && compareCards(hand, dealt, 0) !== 0)
    .map(({ seat, cards }) =>
      breach(rules.secondCards, {
        code: 'revancha-without-tie',
        expected: said('second-card-after-equal-cards-only'),
        found: said('at-seat-against', { cards: cards.join(' '), seat, card: dealt.dealer[0] }),
      }),
    );

function checkSecondCardsDue(
  { rules }: WarFacts,
  dealt: DealtWar,
  bets: readonly PlacedBet[],
): readonly Finding[] {
  const second = dealt.hands.filter(({ cards }) => cards.length > 1);
  const givenUp = second.filter((hand) => {
    const initials = bets.filter(({ type, seat }) => type === 'initial' && seat === hand.seat);
    const isGivenUp = (bet: PlacedBet): boolean => warOptions(bet.type, bet.options)?.onTie === 'surrender';
    return compareCards(hand, dealt, 0) === 0 && initials.length > 0 && initials.every(isGivenUp);
  });
  const ofTheBank = second.length === 0 ? dealt.dealer.slice(1) : [];
  const notDue = [
    ...givenUp.map(({ seat, cards }) => ({ found: said('at-seat-which-gave-up', { card: cards[1], seat }) })),
    ...ofTheBank.map((card) => ({ found: said('of-bank-against-nobody', { card }) })),
  ];
  return notDue.map(({ found }) =>
    breach(rules.secondCards, {
      code: 'card-not-due',
      expected: said('second-cards-for-those-in-revancha-then'),
      found,
    }),
  );
}

function checkBurnt(
  { rules, burntBeforeRevancha: { atLeast, atMost } }: WarFacts,
  { hands, burnt }: DealtWar,
): readonly Finding[] {
  const isPlayed = hands.some(({ cards }) => cards.length > 1);
  if (burnt === undefined || !isPlayed || (burnt >= atLeast && burnt <= atMost)) return [];
  return [
    breach(rules.burnt, {
      code: 'burnt-cards-miscounted',
      expected: said('to-cards-burnt-before-revancha', { least: atLeast, most: atMost }),
      found: inBoth(burnt),
    }),
  ];
}

function cardsDealt(outcome: unknown): readonly string[] {
  const dealt = warOf(outcome);
  return dealt === undefined ? [] : [...dealt.dealer, ...dealt.hands.flatMap(({ cards }) => cards)];
}
