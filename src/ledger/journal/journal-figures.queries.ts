import type { AccountBalance, JournalFigures } from './journal-figures';
import { chartsOf } from '../casino/chart-mapping';
import { previousGamingDay } from '../../kernel/gaming-day';
import { accountSums } from './account-sums.queries';
import { readCasinoBooks } from '../gaming-day/casino-books.queries';
import { readNumberedLines } from './numbered-lines.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-span.queries';

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
