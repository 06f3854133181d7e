import { tell } from '../book/told';
import { coloured } from './game-nights';
import { again, beside, leftOut, type Row, says, stands, together, until } from './one-wrong-fact';

const STAFF = [
  { id: 'table-chief-0', role: 'table-chief' },
  { id: 'croupier-1', role: 'croupier' },
  { id: 'croupier-2', role: 'croupier' },
];

/** Rows for `PRISON_NIGHT`. */
export const OF_PRISON: readonly Row[] = [
  [
    'choice-not-stated',
    'nothing is said of a bet on zero',
    together(until('round-1'), says('round-1', { bets: [{ betId: 'r', type: 'red', stake: 10_000 }] })),
  ],
  [
    'held-bet-changed',
    'another stake is freed',
    says('round-2', { bets: [{ betId: 'r', type: 'red', stake: 9_000, carried: true }] }),
  ],
  ['held-bet-at-close', 'a bet is forgotten in prison', leftOut('round-2')],
];

const chips = (more: object) => coloured('g-2', more);

/** Rows for `COLOUR_NIGHT`. */
export const OF_COLOURS: readonly Row[] = [
  [
    'colour-with-two-values',
    'a colour is worth more',
    says('round-1', {
      bets: [chips({ betId: 'g-1' }), chips({ options: { colour: 'green', chipValue: 200 } })],
    }),
  ],
  [
    'colour-shared',
    'two players have a colour',
    says('round-1', { bets: [chips({ betId: 'g-1' }), chips({ player: 'P2' })] }),
  ],
];

const coup = (more: object) => ({ punto: ['9h', 'Ts'], banca: ['2h', '4s'], dealtBy: 4, ...more });

/** Rows for `SHOE_NIGHT`. */
export const OF_SHOES: readonly Row[] = [
  ['seat-not-by-list', 'a seat goes to the second of the list', leftOut('called-1')],
  ['shoe-not-passed', 'who lost deals on', says('round-2', { outcome: coup({ dealtBy: 3 }) })],
  ['decks-not-by-rule', 'a table has eight decks', says('opened', { equipment: { decks: 8 } })],
  [
    'deduction-differs',
    'less is kept than is due',
    says('round-3', { deduction: { amount: 400, dropped: false } }),
  ],
  [
    'staff-above-maximum',
    'seven seats have four croupiers',
    together(until('opened'), says('opened', { seats: 7 })),
  ],
  ['cut-card-misplaced', 'too many cards are behind the cut card', says('shoe', { behindCutCard: 9 })],
  [
    'maximum-not-by-rule',
    'a maximum is below ten times the minimum',
    says('opened', { maxima: { '*': 9_999, tie: 999 } }),
  ],
  [
    'tie-maximum-not-by-rule',
    'the tie may be more than a tenth',
    says('opened', { maxima: { '*': 100_000, tie: 10_001 } }),
  ],
  [
    'step-not-by-rule',
    'a step is no part of the minimum',
    together(until('shoe'), says('opened', { step: 300 })),
  ],
  [
    'stake-not-a-multiple',
    'a stake is between two steps',
    says('round-2', { bets: [{ betId: 'p', type: 'punto', stake: 1_100, seat: 1 }] }),
  ],
  ['staff-below-minimum', 'a croupier is missing at fourteen seats', says('opened', { staff: STAFF })],
];

/** Opens another table of blackjack with the same table supervisor. */
const alsoOpen = (table: string) =>
  tell(
    'table.opened',
    {
      game: 'blackjack',
      minimum: 1_000,
      seats: 7,
      float: { amount: 0 },
      captures: { rounds: true, buyIns: false },
      staff: [
        { id: 'table-chief-0', role: 'table-chief' },
        { id: `croupier-of-${table}`, role: 'croupier' },
      ],
    },
    { at: `tables/${table}`, id: table },
  );

const dealt = (...hands: readonly object[]) => ({ outcome: { dealer: ['Th', '7d'], hands } });

/** Rows for `BLACKJACK_NIGHT`. */
export const OF_BLACKJACK: readonly Row[] = [
  ['seats-above-maximum', 'a table has eight seats', says('opened', { seats: 8 })],
  [
    'no-table-at-authorised-minimum',
    'the only table has a higher minimum',
    together(until('opened'), says('opened', { minimum: 2_000 })),
  ],
  [
    'chief-over-two-tables',
    'a chief has three tables',
    together(until('opened'), beside('opened', alsoOpen('T2')), beside('T2', alsoOpen('T3'))),
  ],
  [
    'doubled-hand-cards',
    'a doubled hand has two cards more',
    says('round-1', dealt({ seat: 1, cards: ['9h', '9d'] }, { seat: 2, cards: ['5s', '6d', '2d', '7c'] })),
  ],
  [
    'hand-repeated',
    'a hand is told again',
    says('round-1', {
      result: -1_000,
      bets: [{ betId: 'm-1', type: 'main', stake: 1_000, seat: 1, paid: 1_000, taken: 0 }],
      ...dealt({ seat: 1, cards: ['9h', '9d'] }, { seat: 1, cards: ['9c', '9s'] }),
    }),
    // With two hands it is unknown on which of them the bet is.
    ['bet-not-readable'],
  ],
];

/** Rows for `WAR_NIGHT`. */
export const OF_WAR: readonly Row[] = [
  [
    'revancha-without-tie',
    'a revancha is staked on without a tie',
    says('round-1', {
      bets: ['initial', 'revancha'].map((type) => ({ betId: type, type, stake: 1_000, seat: 1 })),
    }),
  ],
  [
    'card-not-due',
    'the house draws against nobody',
    says('round-1', { outcome: { dealer: ['9h', '8s'], hands: [{ seat: 1, cards: ['Kc'] }] } }),
  ],
];

/** Rows for `DICE_NIGHT`. */
export const OF_DICE: readonly Row[] = [
  [
    'dice-count-differs',
    'a die is missing',
    says('opened', { equipment: { dice: ['d1', 'd2', 'd3', 'd4', 'd5'] } }),
  ],
  [
    'dice-used-before',
    'the next session has the dice of the last one',
    together(
      again('opened'),
      stands('opened-again', { sessionno: 2, gamingday: '2026-01-02', time: '2026-01-02T22:00:00Z' }),
    ),
  ],
  [
    'shooter-without-bet',
    'who throws has no bet',
    says('round-1', { outcome: { dice: [5, 2], shooter: 2 } }),
  ],
];
