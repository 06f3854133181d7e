import type { CommissionFigures } from './comisiones.book';
import type { Queryable } from '../_core/store/queryable';
import { readCommissions } from './commissions.queries';
import type { BookSpan } from '../_core/books/book-facts.queries';

export const readCommissionFigures = async (
  db: Queryable,
  { casino, position, day: from, until: asOf, currency }: BookSpan,
): Promise<CommissionFigures> => ({
  currency,
  commissions: await readCommissions(
    db,
    { casino, position, from, asOf, day: 'booking_day' },
    { by: ['day', 'table', 'game', 'rule'] },
  ),
});
