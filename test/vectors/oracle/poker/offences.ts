import type { Vector } from '../../vector';
import type { Variant } from './variant';
import { dealtWrongly, unread } from './dealt-wrongly';
import { ACES, FIRST_EQUAL, KINGS, LOWER, OTHER_EQUAL, QUEENS } from './known-cards';
import { ownOffences } from './own-offences';
import { type Offence, vectorOf } from './told-hand';

/**
 * Hand-written hands that violate the regulation (headings 1.1.10 and 1.1.10.B). The board is `Ah Kd 9c 5s 2h`; a minimum of
 * 10.00 is stated if it matters.
 */

const R = '1.1.10';
const TABLE = { minimum: 1000 };
const CALLED = '1 bet 2000, 2 call 2000';
const THREE = `${CALLED}, 3 call 2000`;
/** A main pot of three seats and a side pot of two; the first two hands are equal. */
const SIDE = {
  actions: '1 bet 10000 all-in, 2 raise 30000, 3 call 30000',
  hands: [FIRST_EQUAL, OTHER_EQUAL, LOWER],
  rake: 3500,
  pots: [
    [30_000, 1500],
    [40_000, 2000],
  ],
  awards: [
    [1, 0, 14_250],
    [2, 0, 14_250],
    [2, 1, 38_000],
  ],
} as const satisfies Partial<Offence>;
/** Three seats bet a cent and two go on, so that the pot does not divide; the first seat bet last. */
const ODD = {
  actions: '1 ante 1, 2 ante 1, 3 ante 1 | 1 bet 2000, 2 call 2000, 3 fold',
  hands: [FIRST_EQUAL, OTHER_EQUAL],
  pots: [[4003, 0]],
  awards: [
    [1, 0, 2002],
    [2, 0, 2001],
  ],
} as const satisfies Partial<Offence>;
const WON = { pots: [[4000, 0]], awards: [[1, 0, 4000]] } as const satisfies Partial<Offence>;
const paid = (...awards: readonly (readonly [number, number])[]) => ({
  declared: { awards: awards.map(([seat, amount]) => ({ seat, amount })) },
});

/** Errors of play by which a hand is null, with his bets left in the pot or returned. */
const DEAD = ['IX.12-01', 'IX.22-01', 'X.2-02', 'X.3-02', 'X.3-11', 'X.3-13', 'X.3-09'].map(
  (id) => `${R}-${id}`,
);
const GIVEN_BACK = ['X.2-04', 'X.3-12'].map((id) => `${R}-${id}`);

const BLINDS: readonly Told[] = [
  {
    actions: `1 small-blind 400, 2 big-blind 1000 | 1 call 600, 2 check`,
    terms: TABLE,
    pots: [[2000, 0]],
    awards: [[1, 0, 2000]],
    found: [`blind-not-by-minimum ${R}-VIII.2-03`],
  },
  {
    actions: '1 small-blind 500, 2 big-blind 1000 | 1 call 500, 2 check | 2 check, 1 check',
    terms: TABLE,
    pots: [[2000, 0]],
    awards: [[1, 0, 2000]],
    found: [`first-to-speak ${R}.B.3-II.3-01`],
  },
];

type Told = Omit<Offence, 'hands'> & Partial<Pick<Offence, 'hands'>>;

const limited = (rules: Variant['rules']): readonly Told[] => [
  {
    actions: '1 bet 1000, 2 raise 2000, 3 raise 3000, 1 raise 3000, 2 raise 3000, 3 call 2000, 1 call 1000',
    hands: [ACES, KINGS, QUEENS],
    outcome: { limitType: 'fixed' },
    terms: TABLE,
    pots: [[15_000, 0]],
    awards: [[1, 0, 15_000]],
    found: [`raise-cap ${rules.fixed}`],
  },
  {
    actions: `1 ante 500, 2 ante 500 | ${CALLED}`,
    outcome: { limitType: 'pot-limit' },
    terms: TABLE,
    pots: [[5000, 0]],
    awards: [[1, 0, 5000]],
    found: [`over-pot-limit ${R}-VII.1-06`],
  },
];

/** Violations about payments, cards, rake and seats. */
const ofTable = ({ rules }: Variant): readonly Told[] => [
  { ...WON, actions: CALLED, declared: { pots: [{ amount: 3000 }] }, found: [`pots-differ ${R}-IX.8-01`] },
  { ...WON, actions: CALLED, ...paid([2, 4000]), found: [`award-differs ${R}-VI.1-12`] },
  {
    ...WON,
    actions: CALLED,
    hands: [ACES, ['As', ...KINGS.slice(1)]],
    found: [`card-too-often ${rules.deck}`],
  },
  {
    actions: '1 bet 2000, 2 call 1500 all-in',
    pots: [[3000, 0]],
    awards: [[1, 0, 3000]],
    uncalled: [1, 500],
    found: ['uncalled-bet-not-returned OP2-02'],
  },
  {
    actions: CALLED,
    rake: 300,
    pots: [[4000, 300]],
    awards: [[1, 0, 3700]],
    found: [`rake-above-cap ${R}-II.4-01`],
  },
  { ...WON, actions: CALLED, outcome: { carriedOut: 1000 }, found: [`carried-pot-differs ${R}-IX.23-01`] },
  {
    ...WON,
    actions: CALLED,
    outcome: {
      seats: [{ seat: 1, player: 'p' }, { seat: 2, player: 'p' }, { seat: 3 }, { seat: 4 }],
    },
    found: [`player-at-several-seats ${R}-V-15`],
  },
  {
    actions: CALLED,
    hands: [],
    pots: [[4000, 0]],
    awards: [],
    found: [`hand-not-decided ${R}-IX.19-01`],
  },
];

