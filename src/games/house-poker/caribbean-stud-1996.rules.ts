import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { CARIBBEAN_1996_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import { type CaribbeanFacts, prizesOf } from './caribbean-stud-facts';
import { caribbeanRules } from './caribbean-stud-rules';
import { ONE, rational } from '../../kernel/rational';
import type { CarruselFacts } from '../_mechanics/carrusel';
import { notCheckable, rules as RULES } from './caribbean-stud-1996.register.json';

/**
 * The carrusel of the Decree of 1996: the meter gets the whole stake, and only the highest straight flush wins a share.
 */
const carruselOf1996 = ({
  carruselAuthorised: authorised,
  carruselCoins: coins,
  carruselRoyal: royal,
  carruselStraightFlush: straightFlush,
}: typeof RULES): CarruselFacts => ({
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

/**
 * Caribbean stud under Decree 385/1996: without insurance and bought cards, with one player for each box, and a flush
 * above a full house.
 */
export const CARIBBEAN_STUD_1996: CaribbeanFacts = {
  code: 'caribbean-stud',
  register: { applied: Object.values(RULES), notCheckable },
  rules: {
    ...RULES,
    lateBet: RULES.initialBet,
    decision: RULES.secondBet,
    notQualified: RULES.qualifies,
    playerWins: RULES.comparison,
    houseWins: RULES.comparison,
    seats: RULES.players,
    perBox: RULES.limits,
    authorisedMinimum: RULES.limits,
  },
  ranking: CARIBBEAN_1996_RANKING,
  fullHouseReadings: RULES.fullHouseReadings,
  prizes: prizesOf(RULES, {
    'royal-flush': 100n,
    'straight-flush': 25n,
    'four-of-a-kind': 20n,
    flush: 7n,
    'full-house': 5n,
    straight: 4n,
    'three-of-a-kind': 3n,
    'two-pair': 2n,
    pair: 1n,
    'high-card': 1n,
  }),
  secondBetTimes: 2n,
  playersOfBox: 1,
  carrusel: carruselOf1996(RULES),
  limited: ['initial-bet'],
  maximum: { atLeast: 1n, atMost: 25n },
  seats: 7,
  decks: 1,
  ...CHIEF_OF_TWO_TABLES,
};

export const caribbeanStud1996: GameRules = caribbeanRules(CARIBBEAN_STUD_1996);
