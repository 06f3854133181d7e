import {
  accruedOn,
  diceUsedBefore,
  noteAccruals,
  noteDice,
  noteFreeBank,
  otherFreeBanks,
  withoutAccruals,
  type CasinoBooks,
  unopenedBooks,
} from './casino-books.state';

const BOOKS: CasinoBooks = { ...unopenedBooks, currency: 'EUR' };

describe('dice on tables', () => {
  const out = (day: string, ...dice: string[]) => ({ day: `2026-01-${day}`, dice });
  const books = [out('01', 'A', 'B'), out('03', 'C', 'D'), out('03', 'E'), out('02', 'F')].reduce(
    noteDice,
    BOOKS,
  );

  it('are those used before that were out on the last day before, at any table', () =>
    expect(diceUsedBefore(books, out('04', 'A', 'C', 'C', 'E', 'F', 'Z'))).toEqual(['C', 'E']));

  it('of the same day, or of a later one, were not used before', () => {
    expect(diceUsedBefore(books, out('03', 'C', 'F'))).toEqual(['F']);
    expect(diceUsedBefore(books, out('01', 'A'))).toEqual([]);
    expect(diceUsedBefore(BOOKS, out('04', 'A'))).toEqual([]);
  });

  it('leave everything else in the books as it was', () => expect(books.currency).toBe('EUR'));

  it('are kept of the last forty openings', () => {
    const many = Array.from({ length: 41 }, (_, n) => out('01', `D${n}`)).reduce(noteDice, BOOKS);
    expect(many.diceOut).toHaveLength(40);
    expect(diceUsedBefore(many, out('02', 'D0', 'D1'))).toEqual(['D1']);
  });
});

describe('tables with a free bank', () => {
  const at = (table: string, day = '01') => ({ day: `2026-01-${day}`, table });
  const books = [at('CF1'), at('CF2'), at('CF1', '02')].reduce(noteFreeBank, BOOKS);

  it('are found beside one of the same day', () => {
    expect(otherFreeBanks(books, at('CF1'))).toEqual(['CF2']);
    expect(otherFreeBanks(books, at('CF3'))).toEqual(['CF1', 'CF2']);
    expect(otherFreeBanks(books, at('CF1', '02'))).toEqual([]);
    expect(otherFreeBanks(BOOKS, at('CF1'))).toEqual([]);
  });

  it('count once a day', () => {
    expect(noteFreeBank(books, at('CF2'))).toBe(books);
    expect(noteFreeBank(books, at('CF2', '02')).freeBanks).toHaveLength(4);
  });

  it('are kept of the last twenty, with everything else in the books', () => {
    const many = Array.from({ length: 21 }, (_, n) => at(`CF${n}`)).reduce(noteFreeBank, BOOKS);
    expect(many.freeBanks!.map(({ table }) => table)).toEqual(
      Array.from({ length: 20 }, (_, n) => `CF${n + 1}`),
    );
    expect(many.currency).toBe('EUR');
  });
});

describe('what closes accrued of the duty', () => {
  const accrued = (day: string, amount: bigint) => ({ day: `2026-01-${day}`, amount, currency: 'EUR' });
  const ofEarlierYear = { ...accrued('01', -7n), earlierYear: 2025 };
  const books = noteAccruals(noteAccruals(BOOKS, [accrued('01', 45n), ofEarlierYear]), [accrued('02', 5n)]);

  it('is read again by the day of the close, with what was accrued of earlier years', () => {
    expect(accruedOn(books, '2026-01-01')).toEqual([accrued('01', 45n), ofEarlierYear]);
    expect(accruedOn(BOOKS, '2026-01-01')).toEqual([]);
  });

  it('is forgotten of a day that is opened again, and of no other', () => {
    const { accruals, currency } = withoutAccruals(books, '2026-01-01');
    expect([accruals, currency]).toEqual([[accrued('02', 5n)], 'EUR']);
    expect(withoutAccruals(BOOKS, '2026-01-01')).toBe(BOOKS);
  });

  it('changes nothing where it comes to nothing', () => {
    expect(noteAccruals(BOOKS, [accrued('01', 0n)])).toBe(BOOKS);
    expect(noteAccruals(BOOKS, [accrued('01', 0n), accrued('01', 1n)]).accruals).toEqual([accrued('01', 1n)]);
  });

  it('is kept of the last sixty-two closes', () => {
    const many = noteAccruals(
      BOOKS,
      Array.from({ length: 63 }, (_, n) => accrued('01', BigInt(n + 1))),
    );
    expect([many.accruals!.length, many.accruals![0]!.amount, many.currency]).toEqual([62, 2n, 'EUR']);
  });
});