/** Violations about bets. */
const ofBetting = ({ rules, hasBlinds, hasLimits }: Variant): readonly Told[] => [
  ...(hasLimits ? limited(rules) : []),
  {
    actions: '1 bet 2000, 2 raise 3500, 1 call 1500',
    pots: [[7000, 0]],
    awards: [[1, 0, 7000]],
    found: [`raise-below-least ${R}-VII.2-03`],
  },
  {
    actions: '1 bet 500, 2 call 500',
    terms: TABLE,
    pots: [[1000, 0]],
    awards: [[1, 0, 1000]],
    found: [`bet-below-minimum ${R}-VII.1-01`],
  },
  {
    actions: '1 bet 2000, 2 call 1500',
    pots: [[3000, 0]],
    awards: [[1, 0, 3000]],
    uncalled: [1, 500],
    found: [`bets-not-equal ${R}-IX.14-01`, `call-differs ${R}-IX.6-03`, 'uncalled-bet-not-returned OP2-02'],
  },
  {
    actions: '1 bet 2000, 2 check, 2 call 2000',
    ...WON,
    found: [`check-against-bet ${R}-IX.6-02`],
  },
  {
    actions: '1 bet 2000, 2 fold, 3 call 2000, 2 call 2000',
    hands: [ACES, undefined, KINGS],
    pots: [[6000, 0]],
    awards: [[1, 0, 6000]],
    found: [`acted-after-fold ${R}-IX.6-01`],
  },
  {
    actions: `1 ante 600, 2 ante 600 | ${CALLED}`,
    terms: TABLE,
    pots: [[5200, 0]],
    awards: [[1, 0, 5200]],
    found: [`ante-above-half ${rules.ante}`],
  },
  ...(hasBlinds ? BLINDS : []),
  {
    actions: `1 ante 500, 2 ante 500 | ${THREE}`,
    hands: [ACES, KINGS, QUEENS],
    terms: TABLE,
    pots: [[7000, 0]],
    awards: [[1, 0, 7000]],
    found: [`ante-missing ${R}-X.3-08`],
  },
];

/** Violations about shared pots; with two boards each has half of the pot. */
function shared({ lines, hasLow }: Variant): readonly Told[] {
  const shows = lines === 2 ? [`${R}.B.7-II.6-01`] : [`${R}-IX.24-01`];
  return [
    { ...ODD, found: [], shows },
    { ...ODD, ...paid([1, 2001], [2, 2002]), found: [`odd-unit-misplaced ${R}-IX.24-02`] },
    { ...ODD, ...paid([1, 3001], [2, 1002]), found: [`split-not-even ${R}-IX.24-01`] },
    { ...SIDE, found: [], shows },
    {
      ...SIDE,
      ...paid([1, 16_625], [2, 49_875]),
      // A split in proportion to contributions is possible only without halves.
      found: [lines === 2 || hasLow ? `split-not-even ${R}-IX.24-01` : 'split-readings-differ OP2-07'],
    },
    {
      ...SIDE,
      declared: {
        awards: [
          { seat: 1, pot: 0, amount: 14_000 },
          { seat: 2, pot: 0, amount: 14_000 },
          { seat: 2, pot: 1, amount: 38_500 },
        ],
      },
      found: ['rake-by-pot-differs OP2-03'],
    },
  ];
}

/** Violations about errors of play, by whether bets stay in the pot or are returned. */
const errorsOfPlay = ({ errors }: Variant): readonly Told[] => [
  ...[...DEAD, ...errors.stays].flatMap((id): readonly Offence[] => {
    const lost: Offence = {
      actions: THREE,
      hands: [ACES, KINGS, QUEENS],
      outcome: { errors: [{ rule: id, seat: 1 }] },
      pots: [[6000, 0]],
      awards: [[2, 0, 6000]],
      found: [],
    };
    // Seat 1 has the pot without a claim, and seat 2 lacks it.
    const wrongly = [`award-without-claim ${id}`, `award-differs ${R}-VI.1-12`];
    return [lost, { ...lost, ...paid([1, 6000]), found: wrongly }];
  }),
  ...[...GIVEN_BACK, ...errors.back].map((id): Offence => ({
    actions: THREE,
    hands: [ACES, KINGS, QUEENS],
    outcome: { errors: [{ rule: id, seat: 1 }] },
    pots: [[4000, 0]],
    awards: [[2, 0, 4000]],
    uncalled: [1, 2000],
    found: [`uncalled-bet-not-returned ${id}`],
  })),
];

/** The hands of a game with violations. */
export const offences = (variant: Variant): readonly Vector[] => [
  ...[
    ...ofTable(variant),
    ...ofBetting(variant),
    ...shared(variant),
    ...errorsOfPlay(variant),
    ...ownOffences(variant),
  ].map((offence) => vectorOf({ hands: [ACES, KINGS], ...offence }, variant)),
  ...dealtWrongly(variant),
  unread(variant),
];
