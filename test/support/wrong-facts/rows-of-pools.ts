import { BY, OFFICE, tell } from '../book/told';
import { POOL_GAMES, ToldPool } from '../book/pool-games';
import { again, beside, leftOut, type Row, says, stands, together } from './one-wrong-fact';

const TWO: [{ id: string }, { id: string }] = [{ id: 'E-1' }, { id: 'E-2' }];
const PRIZE = { pool: 'pool', amount: 10_000, paidFrom: 'later', seat: 1, player: 'A' };

const carrusel = new ToldPool(POOL_GAMES[1]!);
const THE_WIN = { source: carrusel.round(2, []).source, id: 'won' };

const closed = (amount: number) =>
  tell('jackpot.closed', { pool: 'pool', amount, approvedBy: TWO }, { ...OFFICE, id: 'closed' });

/** Rows for the night of the carrusel. */
export const OF_POOLS: readonly Row[] = [
  ['pool-opened-twice', 'a pool is opened again', again('pool', { meterAfter: undefined })],
  ['pool-not-as-authorised', 'a pool begins with more', says('pool', { seed: 600_000, meterAfter: 600_000 })],
  ['meter-differs', 'the meter shows more', says('pool', { meterAfter: 500_100 })],
  [
    'prize-player-differs',
    'somebody else has the prize',
    says('won', { poolPrizes: [{ ...PRIZE, player: 'X' }] }),
    // The cage pays a player whom the round does not name.
    ['prize-paid-to-another'],
  ],
  ['prize-paid-to-another', 'somebody else is paid', says('paid', { player: 'X' })],
  [
    'prize-payment-differs',
    'more is paid than the prize that the payment names',
    says('paid', { amount: 10_100, pays: THE_WIN }),
  ],
  ['prize-paid-in-part', 'less is paid than was won', says('paid', { amount: 9_900, pays: THE_WIN })],
  [
    'prize-paid-twice',
    'a prize is paid again',
    together(again('paid', { pays: THE_WIN }), says('paid', { pays: THE_WIN })),
  ],
  [
    'prize-win-unknown',
    'the payment names a round without a prize',
    says('paid', { pays: { ...THE_WIN, id: 'round' } }),
  ],
  ['prize-differs', 'the prize is higher', says('won', { poolPrizes: [{ ...PRIZE, amount: 11_000 }] })],
  ['pool-closed-in-part', 'a pool is closed and holds something', beside('paid', closed(480_000))],
  ['pool-closed', 'a pool is closed and plays on', beside('round', closed(500_080))],
  [
    'pool-prize-unreported',
    'the office tells a prize that no round has',
    beside(
      'won',
      tell(
        'jackpot.won',
        { pool: 'pool', table: 'T1', roundNo: 1, amount: 100, paidFrom: 'cage-cash' },
        { ...OFFICE, id: 'more' },
      ),
    ),
  ],
  [
    'pool-stakes-differ',
    'the pool tells more stakes than the rounds',
    beside(
      'won',
      tell(
        'jackpot.contributed',
        { pool: 'pool', table: 'T1', roundNo: 2, amount: 300, how: 'slot' },
        { id: 'more' },
      ),
    ),
  ],
  ['movement-not-covered', 'a pool pays a prize and never began', leftOut('pool')],
  [
    'two-persons-required',
    'one person adjusts a meter',
    beside(
      'paid',
      tell(
        'jackpot.adjusted',
        { pool: 'pool', amount: 100, reason: 'r', approvedBy: [BY[0]!, BY[0]!] },
        { ...OFFICE, id: 'adjusted' },
      ),
    ),
  ],
  [
    'reseed-differs',
    'a pool is begun again and nothing is missing',
    beside('pool', { ...carrusel.reseeded(500_000), id: 'reseeded' }),
  ],
  [
    'pool-table-not-linked',
    'a pool is played at another table',
    together(
      beside('opened', { ...carrusel.tableOpened('T9'), id: 'other' }),
      stands('round', { source: '/casinos/granada/tables/T9' }),
    ),
  ],
  [
    'meter-share-differs',
    'the pool tells that less went to its meter',
    beside(
      'round',
      tell(
        'jackpot.contributed',
        { pool: 'pool', table: 'T1', roundNo: 1, amount: 100, toMeter: 70, how: 'slot' },
        { id: 'contributed' },
      ),
    ),
  ],
  [
    'meter-fell',
    'a display shows less than before',
    beside(
      'round',
      tell(
        'jackpot.adjusted',
        { pool: 'pool', amount: 100, reason: 'r', approvedBy: TWO, meterBefore: 499_000 },
        { ...OFFICE, id: 'adjusted' },
      ),
    ),
    // The meter differs from the books as well.
    ['meter-differs'],
  ],
  [
    'pool-not-begun-again',
    'the whole is won, and the pool plays on with nothing',
    together(
      says('won', {
        outcome: POOL_GAMES[1]!.deal(['whole']),
        poolPrizes: [{ ...PRIZE, amount: 500_160 }],
      }),
      says('paid', { amount: 500_160 }),
      beside('paid', { ...carrusel.round(3, ['nothing'], { result: 500 }), id: 'next' }),
    ),
  ],
];
