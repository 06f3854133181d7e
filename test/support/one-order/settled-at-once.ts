import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../book/told';
import { at, opened, tips, twoTableaux } from './golden-facts';
import type { GoldenRow } from './golden-rows';

const AT = '01 21:00';
const CAGE = 'cage';

/**
 * What becomes due and what settles it, reported with one time by two desks (or by one that does not number its
 * reports). The desk or the id that settles sorts first.
 */
interface SettledAtOnce extends Pick<GoldenRow, 'facts' | 'held'> {
  readonly what: string;
  /** The id of the fact that settles. */
  readonly settles: string;
}

const pool = at(
  '01 20:00',
  tell(
    'jackpot.opened',
    { pool: 'p', seed: 100_000, rate: { numerator: 1, denominator: 1 }, tables: ['CS1'], approvedBy: BY },
    { at: 'office', id: 'pool' },
  ),
);

const prizePaid = (pays: object): CasinoEvent =>
  at(
    AT,
    tell('jackpot.paid', { pool: 'p', amount: 30_000, paidFrom: 'bank', ...pays }, { at: CAGE, id: 'paid' }),
  );

const cheque = at(
  AT,
  tell(
    'cage.chips-sold',
    { amount: 4_000, meansOfPayment: 'cheque', document: 'C-1' },
    { at: CAGE, id: 'z-sold' },
  ),
);
const cleared = at(
  AT,
  tell('cage.cheque-cleared', { amount: 4_000, document: 'C-1' }, { at: CAGE, id: 'y-cleared' }),
);

const ROWS: readonly SettledAtOnce[] = [
  {
    what: 'a payment behind the win of a round that it names',
    settles: 'paid',
    facts: [
      pool,
      opened('01 20:10', 'CS1', 'caribbean-stud', { amount: 0 }),
      at(
        AT,
        tell(
          'round.settled',
          {
            roundNo: 1,
            bets: [],
            outcome: {},
            result: 0,
            poolPrizes: [{ pool: 'p', amount: 30_000, paidFrom: 'later' }],
          },
          { at: 'tables/CS1', id: 'won' },
        ),
      ),
      prizePaid({ pays: { source: '/casinos/granada/tables/CS1', id: 'won' } }),
    ],
    held: ['01 bank -30000', '01 jackpot-funding:p 100000', '01 jackpot:p -70000'],
  },
  {
    what: 'a payment that names no win behind the win of a pool',
    settles: 'paid',
    facts: [
      pool,
      at(
        AT,
        tell(
          'jackpot.won',
          { pool: 'p', amount: 30_000, paidFrom: 'later' },
          { at: 'tables/CS1', id: 'won' },
        ),
      ),
      prizePaid({}),
    ],
    held: ['01 bank -30000', '01 jackpot-funding:p 100000', '01 jackpot:p -70000'],
  },
  {
    what: 'a deposit that is paid back behind the withdrawal that makes it one again',
    settles: 'back',
    facts: [
      ...twoTableaux('cash'),
      at(
        AT,
        tell(
          'bank.withdrawn',
          { bank: 'K01', banker: 'ana', amount: 50_000, paidOut: 'deposit' },
          { at: 'tables/BD2/pit', id: 'withdrawn' },
        ),
      ),
      at(
        AT,
        tell(
          'bank.deposit-returned',
          { banker: 'ana', amount: 200_000, paid: [{ means: 'cash', amount: 200_000 }] },
          { at: 'tables/BD2', id: 'back' },
        ),
      ),
    ],
    held: [],
  },
  {
    what: 'a deposit that is put in play behind the deposit',
    settles: 'put',
    facts: twoTableaux('cash').map((fact) => (fact.id === 'put' ? at('01 20:10', fact) : fact)),
    held: [
      '01 bank-deposit[ana] -150000',
      '01 cash:cage 200000',
      '01 chips:cage -50000',
      '01 chips:custody:BD2 50000',
      '01 player-bank[K01:ana] -50000',
    ],
  },
  {
    what: 'money that is returned behind the find',
    settles: 'a-returned',
    facts: [
      at(
        AT,
        tell(
          'money.found',
          { entry: 'L-1', kind: 'cash', amount: 700, by: BY },
          { at: 'cage/till-2', id: 'b' },
        ),
      ),
      at(
        AT,
        tell(
          'money.returned',
          { entry: 'L-1', amount: 700, paidFrom: 'cash', document: 'D-1', by: BY },
          { at: CAGE, id: 'a-returned' },
        ),
      ),
    ],
    held: [],
  },
  {
    what: 'money that is paid over behind the find',
    settles: 'a-over',
    facts: [
      at(
        AT,
        tell(
          'money.found',
          { entry: 'L-1', kind: 'cash', amount: 700, by: BY },
          { at: 'cage/till-2', id: 'b' },
        ),
      ),
      at(
        AT,
        tell(
          'money.paid-over',
          { entries: ['L-1'], amount: 700, paidFrom: 'cash', recipient: 'Granada', document: 'D-1', by: BY },
          { at: CAGE, id: 'a-over' },
        ),
      ),
    ],
    held: [],
  },
  {
    what: 'tips that are shared behind their count',
    settles: 'shared',
    facts: [
      at(AT, tell('tips.counted', tips, { at: 'tables/RF1/count-room', id: 'tips' })),
      at(
        AT,
        tell(
          'tips.shared',
          { toStaff: 1_000, document: 'T-1', approvedBy: BY },
          { at: 'office', id: 'shared' },
        ),
      ),
    ],
    held: ['01 bank -1000', '01 chips:cage 1000'],
  },
  {
    what: 'a cheque that is credited behind the sale',
    settles: 'y-cleared',
    facts: [{ ...cheque, source: '/casinos/granada/cage/till-2' }, cleared],
    held: ['01 bank 4000', '01 chips:cage -4000'],
  },
  {
    what: 'a cheque that comes back unpaid behind its credit',
    settles: 'x-unpaid',
    facts: [
      at('01 20:00', cheque),
      { ...cleared, source: '/casinos/granada/office' },
      at(
        AT,
        tell(
          'cage.cheque-returned',
          { amount: 4_000, document: 'C-1', afterClearing: true },
          { at: CAGE, id: 'x-unpaid' },
        ),
      ),
    ],
    held: ['01 chips:cage -4000', '01 receivable[C-1] 4000'],
  },
];

/** The facts with numbers of their sources, in the order in which they are told. */
function numbered(facts: readonly CasinoEvent[]): CasinoEvent[] {
  const last = new Map<string, number>();
  return facts.map((fact) => {
    const number = (last.get(fact.source) ?? 0) + 1;
    last.set(fact.source, number);
    return { ...fact, sequence: `${number}` };
  });
}

export const SETTLED_AT_ONCE: readonly GoldenRow[] = ROWS.flatMap(({ what, settles, facts, held }) => {
  const row = { late: [settles], held, found: { [settles]: [] } };
  return [
    { ...row, what: `at one instant ${what}`, facts },
    { ...row, what: `at one instant ${what}, by numbered reports`, facts: numbered(facts) },
  ];
});
