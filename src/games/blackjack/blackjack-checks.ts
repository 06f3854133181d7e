import { equipmentChecks } from '../_mechanics/equipment-checks';
import { type Finding, said } from '../../finding-catalogue/finding';
import { checkBetIdentity } from '../_mechanics/bet-identity';
import { checkCardsOfDecks } from '../_mechanics/cards';
import {
  boxesOf,
  checkHandsHaveBets,
  checkLeast,
  checkMost,
  checkPlayersOfBoxes,
  checkRepeatedHands,
  checkSeatNumbers,
  checkSeatsOfTable,
} from '../_mechanics/boxes';
import { checkLateBets, betsThatCount } from '../_mechanics/bets-in-play';
import { checkNotice } from '../_mechanics/stake-limits';
import { checkAuthorisedMinimum, checkChiefs, checkStaff } from '../_mechanics/table-staff';
import { checkRounding } from '../_mechanics/rounding-step';
import { checkFaults, refundsUnder } from '../_mechanics/voided-round';
import { checkDecks, checkLimitsOfTable, type ShoeGame, shoeGameChecks } from '../_mechanics/shoe-checks';
import type { GameChecks, Setting } from '../game-rules';
import type { Round, TableTerms, PlacedBet } from '../round';
import type { Settlement } from '../settlement';
import type { StaffedTable } from '../table-reports';
import { type BlackjackFacts, blackjackOptions, type DealtHands, handsOf } from './reported-hands';
import { checkBolsa } from './bolsa';
import { checkBlackjackCards } from './card-checks';
import { maximumOf, minimumOf } from '../_mechanics/authorised-terms';
import { breach } from '../rule';
import { checkFurtherStakes } from './further-stakes';
import { blackjackHandOfBet, mayHaveEvenMoney, showsAce } from './hands';

export const blackjackChecks = (facts: BlackjackFacts): GameChecks => {
  const { code, rules } = facts;
  const shoe = shoeOf(facts);
  return {
    round: (round, settlement, setting) => checkRound(facts, { round, settlement }, setting),
    opening: (opening, { currency }) => [
      ...checkTerms(facts, opening.terms, currency),
      ...checkOnDuty(facts, opening),
      ...checkSeatsOfTable(opening.terms.seats, facts.seats, rules.seats),
      ...checkDecks(shoe, opening.decks),
    ],
    staff: (table) => checkOnDuty(facts, table),
    limitChange: (change, { currency }) => [
      ...checkNotice(change, facts.roundsOfNotice, rules.minimum),
      ...checkTerms(facts, change.after, currency),
    ],
    voided: refundsUnder(rules.voidRound, 'stakes-returned'),
    closing: () => [],
    room: (tables, { currency, answers }) => [
      ...checkChiefs(code, tables, { atMost: () => facts.tablesOfChief, rule: () => rules.chief, answers }),
      ...checkAuthorisedMinimum(code, tables, { rule: rules.minimum, currency }),
    ],
    ...shoeGameChecks(shoe, cardsDealt),
    ...equipmentChecks({
      shoes: { rule: rules.shoes },
      shoesInTurn: rules.shoes,
      backs: { rule: rules.decks, decks: [3, 3] },
    }),
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
    ...checkBlackjackCards(facts, { ...dealt, bets: round.bets }),
    ...checkRepeatedHands(dealt.hands, facts.rules.twoCards),
    ...checkHandsHaveBets(dealt.hands, round, facts.rules.twoCards),
    ...checkCardsOfDecks(cardsDealt(round.outcome), { decks: facts.decks, rule: facts.rules.decks }),
    ...checkBolsa(facts, { round, settlement }, setting),
    ...checkLateBets(round, settlement, facts.rules.beforeTheDeal),
    ...checkRounding(settlement, setting.currency),
  ];
}

const shoeOf = ({ rules, burnt: cards, ...facts }: BlackjackFacts): ShoeGame => ({
  ...facts,
  rules: { decks: rules.decks, cutCard: rules.reserve },
  cutCardCalled: 'separator',
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
      bet: 'main',
      inWords: said('a-hand'),
      ...maximum,
      minimumRule: rules.minimum,
      maximumRule: rules.maximum,
      bets: ['main'],
      amounts: ['bolsa'],
    },
    terms,
    currency,
  );

const checkOnDuty = (
  { rules, staff: needed }: BlackjackFacts,
  { staff }: StaffedTable,
): readonly Finding[] => [
  ...checkStaff(staff, needed.chief, rules.chief),
  ...checkStaff(staff, needed.croupier, rules.croupier),
];

function cardsDealt(outcome: unknown): readonly string[] {
  const dealt = handsOf(outcome);
  return dealt === undefined ? [] : [...dealt.dealer, ...dealt.hands.flatMap(({ cards }) => cards)];
}

interface BoxRound {
  readonly round: Round;
  readonly settlement: Settlement;
  readonly dealt: DealtHands;
}

function checkBoxes(facts: BlackjackFacts, played: BoxRound, setting: Setting): readonly Finding[] {
  const bets = betsThatCount(played.round.bets, played.settlement.bets);
  const mains = bets.filter(({ type }) => type === 'main');
  return [
    ...checkLimits(facts, mains, setting),
    ...checkPlayersOfBoxes(mains, facts.playersOfBox, facts.rules.playersOfBox),
    ...checkFurtherStakes(facts, { bets, dealt: played.dealt }, setting),
    ...checkAvailable(facts, played),
    ...checkSeatNumbers(
      played.round.bets,
      { seats: setting.terms?.seats ?? facts.seats, atMost: facts.seats },
      facts.rules.seats,
    ),
  ];
}

/** Each bet is at least the minimum. The maximum applies to each player on a hand, or to all together (OP1-07). */
function checkLimits(
  { rules }: BlackjackFacts,
  mains: readonly PlacedBet[],
  { terms, currency, answers }: Setting,
): readonly Finding[] {
  if (terms === undefined) return [];
  const maximum = maximumOf(terms, 'main');
  const together = answers['OP1-07'] === 'each-player' ? mains.map((bet) => [bet]) : boxesOf(mains);
  return [
    ...checkLeast(mains, { amount: minimumOf(terms, 'main'), rule: rules.minimum }, currency),
    ...(maximum === undefined
      ? []
      : checkMost(together, { amount: maximum, rule: rules.maximumOfHand }, currency)),
  ];
}

function checkAvailable({ rules }: BlackjackFacts, { round, dealt }: BoxRound): readonly Finding[] {
  return round.bets.flatMap((bet) => {
    const options = blackjackOptions(bet.options);
    if (bet.type === 'insurance' && !showsAce(dealt)) {
      return [
        breach(rules.insurance, {
          code: 'insurance-not-available',
          expected: said('insurance-against-dealers-ace'),
          found: said('against', { card: dealt.dealer[0] ?? said('nothing') }),
          betIds: [bet.betId],
        }),
      ];
    }
    const hand = blackjackHandOfBet(bet, 1, dealt);
    const isWanted = bet.type === 'main' && options?.wantsEvenMoney === true;
    if (!isWanted || hand === undefined || mayHaveEvenMoney(hand, dealt)) return [];
    return [
      breach(rules.evenMoney, {
        code: 'even-money-not-available',
        expected: said('blackjack-against-ace'),
        found: said('against-cards', {
          cards: hand.cards.join(' '),
          card: dealt.dealer[0] ?? said('nothing'),
        }),
        betIds: [bet.betId],
      }),
    ];
  });
}
