import { BY, tell } from '../book/told';
import { beside, type Row, says, together, until } from './one-wrong-fact';

const STRAIGHT_UP = { betId: 's', type: 'straight-up', stake: 1_000, selection: 17, paid: 35_000, taken: 0 };
const RED = { betId: 'r', type: 'red', stake: 10_000, paid: 0, taken: 10_000 };

/** Changes bets and result of the first round of the night. */
const round = (result: number, ...bets: readonly object[]) => says('round', { bets, result });

const limitsChanged = (data: object) =>
  beside(
    'round',
    tell(
      'table.limits-changed',
      {
        oldMinimum: 200,
        newMinimum: 250,
        newTier: 1,
        newMaxima: { '*': 100_000 },
        announcedAtRound: 1,
        firstRound: 2,
        by: BY[0]!,
        ...data,
      },
      { id: 'limits' },
    ),
  );

/** A second roulette, opened beside the first, and nothing after it. */
const otherRoulette = (chief: string) =>
  together(
    until('opened'),
    beside(
      'opened',
      tell(
        'table.opened',
        {
          game: 'roulette-french',
          minimum: 200,
          maxima: { '*': 100_000 },
          tier: 1,
          float: { amount: 1_500_000 },
          captures: { rounds: true, buyIns: true },
          staff: [
            { id: chief, role: 'table-chief' },
            { id: 'E-7', role: 'croupier' },
            { id: 'E-8', role: 'croupier' },
          ],
        },
        { at: 'tables/T2', id: 'other' },
      ),
    ),
  );

const staffChanged = (change: object, at = 'tables/T1') =>
  tell('staff.changed', { changes: [change] }, { at, id: 'staff-changed' });

/** Rows for `HOUSE_NIGHT` about rules of the table. */
export const OF_TABLES: readonly Row[] = [
  ['paid-differs', 'a number is paid 36 times', round(-26_000, { ...STRAIGHT_UP, paid: 36_000 }, RED)],
  [
    'taken-differs',
    'less is taken of a bet that lost',
    round(-25_500, STRAIGHT_UP, { ...RED, taken: 9_500 }),
  ],
  ['result-differs', 'a round declares another result', says('round', { result: -24_000 })],
  ['bet-id-repeated', 'two bets have one name', round(-25_000, STRAIGHT_UP, { ...RED, betId: 's' })],
  [
    'option-unknown',
    'a bet states what its game does not know',
    round(-25_000, STRAIGHT_UP, { ...RED, options: { turned: true } }),
  ],
  [
    'carried-bet-unknown',
    'a bet stays that never was',
    round(-25_000, STRAIGHT_UP, { ...RED, carried: true }),
  ],
  [
    'refund-not-the-stake',
    'a void gives back more',
    says('void', { refunds: [{ betId: 'r', amount: 1_100 }] }),
  ],
  [
    'null-throw-after-settlement',
    'a settled throw is called null',
    says('void', { reasonCode: 'null-throw' }),
  ],
  ['wheel-left-open', 'the wheel is left open', says('closed', { wheel: 'open' })],
  ['minimum-not-authorised', 'a table opens below its minimum', says('opened', { minimum: 150 })],
  [
    'limit-without-effect',
    'a maximum is for no bet',
    says('opened', { maxima: { '*': 100_000, plein: 10_000 } }),
  ],
  [
    'maximum-not-by-rule',
    'a maximum is above the rule',
    says('opened', { maxima: { '*': 100_000, red: 900_000 } }),
  ],
  ['tier-unknown', 'a tier that there is not', says('opened', { tier: 9 })],
  [
    'staff-below-minimum',
    'a croupier is missing',
    says('opened', {
      staff: [
        { id: 'E-1', role: 'table-chief' },
        { id: 'E-2', role: 'croupier' },
      ],
    }),
  ],
  ['limit-change-notice', 'the limits change without notice', limitsChanged({})],
  [
    'simple-minimum-not-by-rule',
    'a minimum on red is below that of the table',
    says('opened', { minima: { red: 100 } }),
  ],
  [
    'tiers-mixed',
    'a maximum is of another tier',
    says('opened', { maxima: { '*': 100_000, 'straight-up': 6_000 } }),
  ],
  [
    'over-limit',
    'a bet is too high',
    round(465_000, STRAIGHT_UP, { ...RED, stake: 500_000, taken: 500_000 }),
  ],
  ['chief-shared', 'the chief of a roulette has another one', otherRoulette('E-1')],
  [
    'staff-leaves-not-at-table',
    'somebody leaves who is not there',
    beside('opened', staffChanged({ leaves: { id: 'E-9', role: 'croupier' } })),
  ],
  [
    'staff-comes-already-at-table',
    'a croupier comes who is there',
    beside('opened', staffChanged({ comes: { id: 'E-2', role: 'croupier' } })),
  ],
  [
    'staff-at-two-tables',
    'a croupier comes to a second table',
    together(
      otherRoulette('E-6'),
      beside('other', staffChanged({ comes: { id: 'E-2', role: 'croupier' } }, 'tables/T2')),
    ),
  ],
];
