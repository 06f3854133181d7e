import { blockedInBank, noteBlocked, openBooks, unopenedBooks } from './casino-books.state';

describe('the books of a casino', () => {
  it('take the currency of the event that opens them', () => {
    expect(openBooks(unopenedBooks, { currency: 'EUR', eventId: 'first' })).toEqual({
      currency: 'EUR',
      openedBy: 'first',
    });
  });

  it('stay the very same at a further opening', () => {
    const books = openBooks(unopenedBooks, { currency: 'EUR', eventId: 'first' });
    expect(openBooks(books, { currency: 'USD', eventId: 'second' })).toBe(books);
  });
});

describe('what the bank keeps blocked for prizes', () => {
  const report = (day: string, amount: bigint) => ({ day: `2026-01-0${day}`, amount });

  it('is what the cage said on the latest day, in whatever order it is told', () => {
    const later = noteBlocked(noteBlocked(unopenedBooks, report('2', 70n)), report('1', 50n));
    expect(blockedInBank(later)).toBe(70n);
    expect(blockedInBank(noteBlocked(later, report('2', 0n)))).toBe(0n);
  });

  it('is nothing where nobody said more', () => {
    expect(noteBlocked(unopenedBooks, report('1', 0n))).toBe(unopenedBooks);
    expect(blockedInBank(unopenedBooks)).toBe(0n);
  });
});
