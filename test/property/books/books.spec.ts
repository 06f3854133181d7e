import fc from 'fast-check';
import { extent, patience } from '../../support/service/test-extent';
import type { CasinoEvent } from '../../../src/kernel/envelope';
import { streamOf } from '../../../src/ledger/event-contract/streams';
import { InMemoryEventStore } from '../../support/event-store/in-memory-event-store';
import { digestsOf, tablesOf } from '../../../src/projector/generations/compare';
import { liveGeneration, schemaOf } from '../../../src/projector/generations/generation';
import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { projectToEnd } from '../../../src/projector/runner/live-page';
import { useBooks } from '../../support/books/books-under-test';
import { toAppend } from '../../../src/kernel/stored-form';
import { anyNight } from './arbitrary-events';

jest.setTimeout(patience(120_000));

const books = useBooks();
const RUNS = Number(process.env['PROPERTY_RUNS'] ?? extent(6, 200));

/** A log of exactly these events in this order, including repeats and conflicts, at one fixed time. */
function logOf(events: readonly CasinoEvent[]): InMemoryEventStore {
  const store = new InMemoryEventStore(() => new Date('2026-01-03T06:00:00Z'));
  for (const event of events) store.forceIntoLog(toAppend(event), streamOf(event));
  return store;
}

async function project(store: InMemoryEventStore, pageSize: number): Promise<void> {
  await books.empty();
  await projectToEnd(books.dataSource, store, pageSize);
}

/** All projected state: a digest of every table by casino and day, and the whole register. */
async function everything(): Promise<unknown> {
  const schema = schemaOf(await liveGeneration(books.dataSource));
  const digests = [];
  for (const table of (await tablesOf(books.dataSource, schema)).values())
    digests.push(await digestsOf(books.dataSource, table));
  return {
    digests,
    heads: await books.sql(`SELECT * FROM register.casino ORDER BY casino`),
    records: await books.sql(`SELECT * FROM register.record ORDER BY casino, number`),
  };
}

/** SQL for the rows that only one of two queries returns. */
const difference = (one: string, other: string): string =>
  `(${one} EXCEPT ALL ${other}) UNION ALL (${other} EXCEPT ALL ${one})`;

describe('with any records', () => {
  it('every entry balances in each currency, the trial balance is zero, and totals and balances are those of the journal', async () => {
    await fc.assert(
      fc.asyncProperty(anyNight, fc.constantFrom(1, 3, 100), async (events, pageSize) => {
        await project(logOf(events), pageSize);
        const unbalanced = `SELECT casino, record_number, currency FROM journal_line
          GROUP BY casino, record_number, currency HAVING sum(debit) <> sum(credit)`;
        expect(await books.sql(unbalanced)).toEqual([]);
        const trial = `SELECT casino, currency FROM day_total GROUP BY casino, currency HAVING sum(debit) <> sum(credit)`;
        expect(await books.sql(trial)).toEqual([]);
        const totals = `SELECT casino, booking_day, gaming_day, account, currency, debit, credit, lines FROM day_total`;
        const journal = `SELECT casino, booking_day, gaming_day, account, currency, sum(debit), sum(credit), count(*)
          FROM journal_line GROUP BY 1, 2, 3, 4, 5`;
        expect(await books.sql(difference(totals, journal))).toEqual([]);
        const held = `SELECT casino, account, sub_ledger, currency, amount FROM balance`;
        const moved = `SELECT casino, account, coalesce(sub_ledger, ''), currency, sum(debit - credit)
          FROM journal_line GROUP BY 1, 2, 3, 4 HAVING sum(debit - credit) <> 0`;
        expect(await books.sql(difference(held, moved))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('pages of any size give the same rows, numbers and chain, byte by byte', async () => {
    await fc.assert(
      fc.asyncProperty(anyNight, fc.integer({ min: 2, max: 12 }), async (events, pageSize) => {
        const store = logOf(events);
        await project(store, 1);
        const recordByRecord = await everything();
        await project(store, pageSize);
        expect(await everything()).toEqual(recordByRecord);
        await project(store, 1_000);
        expect(await everything()).toEqual(recordByRecord);
      }),
      { numRuns: RUNS },
    );
  });

  it('record numbers are dense per casino, and each identity is posted once at most', async () => {
    await fc.assert(
      fc.asyncProperty(anyNight, async (events) => {
        await project(logOf(events), 4);
        const gaps = `SELECT casino FROM register.record GROUP BY casino HAVING max(number) <> count(*) OR min(number) <> 1`;
        expect(await books.sql(gaps)).toEqual([]);
        // Changes by a later fact are posted as reversal and replacement under that fact's record.
        const twice = `SELECT casino, source, event_id FROM journal_line WHERE entry_kind = 'original'
          GROUP BY casino, source, event_id HAVING count(DISTINCT record_number) > 1`;
        expect(await books.sql(twice)).toEqual([]);
        const [counted] = await books.sql(
          `SELECT count(*) AS n FROM register.record WHERE standing = 'counted'`,
        );
        const identities = new Set(events.map(({ source, id }) => `${source} ${id}`));
        expect(counted).toEqual({ n: BigInt(identities.size) });
      }),
      { numRuns: RUNS },
    );
  });

  it('verify finds that it holds', async () => {
    await fc.assert(
      fc.asyncProperty(anyNight, async (events) => {
        const store = logOf(events);
        await project(store, 7);
        expect((await verifyBooks(books.dataSource, store, { pageSize: 3 })).problems).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});
