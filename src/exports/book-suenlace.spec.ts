import { journalBook, journalLine, MIXED_JOURNAL, OWN_CHART } from '../../test/support/books/journal-book';
import { readSuenlace } from '../../test/support/accounting-files/read-fields';
import { bookSuenlace } from './book-suenlace';

describe('the journal as a SUENLACE.DAT', () => {
  const records = readSuenlace(bookSuenlace(MIXED_JOURNAL));

  it('has records of 512 bytes, with each field at its place', () =>
    expect(records[0]).toEqual({
      start: '500042202601020',
      code: '57000000',
      account: 'Efectivo en caja central',
      side: 'D',
      paper: 'V;1',
      place: 'I',
      words: 'Venta de ficha Efectivo en caj',
      amount: '+0000000123.45',
      rest: '',
      end: 'EN\r\n',
    }));

  it('loses no line in euros that a close has numbered, and no other goes with them', () =>
    expect(records.map(({ place, code, side, amount }) => [place, code, side, amount])).toEqual([
      ['I', '57000000', 'D', '+0000000123.45'],
      ['M', '57000000', 'D', '+0000000000.05'],
      ['U', '52100001', 'H', '+0000000123.50'],
      ['I', '57000010', 'D', '+1000000000.01'],
      ['U', '52100001', 'H', '+1000000000.01'],
    ]));

  it('debits as much as it credits', () => {
    const sum = (wanted: string): bigint =>
      records
        .filter(({ side }) => side === wanted)
        .reduce((all, { amount }) => all + BigInt(amount.slice(1).replace('.', '')), 0n);
    expect(sum('D')).toBe(sum('H'));
  });

  it('keeps its width whatever a slip is called', () => {
    const [only] = readSuenlace(
      bookSuenlace(journalBook([journalLine('cash:cage', 1n, { slip: 'a🂡\n♣b' })], [OWN_CHART])),
    );
    expect(only).toMatchObject({ paper: 'a? ?b', amount: '+0000000000.01' });
  });

  it('gives a code one name, that of the casino where it has one', () => {
    const chart = { ...OWN_CHART, names: { '52100001': 'Fichas, todas' } };
    const lines = [
      journalLine('chips:cage', 5n),
      journalLine('chips:table:RF1', 3n),
      journalLine('tips', -8n),
    ];
    expect(
      readSuenlace(bookSuenlace(journalBook(lines, [chart]))).map(({ code, account }) => [code, account]),
    ).toEqual([
      ['52100001', 'Fichas, todas'],
      ['52100001', 'Fichas, todas'],
      ['46500000', 'Propinas del personal'],
    ]);
  });

  it('does not join the last entry of a day with the first of the next', () => {
    const of = (entry: bigint, bookingDay: string) => [
      journalLine('cash:cage', 1n, { entry, bookingDay }),
      journalLine('chips:cage', -1n, { entry, bookingDay }),
    ];
    const lines = [...of(7n, '2026-01-02'), ...of(8n, '2026-01-03')];
    expect(readSuenlace(bookSuenlace(journalBook(lines, [OWN_CHART]))).map(({ place }) => place)).toEqual([
      'I',
      'U',
      'I',
      'U',
    ]);
  });

  it('refuses an amount that a record has no room for', () =>
    expect(() =>
      bookSuenlace(journalBook([journalLine('cash:cage', 1_000_000_000_000n)], [OWN_CHART])),
    ).toThrow(RangeError));
});
