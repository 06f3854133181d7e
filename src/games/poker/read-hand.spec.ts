import { hasShape } from '../readable-bets';
import { pokerHandOf } from './read-hand';
import { POKER_SHAPES } from './reported-hand';

/** Hands are read by hand, since checking their schema takes long: what the schema admits is read, and nothing else. */

const CHECK = { street: 1, seat: 1, action: 'check' };
const HAND = { limitType: 'no-limit', seats: [{ seat: 1 }], actions: [CHECK], rake: { dropped: 0 } };
const many = <Of>(of: Of, times: number): Of[] => Array<Of>(times).fill(of);
const acts = (change: object) => ({ actions: [{ ...CHECK, ...change }] });
const sits = (change: object) => ({ seats: [{ seat: 1, ...change }] });
const shows = (change: object) => ({ cards: [{ seat: 1, cards: ['As'], shown: true, ...change }] });
const rakes = (change: object) => ({ rake: { dropped: 0, ...change } });

const READ: readonly [string, object][] = [
  ['with nothing but what it must state', {}],
  ['of seat 20', { ...sits({ seat: 20 }), ...acts({ seat: 20 }), button: 20 }],
  [
    'with forced bets, and nine rounds',
    {
      actions: [
        { ...CHECK, street: 0 },
        { ...CHECK, street: 9 },
      ],
    },
  ],
  ['with 20 seats and 400 actions', { seats: many({ seat: 1 }, 20), actions: many(CHECK, 400) }],
  ['with a name of 80 letters', sits({ player: 'x'.repeat(80), stack: 0 })],
  ['with ten cards of a seat', shows({ cards: many('As', 10) })],
  ['with two boards of ten', { boards: many(many('As', 10), 2) }],
  [
    'with open cards, and those of who opened',
    { openCards: many({ seat: 1, cards: [] }, 20), openers: { seat: 1, cards: [] } },
  ],
  ['with 32 cards', { deckOf: 32 }],
  ['with 52 cards', { deckOf: 52 }],
  ['with errors of play', { errors: many({ rule: 'x'.repeat(60), seat: 20 }, 20) }],
  ['with amounts carried over', { carriedIn: 0, carriedOut: 9007199254740991 }],
  ['with the rake of twenty pots', rakes({ due: 0, byPot: many(0, 20) })],
];

const NOT_READ: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['another limit', { ...HAND, limitType: 'half-pot' }],
  ['no seats', { ...HAND, seats: undefined }],
  ['no actions', { ...HAND, actions: undefined }],
  ['no rake', { ...HAND, rake: undefined }],
  ...(
    [
      ['a button at no seat', { button: 0 }],
      ['a button at seat 21', { button: 21 }],
      ['a player at seat 0', sits({ seat: 0 })],
      ['a player at seat 21', sits({ seat: 21 })],
      ['a player without a seat', { seats: [{}] }],
      ['a player without a name', sits({ player: '' })],
      ['a name of 81 letters', sits({ player: 'x'.repeat(81) })],
      ['a stack below nothing', sits({ stack: -1 })],
      ['21 seats', { seats: many({ seat: 1 }, 21) }],
      ['401 actions', { actions: many(CHECK, 401) }],
      ['an action of seat 0', acts({ seat: 0 })],
      ['an action of no seat', acts({ seat: undefined })],
      ['an action of half a seat', acts({ seat: 1.5 })],
      ['an action without a round', acts({ street: undefined })],
      ['an action in a tenth round', acts({ street: 10 })],
      ['an unknown action', acts({ action: 'sleep' })],
      ['an amount below nothing', acts({ amount: -1 })],
      ['an amount beyond what a number holds', acts({ amount: 9007199254740992 })],
      ['all-in as a word', acts({ allIn: 'yes' })],
      ['three boards', { boards: many([], 3) }],
      ['a board of eleven cards', { boards: [many('As', 11)] }],
      ['eleven cards of a seat', shows({ cards: many('As', 11) })],
      ['a card that there is not', shows({ cards: ['1s'] })],
      ['cards of seat 21', shows({ seat: 21 })],
      ['cards that may have been shown', shows({ shown: undefined })],
      ['cards of 21 seats', { cards: many({ seat: 1, cards: [], shown: true }, 21) }],
      ['open cards of no seat', { openCards: [{ cards: [] }] }],
      ['open cards of 21 seats', { openCards: many({ seat: 1, cards: [] }, 21) }],
      ['who opened without his cards', { openers: { seat: 1 } }],
      ['a deck of 36', { deckOf: 36 }],
      ['an error without a rule', { errors: [{ seat: 1 }] }],
      ['a rule of 61 letters', { errors: [{ rule: 'x'.repeat(61) }] }],
      ['an error at seat 0', { errors: [{ rule: 'x', seat: 0 }] }],
      ['21 errors', { errors: many({ rule: 'x' }, 21) }],
      ['less than nothing carried in', { carriedIn: -1 }],
      ['less than nothing carried over', { carriedOut: -1 }],
      ['a rake below nothing', rakes({ dropped: -1 })],
      ['a rake due below nothing', rakes({ due: -1 })],
      ['a rake of 21 pots', rakes({ byPot: many(0, 21) })],
    ] as const
  ).map(([what, change]): [string, object] => [what, { ...HAND, ...change }]),
];

const reads = (outcome: unknown) => [
  pokerHandOf(outcome) !== undefined,
  hasShape(POKER_SHAPES.outcome, outcome),
];

it.each(READ)('a hand %s is read', (_what, change) =>
  expect(reads({ ...HAND, ...change })).toEqual([true, true]),
);

it.each(NOT_READ)('%s is no hand', (_what, outcome) => expect(reads(outcome)).toEqual([false, false]));
