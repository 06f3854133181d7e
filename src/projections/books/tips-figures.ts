import type { TipsFigures } from '../../accounting/books/propinas.book';
import type { Queryable } from '../queryable';
import { readAccountMovements } from './account-movements';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';

/** What was counted of tips and shared out, and the account of tips. */
export const readTipsFigures = async (db: Queryable, span: BookSpan): Promise<TipsFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, ['cagnotte.tips.counted.v1', 'cagnotte.tips.shared.v1']),
  account: await readAccountMovements(db, span, 'tips'),
});
