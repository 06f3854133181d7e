import {
  type Authorisation,
  authorisationOf,
  authorisationsAfterReopening,
  inForce,
} from './authorisation.state';
import { authorise, guarantee, guaranteeOf, guaranteeUnder, unopenedBooks } from './casino-books.state';

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

describe('an authorisation', () => {
  const paper = {
    validFrom: '2026-01-01',
    currency: 'EUR',
    rulebook: 'ES-AN-2010',
    games: ['boule'],
    tables: [],
  };

  it('that lists no tables or pools has none, and no chips, answers or rules of accounting', () =>
    expect(authorisationOf(paper)).toEqual({
      validFrom: '2026-01-01',
      rulebook: 'ES-AN-2010',
      games: ['boule'],
      tables: [],
      pools: [],
    }));

  it('has its pools with their seed and prizes, and the values of its chips once each, in order, without plaques', () => {
    const carrusel = {
      pool: 'carrusel',
      game: 'caribbean-stud',
      postedBy: 'jackpot' as const,
      tables: ['CS1'],
      rate: { numerator: 1, denominator: 100 },
      seed: 50_000,
      prizes: [{ combination: 'flush' as const, times: 100 }],
    };
    const small = { pool: 'small', postedBy: 'round.settled' as const, tables: [] };
    expect(
      authorisationOf({
        ...paper,
        jackpots: [carrusel, small],
        answers: { 'OP1-01': 'down-to-cent' },
        accounting: { nextDay: 'warn' },
        chipSets: [
          { set: 'A', kind: 'chips', denominations: [1_000, 100, 500] },
          { set: 'B', kind: 'plaques', denominations: [100_000] },
          { set: 'C', kind: 'chips', denominations: [500, 25] },
        ],
      } as never),
    ).toMatchObject({
      pools: [carrusel, small],
      listsPools: true,
      chipValues: [25, 100, 500, 1_000],
      answers: { 'OP1-01': 'down-to-cent' },
      accounting: { nextDay: 'warn' },
    });
    expect(authorisationOf({ ...paper, jackpots: [small] }).pools).toEqual([small]);
  });

  it('has each table with its terms, and what else is said of it', () => {
    const plain = { table: 'B1', game: 'boule', minimum: { from: 100, to: 200 } };
    const full = {
      ...plain,
      table: 'CF1',
      maxima: { '*': 5_000 },
      seats: 9,
      unlimitedBank: true,
      withoutCards: true,
      bank: { minimum: 10, maximum: 20 },
      captures: { rounds: true, buyIns: false },
    };
    const { tables } = authorisationOf({ ...paper, tables: [plain, full] });
    expect(tables[0]).toEqual({ table: 'B1', game: 'boule', terms: { minimum: { from: 100n, to: 200n } } });
    expect(tables[1]).toEqual({
      table: 'CF1',
      game: 'boule',
      seats: 9,
      unlimitedBank: true,
      captures: { rounds: true, buyIns: false },
      terms: {
        minimum: { from: 100n, to: 200n },
        maxima: { '*': 5_000n },
        unlimitedBank: true,
        withoutCards: true,
        bank: { minimum: 10n, maximum: 20n },
      },
    });
  });
});

describe('an authorisation that was recorded after the books of days were closed', () => {
  const closed = [{ first: '2026-01-01', last: '2026-01-02' }];
  const books = authorise({ currency: 'EUR', closedDays: closed }, from('2026-01-01'));

  it('is not in force on these days, and leaves the rest of the books unchanged', () => {
    expect(inForce(books.authorisations!, '2026-01-02')).toBeUndefined();
    expect(inForce(books.authorisations!, '2026-01-03')).toMatchObject({ notFor: closed });
    expect(books.currency).toBe('EUR');
    expect(authorise({ closedDays: [] }, from('2026-01-01')).authorisations).toEqual([from('2026-01-01')]);
  });

  it('comes into force on each of them when it is reopened', () => {
    const first = authorisationsAfterReopening(books.authorisations!, '2026-01-01');
    expect(first).toEqual([{ ...from('2026-01-01'), notFor: [{ first: '2026-01-02', last: '2026-01-02' }] }]);
    expect(authorisationsAfterReopening(first, '2026-01-02')).toEqual([from('2026-01-01')]);
    expect(authorisationsAfterReopening([from('2026-02-01')], '2026-01-02')).toEqual([from('2026-02-01')]);
  });
});

describe('the guarantees of a banker', () => {
  it('add up and are released, never below zero', () => {
    const given = guarantee(guarantee(unopenedBooks, { banker: 'B', amount: 50n }), {
      banker: 'B',
      amount: 30n,
    });
    expect([guaranteeOf(given, 'B'), guaranteeOf(given, 'Q')]).toEqual([80n, 0n]);
    const others = guarantee({ ...given, currency: 'EUR' }, { banker: 'Q', amount: 7n });
    expect(others).toEqual({
      currency: 'EUR',
      guarantees: [
        { banker: 'B', amount: 80n },
        { banker: 'Q', amount: 7n },
      ],
    });
    expect(guarantee(others, { banker: 'B', amount: -80n }).guarantees).toEqual([
      { banker: 'Q', amount: 7n },
    ]);
    const released = guarantee(given, { banker: 'B', amount: -100n });
    expect([guaranteeOf(released, 'B'), released.guarantees]).toEqual([0n, []]);
  });

  it('are released under their own document, then under none, and never under another', () => {
    const moved = [
      { banker: 'B', amount: 10n },
      { banker: 'B', amount: 50n, document: 'G-1' },
      { banker: 'B', amount: 30n, document: 'G-2' },
      { banker: 'B', amount: -70n, document: 'G-1' },
    ].reduce(guarantee, unopenedBooks);
    expect(moved.guarantees).toEqual([{ banker: 'B', amount: 30n, document: 'G-2' }]);
    expect(guaranteeUnder(moved, 'B', 'G-1')).toBe(0n);
    expect(guaranteeUnder(moved, 'B', 'G-2')).toBe(30n);
    const partly = [
      { banker: 'B', amount: 30n },
      { banker: 'B', amount: 50n, document: 'G-1' },
      { banker: 'B', amount: -70n, document: 'G-1' },
    ].reduce(guarantee, unopenedBooks);
    expect(partly.guarantees).toEqual([{ banker: 'B', amount: 10n }]);
  });
});
