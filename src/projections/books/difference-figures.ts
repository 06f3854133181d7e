import type { DifferenceFigures } from '../../accounting/books/diferencias-y-correcciones.book';
import type { Queryable } from '../queryable';
import { readAccountMovements } from './account-movements';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';

/** The differences in the books of these days, what was cleared of them, and what was corrected. */
export const readDifferenceFigures = async (db: Queryable, span: BookSpan): Promise<DifferenceFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.variance.cleared.v1',
    'cagnotte.correction.recorded.v1',
  ]),
  variances: await readAccountMovements(db, span, 'variance'),
});
