import type { CasinoBooks, FreeBankTable } from './casino-books.state';

/** As a house may have one a day, so many reach back further than any event comes late. */
const REMEMBERED = 20;

/** The books after a table opened with free banks. */
export function noteFreeBank(books: CasinoBooks, opened: FreeBankTable): CasinoBooks {
  const known = books.freeBanks ?? [];
  if (known.some(({ day, table }) => day === opened.day && table === opened.table)) return books;
  return { ...books, freeBanks: [...known, opened].slice(-REMEMBERED) };
}

/** The other tables at which the banks were free that day. */
export const otherFreeBanks = ({ freeBanks = [] }: CasinoBooks, { day, table }: FreeBankTable): string[] =>
  freeBanks.filter((each) => each.day === day && each.table !== table).map((each) => each.table);
