import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { CARIBBEAN_1996_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import type { CaribbeanFacts } from './caribbean-stud-facts';
import { caribbeanRules } from './caribbean-stud-rules';
import { ONE, rational } from '../../kernel/rational';
import type { CarruselFacts } from '../_mechanics/carrusel';
import { type Rule, type RuleRegister, type UncheckableRule, uncheckedBy, openPoint } from '../rule';

/** The carrusel of the Decree of 1996: every coin goes to the pool, and only the highest straight flush has a share. */
const carruselOf1996 = ({
  carruselAuthorised: authorised,
  carruselCoins: coins,
  carruselRoyal: royal,
  carruselStraightFlush: straightFlush,
}: Pick<
  typeof CARIBBEAN_1996_RULES,
  'carruselAuthorised' | 'carruselCoins' | 'carruselRoyal' | 'carruselStraightFlush'
>): CarruselFacts => ({
  ranking: CARIBBEAN_1996_RANKING,
  prizes: [
    {
      category: 'royal-flush',
      spanish: 'escalera real de color',
      rule: royal,
      sharing: royal,
      takes: 'meter',
    },
    {
      category: 'straight-flush',
      spanish: 'escalera de color',
      rule: straightFlush,
      sharing: straightFlush,
      takes: 'share',
      share: rational(1n, 10n),
      onlyHighest: true,
      chained: straightFlush,
    },
  ],
  rules: { contribution: coins, needsBet: coins, authorised, unit: coins, fromMeter: royal },
  fixedRate: { rate: ONE, rule: coins },
});

const rule = (id: string, lines: string, says: string): Rule => ({
  id: `D385/1996-I.${id}`,
  citation: `Decreto 385/1996, anexo, PRIMERO, ${lines}`,
  says,
});

const CARIBBEAN_1996_RULES = {
  royalFlush: rule('5.1-01', '5.1', 'A royal flush pays the second bet 100 to 1.'),
  straightFlush: rule('5.1-02', '5.1', 'A straight flush pays it 25 to 1.'),
  fourOfAKind: rule('5.1-03', '5.1', 'Four of a kind pay it 20 to 1.'),
  flush: rule('5.1-04', '5.1 (text defect D2-59)', 'A flush pays it 7 to 1 and stands above a full house.'),
  fullHouse: rule('5.1-05', '5.1 (text defect D2-59)', 'A full house pays it 5 to 1.'),
  straight: rule('5.1-06', '5.1', 'A straight pays it 4 to 1.'),
  threeOfAKind: rule('5.1-07', '5.1', 'Three of a kind pay it 3 to 1.'),
  twoPair: rule('5.1-08', '5.1', 'Two pairs pay it 2 to 1.'),
  pair: rule('5.1-09', '5.1', 'A pair pays it 1 to 1.'),
  highCard: rule('5.1-10', '5.1', 'Higher cards pay it 1 to 1.'),
  tie: rule('5.1-11', '5.1', 'On equal hands a player keeps his bet and wins nothing.'),
  equalFours: rule('5.2-01', '5.2.a', 'Of two fours the higher wins.'),
  equalFlushes: rule('5.2-02', '5.2.b', 'Of two flushes that with the highest card wins.'),
  equalFullHouses: rule(
    '5.2-03',
    '5.2.c',
    'Of two full houses that with the card of higher value wins (OP2-45).',
  ),
  equalStraights: rule('5.2-04', '5.2.d', 'Of two straights that with the highest card wins.'),
  equalThrees: rule('5.2-05', '5.2.e', 'Of two threes the higher wins.'),
  equalTwoPairs: rule(
    '5.2-06',
    '5.2.f',
    'Of two pairs the higher pair, then the other, then the card beside them.',
  ),
  equalPairs: rule('5.2-07', '5.2.g', 'Of pairs the higher, then the highest of the other cards.'),
  limits: rule('6.1-01', '6.1', 'Bets lie within the limits that the director sets in the authorised band.'),
  maximum: rule('6.2-01', '6.2', 'The maximum is at most 25 times the minimum.'),
  initialBet: rule(
    '7.1-01',
    '7.1',
    'Initial bets are made before the deal; then five cards each, the last of the bank open.',
  ),
  secondBet: rule(
    '7.2-01',
    '7.2 (text defect D2-62)',
    'Who says "voy" adds twice his initial bet; who says "paso" loses it at once.',
  ),
  qualifies: rule(
    '7.3-01',
    '7.3',
    'The bank plays with ace and king, or better; else each player wins his initial bet.',
  ),
  comparison: rule(
    '7.3-02',
    '7.3 (text defect D2-15)',
    'Higher hands win by the table, initial bets even money; lower ones lose all, equal ones nothing.',
  ),
  players: rule('4-01', '4', 'Seven boxes at most; nobody bets in the box of another.'),
  deck: rule('2.1-01', '2.1', 'One deck of 52 cards, from the ace to the two.'),
  chief: rule('3.1-01', '3.1', 'A chief may have two tables, which adjoin.'),
  croupier: rule('3.2-01', '3.2', 'A croupier at each table.'),
  voidDeal: rule('9.1-01', '9.1', 'An error of dealing makes the whole play null.'),
  forfeited: rule(
    '9.2-01',
    '9.2',
    'Who exchanges information, turns cards early or asks for advice loses his whole bet to the bank.',
  ),
  carruselAuthorised: rule(
    '8-01',
    '8',
    'The carrusel needs an authorisation, which the casino asks for; its stakes are coins.',
  ),
  carruselCoins: rule('8-02', '8', 'All coins of the tables of the room form the pool of the carrusel.'),
  carruselRoyal: rule('8-03', '8', 'A royal flush takes the pool; several share it equally.'),
  carruselStraightFlush: rule('8-04', '8', 'The highest straight flush takes 10 % of it.'),
  secondBetUnqualified: openPoint(
    'OP2-19',
    'D385/1996-I.7.3 names the initial amount only',
    'Where the house does not play the second bet goes back, or is paid even money.',
  ),
  tieBreakReadings: openPoint(
    'OP2-09',
    'D385/1996-I.5.2 names one card only of flushes and beside a pair',
    'Only the cards that are named decide, or all of them in order.',
  ),
  fullHouseReadings: openPoint(
    'OP2-45',
    'D385/1996-I.5.2.c names "the card of higher value" of full houses',
    'The higher three decides between full houses, or the highest card of either; what was paid by one of them is right.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;

const unchecked = uncheckedBy(rule);

const NOT_CHECKABLE: readonly UncheckableRule[] = [
  unchecked('1-01', '1', 'A game against the house, five cards each.', 'a definition'),
  unchecked('2.2-01', '2.2', 'A table as of blackjack, boxes with two spaces.', 'a matter of its approval'),
];

const CARIBBEAN_1996_REGISTER: RuleRegister = {
  applied: Object.values(CARIBBEAN_1996_RULES),
  notCheckable: NOT_CHECKABLE,
};

/**
 * Caribbean stud as the Decree 385/1996 has it: no insurance, no card to be bought, nobody in the box of another, and
 * a flush above a full house.
 */
export const CARIBBEAN_STUD_1996: CaribbeanFacts = {
  code: 'caribbean-stud',
  register: CARIBBEAN_1996_REGISTER,
  rules: {
    ...CARIBBEAN_1996_RULES,
    lateBet: CARIBBEAN_1996_RULES.initialBet,
    decision: CARIBBEAN_1996_RULES.secondBet,
    notQualified: CARIBBEAN_1996_RULES.qualifies,
    playerWins: CARIBBEAN_1996_RULES.comparison,
    houseWins: CARIBBEAN_1996_RULES.comparison,
    seats: CARIBBEAN_1996_RULES.players,
    perBox: CARIBBEAN_1996_RULES.limits,
    authorisedMinimum: CARIBBEAN_1996_RULES.limits,
  },
  ranking: CARIBBEAN_1996_RANKING,
  fullHouseReadings: CARIBBEAN_1996_RULES.fullHouseReadings,
  prizes: [
    {
      category: 'royal-flush',
      spanish: 'escalera real de color',
      rule: CARIBBEAN_1996_RULES.royalFlush,
      pays: 100n,
    },
    {
      category: 'straight-flush',
      spanish: 'escalera de color',
      rule: CARIBBEAN_1996_RULES.straightFlush,
      pays: 25n,
      tieBreak: CARIBBEAN_1996_RULES.equalStraights,
    },
    {
      category: 'four-of-a-kind',
      spanish: 'póquer',
      rule: CARIBBEAN_1996_RULES.fourOfAKind,
      pays: 20n,
      tieBreak: CARIBBEAN_1996_RULES.equalFours,
    },
    {
      category: 'flush',
      spanish: 'color',
      rule: CARIBBEAN_1996_RULES.flush,
      pays: 7n,
      tieBreak: CARIBBEAN_1996_RULES.equalFlushes,
    },
    {
      category: 'full-house',
      spanish: 'full',
      rule: CARIBBEAN_1996_RULES.fullHouse,
      pays: 5n,
      tieBreak: CARIBBEAN_1996_RULES.equalFullHouses,
    },
    {
      category: 'straight',
      spanish: 'escalera',
      rule: CARIBBEAN_1996_RULES.straight,
      pays: 4n,
      tieBreak: CARIBBEAN_1996_RULES.equalStraights,
    },
    {
      category: 'three-of-a-kind',
      spanish: 'trío',
      rule: CARIBBEAN_1996_RULES.threeOfAKind,
      pays: 3n,
      tieBreak: CARIBBEAN_1996_RULES.equalThrees,
    },
    {
      category: 'two-pair',
      spanish: 'doble pareja',
      rule: CARIBBEAN_1996_RULES.twoPair,
      pays: 2n,
      tieBreak: CARIBBEAN_1996_RULES.equalTwoPairs,
    },
    {
      category: 'pair',
      spanish: 'pareja',
      rule: CARIBBEAN_1996_RULES.pair,
      pays: 1n,
      tieBreak: CARIBBEAN_1996_RULES.equalPairs,
    },
    { category: 'high-card', spanish: 'cartas mayores', rule: CARIBBEAN_1996_RULES.highCard, pays: 1n },
  ],
  secondBetTimes: 2n,
  playersOfBox: 1,
  carrusel: carruselOf1996(CARIBBEAN_1996_RULES),
  limited: ['initial-bet'],
  maximum: { atLeast: 1n, atMost: 25n },
  seats: 7,
  decks: 1,
  ...CHIEF_OF_TWO_TABLES,
};

export const caribbeanStud1996: GameRules = caribbeanRules(CARIBBEAN_STUD_1996);
