import { join } from 'node:path';
import type { Cell } from '../../../src/ledger/_core/books/book';
import type { BookName } from '../../../src/ledger/books/book-catalogue.queries';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';
import { readEvent } from '../../support/sample-events/read-event';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** The amounts of a column of the first section of a book of night d, from top to bottom. */
const column = async (name: BookName, id: string): Promise<(bigint | null)[]> => {
  const book = await books.inLiveTables((db) =>
    readBook(db, { casino: 'noche-d', name, day: '2026-01-01', position: 1_000n }),
  );
  if (typeof book === 'string') throw new Error(book);
  const { columns, rows } = book.sections[0]!;
  const amount = (cell: Cell | undefined) => (cell && 'amount' in cell ? cell.amount : null);
  return rows.map((row) => amount(row[columns.findIndex((each) => each.id === id)]));
};

const VOID = {
  specversion: '1.0',
  id: 'void-2',
  source: '/casinos/noche-d/tables/CF1',
  gamingday: '2026-01-01',
  type: 'cagnotte.coup.voided.v1',
  time: '2026-01-01T23:00:00+01:00',
  data: {
    bank: 'CF1-1',
    shoeNo: 1,
    coupNo: 2,
    currency: 'EUR',
    settled: true,
    reasonCode: 'cards-stuck',
    refunds: [],
    by: [{ id: 'E-1' }],
  },
};

describe('a coup that is declared void', () => {
  it("counts neither in the bank's book nor in the registro de beneficios, as in the ledger", async () => {
    await books.record(...readNightEvents(ROOT, 'd'));
    await books.project();
    expect(await column('bancas', 'commission')).toEqual([7_000n]);
    const [expected, rest] = await column('beneficios', 'expected');
    expect(expected).toBe(7_000n);

    await books.record(readEvent(JSON.stringify(VOID), 'the void'));
    await books.project();
    expect(await column('bancas', 'commission')).toEqual([2_500n]);
    // The rest is the drop by the ledger less the banks; the void does not change it.
    expect(await column('beneficios', 'expected')).toEqual([2_500n, rest]);
  });
});
