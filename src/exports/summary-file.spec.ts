import { readXdiario } from '../../test/support/accounting-files/read-fields';
import { journalBook, journalLine } from '../../test/support/books/journal-book';
import { diarioResumenBook } from '../ledger/summary-journal/diario-resumen.book';
import { bookSuenlace } from './book-suenlace';
import { bookXdiario } from './book-xdiario';
import { type ChartedBook, formatsOf, isFormatOf, SUMMARY_JOURNAL } from './charted-book';
import { formatMinor } from '../kernel/money';

const CHARTS = [
  { validFrom: '2026-01-01', codes: { cash: '57000000', chips: '52100000', win: '70100000' }, digits: 8 },
];

/** Entries 1 to n of sales of chips; the numbers of those that the summary entry sums. */
const sales = (numbers: readonly bigint[]) =>
  numbers.flatMap((entry) => [
    journalLine('cash:cage', 300n, { entry, record: entry }),
    journalLine('cash:drop:RF1', 5n, { entry, record: entry, line: 2 }),
    journalLine('chips:cage', -305n, { entry, record: entry, line: 3 }),
  ]);

function summary(numbers: readonly bigint[]): ChartedBook {
  const lines = sales(numbers);
  const figures = { currency: 'EUR', dayBefore: '2026-01-01', until: '2026-01-02', opening: [], lines };
  return {
    ...journalBook(lines, CHARTS),
    name: SUMMARY_JOURNAL,
    ...diarioResumenBook({ ...figures, charts: CHARTS, paid: [] }),
  };
}

const fieldsOf = (book: ChartedBook) =>
  readXdiario(bookXdiario(book)).map((fields) => [1, 3, 6, 12, 28, 29].map((at) => fields[at]));

describe('the summary journal for accounting programs', () => {
  it('has one line for each code and side of an entry, with the numbers that it sums as document', () =>
    expect(fieldsOf(summary([1n, 2n, 3n]))).toEqual([
      ['1', '57000000', 'Venta de fichas en caja', '1-3', '9.15', '0.00'],
      ['1', '52100000', 'Venta de fichas en caja', '1-3', '0.00', '9.15'],
    ]));

  it.each([
    [[1n, 2n, 5n], '1-2, 5'],
    [[1n, 3n, 5n, 7n, 9n, 11n], '1..11'],
    [[1_000_001n, 1_000_003n, 1_000_005n], '1000001'],
  ])('shortens the numbers %s to ten characters: %s', (numbers, document) =>
    expect(fieldsOf(summary(numbers))[0]![3]).toBe(document),
  );

  it('is had as a SUENLACE.DAT with the same sums', () => {
    const file = bookSuenlace(summary([1n, 2n])).toString('latin1');
    expect(file.split('\r\n').filter(Boolean)).toHaveLength(2);
    expect(file).toContain(`+${formatMinor(610n, 'EUR').padStart(13, '0')}`);
  });

  it('is not had as a FEC, which has every entry in detail', () => {
    expect([isFormatOf('fec', SUMMARY_JOURNAL), isFormatOf('fec', 'diario')]).toEqual([false, true]);
    expect(isFormatOf('xdiario', 'mayor')).toBe(false);
    expect([formatsOf(SUMMARY_JOURNAL), formatsOf('mayor')]).toEqual(['formatOfSummary', 'formatOfBook']);
  });
});
