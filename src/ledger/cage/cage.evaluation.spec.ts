import { BY, openedBook, tell } from '../../../test/support/book/told';

const opened = (data: object = {}) =>
  tell('cage.opened', { chips: 1_000_000, cash: 500_000, by: BY, ...data });

describe('the opening of the cage', () => {
  it('records the amount that the bank blocks for prizes, with its day', () =>
    expect(openedBook(opened({ blockedInBank: 70_000 })).books.blockedReports).toEqual([
      { day: '2026-01-01', amount: 70_000n },
    ]));

  it('records no amount if none was ever blocked, and zero after an amount was blocked', () => {
    expect(openedBook(opened()).books.blockedReports).toBeUndefined();
    expect(openedBook(opened({ blockedInBank: 70_000 }), opened()).books.blockedReports!.at(-1)).toEqual({
      day: '2026-01-01',
      amount: 0n,
    });
  });
});
