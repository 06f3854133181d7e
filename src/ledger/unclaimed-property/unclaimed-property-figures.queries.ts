import type { UnclaimedPropertyFigures } from './dinero-perdido.book';
import { readUnclaimedProperty } from './found-money.queries';
import type { Queryable } from '../_core/store/queryable';
import { readAccountMovements } from '../journal/account-movements.queries';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';

export const readUnclaimedPropertyFigures = async (
  db: Queryable,
  span: BookSpan,
): Promise<UnclaimedPropertyFigures> => ({
  currency: span.currency,
  until: span.until,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.money.found.v1',
    'cagnotte.money.returned.v1',
    'cagnotte.money.paid-over.v1',
  ]),
  open: await readUnclaimedProperty(db, {
    casino: span.casino,
    position: span.position,
    asOf: span.until,
    day: 'booking_day',
    openOnly: true,
  }),
  account: await readAccountMovements(db, span, 'lost-money'),
});
