import { type Authorisation, inForce } from './authorisation.state';
import { authorise, guarantee, guaranteeOf, unopenedBooks } from './casino-books.state';

const from = (validFrom: string, game = 'roulette-french'): Authorisation => ({
  validFrom,
  rulebook: 'ES-AN-2010',
  games: [game],
  tables: [{ table: 'T1', game, terms: { minimum: { from: 100n } } }],
  pools: [],
});

describe('the authorisation in force on a day', () => {
  const authorisations = [from('2026-01-01'), from('2026-03-01'), from('2026-02-01')];

  test.each([
    ['2025-12-31', undefined],
    ['2026-01-01', '2026-01-01'],
    ['2026-02-28', '2026-02-01'],
    ['2026-03-01', '2026-03-01'],
  ])('on %s is that from %s', (day, validFrom) =>
    expect(inForce(authorisations, day)?.validFrom).toBe(validFrom),
  );

  it('is the later recorded of two from one day', () => {
    const books = authorise(authorise(unopenedBooks, from('2026-01-01')), from('2026-01-01', 'boule'));
    expect(inForce(books.authorisations!, '2026-01-01')?.tables[0]?.game).toBe('boule');
  });
});

describe('the guarantees of a banker', () => {
  it('add up, and are released, never below nothing', () => {
    const given = guarantee(guarantee(unopenedBooks, { banker: 'B', amount: 50n }), {
      banker: 'B',
      amount: 30n,
    });
    expect([guaranteeOf(given, 'B'), guaranteeOf(given, 'Q')]).toEqual([80n, 0n]);
    const released = guarantee(given, { banker: 'B', amount: -100n });
    expect([guaranteeOf(released, 'B'), released.guarantees]).toEqual([0n, []]);
  });
});
