import type { CasinoBooks, FreeBankTable } from './casino-books.state';

/** Authorisations kept: at one a day they reach back further than any late event. */
const REMEMBERED = 20;

export function noteFreeBank(books: CasinoBooks, opened: FreeBankTable): CasinoBooks {
  const known = books.freeBanks ?? [];
  if (known.some(({ day, table }) => day === opened.day && table === opened.table)) return books;
  return { ...books, freeBanks: [...known, opened].slice(-REMEMBERED) };
}

export const otherFreeBanks = ({ freeBanks = [] }: CasinoBooks, { day, table }: FreeBankTable): string[] =>
  freeBanks.filter((each) => each.day === day && each.table !== table).map((each) => each.table);
