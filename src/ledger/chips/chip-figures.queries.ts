import type { ChipFigures } from './posicion-de-fichas.book';
import { accountSums } from '../journal/account-sums.queries';
import type { Queryable } from '../_core/store/queryable';
import type { BookSpan } from '../_core/books/book-span.queries';
import { readDeclaredFacts } from '../_core/books/declared-facts.queries';

/** Where the chips are at the end of a day, and what was ever put in service; of the counts, those of the day. */
export async function readChipFigures(db: Queryable, span: BookSpan): Promise<ChipFigures> {
  const { casino, position, until, currency } = span;
  const sums = await accountSums(
    db,
    { casino, position, asOf: until, day: 'booking_day' },
    { under: 'chips' },
  );
  const inService = await readDeclaredFacts(db, { casino, position, until }, [
    'cagnotte.chips.put-in-service.v1',
    'cagnotte.chips.withdrawn-from-service.v1',
  ]);
  const counts = await readDeclaredFacts(db, span, [
    'cagnotte.cage.opened.v1',
    'cagnotte.cage.counted.v1',
    'cagnotte.table.closed.v1',
  ]);
  const balances = sums.map(({ debits, credits, ...sum }) => ({ ...sum, balance: debits - credits }));
  return {
    currency,
    day: until,
    facts: [...inService, ...counts],
    balances: balances.filter(({ balance }) => balance !== 0n),
  };
}
