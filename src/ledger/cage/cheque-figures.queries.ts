import type { ChequeFigures } from './cheques.book';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';
import { readPostedMoves } from '../journal/posted-moves.queries';

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
