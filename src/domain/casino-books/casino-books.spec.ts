import { openBooks, unopenedBooks } from './casino-books';

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
