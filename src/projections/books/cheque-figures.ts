import type { ChequeFigures } from '../../accounting/books/cheques.book';
import type { Queryable } from '../queryable';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';
import { readPostedMoves } from './posted-moves';

/** The cheques of a book's days, with those of customers that were received before. */
export const readChequeFigures = async (db: Queryable, span: BookSpan): Promise<ChequeFigures> => ({
  currency: span.currency,
  day: span.day,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.cage.cheque-issued.v1',
    'cagnotte.cage.cheque-returned.v1',
    'cagnotte.cage.chips-redeemed.v1',
  ]),
  moves: await readPostedMoves(
    db,
    { ...span, day: undefined },
    { under: ['cheques:cage'], by: 'booking_day' },
  ),
});
