import { journalBook, journalLine as line, OWN_CHART } from '../../test/support/books/journal-book';
import { controlFec, readFec } from '../../test/support/accounting-files/control-fec';
import type { ChartMapping } from '../ledger/casino/chart-mapping';
import type { JournalLineInBooks } from '../ledger/journal/journal-figures';
import { bookFec } from './book-fec';

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
      CompteLib: 'Efectivo y cheques',
      PieceRef: 'V-1',
      EcritureLib: 'Venta de fichas en caja: Efectivo en caja central',
      Debit: '123,45',
      Credit: '0,00',
      ValidDate: '20260103',
    });
    expect(fec[1]!.CompAuxNum).toBe('CH 9  1');
    const sum = (side: 'Debit' | 'Credit') =>
      fec.reduce((all, fields) => all + BigInt(fields[side].replace(',', '')), 0n);
    expect([sum('Debit'), sum('Credit')]).toEqual([12_350n, 12_350n]);
  });

  const CHART = { ...OWN_CHART, codes: { ...OWN_CHART.codes, fx: '5559' } };
  const control = (...lines: readonly JournalLineInBooks[]) => {
    const file = bookFec(journalBook(lines, [CHART]));
    expect(controlFec(file)).toEqual({ errors: [], alerts: [] });
    return readFec(file);
  };

  /** A hundred and ten dollars are bought for a hundred euros. */
  const exchange = (entry: bigint): JournalLineInBooks[] => [
    line('cash:cage', 11_000n, { entry, currency: 'USD' }),
    line('fx', 10_000n, { entry }),
    line('fx', -11_000n, { entry, currency: 'USD' }),
    line('cash:cage', -10_000n, { entry }),
  ];
  const sale = (entry: bigint | undefined, more: Partial<JournalLineInBooks> = {}): JournalLineInBooks[] => [
    line('cash:cage', 500n, { entry, ...more }),
    line('chips:cage', -500n, { entry, ...more }),
  ];

  it('has entries whole and in the order of their numbers, whatever their currencies are', () =>
    expect(
      control(...sale(8n), ...exchange(7n), ...exchange(9n)).map(({ EcritureNum }) => EcritureNum),
    ).toEqual([...['7', '7', '7', '7', '8', '8', '9', '9', '9', '9']]));

  it('states the value in euros of changed money, beside its amount', () =>
    expect(
      control(...exchange(7n)).map(({ CompteNum, Debit, Credit, Montantdevise, Idevise }) =>
        [CompteNum, Debit, Credit, Montantdevise, Idevise].join(' '),
      ),
    ).toEqual([
      '55590000 100,00 0,00  ',
      '57000000 0,00 100,00  ',
      '57000000 100,00 0,00 110,00 USD',
      '55590000 0,00 100,00 -110,00 USD',
    ]));

  it('leaves out lines in another currency without a known value in euros, and lines of zero', () => {
    const dollars = [
      line('cash:cage', 900n, { entry: 9n, currency: 'USD' }),
      line('variance:cage', -900n, { entry: 9n, currency: 'USD' }),
    ];
    const nothing = line('bank', 0n, { entry: 9n });
    expect(control(...sale(9n), ...dollars, nothing).map(({ Idevise }) => Idevise)).toEqual(['', '']);
  });

  it('has no entry without a number, and no placeholder for the reference of a paper', () =>
    expect(control(...sale(7n), ...sale(undefined)).map(({ PieceRef }) => PieceRef)).toEqual(['7', '7']));

  it('states the time of the close that numbered the entry, by the clock of the casino', () => {
    const at = { ...journalBook([...sale(7n), ...sale(12n)], [CHART]) };
    const closes = [
      { gamingDay: '2026-01-02', first: 1n, last: 10n, at: '2026-01-03T07:00:00+01:00' },
      { gamingDay: '2026-01-03', first: 11n, last: 11n, at: '2026-01-04T07:00:00+01:00' },
      { gamingDay: '2026-01-02', first: 12n, last: 14n, at: '2026-04-30T23:59:00+02:00' },
    ];
    expect(readFec(bookFec({ ...at, closes })).map(({ ValidDate }) => ValidDate)).toEqual([
      ...['20260103', '20260103', '20260430', '20260430'],
    ]);
    expect(() => bookFec({ ...at, closes: closes.slice(0, 1) })).toThrow('no close of 2026-01-02');
  });

  it('has accounts in the chart of the casino that is in force on their day', () => {
    const codes = (validFrom: string) =>
      readFec(bookFec(journalBook(sale(7n), [{ ...CHART, validFrom }]))).map(({ CompteNum }) => CompteNum);
    expect(codes('2026-01-02')).toEqual(['57000000', '52100001']);
    expect(codes('2026-01-03')).toEqual(['570', '521']);
  });

  it('refuses a code of fewer than three digits', () => {
    const short = { validFrom: '2026-01-01', codes: { cash: '57' } };
    expect(() => bookFec(journalBook(sale(7n), [short]))).toThrow('these codes have fewer: 57.');
    expect(() => bookFec(journalBook(sale(7n), [{ ...short, digits: 6 }]))).not.toThrow();
  });

  describe('the name of an account', () => {
    const named = (validFrom: string, name?: string): ChartMapping => ({
      ...CHART,
      validFrom,
      names: name === undefined ? undefined : { '57000000': name },
    });
    const names = (charts: readonly ChartMapping[], ...lines: readonly JournalLineInBooks[]) => {
      const fec = bookFec(journalBook(lines, charts));
      expect(controlFec(fec).alerts).toEqual([]);
      return [...new Set(readFec(fec).map(({ CompteNum, CompteLib }) => `${CompteNum} ${CompteLib}`))];
    };

    it('is that of the casino, for all accounts of the code', () =>
      expect(
        names(
          [named('2026-01-01', 'Caja, euros')],
          ...sale(7n),
          line('cheques:cage', 0n),
          line('cash:cambista:P1', 5n),
          line('cheques:cage', -5n),
        ),
      ).toEqual(['57000000 Caja, euros', '52100001 Fichas en caja central']));

    it('is one where the casino has none, whichever of the accounts are in the file', () => {
      const one = [line('chips:table:RF1', 5n), line('player-bank', -5n, { subLedger: 'B1/Eva' })];
      const other = [line('chips:custody:RF1', 5n), line('pot:RF1', -5n)];
      expect([names([], ...one), names([], ...other)]).toEqual([
        ['521 Fichas y fondos de jugadores'],
        ['521 Fichas y fondos de jugadores'],
      ]);
    });

    it('is that of the last day, where a later authorisation changes it', () => {
      const days = [...sale(7n), ...sale(8n, { bookingDay: '2026-01-03' })];
      const charts = [named('2026-01-01', 'Caja'), named('2026-01-03', 'Caja, euros')];
      expect(names(charts, ...days)[0]).toBe('57000000 Caja, euros');
      expect(names([charts[0]!, named('2026-01-03')], ...days)[0]).toBe('57000000 Efectivo en caja central');
    });
  });

  it('guards every text against being calculated: a text begins with an apostrophe then', () => {
    const texts = ['=HYPERLINK("http://evil","x")0', '+1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1'];
    const lines = texts.flatMap((slip, at) => sale(BigInt(at + 1), { slip, subLedger: slip }));
    const chart = { ...CHART, names: { '57000000': '=1+1' } };
    const file = bookFec(journalBook(lines, [chart]));
    expect(controlFec(file)).toEqual({ errors: [], alerts: [] });
    for (const { PieceRef, CompAuxNum, CompAuxLib } of readFec(file))
      for (const field of [PieceRef, CompAuxNum, CompAuxLib]) expect(field).toMatch(/^'/);
    expect(readFec(file)[0]).toMatchObject({ CompteLib: "'=1+1", PieceRef: `'${texts[0]}` });
  });
});
