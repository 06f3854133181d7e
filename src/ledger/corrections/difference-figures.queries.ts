import type { DifferenceFigures } from './diferencias-y-correcciones.book';
import { COUNTS_OF_SEVERAL, HOLDERS_OF_SEVERAL } from '../_core/counts';
import type { Queryable } from '../_core/store/queryable';
import { readAccountMovements } from '../journal/account-movements.queries';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';
import { readExplanations } from '../gaming-day/explanations.queries';
import { readPostedMoves } from '../journal/posted-moves.queries';

export const readDifferenceFigures = async (db: Queryable, span: BookSpan): Promise<DifferenceFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.variance.cleared.v1',
    'cagnotte.correction.recorded.v1',
  ]),
  variances: await readAccountMovements(db, span, 'variance'),
  holders: (
    await readPostedMoves(db, span, { under: HOLDERS_OF_SEVERAL, by: 'booking_day', basis: 'count' })
  ).filter(({ type }) => COUNTS_OF_SEVERAL.includes(type)),
  explanations: await readExplanations(db, span),
});
