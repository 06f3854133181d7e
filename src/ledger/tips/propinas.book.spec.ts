import { factOf, moveOf, readAs } from '../../../test/support/books/book-facts';
import { propinasBook } from './propinas.book';

const COUNTED = 'cagnotte.tips.counted.v1';
const SHARED = 'cagnotte.tips.shared.v1';

describe('the book of tips', () => {
  const [counts, shares, account] = propinasBook({
    currency: 'EUR',
    facts: [
      factOf(COUNTED, 5n, {
        chips: 100,
        cash: 20,
        takenToCage: true,
        by: [{ id: 'E-1' }],
        otherCurrencies: [{ currency: 'USD', amount: 7 }],
      }),
      factOf(COUNTED, 6n, { chips: 40, cash: 0, takenToCage: false, by: [] }, { table: null }),
      factOf(SHARED, 7n, { document: 'R-1', toStaff: 90, toHouse: 10, approvedBy: [{ id: 'E-9' }] }),
      factOf(SHARED, 8n, { document: 'R-2', toStaff: 5, approvedBy: [] }),
    ],
    account: {
      dayBefore: '2026-01-01',
      before: [
        { account: 'tips', currency: 'EUR', balance: -60n },
        { account: 'tips', currency: 'USD', balance: -3n },
      ],
      moves: [
        ...[moveOf(5n, 'tips', -120n, { type: COUNTED }), moveOf(6n, 'tips', -40n, { type: COUNTED })],
        ...[
          moveOf(5n, 'tips', -7n, { type: COUNTED, currency: 'USD' }),
          moveOf(7n, 'tips', 100n, { type: SHARED }),
        ],
        moveOf(9n, 'tips', 2n, { type: 'cagnotte.variance.cleared.v1' }),
      ],
    },
  }).sections;

  it('has each box as counted, and other currencies in separate rows', () =>
    expect(readAs(counts!)).toEqual([
      'day | at | currency | chips | cash | taken | by',
      '2026-01-02 | RF1 | EUR | 100 EUR +5:chips | 20 EUR +5:cash | sí | E-1',
      '2026-01-02 | RF1 | USD | - | 7 USD +5:otherCurrencies.0.amount | - | E-1',
      '2026-01-02 | Caja | EUR | 40 EUR +6:chips | 0 EUR +6:cash | no | ',
      'Total | - | - | 140 EUR | 20 EUR | - | -',
    ]));

  it('has each sharing-out between staff and house', () =>
    expect(readAs(shares!)).toEqual([
      'day | document | toStaff | toHouse | by',
      '2026-01-02 | R-1 | 90 EUR +7:toStaff | 10 EUR +7:toHouse | E-9',
      '2026-01-02 | R-2 | 5 EUR +8:toStaff | 0 EUR +8:toHouse | ',
      'Total | - | 95 EUR | 10 EUR | -',
    ]));

  it('goes from what was owed before, over counts, sharing-out and anything else, to what is owed', () =>
    expect(readAs(account!)).toEqual([
      'line | currency | amount',
      'Saldo anterior | EUR | 60 EUR -balance/tips/2026-01-01/EUR',
      'Contado | EUR | 160 EUR -lines[moves=5,6 ofFacts=5,6]',
      'Repartido | EUR | -100 EUR -lines[moves=7 ofFacts=7]',
      'Otros movimientos | EUR | -2 EUR -lines[moves=9 ofFacts=9]',
      'Saldo | EUR | 118 EUR +{amount -4} +{amount -3} +{amount -2} +{amount -1}',
      'Saldo anterior | USD | 3 USD -balance/tips/2026-01-01/USD',
      'Contado | USD | 7 USD -lines[moves=5 ofFacts=5]',
      'Repartido | USD | 0 USD',
      'Saldo | USD | 10 USD +{amount -3} +{amount -2} +{amount -1}',
    ]));
});
