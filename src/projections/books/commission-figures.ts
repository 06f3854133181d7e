import type { CommissionFigures } from '../../accounting/books/comisiones.book';
import type { Queryable } from '../queryable';
import { readCommissions } from '../table-sessions/commissions';
import type { BookSpan } from './book-span';

/** The commissions in the books of these days. */
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
