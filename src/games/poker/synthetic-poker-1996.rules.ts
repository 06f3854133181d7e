import { rational } from '../../kernel/rational';
import { SYNTHETIC_1996_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import type { Rule } from '../rule';
import type { PokerFacts } from './poker-facts';
import { pokerRules } from './poker-rules';
import {
  SYNTHETIC_1996_NOT_CHECKABLE,
  SYNTHETIC_1996_PLAY,
  SYNTHETIC_1996_POT,
  SYNTHETIC_1996_READINGS,
  SYNTHETIC_1996_SESSION,
  SYNTHETIC_1996_VOIDS,
} from './synthetic-1996.register';

const APPLIED: readonly Rule[] = [
  ...Object.values(SYNTHETIC_1996_POT),
  ...Object.values(SYNTHETIC_1996_PLAY),
  ...Object.values(SYNTHETIC_1996_VOIDS).map(({ rule }) => rule),
  ...SYNTHETIC_1996_READINGS.map(({ rule }) => rule),
  SYNTHETIC_1996_SESSION.topUp.rule,
  SYNTHETIC_1996_SESSION.unannounced,
  SYNTHETIC_1996_SESSION.mustOpen!.rule,
];

/** Synthetic poker of the Decree of 1996, as data: a full house above a flush, and a rake of 3 % at most. */
const SYNTHETIC_POKER_1996: PokerFacts = {
  code: 'synthetic-poker',
  rules: SYNTHETIC_1996_POT,
  register: {
    applied: [...new Map(APPLIED.map((rule) => [rule.id, rule])).values()],
    notCheckable: SYNTHETIC_1996_NOT_CHECKABLE,
  },
  openPoints: [
    'OP1-32',
    'OP2-01',
    'OP2-02',
    'OP2-03',
    'OP2-07',
    'OP2-08',
    'OP2-09',
    'OP2-10',
    'OP2-27',
    'OP2-28',
    'OP2-45',
  ],
  ranking: SYNTHETIC_1996_RANKING,
  cardsToUse: 'two-own-three-common',
  own: 2,
  common: 5,
  limits: ['no-limit'],
  oddUnit: 'last-bettor',
  rakeCap: rational(3n, 100n),
  regulated: {
    rules: SYNTHETIC_1996_PLAY,
    winsBy: {},
    tiesBy: {},
    otherReadings: SYNTHETIC_1996_READINGS,
    players: { atMost: 10 },
    session: SYNTHETIC_1996_SESSION,
    staff: [
      { role: 'croupier', atLeast: 1 },
      { role: 'cambista', atLeast: 1 },
    ],
    forced: ['ante'],
    ante: 'the-minimum',
    raise: 'any',
    raisesOf: 'round',
    speaksFirst: 'highest-bettor',
    errors: {},
    voids: SYNTHETIC_1996_VOIDS,
  },
};

export const syntheticPoker1996: GameRules = pokerRules(SYNTHETIC_POKER_1996);
