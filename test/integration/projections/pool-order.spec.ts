import type { CasinoEvent } from '../../../src/kernel/envelope';
import { BY, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { present } from '../../../src/kernel/present';

const books = useBooks();

const at = (time: string, event: CasinoEvent): CasinoEvent => ({
  ...event,
  time: `2026-01-01T${time}+01:00`,
});
const POOL = { pool: 'bolsa', currency: 'EUR' };

const opening = at(
  '12:00:00',
  tell('ledger.opened', {
    balances: [
      { account: 'chips:cage', amount: 100_000 },
      { account: 'chips:issued', amount: -100_000 },
    ],
  }),
);
const begins = (id = 'begins'): CasinoEvent => {
  const rate = { numerator: 4, denominator: 5 };
  const data = { ...POOL, seed: 1_000, rate, tables: ['T1', 'T2'], approvedBy: BY, meterAfter: 1_000 };
  return at('20:00:00', tell('jackpot.opened', data, { at: 'pools/bolsa', id }));
};
const round = (table: string, roundNo: number, of: object, id: string): CasinoEvent =>
  tell('round.settled', { roundNo, bets: [], outcome: {}, result: 0, ...of }, { at: `tables/${table}`, id });
const stake = (time: string, table: string, roundNo: number, amount: number): CasinoEvent =>
  at(
    time,
    round(
      table,
      roundNo,
      { poolStakes: [{ pool: 'bolsa', amount, how: 'swept' }] },
      `stake-${table}-${roundNo}`,
    ),
  );
const prize = (time: string, table: string, roundNo: number, amount: number): CasinoEvent =>
  at(
    time,
    round(
      table,
      roundNo,
      { poolPrizes: [{ pool: 'bolsa', amount, paidFrom: 'table' }] },
      `prize-${table}-${roundNo}`,
    ),
  );
const reading = (time: string, meter: number): CasinoEvent =>
  at(
    time,
    tell(
      'jackpot.reseeded',
      { ...POOL, amount: 0, cause: 'seed', meterBefore: meter, meterAfter: meter },
      { at: 'pools/bolsa', id: `reading-${time}` },
    ),
  );
const voided = (time: string, table: string, roundNo: number): CasinoEvent =>
  at(
    time,
    tell(
      'round.voided',
      { roundNo, settled: true, reasonCode: 'r', refunds: [], by: BY },
      { at: `tables/${table}`, id: `void-${table}-${roundNo}` },
    ),
  );

/** The final balances of all accounts by the events of their lines, and the open findings. */
async function outcomeOf(events: readonly CasinoEvent[], pageSize?: number): Promise<unknown> {
  await books.empty();
  await books.record(opening, ...events);
  await books.project(pageSize);
  expect(await verify(books)).toEqual([]);
  return {
    lines: await books.sql(
      `SELECT account, event_id, sum(debit - credit)::text AS amount FROM journal_line
        GROUP BY 1, 2 HAVING sum(debit - credit) <> 0 ORDER BY 1, 2`,
    ),
    findings: await books.sql(
      `SELECT code, event_ids, expected, found FROM finding
        WHERE closed_by IS NULL AND standing IS NULL AND code <> 'session-not-opened'
          AND code <> 'round-without-bets' AND code <> 'casino-not-authorised' ORDER BY 1, 2, 3, 4`,
    ),
  };
}

const balanceOf = async (account: string): Promise<bigint> => {
  const rows = await books.sql<{ held: bigint }>(
    `SELECT coalesce(sum(amount), 0) AS held FROM balance WHERE account = $1`,
    [account],
  );
  return rows[0]!.held;
};

describe('a pool folds by time, table and round, in whatever order its tables report', () => {
  const night = [
    begins(),
    stake('21:00:00', 'T1', 1, 500),
    stake('21:00:00', 'T2', 1, 1_000),
    prize('21:05:00', 'T2', 2, 2_100),
    stake('21:06:00', 'T1', 2, 50),
    voided('21:07:00', 'T1', 1),
    reading('21:08:00', 0),
    stake('21:10:00', 'T1', 3, 100),
    prize('21:11:00', 'T2', 3, 300),
  ];
  const orders: readonly (readonly [string, readonly number[]])[] = [
    ['one table after the other', [0, 1, 4, 5, 7, 2, 3, 8, 6]],
    ['the other table first', [2, 3, 8, 0, 1, 4, 5, 7, 6]],
    ['the opening last', [1, 2, 3, 4, 5, 6, 7, 8, 0]],
    ['backwards but for the void', [8, 7, 6, 4, 3, 2, 1, 5, 0]],
  ];

  it.each(orders)('%s', async (_which, order) => {
    const inTime = await outcomeOf(night);
    expect(await outcomeOf(order.map((index) => night[index]!))).toEqual(inTime);
  });

  it('gives the same rows whatever the pages are', async () => {
    const events = orders[2]![1].map((index) => night[index]!);
    expect(await outcomeOf(events, 1)).toEqual(await outcomeOf(events, 4));
  });

  it('covers a prize with the stakes that were put in before it, though their table reports later', async () => {
    await outcomeOf([begins(), prize('21:05:00', 'T2', 1, 1_300), stake('21:00:00', 'T1', 1, 500)]);
    expect(await balanceOf('jackpot:bolsa')).toBe(-100n);
    expect(await balanceOf('variance:jackpot:T2')).toBe(0n);
  });

  it('does not cover a prize with a stake after it', async () => {
    await outcomeOf([begins(), stake('21:10:00', 'T1', 1, 500), prize('21:05:00', 'T2', 1, 1_300)]);
    expect(await balanceOf('jackpot:bolsa')).toBe(-400n);
    expect(await balanceOf('variance:jackpot:T2')).toBe(300n);
  });

  it('restates the close of another table if another table now reports the stakes', async () => {
    const contributed = at(
      '21:00:01',
      tell(
        'jackpot.contributed',
        { ...POOL, table: 'T1', roundNo: 1, amount: 500, how: 'swept' },
        { at: 'pools/bolsa', id: 'contributed' },
      ),
    );
    await outcomeOf([begins(), contributed, stake('21:00:00', 'T1', 1, 500)]);
    const entries = await books.sql<{ entry: string }>(
      `SELECT DISTINCT record_number || ' ' || entry_kind || ' of ' || of_record AS entry FROM journal_line
        WHERE record_number > 2 ORDER BY 1`,
    );
    expect(entries.map(({ entry }) => entry)).toEqual([
      '3 original of 3',
      '4 original of 4',
      '4 reversal of 3',
    ]);
    expect(await balanceOf('jackpot:bolsa')).toBe(-1_400n);
  });

  it('is folded again when a correction changes a stake, and when one takes it out of the pool', async () => {
    const correction = (id: string, corrects: string, replacement?: object): CasinoEvent =>
      at(
        '23:00:00',
        tell(
          'correction.recorded',
          {
            corrects: { source: `/casinos/granada/${id === 'c-1' ? 'tables/T1' : 'office'}`, id: corrects },
            ...present({ replacement }),
            reason: 'misread',
            proposedBy: { id: 'E-1' },
            approvedBy: { id: 'E-2' },
          },
          { at: 'office', id },
        ),
      );
    const data = { currency: 'EUR', roundNo: 1, bets: [], outcome: {}, result: 0 };
    const less = { ...data, poolStakes: [{ pool: 'bolsa', amount: 250, how: 'swept' }] };
    const events = [begins(), stake('21:00:00', 'T1', 1, 500), prize('21:05:00', 'T2', 1, 1_300)];
    await outcomeOf([...events, correction('c-1', 'stake-T1-1', less)]);
    expect(await balanceOf('variance:jackpot:T2')).toBe(100n);
    await outcomeOf([
      ...events,
      correction('c-1', 'stake-T1-1', less),
      correction('c-2', 'c-1', { ...data, poolStakes: [] }),
    ]);
    expect(await balanceOf('variance:jackpot:T2')).toBe(300n);
    expect(await balanceOf('jackpot:bolsa')).toBe(0n);
  });
});
