import {
  blockedInBank,
  openedBefore,
  openLedger,
  recordBlockedInBank,
  unopenedBooks,
  withOpening,
  withoutOpening,
} from './casino-books.state';

describe('the books of a casino', () => {
  it('take the currency of the event that opens them', () => {
    expect(openLedger(unopenedBooks, { currency: 'EUR', eventId: 'first' })).toEqual({
      currency: 'EUR',
      openedBy: 'first',
    });
  });

  it('do not change with a further opening of the ledger', () => {
    const books = openLedger(unopenedBooks, { currency: 'EUR', eventId: 'first' });
    expect(openLedger(books, { currency: 'USD', eventId: 'second' })).toBe(books);
  });
});

describe('openings of the ledger by their places', () => {
  const opening = (place: string, currency: string) => ({ place, currency, eventId: `opened at ${place}` });
  const books = [opening('b', 'USD'), opening('a', 'EUR'), opening('c', 'GBP')].reduce(withOpening, {
    openedDays: [],
  });

  it('open it by the first of them, in any order of recording, and leave the rest of the books unchanged', () => {
    expect([books.currency, books.openedBy, books.openedDays]).toEqual(['EUR', 'opened at a', []]);
    expect(books.openings!.map(({ place }) => place)).toEqual(['a', 'b', 'c']);
  });

  it('open it by the next one if the first is withdrawn; without any the ledger is not open', () => {
    expect(withoutOpening(books, 'a')).toMatchObject({ currency: 'USD', openedBy: 'opened at b' });
    expect(withoutOpening(books, 'b')).toMatchObject({ currency: 'EUR', openedBy: 'opened at a' });
    const none = ['a', 'b', 'c'].reduce(withoutOpening, books);
    expect(none).toEqual({ openedDays: [], openings: [] });
    expect(withoutOpening(unopenedBooks, 'a')).toEqual({ openings: [] });
  });

  it('do not open it for a fact at the place of the opening or before it', () => {
    expect(openedBefore(books, 'b')).toBe(books);
    expect(openedBefore(books, 'a').currency).toBeUndefined();
    expect(openedBefore(books, '0').openedBy).toBeUndefined();
    expect(openedBefore(unopenedBooks, 'a')).toBe(unopenedBooks);
  });
});

describe('the amount that the bank blocks for prizes', () => {
  const report = (day: string, amount: bigint) => ({ day: `2026-01-0${day}`, amount });

  it('is what the cage reported of the latest day, in any order of reports', () => {
    const later = recordBlockedInBank(recordBlockedInBank(unopenedBooks, report('2', 70n)), report('1', 50n));
    expect(blockedInBank(later)).toBe(70n);
    expect(blockedInBank(recordBlockedInBank(later, report('2', 0n)))).toBe(0n);
  });

  it('is the later of two reports of one day', () => {
    const twice = recordBlockedInBank(recordBlockedInBank(unopenedBooks, report('1', 50n)), report('1', 60n));
    expect(blockedInBank(twice)).toBe(60n);
    expect(blockedInBank(recordBlockedInBank(twice, report('0', 9n)))).toBe(60n);
  });

  it('is kept for the last sixteen reports, and leaves the rest of the books unchanged', () => {
    const books = Array.from({ length: 17 }, (_, n) => report('1', BigInt(n + 1))).reduce(
      recordBlockedInBank,
      {
        currency: 'EUR',
      },
    );
    expect(books.blockedReports!.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 16 }, (_, n) => BigInt(n + 2)),
    );
    expect(books.currency).toBe('EUR');
  });

  it('is zero, without an entry in the books, if no other amount was reported', () => {
    expect(recordBlockedInBank(unopenedBooks, report('1', 0n))).toBe(unopenedBooks);
    expect(blockedInBank(unopenedBooks)).toBe(0n);
  });
});
