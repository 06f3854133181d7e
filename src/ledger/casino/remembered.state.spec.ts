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

  it('count as used before if they were out on the last earlier day, at any table', () =>
    expect(diceUsedBefore(books, out('04', 'A', 'C', 'C', 'E', 'F', 'Z'))).toEqual(['C', 'E']));

  it('of the same or a later day do not count as used before', () => {
    expect(diceUsedBefore(books, out('03', 'C', 'F'))).toEqual(['F']);
    expect(diceUsedBefore(books, out('01', 'A'))).toEqual([]);
    expect(diceUsedBefore(BOOKS, out('04', 'A'))).toEqual([]);
  });

  it('do not change the rest of the books', () => expect(books.currency).toBe('EUR'));

  it('are kept for the last forty openings', () => {
    const many = Array.from({ length: 41 }, (_, n) => out('01', `D${n}`)).reduce(noteDice, BOOKS);
    expect(many.diceOut).toHaveLength(40);
    expect(diceUsedBefore(many, out('02', 'D0', 'D1'))).toEqual(['D1']);
  });
});

describe('tables with a free bank', () => {
  const at = (table: string, day = '01') => ({ day: `2026-01-${day}`, table });
  const books = [at('CF1'), at('CF2'), at('CF1', '02')].reduce(noteFreeBank, BOOKS);

  it('are named to another free bank of the same day', () => {
    expect(otherFreeBanks(books, at('CF1'))).toEqual(['CF2']);
    expect(otherFreeBanks(books, at('CF3'))).toEqual(['CF1', 'CF2']);
    expect(otherFreeBanks(books, at('CF1', '02'))).toEqual([]);
    expect(otherFreeBanks(BOOKS, at('CF1'))).toEqual([]);
  });

  it('are noted once a day', () => {
    expect(noteFreeBank(books, at('CF2'))).toBe(books);
    expect(noteFreeBank(books, at('CF2', '02')).freeBanks).toHaveLength(4);
  });

  it('are kept up to the last twenty, and leave the rest of the books unchanged', () => {
    const many = Array.from({ length: 21 }, (_, n) => at(`CF${n}`)).reduce(noteFreeBank, BOOKS);
    expect(many.freeBanks!.map(({ table }) => table)).toEqual(
      Array.from({ length: 20 }, (_, n) => `CF${n + 1}`),
    );
    expect(many.currency).toBe('EUR');
  });
});

describe('the duty that closes have accrued', () => {
  const accrued = (day: string, amount: bigint) => ({ day: `2026-01-${day}`, amount, currency: 'EUR' });
  const ofEarlierYear = { ...accrued('01', -7n), earlierYear: 2025 };
  const books = noteAccruals(noteAccruals(BOOKS, [accrued('01', 45n), ofEarlierYear]), [accrued('02', 5n)]);

  it('is found by the day of the close, including the duty of earlier years', () => {
    expect(accruedOn(books, '2026-01-01')).toEqual([accrued('01', 45n), ofEarlierYear]);
    expect(accruedOn(BOOKS, '2026-01-01')).toEqual([]);
  });

  it('is removed for a day that is reopened, and for no other', () => {
    const { accruals, currency } = withoutAccruals(books, '2026-01-01');
    expect([accruals, currency]).toEqual([[accrued('02', 5n)], 'EUR']);
    expect(withoutAccruals(BOOKS, '2026-01-01')).toBe(BOOKS);
  });

  it('is not noted if it is zero', () => {
    expect(noteAccruals(BOOKS, [accrued('01', 0n)])).toBe(BOOKS);
    expect(noteAccruals(BOOKS, [accrued('01', 0n), accrued('01', 1n)]).accruals).toEqual([accrued('01', 1n)]);
  });

  it('is kept for the last sixty-two amounts', () => {
    const many = noteAccruals(
      BOOKS,
      Array.from({ length: 63 }, (_, n) => accrued('01', BigInt(n + 1))),
    );
    expect([many.accruals!.length, many.accruals![0]!.amount, many.currency]).toEqual([62, 2n, 'EUR']);
  });
});
