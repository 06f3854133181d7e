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

  it('stay the very same at a further opening', () => {
    const books = openLedger(unopenedBooks, { currency: 'EUR', eventId: 'first' });
    expect(openLedger(books, { currency: 'USD', eventId: 'second' })).toBe(books);
  });
});

describe('openings of the ledger by their places', () => {
  const opening = (place: string, currency: string) => ({ place, currency, eventId: `opened at ${place}` });
  const books = [opening('b', 'USD'), opening('a', 'EUR'), opening('c', 'GBP')].reduce(withOpening, {
    openedDays: [],
  });

  it('the first one opens it, in whatever order they are told, and the rest of the books stays', () => {
    expect([books.currency, books.openedBy, books.openedDays]).toEqual(['EUR', 'opened at a', []]);
    expect(books.openings!.map(({ place }) => place)).toEqual(['a', 'b', 'c']);
  });

  it('the next one opens it where the first is withdrawn; without any it is not open', () => {
    expect(withoutOpening(books, 'a')).toMatchObject({ currency: 'USD', openedBy: 'opened at b' });
    expect(withoutOpening(books, 'b')).toMatchObject({ currency: 'EUR', openedBy: 'opened at a' });
    const none = ['a', 'b', 'c'].reduce(withoutOpening, books);
    expect(none).toEqual({ openedDays: [], openings: [] });
    expect(withoutOpening(unopenedBooks, 'a')).toEqual({ openings: [] });
  });

  it('is not open for a fact that stands before it, or at its place', () => {
    expect(openedBefore(books, 'b')).toBe(books);
    expect(openedBefore(books, 'a').currency).toBeUndefined();
    expect(openedBefore(books, '0').openedBy).toBeUndefined();
    expect(openedBefore(unopenedBooks, 'a')).toBe(unopenedBooks);
  });
});

describe('what the bank keeps blocked for prizes', () => {
  const report = (day: string, amount: bigint) => ({ day: `2026-01-0${day}`, amount });

  it('is what the cage said on the latest day, in whatever order it is told', () => {
    const later = recordBlockedInBank(recordBlockedInBank(unopenedBooks, report('2', 70n)), report('1', 50n));
    expect(blockedInBank(later)).toBe(70n);
    expect(blockedInBank(recordBlockedInBank(later, report('2', 0n)))).toBe(0n);
  });

  it('is of two reports of one day the later told', () => {
    const twice = recordBlockedInBank(recordBlockedInBank(unopenedBooks, report('1', 50n)), report('1', 60n));
    expect(blockedInBank(twice)).toBe(60n);
    expect(blockedInBank(recordBlockedInBank(twice, report('0', 9n)))).toBe(60n);
  });

  it('is kept of the last sixteen reports, with everything else in the books', () => {
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

  it('is empty where nothing more was reported', () => {
    expect(recordBlockedInBank(unopenedBooks, report('1', 0n))).toBe(unopenedBooks);
    expect(blockedInBank(unopenedBooks)).toBe(0n);
  });
});
