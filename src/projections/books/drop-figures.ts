import { BOX_EVENTS } from '../../accounting/books/box-placings';
import type { DropFigures } from '../../accounting/books/cajas-y-conteo.book';
import type { Queryable } from '../queryable';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';
import { readPostedMoves } from './posted-moves';

/** The boxes of a day, and by what their counts differed from what was changed at the tables. */
export const readDropFigures = async (db: Queryable, span: BookSpan): Promise<DropFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, BOX_EVENTS),
  variances: await readPostedMoves(db, span, { under: ['variance:drop'], by: 'gaming_day' }),
});
