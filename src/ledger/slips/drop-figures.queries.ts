import { BOX_EVENTS } from './box-placings';
import type { DropFigures } from './cajas-y-conteo.book';
import type { Queryable } from '../_core/store/queryable';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { readPostedMoves } from '../journal/posted-moves.queries';

export const readDropFigures = async (db: Queryable, span: BookSpan): Promise<DropFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, BOX_EVENTS),
  variances: await readPostedMoves(db, span, { under: ['variance:drop'], by: 'gaming_day' }),
});
