import { BOX_EVENTS } from './box-placings';
import type { DropFigures } from './cajas-y-conteo.book';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';
import { readPostedMoves } from '../journal/posted-moves.queries';

export const readDropFigures = async (db: Queryable, span: BookSpan): Promise<DropFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, BOX_EVENTS),
  variances: await readPostedMoves(db, span, { under: ['variance:drop'], by: 'gaming_day' }),
});
