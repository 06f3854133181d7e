import { BY, openedBook, tell } from '../../../test/support/book/told';

const opened = (data: object = {}) =>
  tell('cage.opened', { chips: 1_000_000, cash: 500_000, by: BY, ...data });

describe('the opening of the cage', () => {
  it('remembers what the bank keeps blocked for prizes, of its day', () =>
    expect(openedBook(opened({ blockedInBank: 70_000 })).books.blockedReports).toEqual([
      { day: '2026-01-01', amount: 70_000n },
    ]));

  it('remembers nothing where nothing was ever blocked, and that it is none any more where something was', () => {
    expect(openedBook(opened()).books.blockedReports).toBeUndefined();
    expect(openedBook(opened({ blockedInBank: 70_000 }), opened()).books.blockedReports!.at(-1)).toEqual({
      day: '2026-01-01',
      amount: 0n,
    });
  });
});
