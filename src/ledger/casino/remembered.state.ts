import type { CasinoBooks, DiceOut, FreeBankTable, DutyAccrued } from './casino-books.state';
import type { GamingDay } from '../../kernel/gaming-day';

/** Openings kept: they reach back beyond the previous session, for any number of tables. */
const OPENINGS_KEPT = 40;

export const noteDice = (books: CasinoBooks, out: DiceOut): CasinoBooks => ({
  ...books,
  diceOut: [...(books.diceOut ?? []), out].slice(-OPENINGS_KEPT),
});

export function diceUsedBefore({ diceOut = [] }: CasinoBooks, { day, dice }: DiceOut): readonly string[] {
  const earlier = diceOut.filter((out) => out.day < day);
  const last = earlier.reduce((latest, out) => (out.day > latest ? out.day : latest), '');
  const used = new Set(earlier.filter((out) => out.day === last).flatMap((out) => out.dice));
  return [...new Set(dice)].filter((each) => used.has(each));
}

/** Authorisations kept: at one a day they reach back further than any late event. */
const AUTHORISATIONS_KEPT = 20;

export function noteFreeBank(books: CasinoBooks, opened: FreeBankTable): CasinoBooks {
  const known = books.freeBanks ?? [];
  if (known.some(({ day, table }) => day === opened.day && table === opened.table)) return books;
  return { ...books, freeBanks: [...known, opened].slice(-AUTHORISATIONS_KEPT) };
}

export const otherFreeBanks = ({ freeBanks = [] }: CasinoBooks, { day, table }: FreeBankTable): string[] =>
  freeBanks.filter((each) => each.day === day && each.table !== table).map((each) => each.table);

/** Days are reopened soon or never; what an older one accrued is made good by the accrual of its next close. */
const ACCRUALS_KEPT = 62;

export function noteAccruals(books: CasinoBooks, accrued: readonly DutyAccrued[]): CasinoBooks {
  const posted = accrued.filter(({ amount }) => amount !== 0n);
  if (posted.length === 0) return books;
  return { ...books, accruals: [...(books.accruals ?? []), ...posted].slice(-ACCRUALS_KEPT) };
}

export const accruedOn = ({ accruals = [] }: CasinoBooks, day: GamingDay): readonly DutyAccrued[] =>
  accruals.filter((accrued) => accrued.day === day);

export const withoutAccruals = (books: CasinoBooks, day: GamingDay): CasinoBooks =>
  books.accruals === undefined
    ? books
    : { ...books, accruals: books.accruals.filter((accrued) => accrued.day !== day) };
