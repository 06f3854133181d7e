import { setTimeout as sleep } from 'node:timers/promises';
import { chipsSold, ledgerOpened } from '../../support/sample-events/sample-events';
import { useBooks } from '../../support/books/books-under-test';

const books = useBooks();

const sales = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => chipsSold({}, { id: `sale-${from + n}` }));

/** The planner's estimate of the rows of the journal; -1 without statistics. */
async function counted(): Promise<number> {
  const [{ generation }] = (await books.sql<{ generation: number }>(
    `SELECT generation FROM projection.live`,
  )) as [{ generation: number }];
  const [table] = await books.sql<{ rows: number }>(
    `SELECT reltuples::integer AS rows FROM pg_class WHERE oid = 'generation_${generation}.journal_line'::regclass`,
  );
  return table!.rows;
}

describe('a first load', () => {
  beforeAll(() => books.sql(`ALTER TABLE generation_1.journal_line SET (autovacuum_enabled = false)`));

  it('gets statistics for the planner once it is projected; a few records are left to autovacuum', async () => {
    const few = await books.record(ledgerOpened(), ...sales(0, 20));
    const first = books.startRunner();
    await books.passed(few);
    await sleep(200); // The runner is idle now.
    await first.stop();
    await books.record(...sales(20, 1_100));
    books.startRunner();
    while ((await counted()) === -1) await sleep(20);
    // Statistics are collected once only, so an early collection of few rows would stay.
    expect(await counted()).toBe(2_204);
  });
});
