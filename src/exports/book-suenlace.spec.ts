import { journalBook, journalLine, MIXED_JOURNAL } from '../../test/support/books/journal-book';
import { bookSuenlace } from './book-suenlace';

/** The records as a program reads them, by the places of the type 0. */
function readSuenlace(file: Buffer) {
  const text = file.toString('latin1');
  expect(text.length % 512).toBe(0);
  return Array.from({ length: text.length / 512 }, (_record, n) => {
    const record = text.slice(n * 512, (n + 1) * 512);
    const field = (from: number, to: number): string => record.slice(from - 1, to).trimEnd();
    expect(record.slice(508)).toBe('EN\r\n');
    expect(field(114, 508)).toBe('');
    return {
      start: field(1, 15),
      code: field(16, 27),
      account: field(28, 57),
      side: field(58, 58),
      paper: field(59, 68),
      place: field(69, 69),
      words: field(70, 99),
      amount: field(100, 113),
    };
  });
}

describe('the journal as a SUENLACE.DAT', () => {
  const records = readSuenlace(bookSuenlace(MIXED_JOURNAL));

  it('has records of 512 bytes, what they say in its place', () =>
    expect(records[0]).toEqual({
      start: '500042202601020',
      code: '57000000',
      account: 'Efectivo en caja central',
      side: 'D',
      paper: 'V;1',
      place: 'I',
      words: 'Venta de fichas en caja',
      amount: '+0000000123.45',
    }));

  it('loses no line in euros that a close has numbered, and no other goes with them', () =>
    expect(records.map(({ place, code, side, amount }) => [place, code, side, amount])).toEqual([
      ['I', '57000000', 'D', '+0000000123.45'],
      ['M', '570000', 'D', '+0000000000.05'],
      ['U', '521000000001', 'H', '+0000000123.50'],
      ['I', '57000010', 'D', '+1000000000.01'],
      ['U', '521000000001', 'H', '+1000000000.01'],
    ]));

  it('debits what it credits', () => {
    const sum = (wanted: string): bigint =>
      records
        .filter(({ side }) => side === wanted)
        .reduce((all, { amount }) => all + BigInt(amount.slice(1).replace('.', '')), 0n);
    expect(sum('D')).toBe(sum('H'));
  });

  it('keeps its width whatever a slip is called', () => {
    const [only] = readSuenlace(
      bookSuenlace(journalBook([journalLine('cash:cage', 1n, { slip: 'a🂡\n♣b' })])),
    );
    expect(only).toMatchObject({ paper: 'a? ?b', amount: '+0000000000.01' });
  });

  it('refuses an amount that a record has no room for', () =>
    expect(() => bookSuenlace(journalBook([journalLine('cash:cage', 1_000_000_000_000n)]))).toThrow(
      RangeError,
    ));
});
