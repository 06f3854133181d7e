import { join } from 'node:path';
import { Balances1700000000004 } from '../../../migrations/1700000000004-balances';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { casinoOf } from '../../../src/kernel/source';
import { inTransaction } from '../../../src/database/queryable';
import { MemoryBook } from '../../support/book/memory-book';
import { readNightEvents } from '../../support/book/night-events';
import { BY, tell } from '../../support/book/told';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const ROOT = join(__dirname, '..', '..', '..');
const NIGHTS = ['a', 'b', 'c', 'd', 'e', 'f'];
const books = useBooks();

/** The interleaved events of the nights, so that every page contains several casinos. */
function interleaved(): CasinoEvent[] {
  const nights = NIGHTS.map((letter) => readNightEvents(ROOT, letter));
  const longest = Math.max(...nights.map((night) => night.length));
  return Array.from({ length: longest }, (_, index) => nights.flatMap((night) => night[index] ?? [])).flat();
}

interface Line {
  readonly casino: string;
  readonly record_number: bigint;
  readonly account: string;
  readonly sub_ledger: string | null;
  readonly debit: bigint;
  readonly credit: bigint;
}

const journal = (): Promise<Line[]> =>
  books.sql(
    `SELECT casino, record_number, account, sub_ledger, debit, credit FROM journal_line
      ORDER BY casino, record_number, line`,
  );

/** The lines that the pure core posts for the same events. */
function expectedJournal(events: readonly CasinoEvent[]): Line[] {
  const casinos = [...new Set(events.map(({ source }) => casinoOf(source)))].sort();
  return casinos.flatMap((casino) =>
    new MemoryBook()
      .postAll(events.filter(({ source }) => casinoOf(source) === casino))
      .entries.flatMap(({ record, evaluation }) =>
        evaluation.lines.map(({ account, subLedger, debit, credit }) => ({
          casino,
          record_number: record,
          account,
          sub_ledger: subLedger ?? null,
          debit,
          credit,
        })),
      ),
  );
}

const balances = (): Promise<unknown[]> =>
  books.sql(`SELECT * FROM balance ORDER BY casino, account, sub_ledger, currency`);
const balancesFromJournal = (): Promise<unknown[]> =>
  books.sql(
    `SELECT casino, account, coalesce(sub_ledger, '') AS sub_ledger, currency, sum(debit - credit) AS amount
       FROM journal_line GROUP BY 1, 2, 3, 4 HAVING sum(debit - credit) <> 0 ORDER BY 1, 2, 3, 4`,
  );

describe('the six nights', () => {
  test.each([1, 7, 2_000])('are posted as the core posts them, in pages of %i records', async (pageSize) => {
    const events = interleaved();
    await books.record(...events);
    await books.project(pageSize);
    expect(await journal()).toEqual(expectedJournal(events));
    expect(await balances()).toEqual(await balancesFromJournal());
    expect(await books.sql(`SELECT code FROM finding WHERE severity = 'violation'`)).toEqual([]);
  });

  it('are verified from the log: projected anew they give the same rows', async () => {
    await books.record(...interleaved());
    await books.project(5);
    expect(await verify(books)).toEqual([]);
  });
});

const opening = tell('ledger.opened', { balances: [{ account: 'chips:cage', amount: 5 }] });
const table = tell('table.opened', {
  game: 'boule',
  minimum: 100,
  float: { amount: 900 },
  captures: { rounds: true, buyIns: true },
  staff: BY,
});
const pool = tell('jackpot.opened', {
  pool: 'carrusel',
  seed: 5_000,
  rate: { numerator: 1, denominator: 3 },
  tables: ['T1'],
  approvedBy: BY,
});
const round = tell('round.settled', {
  roundNo: 7,
  bets: [],
  outcome: {},
  result: 40,
  poolStakes: [{ pool: 'carrusel', amount: 50, how: 'slot' }],
});
const voided = (id: string): CasinoEvent =>
  tell('round.voided', { roundNo: 7, settled: true, reasonCode: 'r', refunds: [], by: BY }, { id });

describe('the void of a settled round', () => {
  test.each([1, 2_000])(
    'is a linked reversal of its entry, once, in pages of %i records',
    async (pageSize) => {
      await books.record(opening, table, pool, round, voided('void-1'), voided('void-2'));
      await books.project(pageSize);
      const entries = await books.sql(
        `SELECT record_number, entry_kind, of_record, account, debit - credit AS amount, exact_numerator, exact_denominator
         FROM journal_line WHERE record_number >= 4 ORDER BY record_number, account COLLATE "C"`,
      );
      const part = (account: string, amount: bigint, exact?: [bigint, bigint]) => ({
        account,
        amount,
        exact_numerator: exact?.[0] ?? null,
        exact_denominator: exact?.[1] ?? null,
      });
      const parts = (sign: bigint) => [
        part('chips:jackpot:T1', sign * 50n),
        part('chips:table:T1', sign * 40n),
        part('jackpot-share:carrusel:T1', sign * -33n),
        part('jackpot:carrusel', sign * -17n, sign > 0n ? [50n, 3n] : undefined),
        part('win:boule:T1', sign * -40n),
      ];
      expect(entries).toEqual([
        ...parts(1n).map((each) => ({ record_number: 4n, entry_kind: 'original', of_record: 4n, ...each })),
        ...parts(-1n).map((each) => ({ record_number: 5n, entry_kind: 'reversal', of_record: 4n, ...each })),
      ]);
      expect(await books.sql(`SELECT code, opened_by FROM finding WHERE opened_by > 4`)).toEqual([
        { code: 'round-voided-twice', opened_by: 6n },
      ]);
    },
  );
});

describe('a ledger from before the table of balances', () => {
  it('gets its balances from its journal, and continues', async () => {
    await books.record(opening, table, pool, round);
    await books.project();
    const kept = await balances();
    await inTransaction(books.dataSource, async (db) => {
      await new Balances1700000000004().down(db);
      await new Balances1700000000004().up(db);
    });
    expect(await balances()).toEqual(kept);
    await books.record(voided('void-1'));
    await books.project();
    expect(await balances()).toEqual(await balancesFromJournal());
  });
});
