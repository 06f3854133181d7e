import fc from 'fast-check';
import { CONTROL_BOOK } from '../../test/support/books/control-book';
import { readCsv } from '../../test/support/csv/read-csv';
import { moneyCell, text } from '../ledger/_core/books/book';
import type { KeptBook } from '../ledger/books/books.queries';
import { bookCsv, MACHINE, SPANISH } from './book-csv';
import { bookPdf } from './book-pdf';

const book = (words: string): KeptBook => ({
  ...CONTROL_BOOK,
  certifiedBy: ['Carmen Ortega'],
  sections: [
    {
      en: 'Tables',
      es: 'Mesas',
      columns: [
        { id: 'table', en: 'Table', es: 'Mesa' },
        { id: 'closed', en: 'Closed', es: 'Cierre' },
        { id: 'income', en: 'Income', es: 'Ingreso' },
      ],
      rows: [
        [text(words), { moment: '2026-01-02T05:30:00+01:00' }, moneyCell(-123_456n, 'EUR')],
        [text('RF2'), null, moneyCell(5n, 'EUR')],
      ],
      totals: [text('Total'), null, moneyCell(-123_451n, 'EUR')],
    },
  ],
  total: { amount: -123_451n, currency: 'EUR', words: 'menos mil doscientos treinta y cuatro euros' },
});

describe('a book as CSV', () => {
  it('is written for programs with commas, decimal points and ISO moments', () =>
    expect(bookCsv(book('RF1'), MACHINE)).toBe(
      [
        'section,table,closed,income',
        'Tables,RF1,2026-01-02T05:30:00+01:00,-1234.56',
        'Tables,RF2,,0.05',
        'Tables,Total,,-1234.51',
        'total,-1234.51,EUR,menos mil doscientos treinta y cuatro euros',
        '',
      ].join('\r\n'),
    ));

  it('is written for people in Spain with semicolons, decimal commas and their dates, behind a byte order mark', () =>
    expect(bookCsv(book('RF1'), SPANISH)).toBe(
      [
        '\ufeffSección;Mesa;Cierre;Ingreso',
        'Mesas;RF1;02/01/2026 05:30;-1234,56',
        'Mesas;RF2;;0,05',
        'Mesas;Total;;-1234,51',
        'Total de la jornada;-1234,51;EUR;menos mil doscientos treinta y cuatro euros',
        '',
      ].join('\r\n'),
    ));

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0=1', '\uff1d1'])(
    'guards words against being read as a formula: %j',
    (words) => {
      const kept = `'${words.replace(/(?<=[\t\r\n])(?==)/, "'")}`;
      for (const dialect of [MACHINE, SPANISH]) expect(bookCsv(book(words), dialect)).toContain(kept);
    },
  );

  test.each([';', ',', '\t', '\n', '\r'])(
    'guards words against a formula after a separator of another country: %j',
    (mark) => {
      const words = `Slip 7${mark}=1+1${mark}x`;
      const kept = `Slip 7${mark}'=1+1${mark}x`;
      for (const dialect of [MACHINE, SPANISH]) expect(bookCsv(book(words), dialect)).toContain(kept);
    },
  );

  it('leaves words unchanged that are no formula', () => {
    for (const words of ['3 - 2', 'a, -5', 'p=1', 'x@y', 'RF-1; 2'])
      expect(bookCsv(book(words), MACHINE)).toContain(words);
  });

  it('quotes characters that would end a cell', () =>
    expect(bookCsv(book('a,"b"\nc'), MACHINE)).toContain('Tables,"a,""b""\nc",'));

  test.each(['p\nq', 'p\rq', 'p\r\nq', '\n', 'p\vq', 'p\fq', 'p\u0085q', 'p\u2028q', 'p\u2029q'])(
    'keeps a text with a line break within its cell: %j',
    (words) => {
      for (const dialect of [MACHINE, SPANISH]) expect(bookCsv(book(words), dialect)).toContain(`"${words}"`);
    },
  );

  it('gives a reader the cells of the book, whatever a text holds', () => {
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom('a', ...'\n\r\t\v\f\u0085\u2028\u2029\ufeff",;\'\\ =+-@') }),
    );
    fc.assert(
      fc.property(words, words, words, (one, other, heading) => {
        const [section] = book(one).sections;
        const rows = [[text(one), text(other), text(one)]];
        const hostile = {
          sections: [{ ...section!, en: heading, es: heading, rows, totals: [text(other)] }],
        };
        for (const dialect of [MACHINE, SPANISH]) {
          const shown = (each: string): string => dialect.cell(text(each));
          expect(readCsv(bookCsv(hostile, dialect), dialect.delimiter).slice(1)).toEqual([
            [heading, one, other, one].map(shown),
            [heading, other].map(shown),
          ]);
        }
      }),
    );
  });
});

describe('a book as PDF', () => {
  it('is the same to the byte, whenever it is printed', async () => {
    const [one, other] = [await bookPdf(book('Niño')), await bookPdf(book('Niño'))];
    expect(one.subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.length).toBeGreaterThan(1_500);
    expect(one.equals(other)).toBe(true);
    expect(one.equals(await bookPdf(book('RF1')))).toBe(false);
  });

  it('has as many pages as it needs', async () => {
    const long = book('RF1');
    const [section] = long.sections;
    const rows = Array.from({ length: 200 }, () => section!.rows[0]!);
    const pdf = await bookPdf({ ...long, sections: [{ ...section!, rows }] });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(3);
  });
});
