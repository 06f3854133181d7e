import type { GamingDay } from '../../kernel/gaming-day';
import type { CasinoBooks, DutyAccrued } from './casino-books.state';

/** Days are reopened soon or never; what an older one accrued is made good by the accrual of its next close. */
const REMEMBERED = 62;

export function noteAccruals(books: CasinoBooks, accrued: readonly DutyAccrued[]): CasinoBooks {
  const posted = accrued.filter(({ amount }) => amount !== 0n);
  if (posted.length === 0) return books;
  return { ...books, accruals: [...(books.accruals ?? []), ...posted].slice(-REMEMBERED) };
}

export const accruedOn = ({ accruals = [] }: CasinoBooks, day: GamingDay): readonly DutyAccrued[] =>
  accruals.filter((accrued) => accrued.day === day);

export const withoutAccruals = (books: CasinoBooks, day: GamingDay): CasinoBooks =>
  books.accruals === undefined
    ? books
    : { ...books, accruals: books.accruals.filter((accrued) => accrued.day !== day) };
