import type { GameCode } from '../../src/games/game-codes';

/** Reasons why no single round can show a rule. */
const OPENING = 'is looked at when a table opens: who is on duty, its terms, seats, cards and dice';
const LIMITS = 'is looked at when the limits of a table change';
const ROOM = 'is looked at over all tables that are open';
const CLOSING = 'is looked at when a table closes: how its equipment is put away';
const AUTHORISED =
  'needs what the authorisation of a casino says of its chips, or of the prizes of its pools';
const SHOE = 'is looked at when a shoe begins and when it has been dealt';
const VOIDED = 'is what becomes of a round that is void, which is not settled';
const BANK_LIFE =
  "is looked at over the life of a player's bank: who takes it, its amount, its garage, its end";
const POOL_LIFE = 'is looked at when a pool begins, and over all its tables';

const SESSION = 'is looked at over a session of non-banked poker: its terms, its charges, its end';
const SEATING =
  'is looked at when a seat is given, seats are drawn, players are invited, or the last hands are announced';
const EQUIPMENT = 'is looked at over the sessions of tables: which shoes, dice or cards each of them uses';
const THROWERS =
  'is looked at over a session: which croupiers serve at the table, and which of them throw the ball';
const SPIN_BEFORE = 'needs the spin before this one';
const HANDS_BEFORE = 'needs the hands of a player before this one';

const OF_LINES = 'decides a line of common cards, which has its half of the pot by 1.1.10.B.7-II.6-01';
const TWO_HALVES = 'is of games whose pot has no two halves';
const OWN_RULE = 'gives way to what the game says itself';
const NEVER_WINS = 'is of hands that with 28 cards are never the best alone';

/** Rules of every game of non-banked poker. */
const CIRCLE_POKER = {
  [SEATING]: ['1.1.10-IV.1-02', '1.1.10-VII.2-02'],
  [OPENING]: ['1.1.10-III.1-01', '1.1.10-VII.1-02', '1.1.10-VII.1-04', '1.1.10-II.4-04'],
  [LIMITS]: ['1.1.10-VII.2-01'],
  [SESSION]: ['1.1.10-II.4-02', '1.1.10-II.4-03', '1.1.10-II.4-05', '1.1.10-IX.26-01'],
  [HANDS_BEFORE]: ['1.1.10-VIII.2-02'],
  [VOIDED]: ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map(
    (serial) => `1.1.10-X.1-${serial}`,
  ),
};
/** Omaha, and the games with common cards that follow it. */
const OMAHA = {
  ...CIRCLE_POKER,
  [VOIDED]: [...CIRCLE_POKER[VOIDED], '1.1.10.B.3-IV.1-01', '1.1.10.B.3-IV.1-02'],
};
const STUD = { ...CIRCLE_POKER, [OWN_RULE]: ['1.1.10-VII.1-05'] };

