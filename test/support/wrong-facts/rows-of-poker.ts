import { tell } from '../book/told';
import { again, beside, leftOut, type Row, says, together } from './one-wrong-fact';

const announced = (more: object) =>
  says('opened', {
    poker: {
      initialStack: 20_000,
      leastTopUp: 10_000,
      minutes: 120,
      share: { option: 'session-fee', amount: 1_200 },
      ...more,
    },
  });

/** Rows for `FEE_NIGHT`. */
export const OF_FEES: readonly Row[] = [
  ['session-charge-differs', 'a player pays another fee', says('charge-p1', { amount: 1_300 })],
  ['session-charged-twice', 'a player pays again', again('charge-p1')],
  ['session-charge-missing', 'a player does not pay', leftOut('charge-p2')],
  ['session-too-short', 'a hand less is played', leftOut('hand-4')],
  [
    'two-revenue-options',
    'a pot is raked',
    says('hand-2', { awards: [{ seat: 1, amount: 1_920 }], rake: { dropped: 80 } }),
  ],
  [
    'minimum-above-share-of-stack',
    'the stack is too small for the minimum',
    announced({ initialStack: 9_000, leastTopUp: undefined }),
  ],
  ['top-up-not-by-rule', 'players top up more than a stack', announced({ leastTopUp: 20_001 })],
  [
    'house-share-not-by-rule',
    'half of the stack is to be charged',
    announced({ share: { option: 'session-percentage', rate: { numerator: 50, denominator: 100 } } }), // Each charge differs from the announced one.
    ['two-revenue-options', 'two-revenue-options'],
  ],
];

const START = [
  { street: 0, seat: 1, action: 'small-blind', amount: 500 },
  { street: 0, seat: 2, action: 'big-blind', amount: 1_000 },
  { street: 1, seat: 1, action: 'call', amount: 500 },
  { street: 1, seat: 2, action: 'check' },
];
const END = [
  { street: 2, seat: 1, action: 'bet', amount: 1_000 },
  { street: 2, seat: 2, action: 'fold' },
  { street: 2, seat: 1, action: 'uncalled-returned', amount: 1_000 },
];

/** Rows for `RAKE_NIGHT`. */
export const OF_RAKES: readonly Row[] = [
  [
    'player-not-invited',
    'a player of four hands is not invited',
    says('invited', { invited: ['p1'] }),
    ['player-not-invited', 'player-not-invited', 'player-not-invited'],
  ],
  [
    'seats-drawn-late',
    'seats are drawn after the first hand',
    together(
      leftOut('drawn'),
      beside('hand-1', tell('seats.drawn', { places: [{ seat: 1, player: 'p1' }] }, { id: 'drawn-late' })),
    ),
  ],
  [
    'seat-not-as-drawn',
    'the two players sit at each other’s seats',
    says('drawn', {
      places: [
        { seat: 1, player: 'p2' },
        { seat: 2, player: 'p1' },
      ],
    }),
    ['seat-not-as-drawn'],
  ],
  ['played-after-last-hand', 'one last hand is announced', says('last', { hands: 1 })],
  ['listed-twice', 'an entry of the list is told again', again('listed-4')],
  ['not-on-waiting-list', 'an entry of the list is not told', leftOut('listed-3')],
  ['hand-of-another-game', 'a hand is of another game', says('hand-2', { game: 'omaha' })],
  [
    'pot-not-contributed',
    'a pot has more',
    says('hand-2', { pots: [{ amount: 2_100 }], awards: [{ seat: 1, amount: 2_020 }] }),
    // The awards contain money that nobody contributed.
    ['award-differs'],
  ],
  [
    'stack-exceeded',
    'more is bet than there is',
    says('hand-2', {
      seats: [
        { seat: 1, player: 'p1', stack: 20_000 },
        { seat: 2, player: 'p2', stack: 900 },
      ],
    }),
  ],
  [
    'rake-above-announced',
    'too much is kept',
    says('hand-2', { awards: [{ seat: 1, amount: 1_915 }], rake: { dropped: 85 } }),
  ],
  [
    'rake-above-cap',
    'too much is kept',
    says('hand-2', { awards: [{ seat: 1, amount: 1_800 }], rake: { dropped: 200 } }),
  ],
  [
    'rake-above-due',
    'more is kept than the table says is due',
    says('hand-2', { rake: { dropped: 80, due: 70 } }),
  ],
  [
    'rake-below-due',
    'less is kept than was announced',
    says('hand-2', { awards: [{ seat: 1, amount: 1_940 }], rake: { dropped: 60 } }),
  ],
  [
    'rake-by-pot-not-the-rake',
    'the parts of the rake do not come to it',
    says('hand-2', { rake: { dropped: 80, byPot: [70] } }),
  ],
  [
    'two-hands-of-one-seat',
    'a seat has two hands',
    says('hand-2', {
      cards: [
        { seat: 2, cards: ['As', 'Ks'], shown: false },
        { seat: 2, cards: ['Ad', 'Kd'], shown: false },
      ],
    }),
  ],
  [
    'award-without-claim',
    'who folded has the pot',
    says('hand-2', { awards: [{ seat: 2, amount: 1_920 }] }),
    // The award differs from the rules as well, as in the test vectors.
    ['award-differs'],
  ],
  [
    'all-in-with-chips-left',
    'a seat is all in and has chips',
    says('hand-2', { actions: [...START, { ...END[0], allIn: true }, ...END.slice(1)] }),
  ],
];
