import { journalBook, journalLine as line, OWN_CHART } from '../../test/support/books/journal-book';
import { bookFec } from './book-fec';

function readFec(file: string): Record<string, string>[] {
  const [names = [], ...lines] = file
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split('\t'));
  expect(names).toHaveLength(18);
  return lines.map((fields) => Object.fromEntries(names.map((name, n) => [name, fields[n]!])));
}

describe('the journal as a fichier des écritures comptables', () => {
  it('reads back line by line: numbers, days, accounts, and the same sums on both sides', () => {
    const fec = readFec(
      bookFec(
        journalBook([
          line('cash:cage', 12_345n, { slip: 'V-1' }),
          line('cheques:cage', 5n, { subLedger: 'CH\u00859\u2028\t1' }),
          line('chips:cage', -12_350n),
        ]),
      ),
    );
    expect(fec[0]).toMatchObject({
      JournalCode: 'DI',
      EcritureNum: '7',
      EcritureDate: '20260102',
      PieceDate: '20260101',
      CompteNum: '570',
      CompteLib: 'Efectivo en caja central',
      PieceRef: 'V-1',
      EcritureLib: 'Venta de fichas en caja',
      Debit: '123,45',
      Credit: '0,00',
      ValidDate: '20260102',
    });
    expect(fec[1]!['CompAuxNum']).toBe('CH 9  1');
    const sum = (side: string) =>
      fec.reduce((all, fields) => all + BigInt(fields[side]!.replace(',', '')), 0n);
    expect([sum('Debit'), sum('Credit')]).toEqual([12_350n, 12_350n]);
  });

  it('says amounts in another currency as such, and of what no close has numbered no day of validation', () => {
    const [own, other] = readFec(
      bookFec(
        journalBook([
          line('fx', 9n, { entry: undefined }),
          line('fx', -700n, { currency: 'USD', entry: undefined }),
        ]),
      ),
    );
    expect(own).toMatchObject({
      EcritureNum: '',
      ValidDate: '',
      Debit: '0,09',
      Montantdevise: '',
      Idevise: '',
    });
    expect(other).toMatchObject({ Debit: '0,00', Credit: '0,00', Montantdevise: '-7,00', Idevise: 'USD' });
  });

  it('says accounts in the chart of the casino, and one that has no code there as in ours', () => {
    const lines = [line('cash:cage', 9n), line('fx', -9n)];
    const codes = (book: ReturnType<typeof journalBook>) =>
      readFec(bookFec(book)).map((each) => each['CompteNum']);
    expect(codes(journalBook(lines, [OWN_CHART]))).toEqual(['57000000', 'fx']);
    expect(codes(journalBook(lines, [{ ...OWN_CHART, validFrom: '2026-01-03' }]))).toEqual(['570', 'fx']);
  });
});
