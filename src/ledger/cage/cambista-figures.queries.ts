import type { CambistaFigures } from './cambistas.book';
import type { Queryable } from '../_core/store/queryable';
import { type BookSpan, readDeclaredFacts } from '../_core/books/book-facts.queries';
import { readPostedMoves } from '../journal/journal.queries';

export const readCambistaFigures = async (db: Queryable, span: BookSpan): Promise<CambistaFigures> => ({
  currency: span.currency,
  facts: await readDeclaredFacts(db, span, [
    'cagnotte.table.opened.v1',
    'cagnotte.table.filled.v1',
    'cagnotte.table.credited.v1',
    'cagnotte.cambista.counted.v1',
    'cagnotte.table.closed.v1',
  ]),
  moves: await readPostedMoves(db, span, {
    under: ['chips:cambista', 'cash:cambista', 'variance:cambista'],
    by: 'gaming_day',
  }),
});
