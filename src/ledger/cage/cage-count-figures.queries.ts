import type { CageCountFigures } from './arqueo-de-caja.book';
import { readCageVariances } from './cage-variances.queries';
import { readDepositsAtCounts } from './deposits-at-counts.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';

export async function readCageCountFigures(db: Queryable, span: BookSpan): Promise<CageCountFigures> {
  const { casino, position } = span;
  const facts = await readDeclaredFacts(db, span, ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);
  const differences = await readCageVariances(
    db,
    facts.map(({ recordNumber }) => ({ casino, recordNumber, position })),
  );
  const deposits = await readDepositsAtCounts(
    db,
    span,
    facts.map(({ recordNumber }) => recordNumber),
  );
  return {
    currency: span.currency,
    counts: facts.map((fact, index) => ({
      ...{ fact, differences: differences[index]!, deposits: deposits[index]! },
    })),
  };
}
