import { type Cell, moneyCell, text } from '../ledger/_core/books/book';
import { carriedBy, type PlacedRow } from './book-pdf';

const column = (id: string, carries?: 'balance') => ({ id, en: id, es: id, ...(carries ? { carries } : {}) });
const columns = [column('what'), column('income'), column('minimum'), column('balance', 'balance')];
const totals: Cell[] = [text('Total'), moneyCell(9n, 'EUR'), null, moneyCell(4n, 'EUR')];
const row = (page: number, income: Cell, balance: Cell): PlacedRow => ({
  row: [text('RF1'), income, moneyCell(10n, 'EUR'), balance],
  page,
});

describe('the amounts carried from a page to the next', () => {
  it('are the sum so far of each column with a total, and the last balance of a column of balances', () =>
    expect([
      ...carriedBy({ columns, totals }, [
        row(1, moneyCell(5n, 'EUR'), moneyCell(5n, 'EUR')),
        row(1, null, null),
        row(2, moneyCell(7n, 'EUR'), moneyCell(12n, 'EUR')),
        row(3, moneyCell(-3n, 'EUR'), moneyCell(9n, 'EUR')),
      ]),
    ]).toEqual([
      [1, [null, moneyCell(5n, 'EUR'), null, moneyCell(5n, 'EUR')]],
      [2, [null, moneyCell(12n, 'EUR'), null, moneyCell(12n, 'EUR')]],
      [3, [null, moneyCell(9n, 'EUR'), null, moneyCell(9n, 'EUR')]],
    ]));

  it('leave out amounts in another currency than the total', () =>
    expect(carriedBy({ columns, totals }, [row(1, moneyCell(5n, 'USD'), null)]).get(1)![1]).toEqual(
      moneyCell(0n, 'EUR'),
    ));

  it('are absent if no column has a total', () =>
    expect(carriedBy({ columns }, [row(1, moneyCell(5n, 'EUR'), null)]).size).toBe(0));
});
