import type { LostMoneyFigures } from '../../accounting/books/dinero-perdido.book';
import { readLostMoney } from '../journal/lost-money';
import type { Queryable } from '../queryable';
import { readAccountMovements } from './account-movements';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';

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
