import { join } from 'node:path';
import { readBook } from '../../../src/ledger/books/books.queries';
import { readNightEvents } from '../../support/book/night-events';
import { useBooks } from '../../support/books/books-under-test';

const ROOT = join(__dirname, '..', '..', '..');
const books = useBooks();

/** The cells of a column of the register of profits of night e, as known at a position. */
const cells = async (position: bigint, of: 'banker' | 'until'): Promise<unknown[]> => {
  const book = await books.inLiveTables((db) =>
    readBook(db, { casino: 'noche-e', name: 'beneficios', day: '2026-01-01', position }),
  );
  if (typeof book === 'string') throw new Error(book);
  return book.sections.flatMap(({ columns, rows }) =>
    rows.map((row) => row[columns.findIndex(({ id }) => id === of)]),
  );
};

describe('a bank of baccarat with two tableaux that its banker withdraws whole', () => {
  it('ends in the register of profits with the withdrawal, once that is known', async () => {
    const events = readNightEvents(ROOT, 'e');
    await books.record(...events);
    await books.project();
    const withdrawal = events.findIndex(({ type }) => type === 'cagnotte.bank.withdrawn.v1');
    const { time } = events[withdrawal]!;
    expect(await cells(1_000n, 'until')).toEqual([{ moment: time }, null]);
    expect(await cells(BigInt(withdrawal), 'until')).toEqual([null, null]);
  });

  it('has the name of its banker in the register of profits, as its deposit states it (Order of 1979, art. 53.2)', async () => {
    const events = readNightEvents(ROOT, 'e').map((event) =>
      event.type === 'cagnotte.bank.deposited.v1'
        ? { ...event, data: { ...(event.data as object), bankerName: 'Fernanda del Carpio' } }
        : event,
    );
    await books.record(...events);
    await books.project();
    const { banker, bank } = events.find(({ type }) => type === 'cagnotte.bank.deposited.v1')!.data as {
      readonly banker: string;
      readonly bank: string;
    };
    expect(await cells(1_000n, 'banker')).toEqual([
      { text: `Fernanda del Carpio (${banker}) (${bank})` },
      { text: 'Conjunto' },
    ]);
  });
});
