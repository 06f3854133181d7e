import type { CageCountFigures } from '../../accounting/books/arqueo-de-caja.book';
import { readCageVariances } from '../cage-counts/cage-variances';
import { accountSums } from '../journal/account-sums';
import type { Queryable } from '../queryable';
import type { BookSpan } from './book-span';
import { readDeclaredFacts } from './declared-facts';

/** The counts of the cage on the days of a book, with what each posted and what bankers had deposited by then. */
export async function readCageCountFigures(db: Queryable, span: BookSpan): Promise<CageCountFigures> {
  const { casino, position } = span;
  const facts = await readDeclaredFacts(db, span, ['cagnotte.cage.opened.v1', 'cagnotte.cage.counted.v1']);
  const differences = await readCageVariances(
    db,
    facts.map(({ recordNumber }) => ({ casino, recordNumber, position })),
  );
  const counts: CageCountFigures['counts'][number][] = [];
  for (const [index, fact] of facts.entries()) {
    const known = { casino, position: fact.recordNumber, day: 'booking_day' } as const;
    const sums = await accountSums(db, known, { under: 'bank-deposit' });
    counts.push({
      ...{ fact, differences: differences[index]! },
      deposits: sums.map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits })),
    });
  }
  return { currency: span.currency, counts };
}
