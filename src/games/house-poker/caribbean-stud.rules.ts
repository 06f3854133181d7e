import { CHIEF_OF_TWO_TABLES } from '../_mechanics/table-staff';
import { CARIBBEAN_2010_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import { notCheckable, rules as RULES } from './caribbean-stud-2010.register.json';
import { type CaribbeanFacts, prizesOf } from './caribbean-stud-facts';
import { caribbeanRules } from './caribbean-stud-rules';
import { carruselOf2010 } from './carrusel-checks';

/** Caribbean stud under the Order of 4 February 2010 (heading 1.1.9.A), as data. */
export const CARIBBEAN_STUD_2010: CaribbeanFacts = {
  code: 'caribbean-stud',
  register: { applied: Object.values(RULES), notCheckable },
  rules: RULES,
  ranking: CARIBBEAN_2010_RANKING,
  prizes: prizesOf(RULES, {
    'royal-flush': 100n,
    'straight-flush': 25n,
    'four-of-a-kind': 20n,
    'full-house': 7n,
    flush: 5n,
    straight: 4n,
    'three-of-a-kind': 3n,
    'two-pair': 2n,
    pair: 1n,
    'high-card': 1n,
  }),
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
