import { factOf, moveOf, readAs } from '../../../test/support/books/book-facts';
import { dineroPerdidoBook, type UnclaimedPropertyFigures } from './dinero-perdido.book';

const FOUND = 'cagnotte.money.found.v1';
const RETURNED = 'cagnotte.money.returned.v1';
const PAID_OVER = 'cagnotte.money.paid-over.v1';
const OF_ALL_DAYS: UnclaimedPropertyFigures = {
  currency: 'EUR',
  facts: [
    factOf(FOUND, 5n, {
      entry: 'L-1',
      kind: 'chips',
      amount: 50,
      table: 'RF1',
      where: 'floor',
      by: [{ id: 'E-1' }],
    }),
    factOf(FOUND, 6n, { entry: 'L-2', kind: 'cash', amount: 20, by: [] }),
    factOf(RETURNED, 7n, { entry: 'L-1', amount: 30, document: 'D-1', player: 'cli-1', by: [{ id: 'E-2' }] }),
    factOf(RETURNED, 8n, { entry: 'L-1', amount: 1, document: 'D-2' }),
    factOf(PAID_OVER, 9n, {
      entries: ['L-1', 'L-2'],
      amount: 15,
      document: 'D-3',
      recipient: 'Junta',
      by: [],
    }),
  ],
  open: [
    {
      entry: 'L-1',
      currency: 'EUR',
      foundOn: '2026-01-02',
      found: 50n,
      returned: 31n,
      paidOver: 9n,
      owed: 10n,
    },
    { entry: '', currency: 'EUR', foundOn: '2026-01-01', found: 4n, returned: 0n, paidOver: 0n, owed: 4n },
  ],
  account: {
    dayBefore: '2026-01-01',
    before: [{ account: 'lost-money', currency: 'EUR', balance: -4n }],
    moves: [
      ...[moveOf(5n, 'lost-money', -50n, { type: FOUND }), moveOf(7n, 'lost-money', 30n, { type: RETURNED })],
      ...[moveOf(9n, 'lost-money', 15n, { type: PAID_OVER })],
    ],
  },
};

describe('the book of unclaimed property', () => {
  const [found, returned, paidOver, owed, account] = dineroPerdidoBook({
    ...OF_ALL_DAYS,
    until: '2026-01-02',
  }).sections;

  it('has what was found, where, and who handed it in', () =>
    expect(readAs(found!)).toEqual([
      'entry | day | kind | amount | where | by',
      'L-1 | 2026-01-02 | Fichas | 50 EUR +5:amount | Mesa RF1, floor | E-1',
      'L-2 | 2026-01-02 | Efectivo | 20 EUR +6:amount |  | ',
      'Total | - | - | 70 EUR | - | -',
    ]));

  it('has what went back to its owner, and on which document', () =>
    expect(readAs(returned!)).toEqual([
      'entry | day | amount | document | to | by',
      'L-1 | 2026-01-02 | 30 EUR +7:amount | D-1 | cli-1 | E-2',
      'L-1 | 2026-01-02 | 1 EUR +8:amount | D-2 |  | ',
      'Total | - | 31 EUR | - | - | -',
    ]));

  it('has what was paid over, for which entries, and to whom', () =>
    expect(readAs(paidOver!)).toEqual([
      'entry | day | amount | document | to | by',
      'L-1, L-2 | 2026-01-02 | 15 EUR +9:amount | D-3 | Junta | ',
      'Total | - | 15 EUR | - | - | -',
    ]));

  it('has the entries still owed, from the lines of the account through the last day', () =>
    expect(readAs(owed!)).toEqual([
      'entry | day | found | returned | paidOver | owed',
      'L-1 | 2026-01-02 | 50 EUR -lines[account=lost-money subLedger=L-1 currency=EUR bookedOn=,2026-01-02 otherTypes=cagnotte.money.returned.v1,cagnotte.money.paid-over.v1] | 31 EUR +lines[account=lost-money subLedger=L-1 currency=EUR bookedOn=,2026-01-02 types=cagnotte.money.returned.v1] | 9 EUR +lines[account=lost-money subLedger=L-1 currency=EUR bookedOn=,2026-01-02 types=cagnotte.money.paid-over.v1] | 10 EUR -lines[account=lost-money subLedger=L-1 currency=EUR bookedOn=,2026-01-02]',
      'Apuestas olvidadas | 2026-01-01 | 4 EUR -lines[account=lost-money subLedger= currency=EUR bookedOn=,2026-01-02 otherTypes=cagnotte.money.returned.v1,cagnotte.money.paid-over.v1] | 0 EUR +lines[account=lost-money subLedger= currency=EUR bookedOn=,2026-01-02 types=cagnotte.money.returned.v1] | 0 EUR +lines[account=lost-money subLedger= currency=EUR bookedOn=,2026-01-02 types=cagnotte.money.paid-over.v1] | 4 EUR -lines[account=lost-money subLedger= currency=EUR bookedOn=,2026-01-02]',
      'Total | - | 54 EUR | 31 EUR | 9 EUR | 14 EUR',
    ]));

  it('reads all lines of an entry where no last day is named', () => {
    expect(readAs(dineroPerdidoBook(OF_ALL_DAYS).sections[3]!)[1]).toBe(
      'L-1 | 2026-01-02 | 50 EUR -lines[account=lost-money subLedger=L-1 currency=EUR otherTypes=cagnotte.money.returned.v1,cagnotte.money.paid-over.v1] | 31 EUR +lines[account=lost-money subLedger=L-1 currency=EUR types=cagnotte.money.returned.v1] | 9 EUR +lines[account=lost-money subLedger=L-1 currency=EUR types=cagnotte.money.paid-over.v1] | 10 EUR -lines[account=lost-money subLedger=L-1 currency=EUR]',
    );
  });

  it('has the account from the balance before to the balance after', () =>
    expect(readAs(account!)).toEqual([
      'line | currency | amount',
      'Saldo anterior | EUR | 4 EUR -balance/lost-money/2026-01-01/EUR',
      'Hallado | EUR | 50 EUR -lines[moves=5 ofFacts=5]',
      'Devuelto | EUR | -30 EUR -lines[moves=7 ofFacts=7]',
      'Ingresado | EUR | -15 EUR -lines[moves=9 ofFacts=9]',
      'Saldo | EUR | 9 EUR +{amount -4} +{amount -3} +{amount -2} +{amount -1}',
    ]));
});
