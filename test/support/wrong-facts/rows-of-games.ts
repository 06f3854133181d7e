import { again, leftOut, type Row, says, stands, together, until } from './one-wrong-fact';

const STAFF = [
  { id: 'table-chief-0', role: 'table-chief' },
  { id: 'croupier-1', role: 'croupier' },
  { id: 'croupier-2', role: 'croupier' },
];

/** Of a bet in prison. */
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

const chips = (more: object) => ({
  ...{ betId: 'g-2', type: 'straight-up', stake: 1_000, selection: 17, player: 'P1', paid: 0, taken: 1_000 },
  options: { colour: 'green', chipValue: 100 },
  ...more,
});

/** Of chips of colour. */
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

/** Of a shoe of punto y banca. */
export const OF_SHOES: readonly Row[] = [
  ['shoe-not-passed', 'who lost deals on', says('round-2', { outcome: coup({ dealtBy: 3 }) })],
  ['decks-not-by-rule', 'a table has eight decks', says('opened', { equipment: { decks: 8 } })],
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

/** Of the dice of craps. */
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
