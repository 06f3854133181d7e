import { diarioBook } from '../../accounting/books/diario.book';
import type { JournalLineInBooks } from '../../accounting/books/journal-figures';
import type { KeptBook } from '../../projections/books/read-book';
import { bookFec } from './book-fec';

const line = (
  account: string,
  amount: bigint,
  more: Partial<JournalLineInBooks> = {},
): JournalLineInBooks => ({
  ...{ record: 3n, line: 1, entry: 7n, bookingDay: '2026-01-02', gamingDay: '2026-01-01', account },
  ...{ entryKind: 'original', eventType: 'cagnotte.cage.chips-sold.v1', currency: 'EUR' },
  ...{ subLedger: undefined, slip: undefined },
  debit: amount > 0n ? amount : 0n,
  credit: amount < 0n ? -amount : 0n,
  ...more,
});

const journal = (...lines: readonly JournalLineInBooks[]): KeptBook => ({
  ...{ name: 'diario', en: 'Journal', es: 'Libro diario', citation: '', span: 'period', signatures: [] },
  ...{ casino: 'granada', day: '2026-01-02', until: '2026-01-02', currency: 'EUR' },
  ...{ status: 'certified', through: 412n, certifiedBy: [] },
  ...diarioBook({ currency: 'EUR', dayBefore: '2026-01-01', opening: [], lines }),
});

/** The file as a program reads it: one object a line, by the names of the first. */
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
        journal(
          line('cash:cage', 12_345n, { slip: 'V-1' }),
          line('cheques:cage', 5n, { subLedger: 'CH\t9' }),
          line('chips:cage', -12_350n),
        ),
      ),
    );
    expect(fec[0]).toMatchObject({
      ...{ JournalCode: 'DI', EcritureNum: '7', EcritureDate: '20260102', PieceDate: '20260101' },
      ...{ CompteNum: 'cash:cage', CompteLib: 'Efectivo en caja central', PieceRef: 'V-1' },
      ...{ EcritureLib: 'Venta de fichas en caja', Debit: '123,45', Credit: '0,00', ValidDate: '20260102' },
    });
    expect(fec[1]!['CompAuxNum']).toBe('CH 9');
    const sum = (side: string) =>
      fec.reduce((all, fields) => all + BigInt(fields[side]!.replace(',', '')), 0n);
    expect([sum('Debit'), sum('Credit')]).toEqual([12_350n, 12_350n]);
  });

  it('says amounts in another currency as such, and of what no close has numbered no day of validation', () => {
    const [own, other] = readFec(
      bookFec(
        journal(
          line('fx', 9n, { entry: undefined }),
          line('fx', -700n, { currency: 'USD', entry: undefined }),
        ),
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
});
