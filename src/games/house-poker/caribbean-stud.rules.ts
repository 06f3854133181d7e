import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { CARIBBEAN_2010_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import { notCheckable, rules as RULES } from './caribbean-stud-2010.register.json';
import type { CaribbeanFacts } from './caribbean-stud-facts';
import { caribbeanRules } from './caribbean-stud-rules';
import { carruselOf2010 } from './carrusel-checks';

/** Caribbean stud as the Order of 4 February 2010 has it (heading 1.1.9.A), as data. */
export const CARIBBEAN_STUD_2010: CaribbeanFacts = {
  code: 'caribbean-stud',
  register: { applied: Object.values(RULES), notCheckable },
  rules: RULES,
  ranking: CARIBBEAN_2010_RANKING,
  prizes: [
    { category: 'royal-flush', spanish: 'escalera real de color', rule: RULES.royalFlush, pays: 100n },
    {
      category: 'straight-flush',
      spanish: 'escalera de color',
      rule: RULES.straightFlush,
      pays: 25n,
      tieBreak: RULES.equalStraights,
    },
    {
      category: 'four-of-a-kind',
      spanish: 'póquer',
      rule: RULES.fourOfAKind,
      pays: 20n,
      tieBreak: RULES.equalFours,
    },
    {
      category: 'full-house',
      spanish: 'full',
      rule: RULES.fullHouse,
      pays: 7n,
      tieBreak: RULES.equalFullHouses,
    },
    { category: 'flush', spanish: 'color', rule: RULES.flush, pays: 5n, tieBreak: RULES.equalFlushes },
    {
      category: 'straight',
      spanish: 'escalera',
      rule: RULES.straight,
      pays: 4n,
      tieBreak: RULES.equalStraights,
    },
    {
      category: 'three-of-a-kind',
      spanish: 'trío',
      rule: RULES.threeOfAKind,
      pays: 3n,
      tieBreak: RULES.equalThrees,
    },
    {
      category: 'two-pair',
      spanish: 'doble pareja',
      rule: RULES.twoPair,
      pays: 2n,
      tieBreak: RULES.equalTwoPairs,
    },
    { category: 'pair', spanish: 'pareja', rule: RULES.pair, pays: 1n, tieBreak: RULES.equalPairs },
    { category: 'high-card', spanish: 'cartas mayores', rule: RULES.highCard, pays: 1n },
  ],
  secondBetTimes: 2n,
  playersOfBox: 3,
  backers: RULES.backers,
  insurance: {
    rule: RULES.insurance,
    fixed: RULES.insuranceAmount,
    mostOfMinimum: 2n,
    afterPassing: RULES.insuranceAfterPassing,
    prizes: [
      { category: 'royal-flush', pays: 2000n },
      { category: 'straight-flush', pays: 1000n },
      { category: 'four-of-a-kind', pays: 300n },
      { category: 'full-house', pays: 100n },
    ],
  },
  purchase: { rule: RULES.purchase, price: RULES.purchasePrice, notBlind: RULES.notBlind },
  carrusel: carruselOf2010({
    needsBet: RULES.carruselBet,
    opening: RULES.carruselOpening,
    contribution: RULES.carruselRises,
    fromMeter: RULES.carruselMeter,
    prizes: RULES.carruselPrizes,
    royalsShare: RULES.carruselRoyals,
    chained: RULES.carruselChain,
    equalsShare: RULES.carruselEquals,
    ownPrizes: RULES.carruselOwnPrizes,
  }),
  limited: ['initial-bet'],
  maximum: { atLeast: 10n, atMost: 30n },
  seats: 7,
  decks: 2,
  ...CHIEF_OF_TWO_TABLES,
};

export const caribbeanStud: GameRules = caribbeanRules(CARIBBEAN_STUD_2010);