/** The rules of each game that no vector can show, by reason. A test checks that all other rules are shown. */
export const BEYOND_ONE_ROUND: Readonly<Record<GameCode, Readonly<Record<string, readonly string[]>>>> = {
  'roulette-french': {
    [SPIN_BEFORE]: ['1.1.1.A-IV.3.a-01'],
    [OPENING]: ['1.1.1.A-III.1.a-01', '1.1.1.A-III.1.b-01', '1.1.1.A-IV.2.a-02', '1.1.1.A-IV.2.a.a-02'],
    [LIMITS]: ['1.1.1.A-IV.2.b.a-01', '1.1.1.A-IV.2.b.c-01'],
    [ROOM]: ['1.1.1.A-IV.2.b.b-01'],
    [CLOSING]: ['1.1.1.A-IV.3.e-01'],
    [VOIDED]: ['1.1.1.A-IV.3.d-01'],
  },
  'roulette-french-abbreviated': {
    [SPIN_BEFORE]: ['1.1.1.A-IV.3.a-01'],
    [OPENING]: ['1.1.1.A-III.1.a-01', '1.1.1.A-III.1.b-01', '1.1.1.A-IV.2.a-02'],
    [LIMITS]: ['1.1.1.A-IV.2.b.a-01', '1.1.1.A-IV.2.b.c-01'],
    [ROOM]: ['1.1.1.A-IV.2.b.b-01'],
    [CLOSING]: ['1.1.1.A-IV.3.e-01'],
    [VOIDED]: ['1.1.1.A-IV.3.d-01'],
  },
  'roulette-american': {
    [SPIN_BEFORE]: ['1.1.1.A-IV.3.a-01'],
    [OPENING]: ['1.1.2-III.a-01', '1.1.1.A-IV.2.a-02', '1.1.1.A-IV.2.a.a-02'],
    [LIMITS]: ['1.1.1.A-IV.2.b.a-01', '1.1.1.A-IV.2.b.c-01'],
    [ROOM]: ['1.1.1.A-IV.2.b.b-01'],
    [CLOSING]: ['1.1.1.A-IV.3.e-01'],
    [AUTHORISED]: ['1.1.2-II.1.b-01'],
    [VOIDED]: ['1.1.1.A-IV.3.d-01'],
  },
  'punto-y-banca': {
    [SEATING]: ['1.1.7-III.1-02'],
    [EQUIPMENT]: ['1.1.7-II.2-01'],
    [OPENING]: ['1.1.7-III-01', '1.1.7-III-02', '1.1.7-II.1-01'],
    [ROOM]: ['1.1.7-III.1-01'],
    [SHOE]: ['1.1.7-VII.1-01', '1.1.7-VII.2-01'],
    [VOIDED]: ['OP1-06'],
  },
  'texas-holdem': OMAHA,
  omaha: OMAHA,
  'omaha-five-card': OMAHA,
  'omaha-high-low': { ...OMAHA, [TWO_HALVES]: ['OP2-07'] },
  'double-holdem': {
    ...OMAHA,
    [TWO_HALVES]: ['OP2-07'],
    [OF_LINES]: [
      ...['01', '02', '03', '04', '05', '06', '07', '09', '10', '11'].map(
        (serial) => `1.1.10-VI.1-${serial}`,
      ),
      ...['01', '02', '03', '04', '05', '07', '08'].map((serial) => `1.1.10-VI.2-${serial}`),
    ],
  },
  'five-card-draw': {
    ...CIRCLE_POKER,
    [VOIDED]: [...CIRCLE_POKER[VOIDED], '1.1.10.A-III.1-02', '1.1.10.A-III.1-03'],
    [SESSION]: [...CIRCLE_POKER[SESSION], 'OP2-30'],
  },
  'five-card-stud': STUD,
  'seven-card-stud': STUD,
  'synthetic-poker': {
    ...CIRCLE_POKER,
    [VOIDED]: [...CIRCLE_POKER[VOIDED], '1.1.10.B.8-IVbis.1-01', '1.1.10.B.8-IVbis.1-02'],
    [OPENING]: [...CIRCLE_POKER[OPENING].filter((id) => id !== '1.1.10-VII.1-04'), '1.1.10.B.8-III.2-01'],
    [OWN_RULE]: ['1.1.10-VI.1-05', '1.1.10-VII.1-05', '1.1.10-VII.1-06'],
    [NEVER_WINS]: ['1.1.10-VI.1-11'],
  },
  blackjack: {
    [EQUIPMENT]: ['1.1.3-II.2-01'],
    [OPENING]: ['1.1.3-V.2.b-01', '1.1.3-III.2-01'],
    [ROOM]: ['1.1.3-III.1-01'],
    [POOL_LIFE]: ['1.1.3-V.1.e-11'],
    [SHOE]: ['1.1.3-V.3.b-01', '1.1.3-V.3.c-02', '1.1.3-V.3.c-03'],
    [VOIDED]: ['OP1-06'],
  },
  craps: {
    [EQUIPMENT]: ['1.1.6-IV.3-03', '1.1.6-IV.3-04'],
    [OPENING]: ['1.1.6-II.1-01', '1.1.6-III.1-01'],
    [VOIDED]: ['1.1.6-IV.3-01'],
  },
  monte: {
    [EQUIPMENT]: ['1.1.13-II.2-01'],
    [OPENING]: ['1.1.13-III.2-01'],
    [ROOM]: ['1.1.13-III.1-01'],
  },
  'chemin-de-fer': {
    [SEATING]: ['1.1.8.A-IV.3-01'],
    [EQUIPMENT]: ['1.1.8.A-II.2-01'],
    [OPENING]: ['1.1.8.A-III-01'],
    [ROOM]: ['1.1.8.A-III.3-01'],
    [SHOE]: ['1.1.8.A-VII.3-01'],
    [VOIDED]: ['1.1.8.A-VIII.3.h-01'],
    [BANK_LIFE]: [
      '1.1.8.A-V.16-04',
      '1.1.8.A-V.16-05',
      '1.1.8.A-V.16-06',
      '1.1.8.A-V.4-01',
      '1.1.8.A-V.9-01',
      '1.1.8.A-V.18.a-01',
      '1.1.8.A-V.18.a-02',
      '1.1.8.A-V.18.b-01',
      '1.1.8.A-V.18.c-01',
      '1.1.8.A-V.18.d-01',
      '1.1.8.A-VII.4-01',
      '1.1.8.A-VII.18-01',
      '1.1.8.A-V.2-01',
      '1.1.8.A-V.1-01',
      '1.1.8.A-V.3-01',
      '1.1.8.A-V.4-02',
      '1.1.8.A-V.5-01',
      '1.1.8.A-V.11-01',
      '1.1.8.A-V.7-01',
      '1.1.8.A-V.8-01',
      '1.1.8.A-V.12-01',
      '1.1.8.A-V.13-01',
      '1.1.8.A-V.14-01',
      '1.1.8.A-VII.19-01',
      '1.1.8.A-IV.4-01',
      'Art2.2-01',
    ],
  },
  'baccarat-two-tableaux': {
    [SEATING]: ['1.1.8.B-IV.6-01'],
    [EQUIPMENT]: ['1.1.8.B-II.2-01'],
    [OPENING]: ['1.1.8.B-III-01', '1.1.8.B-V.8-01', '1.1.8.B-V.9-01'],
    [SHOE]: ['1.1.8.B-VII.2-01'],
    [VOIDED]: ['1.1.8.B-VIII.4.i-01'],
    [BANK_LIFE]: [
      '1.1.8.B-VI.e-02',
      '1.1.8.B-V.7-01',
      '1.1.8.B-V.8-02',
      '1.1.8.B-V.4-01',
      '1.1.8.B-V.4-02',
      '1.1.8.B-VII.11-01',
      '1.1.8.B-V.1-01',
      '1.1.8.B-V.2-01',
      '1.1.8.B-V.2-02',
      '1.1.8.B-V.3-01',
      '1.1.8.B-V.3-02',
      '1.1.8.B-V.5-01',
      '1.1.8.B-VII.3-01',
      'Art2.2-01',
    ],
  },
  'caribbean-stud': {
    [OPENING]: ['1.1.9.A-VI.1-03', '1.1.9.A-VI.2-01', '1.1.9.A-III.2-01'],
    [ROOM]: ['1.1.9.A-III.1-01'],
    [VOIDED]: ['1.1.9.A-VII.7-01'],
  },
  trijoker: {
    [SEATING]: ['1.1.9.B-VII.3-02'],
    [EQUIPMENT]: ['1.1.9.B-II.2-01'],
    [OPENING]: ['1.1.9.B-VI.1-03', '1.1.9.B-VI.1-04', '1.1.9.B-III.2-01'],
    [ROOM]: ['1.1.9.B-III.1-01'],
    [VOIDED]: ['1.1.9.B-VIII.1-01'],
  },
  'three-card-poker': {
    [EQUIPMENT]: ['1.1.9.C-II.2-01'],
    [OPENING]: ['1.1.9.C-VIII.2-01', '1.1.9.C-III.2-01'],
    [ROOM]: ['1.1.9.C-III.1-01'],
    [VOIDED]: ['1.1.9.C-X.1-01'],
  },
  'pai-gow-poker': {
    [SEATING]: ['1.1.9.D-III.2-01'],
    [OPENING]: ['1.1.9.D-VI.2-01', '1.1.9.D-VI.2-02'],
    [ROOM]: ['1.1.9.D-III.1-01'],
    [VOIDED]: ['OP2-17'],
  },
  boule: {
    [OPENING]: ['1.1.4-III-01', '1.1.4-III-02', '1.1.4-V.b', '1.1.4-V.b-03', '1.1.4-V.b-04'],
    [ROOM]: ['1.1.4-V.b-02'],
    [THROWERS]: ['1.1.4-III.b-01'],
    [VOIDED]: ['OP1-06'],
  },
  'wheel-of-fortune': {
    [OPENING]: ['1.1.11-III.1-01'],
    [VOIDED]: ['1.1.11-V.3-06'],
  },
  'casino-war': {
    [EQUIPMENT]: ['1.1.12-II.2-01'],
    [OPENING]: ['1.1.12-VI.2-01', '1.1.12-II.1-01', '1.1.12-III.2-01'],
    [ROOM]: ['1.1.12-III.1-01'],
    [SHOE]: ['1.1.12-V.2-01', '1.1.12-V.3-01', '1.1.12-V.4-01'],
    [VOIDED]: ['OP1-06'],
  },
  'trente-et-quarante': {
    [OPENING]: ['1.1.5-III-01', '1.1.5-II.1-01'],
    [SHOE]: ['1.1.5-V.3-02'],
  },
};
