import { join } from 'node:path';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** The cells of the column `Hasta` of the register of profits of night e, as known at a position. */
const ends = async (position: bigint): Promise<unknown[]> => {
  const book = await books.inLiveTables((db) =>
    readBook(db, { casino: 'noche-e', name: 'beneficios', day: '2026-01-01', position }),
  );
  if (typeof book === 'string') throw new Error(book);
  return book.sections.flatMap(({ columns, rows }) =>
    rows.map((row) => row[columns.findIndex(({ id }) => id === 'until')]),
  );
};

describe('a bank of baccarat with two tableaux that its banker withdraws whole', () => {
  it('ends in the register of profits with the withdrawal, once that is known', async () => {
    const events = readNightEvents(ROOT, 'e');
    await books.record(...events);
    await books.project();
    const withdrawal = events.findIndex(({ type }) => type === 'cagnotte.bank.withdrawn.v1');
    const { time } = events[withdrawal]!;
    expect(await ends(1_000n)).toEqual([{ moment: time }, null]);
    expect(await ends(BigInt(withdrawal))).toEqual([null, null]);
  });
});
