import type { LostMoneyFigures } from './dinero-perdido.book';
import { readLostMoney } from './found-money.queries';
import type { Queryable } from '../_core/store/queryable';
import { readAccountMovements } from '../journal/account-movements.queries';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';

/** What was found, returned and paid over on the days of a book, and what is still owed at their end. */
export const readLostMoneyFigures = async (db: Queryable, span: BookSpan): Promise<LostMoneyFigures> => ({
  currency: span.currency,
  until: span.until,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.money.found.v1',
    'cagnotte.money.returned.v1',
    'cagnotte.money.paid-over.v1',
  ]),
  open: await readLostMoney(db, {
    casino: span.casino,
    position: span.position,
    asOf: span.until,
    day: 'booking_day',
    openOnly: true,
  }),
  account: await readAccountMovements(db, span, 'lost-money'),
});
