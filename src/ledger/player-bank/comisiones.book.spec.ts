import { readAs } from '../../../test/support/books/book-facts';
import { comisionesBook } from './comisiones.book';

const commission = (table: string, game: string, rule: string, amount: bigint, currency = 'EUR') => ({
  day: '2026-01-02',
  table,
  game,
  rule,
  amount,
  currency,
});

describe('the book of commissions', () => {
  const [byTable, byRule, byGame] = comisionesBook({
    currency: 'EUR',
    commissions: [
      commission('PB1', 'punto-y-banca', 'banker-6', 50n),
      commission('CF1', 'chemin-de-fer', 'bank-gain', 30n),
      commission('PB2', 'punto-y-banca', 'banker-6', 7n),
      commission('', '', 'bank-gain', 4n),
      commission('PB1', 'punto-y-banca', 'banker-6', 9n, 'USD'),
    ],
  }).sections;

  it('has each commission by table, game and rule, from the lines of its day; those of no table and no game too', () =>
    expect(readAs(byTable!)).toEqual([
      'day | table | game | rule | amount',
      '2026-01-02 | PB1 | punto-y-banca | banker-6 | 50 EUR -lines[under=commission:banker-6 currency=EUR bookedOn=2026-01-02,2026-01-02 table=PB1 game=punto-y-banca]',
      '2026-01-02 | CF1 | chemin-de-fer | bank-gain | 30 EUR -lines[under=commission:bank-gain currency=EUR bookedOn=2026-01-02,2026-01-02 table=CF1 game=chemin-de-fer]',
      '2026-01-02 | PB2 | punto-y-banca | banker-6 | 7 EUR -lines[under=commission:banker-6 currency=EUR bookedOn=2026-01-02,2026-01-02 table=PB2 game=punto-y-banca]',
      '2026-01-02 |  | no game | bank-gain | 4 EUR -lines[under=commission:bank-gain currency=EUR bookedOn=2026-01-02,2026-01-02 table=none game=none]',
      '2026-01-02 | PB1 | punto-y-banca | banker-6 | 9 USD -lines[under=commission:banker-6 currency=USD bookedOn=2026-01-02,2026-01-02 table=PB1 game=punto-y-banca]',
      'Total | - | - | - | 91 EUR',
    ]));

  it('adds them up by rule, currency by currency', () =>
    expect(readAs(byRule!)).toEqual([
      'rule | amount',
      'banker-6 | 57 EUR +{amount of 0/0} +{amount of 0/2}',
      'bank-gain | 34 EUR +{amount of 0/1} +{amount of 0/3}',
      'banker-6 | 9 USD +{amount of 0/4}',
      'Total | 91 EUR',
    ]));

  it('adds them up by game', () =>
    expect(readAs(byGame!)).toEqual([
      'game | amount',
      'punto-y-banca | 57 EUR +{amount of 0/0} +{amount of 0/2}',
      'chemin-de-fer | 30 EUR +{amount of 0/1}',
      'no game | 4 EUR +{amount of 0/3}',
      'punto-y-banca | 9 USD +{amount of 0/4}',
      'Total | 91 EUR',
    ]));
});
