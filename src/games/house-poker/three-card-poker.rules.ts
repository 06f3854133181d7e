import { equipmentChecks } from '../_mechanics/equipment-checks';
import type { GameRules, PayTableRow, GameChecks, Setting } from '../game-rules';
import {
  threeCardPokerEdges,
  type ThreeCardPokerFacts,
  type ThreeCardPrize,
  settleThreeCards,
  THREE_CARD_SHAPES,
  THREE_CARD_OPTIONS,
  threeCardDeal,
} from './three-card-poker-settlement';
import { notCheckable, rules, interconnectedRules } from './three-card-poker.register.json';
import { ONE, rational } from '../../kernel/rational';
import { INTERCONNECTED_CARRUSEL, carruselLife, checkCarrusel } from './carrusel-checks';
import { type Finding, said } from '../../finding-catalogue/finding';
import { type Minor, sumMinor } from '../../kernel/money';
import { checkNothingHeld } from '../_mechanics/bets-in-play';
import { countedBets, boxLimits, checkOnePlayerSeats, housePokerChecks } from './house-poker-checks';
import type { PlacedBet } from '../round';
import { breach } from '../rule';
import { money } from '../wording';
import { optionsIn } from '../readable-bets';
import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { checkHandsHaveBets } from '../_mechanics/boxes';
import { checkForfeits } from './dealt-hands';

const RULES = { ...rules, ...interconnectedRules };

/** Three card poker under the Order of 4 February 2010 (heading 1.1.9.C), as data. */
export const THREE_CARD_POKER: ThreeCardPokerFacts = {
  code: 'three-card-poker',
  register: { applied: Object.values(RULES), notCheckable },
  rules: { ...RULES, authorisedMinimum: RULES.maximum },
  fortune: [
    { category: 'straight-flush', spanish: 'escalera de color', pays: 40n },
    { category: 'three-of-a-kind', spanish: 'trío', pays: 30n },
    { category: 'straight', spanish: 'escalera', pays: 5n },
    { category: 'flush', spanish: 'color', pays: 4n },
    { category: 'pair', spanish: 'pareja o par', pays: 1n },
  ],
  extraAnte: [
    { category: 'straight-flush', spanish: 'escalera de color', pays: 4n },
    { category: 'three-of-a-kind', spanish: 'trío', pays: 3n },
    { category: 'straight', spanish: 'escalera', pays: 1n },
  ],
  orders: {
    'as-fortuna': ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'],
    'as-five-cards': ['high-card', 'pair', 'straight', 'flush', 'three-of-a-kind', 'straight-flush'],
  },
  qualifiesFromRank: 'Q',
  limited: ['fortune', 'ante', 'bet'],
  maximum: { atLeast: 10n, atMost: 50n },
  seats: 9,
  decks: 2,
  ...CHIEF_OF_TWO_TABLES,
};

const threeCardPokerRules = (facts: ThreeCardPokerFacts): GameRules => ({
  code: facts.code,
  register: facts.register,
  deckRule: facts.rules.deck,
  openPoints: ['OP1-32', 'OP2-13', 'OP2-14', 'OP2-15', 'OP2-17', 'OP2-21', 'OP2-22', 'OP2-44'],
  shapes: THREE_CARD_SHAPES,
  payTable: payTableOf(facts),
  settle: (round, setting) => settleThreeCards(facts, round, setting),
  checks: { ...threeCardPokerChecks(facts), ...carruselLife(INTERCONNECTED_CARRUSEL) },
  leastPoolReturn: INTERCONNECTED_CARRUSEL.leastRate.rate,
  poolPrizesMayVary: true,
  edges: (answers) => threeCardPokerEdges(facts, answers),
  edgeNameOf: ({ type }) => (type === 'bet' ? undefined : type),
});

