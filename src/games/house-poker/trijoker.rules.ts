import { equipmentChecks } from '../_mechanics/equipment-checks';
import { handAt } from '../_mechanics/cards';
import type { GameRules, GameChecks, Setting } from '../game-rules';
import { fiveCards, isFromRank, prizeTeller, trijokerEdges, type TrijokerFacts } from './trijoker-facts';
import { atTable, notCheckable, rules } from './trijoker.register.json';
import { rational } from '../../kernel/rational';
import { INTERCONNECTED_CARRUSEL, carruselLife, checkCarrusel } from './carrusel-checks';
import { settleTrijoker, trijokerShapes, TRIJOKER_OPTIONS, trijokerDeal } from './trijoker-settlement';
import { type Finding, said } from '../../finding-catalogue/finding';
import { listed } from '../../words/message';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';

import { optionsIn } from '../readable-bets';
import { type CheckedRound, boxLimits, checkOnePlayerSeats } from './house-poker-checks';
import { countedBets, housePokerChecks } from './house-poker-checks';
import { betNamed } from '../bet-names';
import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { interconnectedRules } from './three-card-poker.register.json';
import { checkHandsHaveBets } from '../_mechanics/boxes';

const RULES = { ...rules, ...interconnectedRules };

/** Trijoker under the Order of 4 February 2010 (heading 1.1.9.B), as data. */
export const TRIJOKER: TrijokerFacts = {
  code: 'trijoker',
  register: { applied: [...Object.values(RULES), ...Object.values(atTable)], notCheckable },
  rules: RULES,
  bets: [
    { type: 'bet-1', spanish: 'apuesta número 1', withdrawn: RULES.firstWithdrawn },
    { type: 'bet-2', spanish: 'apuesta número 2', withdrawn: RULES.secondWithdrawn },
    { type: 'bet-3', spanish: 'tercera apuesta' },
  ],
  prizes: [
    { category: 'royal-flush', spanish: 'escalera real de color', rule: RULES.royalFlush, pays: 500n },
    { category: 'straight-flush', spanish: 'escalera de color', rule: RULES.straightFlush, pays: 200n },
    { category: 'four-of-a-kind', spanish: 'póquer', rule: RULES.fourOfAKind, pays: 50n },
    { category: 'full-house', spanish: 'full', rule: RULES.fullHouse, pays: 11n },
    { category: 'flush', spanish: 'color', rule: RULES.flush, pays: 8n },
    { category: 'straight', spanish: 'escalera simple', rule: RULES.straight, pays: 5n },
    { category: 'three-of-a-kind', spanish: 'trío', rule: RULES.threeOfAKind, pays: 3n },
    { category: 'two-pair', spanish: 'doble pareja', rule: RULES.twoPair, pays: 2n },
    { category: 'pair', spanish: 'pareja de J o superior', rule: RULES.pairOfJacks, pays: 1n, fromRank: 'J' },
  ],
  nullFromRank: 'J',
  limited: ['bet-1', 'bet-2', 'bet-3'],
  maximum: { oneOf: [10n, 20n, 30n] },
  seats: 7,
  decks: 1,
  ...CHIEF_OF_TWO_TABLES,
};

const trijokerRules = (facts: TrijokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  lastHands: { rule: atTable.lastHands, hands: 3 },
  deckRule: facts.rules.deck,
  openPoints: ['OP1-32', 'OP2-11', 'OP2-13', 'OP2-14', 'OP2-15', 'OP2-17', 'OP2-44'],
  shapes: trijokerShapes(facts),
  payTable: facts.bets.flatMap((bet) =>
    facts.prizes.map(({ category, fromRank, spanish, pays, rule }) => ({
      bet: bet.type,
      spanish,
      ruleId: rule.id,
      covers: `${category.replaceAll('-', ' ')}${fromRank === undefined ? '' : ` of ${fromRank} or better`}`,
      pays: rational(pays),
      maximum: '10, 20 or 30 × the minimum',
    })),
  ),
  settle: (round, setting) => settleTrijoker(facts, round, setting),
  checks: { ...trijokerChecks(facts), ...carruselLife(INTERCONNECTED_CARRUSEL) },
  leastPoolReturn: INTERCONNECTED_CARRUSEL.leastRate.rate,
  poolPrizesMayVary: true,
  edges: (answers) => trijokerEdges(facts, answers),
});

