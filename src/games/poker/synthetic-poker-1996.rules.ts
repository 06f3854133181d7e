import { rational } from '../../kernel/rational';
import { SYNTHETIC_1996_RANKING } from '../_mechanics/hand-ranking';
import type { GameRules } from '../game-rules';
import type { OtherReading, PokerFacts, RegulatedPlay, SessionRules, VoidedHandRule } from './poker-facts';
import { pokerRules } from './poker-rules';
import { atTable, notCheckable, readings, rules } from './synthetic-1996.register.json';

const POT: PokerFacts['rules'] = {
  handReported: rules.minimumBet,
  ranking: rules.ranking,
  cardsUsed: rules.cardsUsed,
  deck: rules.deck,
  limits: rules.limits,
  ownChips: rules.limits,
  uncalled: rules.lastOneLeft,
  sidePots: rules.matched,
  showdown: rules.showdown,
  lastOneLeft: rules.lastOneLeft,
  split: rules.equalHands,
  oddUnit: rules.equalHands,
  rake: rules.rake,
  rakeByPot: rules.equalHands,
};

const PLAY: RegulatedPlay['rules'] = {
  seats: rules.places,
  staff: rules.staff,
  chiefOfOneTable: rules.staff,
  oneSeatEach: rules.places,
  minimumBet: rules.limits,
  fixedLimit: rules.limits,
  potLimit: rules.limits,
  doubling: rules.raise,
  raiseNotReopened: rules.raise,
  check: rules.matched,
  call: rules.matched,
  folded: rules.folded,
  matched: rules.matched,
  ante: rules.minimumBet,
  blinds: rules.minimumBet,
  anteMissing: rules.minimumBet,
  speaksFirst: rules.speaksFirst,
  noPotCarried: rules.equalHands,
  error: rules.error,
};

/**
 * The least top-ups are stated in pesetas, and are always a fifth of the stack; in euros to the nearest cent (OP2-38).
 */
const SESSION: SessionRules = {
  topUp: { rule: rules.topUp, least: rational(1n, 5n), most: rational(1n, 5n) },
  unannounced: rules.unannounced,
  seating: { drawn: { rule: atTable.drawnSeats, atBeginning: false } },
  lastHands: { rule: rules.unannounced, hands: 3 },
  mustOpen: { rule: rules.mustOpen, players: 4, waitsMinutes: 15 },
};

const READINGS: readonly OtherReading[] = [
  { point: 'OP2-09', code: 'tiebreak-readings-differ', advised: 'always', rule: readings.tieBreak },
  { point: 'OP2-45', code: 'tiebreak-readings-differ', advised: 'always', rule: readings.fullHouses },
];

export const SYNTHETIC_1996_VOIDS: Readonly<Record<string, VoidedHandRule>> = {
  [rules.error.id]: { rule: rules.error, fate: 'by-OP2-27' },
  [rules.noCardsLeft.id]: { rule: rules.noCardsLeft, fate: 'by-OP2-28' },
};

/** Synthetic poker under the Decree of 1996, as data: a full house above a flush, and a rake of 3 % at most. */
const SYNTHETIC_POKER_1996: PokerFacts = {
  code: 'synthetic-poker',
  rules: POT,
  register: {
    applied: [...Object.values(rules), ...Object.values(readings), ...Object.values(atTable)],
    notCheckable,
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
  rateByResolution: true,
  regulated: {
    rules: PLAY,
    winsBy: {},
    tiesBy: {},
    otherReadings: READINGS,
    players: { atMost: 10 },
    session: SESSION,
    staff: [
      { role: 'croupier', atLeast: 1 },
      { role: 'cambista', atLeast: 1 },
    ],
    forced: ['ante'],
    ante: 'the-minimum',
    raise: 'any',
    speaksFirst: 'highest-bettor',
    errors: {},
    voids: SYNTHETIC_1996_VOIDS,
  },
};

export const syntheticPoker1996: GameRules = pokerRules(SYNTHETIC_POKER_1996);