function payTableOf({ rules, fortune, extraAnte }: ThreeCardPokerFacts): readonly PayTableRow[] {
  const maximum = '10 to 50 × the minimum';
  const inWords = ({ category }: ThreeCardPrize): string => category.replaceAll('-', ' ');
  return [
    ...fortune.map((prize) => ({
      bet: 'fortune',
      spanish: `Fortuna: ${prize.spanish}`,
      ruleId: rules.fortune.id,
      covers: inWords(prize),
      pays: rational(prize.pays),
      maximum,
    })),
    {
      bet: 'ante',

      ruleId: rules.playerWins.id,
      covers: 'a higher hand than the house, or the house does not play',
      pays: ONE,
      maximum,
    },
    ...extraAnte.map((prize) => ({
      bet: 'ante',
      spanish: `extra-ante: ${prize.spanish}`,
      ruleId: rules.extraAnte.id,
      covers: `${inWords(prize)}, whatever the house has, beside the ante`,
      pays: rational(prize.pays),
      maximum: 'no stake of its own',
    })),
    {
      bet: 'bet',

      ruleId: rules.playerWins.id,
      covers: 'a higher hand than the house, which plays',
      pays: ONE,
      maximum: 'equal to the ante',
    },
  ];
}

const threeCardPokerChecks = (facts: ThreeCardPokerFacts): GameChecks => ({
  ...housePokerChecks(facts, {
    read: threeCardDeal,
    check: (checked, setting) => [
      ...checkHandsHaveBets(checked.dealt.hands, checked.round, facts.rules.lateBet),
      ...boxLimits(facts.rules.limits, checked, setting),
      ...checkHands(facts, countedBets(checked), setting),
      ...checkOnePlayerSeats(checked.round.bets, facts.rules.seats),
      ...checkForfeits(checked.settlement, facts.rules.forfeited),
      ...checkCarrusel(INTERCONNECTED_CARRUSEL, checked, {
        setting,
        hasBet: ({ seat }) => countedBets(checked).some((bet) => bet.seat === seat),
        hasScale: checked.dealt.common.length > 0,
      }),
    ],
  }),
  closing: (left, { currency }) => checkNothingHeld(left, { rule: () => facts.rules.tie, currency }),
  ...equipmentChecks({
    shufflers: facts.rules.shuffler,
    backs: { rule: facts.rules.deck, decks: [1, 1] },
  }),
});

const stakesOf = (bets: readonly PlacedBet[]): Minor => sumMinor(bets.map(({ stake }) => stake));

/** At each seat the bet must equal the ante, and must not follow a surrender. */
function checkHands(
  { rules }: ThreeCardPokerFacts,
  bets: readonly PlacedBet[],
  { currency }: Setting,
): readonly Finding[] {
  return [...new Set(bets.map(({ seat }) => seat))].flatMap((seat) => {
    const of = (wanted: string): readonly PlacedBet[] =>
      bets.filter((bet) => bet.seat === seat && bet.type === wanted);
    const [antes, further] = [of('ante'), of('bet')];
    if (further.length === 0) return [];
    const betIds = [...antes, ...further].map(({ betId }) => betId);
    const [ante, bet] = [stakesOf(antes), stakesOf(further)];
    const wasGivenUp = antes.some(
      ({ options }) => optionsIn(THREE_CARD_OPTIONS, options)?.surrendered === true,
    );
    const findings: Finding[] = [];
    if (ante !== bet) {
      findings.push(
        breach(antes.length === 0 ? rules.initialBets : rules.betEqualsAnte, {
          code: 'extra-bet-differs',
          expected: said('as-on-ante', { amount: money(ante, currency) }),
          found: said('at-seat', { what: money(bet, currency), seat }),
          betIds,
        }),
      );
    }
    if (wasGivenUp) {
      findings.push(
        breach(rules.surrendered, {
          code: 'bet-after-surrender',
          expected: said('no-further-bet-on-hand-that-was-given-up'),
          found: said('one-at-seat', { seat }),
          betIds,
        }),
      );
    }
    return findings;
  });
}

export const threeCardPoker: GameRules = threeCardPokerRules(THREE_CARD_POKER);
