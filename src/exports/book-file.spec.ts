import { CONTROL_BOOK } from '../../test/support/books/control-book';
import { createHash } from 'node:crypto';
import { money, text } from '../ledger/_core/books/book';
import type { KeptBook } from '../ledger/books/books.queries';
import { bookFile } from './book-file';
import { BOOK_FORMATS } from './book-formats';

const book: KeptBook = {
  ...CONTROL_BOOK,
  sections: [
    {
      en: 'Tables',
      es: 'Mesas',
      columns: [
        { id: 'table', en: 'Table', es: 'Mesa' },
        { id: 'games', en: 'Games', es: 'Juegos' },
        { id: 'income', en: 'Income', es: 'Ingreso' },
      ],
      rows: [
        [text('RF1'), { games: ['boule'] }, money(12_345n, 'EUR')],
        [text('RF2'), null, money(-5n, 'EUR')],
      ],
      totals: [text('Total'), null, money(12_340n, 'EUR')],
    },
  ],
  total: { amount: 12_340n, currency: 'EUR', words: 'ciento veintitrés euros' },
};

describe.each(BOOK_FORMATS)('a book as a file: %s', (format) => {
  it('has a manifest that says what was asked, how far it goes, what is in it, and its hash', async () => {
    const { bytes, name, manifest } = await bookFile(book, 415n, format);
    expect(manifest).toMatchObject({
      file: name,
      query: {
        casino: 'granada',
        book: 'control-de-ingresos',
        day: '2026-01-01',
        until: '2026-01-01',
        format,
      },
      asOf: '2026-01-01',
      knownAt: 415,
      position: 412,
      status: 'certified',
      rows: 2,
      totals: [
        { section: 'Tables', column: 'income', amount: '123.40', currency: 'EUR' },
        { section: '', column: 'total', amount: '123.40', currency: 'EUR' },
      ],
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it('is the same to the byte when it is made again', async () => {
    const [one, other] = [await bookFile(book, 415n, format), await bookFile(book, 415n, format)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(one.manifest).toEqual(other.manifest);
  });
});

describe('a book as JSON Lines', () => {
  it('is one object a row, its cells by the ids of the columns', async () => {
    const { bytes } = await bookFile(book, 415n, 'jsonl');
    const eur = (amount: string): object => ({ amount, currency: 'EUR' });
    expect(
      bytes
        .toString()
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object),
    ).toEqual([
      { section: 'Tables', table: 'RF1', games: ['boule'], income: eur('123.45') },
      { section: 'Tables', table: 'RF2', games: null, income: eur('-0.05') },
      { section: 'Tables', table: 'Total', games: null, income: eur('123.40'), total: true },
      { section: null, amount: eur('123.40'), words: 'ciento veintitrés euros', total: true },
    ]);
  });
});
