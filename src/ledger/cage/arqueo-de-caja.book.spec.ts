import { factOf, readAs } from '../../../test/support/books/book-facts';
import { arqueoBook, type CountInBook } from './arqueo-de-caja.book';

const opening: CountInBook = {
  fact: factOf('cagnotte.cage.opened.v1', 5n, {
    chips: 90_000,
    cash: 50_000,
    cheques: [{ amount: 300 }, { amount: 200 }],
    blockedInBank: 2_000,
    otherCurrencies: [
      { currency: 'USD', amount: 700, notes: [{ denomination: 100, pieces: 7 }] },
      ...[
        { currency: 'EUR', amount: 40 },
        { currency: 'USD', amount: 5 },
      ],
    ],
    pieces: [{ denomination: 500, pieces: 180 }],
    notes: [
      { denomination: 2_000, pieces: 20 },
      { denomination: 1_000, pieces: 10 },
    ],
    by: [{ id: 'E-1', name: 'Eva' }, { id: 'E-2' }],
  }),
  differences: [
    { account: 'chips:cage', currency: 'EUR', amount: -10n },
    { account: 'cash:cage', currency: 'EUR', amount: 3n },
    { account: 'cash:cage', currency: 'EUR', amount: 1n },
    { account: 'cash:cage', currency: 'USD', amount: 2n },
    { account: 'cheques:cage', currency: 'EUR', amount: 500n },
  ],
  deposits: [
    { account: 'bank-deposit', currency: 'EUR', balance: -400n },
    { account: 'bank-deposit', currency: 'EUR', balance: -200n },
    { account: 'bank-deposit', currency: 'USD', balance: -9n },
  ],
};
const counted = (record: bigint, data: object = {}): CountInBook => ({
  fact: factOf('cagnotte.cage.counted.v1', record, { chips: 80_000, cash: 0, by: [{ id: 'E-1' }], ...data }),
  differences: [],
  deposits: [],
});

describe('the book of the counts of the cage', () => {
  const [counts, pieces, guarantee] = arqueoBook({
    currency: 'EUR',
    counts: [opening, counted(6n, { occasion: 'interim' }), counted(7n, { blockedInBank: 5 })],
  }).sections;

  it('has each holding as counted, what the books had before, and the difference, currency by currency', () =>
    expect(readAs(counts!)).toEqual([
      'at | occasion | holding | currency | booked | counted | difference | by',
      '2026-01-02T20:00:00Z | Apertura | Fichas | EUR | 90010 EUR +{counted} -{difference} | 90000 EUR +5:chips | -10 EUR +lines[account=chips:cage currency=EUR ofRecords=5] | Eva, E-2',
      '2026-01-02T20:00:00Z | Apertura | Efectivo | EUR | 50036 EUR +{counted} -{difference} | 50040 EUR +5:cash +5:otherCurrencies.1.amount | 4 EUR +lines[account=cash:cage currency=EUR ofRecords=5] | Eva, E-2',
      '2026-01-02T20:00:00Z | Apertura | Efectivo | USD | 703 USD +{counted} -{difference} | 705 USD +5:otherCurrencies.0.amount +5:otherCurrencies.2.amount | 2 USD +lines[account=cash:cage currency=USD ofRecords=5] | Eva, E-2',
      '2026-01-02T20:00:00Z | Apertura | Cheques | EUR | 0 EUR +{counted} -{difference} | 500 EUR +5:cheques.0.amount +5:cheques.1.amount | 500 EUR +lines[account=cheques:cage currency=EUR ofRecords=5] | Eva, E-2',
      '2026-01-02T20:00:00Z | Intermedio | Fichas | EUR | 80000 EUR +{counted} -{difference} | 80000 EUR +6:chips | 0 EUR +lines[account=chips:cage currency=EUR ofRecords=6] | E-1',
      '2026-01-02T20:00:00Z | Intermedio | Efectivo | EUR | 0 EUR +{counted} -{difference} | 0 EUR +6:cash | 0 EUR +lines[account=cash:cage currency=EUR ofRecords=6] | E-1',
      '2026-01-02T20:00:00Z | Cierre | Fichas | EUR | 80000 EUR +{counted} -{difference} | 80000 EUR +7:chips | 0 EUR +lines[account=chips:cage currency=EUR ofRecords=7] | E-1',
      '2026-01-02T20:00:00Z | Cierre | Efectivo | EUR | 0 EUR +{counted} -{difference} | 0 EUR +7:cash | 0 EUR +lines[account=cash:cage currency=EUR ofRecords=7] | E-1',
    ]));

  it('has what was counted by denomination: chips, and the cash of each currency', () =>
    expect(readAs(pieces!)).toEqual([
      'at | kind | currency | denomination | pieces | value',
      '2026-01-02T20:00:00Z | Fichas | EUR | 500 EUR +5:pieces.0.denomination | 180 | 90000 EUR +5:pieces.0.denomination×pieces.0.pieces',
      '2026-01-02T20:00:00Z | Efectivo | EUR | 2000 EUR +5:notes.0.denomination | 20 | 40000 EUR +5:notes.0.denomination×notes.0.pieces',
      '2026-01-02T20:00:00Z | Efectivo | EUR | 1000 EUR +5:notes.1.denomination | 10 | 10000 EUR +5:notes.1.denomination×notes.1.pieces',
      '2026-01-02T20:00:00Z | Efectivo | USD | 100 USD +5:otherCurrencies.0.notes.0.denomination | 7 | 700 USD +5:otherCurrencies.0.notes.0.denomination×otherCurrencies.0.notes.0.pieces',
    ]));

  it('states at each opening what is available for prizes: cash, less the deposits of bankers, plus what the bank blocks', () =>
    expect(readAs(guarantee!)).toEqual([
      'at | cash | deposits | blocked | available',
      '2026-01-02T20:00:00Z | 50000 EUR +5:cash | 600 EUR -lines[under=bank-deposit currency=EUR before=5] | 2000 EUR +5:blockedInBank | 51400 EUR +{cash} +{blocked} -{deposits}',
    ]));
});
