import type { DifferenceFigures } from '../../accounting/books/diferencias-y-correcciones.book';
import { COUNTS_OF_SEVERAL, HOLDERS_OF_SEVERAL } from '../../accounting/counts';
import type { Queryable } from '../queryable';
import { readAccountMovements } from './account-movements';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';
import { readExplanations } from './explanations';
import { readPostedMoves } from './posted-moves';

/** The differences in the books of these days, what was cleared of them, and what was corrected. */
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
