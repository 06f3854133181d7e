import type { TipsFigures } from './propinas.book';
import type { Queryable } from '../_core/store/queryable';
import { readAccountMovements } from '../journal/account-movements.queries';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';

export const readTipsFigures = async (db: Queryable, span: BookSpan): Promise<TipsFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, ['cagnotte.tips.counted.v1', 'cagnotte.tips.shared.v1']),
  account: await readAccountMovements(db, span, 'tips'),
});
