import type { AccountBalance, JournalFigures } from '../../accounting/books/journal-figures';
import { chartsOf } from '../../accounting/chart-mapping';
import { previousGamingDay } from '../../kernel/gaming-day';
import { accountSums } from '../journal/account-sums';
import { readCasinoBooks } from '../gaming-days/casino-books';
import { readNumberedLines } from '../journal-numbers/numbered-lines';
import type { Queryable } from '../queryable';
import type { BookSpan } from './book-span';

/** The journal of some days with the numbers that their closes have given, and what accounts held before them. */
export async function readJournalFigures(db: Queryable, span: BookSpan): Promise<JournalFigures> {
  const { casino, day: from, until, knownAt: position, currency } = span;
  const lines = await readNumberedLines(db, { casino, from, until, position });
  const before = { casino, position, asOf: previousGamingDay(from), day: 'booking_day' } as const;
  const opening = (await accountSums(db, before)).map(({ debits, credits, ...of }): AccountBalance => ({
    ...of,
    balance: debits - credits,
  }));
  const dayBefore = before.asOf;
  const { authorisations = [] } = await readCasinoBooks(db, { casino, position });
  return {
    ...{ currency, lines, dayBefore, until, charts: chartsOf(authorisations) },
    opening: opening.filter(({ balance }) => balance !== 0n),
  };
}
