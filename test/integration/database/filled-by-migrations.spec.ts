import { join } from 'node:path';
import { ChipsFlowTotals1700000000132 } from '../../../migrations/1700000000132-chips-flow-totals';
import { TotalsByBlock1700000000134 } from '../../../migrations/1700000000134-totals-by-block';
import { ReportedDays1700000000135 } from '../../../migrations/1700000000135-reported-days';
import { DeclaredByFact1700000000142 } from '../../../migrations/1700000000142-declared-by-fact';
import { inTransaction } from '../../../src/database/queryable';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks('made anew');

it('totals and parts that migrations fill in an earlier ledger equal those that the log gives', async () => {
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) await books.record(...readNightEvents(ROOT, letter));
  await books.project();
  const filled = [
    new ChipsFlowTotals1700000000132(),
    new TotalsByBlock1700000000134(),
    new ReportedDays1700000000135(),
    new DeclaredByFact1700000000142(),
  ];
  await inTransaction(books.dataSource, async (db) => {
    for (const migration of filled.toReversed()) await migration.down(db);
    for (const migration of filled) await migration.up(db);
  });
  for (const table of [
    'chips_flow_total',
    'day_total',
    'session_total',
    'reported_day',
    'table_session_fact',
  ]) {
    expect((await books.sql(`SELECT FROM ${table}`)).length).toBeGreaterThan(0);
  }
  expect(await verify(books)).toEqual([]);
});
