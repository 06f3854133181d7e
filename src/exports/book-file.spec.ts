import { CONTROL_BOOK } from '../../test/support/books/control-book';
import { createHash } from 'node:crypto';
import { moneyCell, text } from '../ledger/_core/books/book';
import type { KeptBook } from '../ledger/books/books.queries';
import { bookFile } from './book-file';
import { BOOK_FORMATS } from './book-formats';
import { isForJournalOnly } from './charted-book';
import { MIXED_JOURNAL, OWN_CHART } from '../../test/support/books/journal-book';

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
        [text('RF1'), { games: ['boule'] }, moneyCell(12_345n, 'EUR')],
        [text('RF2'), null, moneyCell(-5n, 'EUR')],
      ],
      totals: [text('Total'), null, moneyCell(12_340n, 'EUR')],
    },
  ],
  total: { amount: 12_340n, currency: 'EUR', words: 'ciento veintitrés euros' },
};

describe.each(BOOK_FORMATS.filter((format) => !isForJournalOnly(format)))(
  'a book as a file: %s',
  (format) => {
    it('has a manifest with its request, its last record, its contents and its hash', async () => {
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
  },
);

describe.each(BOOK_FORMATS.filter(isForJournalOnly))('the journal as a file: %s', (format) => {
  const charts = [{ ...OWN_CHART, codes: { ...OWN_CHART.codes, fx: '768' } }];
  const journal = { ...MIXED_JOURNAL, charts };

  it('has a manifest with its request and its hash', async () => {
    const { bytes, name, manifest } = await bookFile(journal, 415n, format);
    expect(manifest).toMatchObject({
      file: name,
      query: { casino: 'granada', book: 'diario', format },
      knownAt: 415,
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
  });

  it('is the same to the byte when it is made again', async () => {
    const [one, other] = [await bookFile(journal, 415n, format), await bookFile(journal, 415n, format)];
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect(one.manifest).toEqual(other.manifest);
  });
});

it.each(BOOK_FORMATS)(
  'the name of a file is no formula, and nothing in its manifest is one: %s',
  async (format) => {
    const charts = [{ ...OWN_CHART, codes: { ...OWN_CHART.codes, fx: '768' } }];
    const { manifest } = await bookFile({ ...MIXED_JOURNAL, charts }, 415n, format);
    expect(manifest.file).toMatch(/^[a-z0-9][a-z0-9.-]*$/);
    const texts = JSON.stringify(manifest).match(/(?<=")[^"]*(?=")/g)!;
    expect(texts.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
  },
);

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