const trijokerChecks = (facts: TrijokerFacts): GameChecks => ({
  ...housePokerChecks(facts, {
    read: trijokerDeal,
    check: (checked, setting) => [
      ...checkHandsHaveBets(checked.dealt.hands, checked.round, facts.rules.lateBet),
      ...boxLimits(facts.rules.limits, checked, setting),
      ...checkBoxes(facts, countedBets(checked), setting),
      ...checkOnePlayerSeats(checked.round.bets, facts.rules.seats),
      ...checkExposed(facts, checked),
      ...checkReadings(facts, checked, setting),
      ...checkCarrusel(INTERCONNECTED_CARRUSEL, checked, {
        setting,
        hasBet: ({ seat }) => countedBets(checked).some((bet) => bet.seat === seat),
      }),
    ],
  }),
  ...equipmentChecks({ shoes: { rule: facts.rules.shoes, only: 'automatic' } }),
});

function checkBoxes(
  facts: TrijokerFacts,
  bets: readonly PlacedBet[],
  { currency }: Setting,
): readonly Finding[] {
  const seats = [...new Set(bets.map(({ seat }) => seat))];
  return [
    ...seats.flatMap((seat) =>
      checkThreeBets(
        facts,
        bets.filter((bet) => bet.seat === seat),
        currency,
      ),
    ),
    ...bets.flatMap((bet) => checkWithdrawal(facts, bet)),
  ];
}

function checkThreeBets(
  { rules, bets: boxes }: TrijokerFacts,
  bets: readonly PlacedBet[],
  currency: string,
): readonly Finding[] {
  const amounts = boxes.map(({ type }) =>
    bets.filter((bet) => bet.type === type).reduce((sum, { stake }) => sum + stake, 0n),
  );
  if (amounts.every((amount) => amount === amounts[0])) return [];
  return [
    breach(rules.threeBets, {
      code: 'three-bets-not-equal',
      expected: said('three-bets-of-one-amount'),
      found: said('at-seat', {
        what: listed(amounts.map((amount) => money(amount, currency))),
        seat: bets[0]?.seat,
      }),
      betIds: bets.map(({ betId }) => betId),
    }),
  ];
}

function checkWithdrawal({ rules, bets }: TrijokerFacts, placed: PlacedBet): readonly Finding[] {
  const bet = bets.find(({ type }) => type === placed.type);
  const isWithdrawn = optionsIn(TRIJOKER_OPTIONS, placed.options)?.withdrawn === true;
  if (!isWithdrawn || bet?.withdrawn !== undefined) return [];
  return [
    breach(rules.thirdStays, {
      code: 'withdrawal-not-available',
      expected: said('in-play-to-end', { bet: betNamed(placed.type) }),
      found: said('is-withdrawn'),
      betIds: [placed.betId],
    }),
  ];
}

function checkExposed(
  { rules, nullFromRank }: TrijokerFacts,
  { round, dealt }: CheckedRound,
): readonly Finding[] {
  const { exposed } = round.outcome as { readonly exposed?: 'left' | 'right' };
  const card = exposed === undefined ? undefined : dealt.common[exposed === 'left' ? 0 : 1];
  if (card === undefined || !isFromRank(card, nullFromRank)) return [];
  return [
    breach(rules.exposed, {
      code: 'null-play-settled',
      expected: said('null-hand-common-card-being-seen-too-early', { exposed }),
      found: said('settled-with', { card }),
    }),
  ];
}

function checkReadings(
  facts: TrijokerFacts,
  { round, dealt }: CheckedRound,
  { answers }: Setting,
): readonly Finding[] {
  const readings = [prizeTeller(facts, 'high-only'), prizeTeller(facts, 'low-too')];
  return dealt.hands.flatMap((hand) => {
    const five = fiveCards([...hand.cards, ...dealt.common]);
    const betIds = round.bets.filter((bet) => handAt(dealt, bet) === hand).map(({ betId }) => betId);
    if (five === undefined || betIds.length === 0) return [];
    const [one, other] = readings.map((prizeOf) => prizeOf(five));
    if (one === other) return [];
    return [
      breach(facts.rules.lowAce, {
        code: 'combination-readings-differ',
        expected: answers['OP2-11'] === 'high-only' ? said('no-straight') : said('straight'),
        found: said('with', { what: hand.cards.join(' '), with: dealt.common.join(' ') }),
        betIds,
      }),
    ];
  });
}

export const trijoker: GameRules = trijokerRules(TRIJOKER);
