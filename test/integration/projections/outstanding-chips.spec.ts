import type { CasinoEvent } from '../../../src/kernel/envelope';
import { readOutstandingChips } from '../../../src/ledger/chips/chips.queries';
import { counted, numbered, opening, round, table, voided } from '../../support/book/boule-table';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { chipsSold } from '../../support/sample-events/sample-events';

const books = useBooks();

const sale = (number: number): CasinoEvent => chipsSold({}, { casino: 'granada', id: `sale-${number}` });

describe('outstanding chips, from the flows', () => {
  it('equal at every record the sum of the flows known then, before and after a total of a thousand', async () => {
    const sales = Array.from({ length: 1_000 }, (_, index) => sale(index));
    // A late round and a voided round correct a count, in the second thousand of records.
    await books.record(opening, numbered(1, table), numbered(4, counted), ...sales);
    await books.record(numbered(3, round(1, 40)), numbered(2, round(2, 5)), voided, sale(1_001));
    await books.project();
    const replaced = await books.sql(`SELECT FROM chips_flow WHERE superseded_by > 1000`);
    expect(replaced.length).toBeGreaterThan(0);
    for (const position of [1, 2, 3, 4, 5, 500, 999, 1_000, 1_001, 1_004, 1_005, 1_006, 1_007]) {
      expect([position, await outstandingChipsAt(position)]).toEqual([
        position,
        await flowsAddedUp(position),
      ]);
    }
    expect(await verify(books)).toEqual([]);
  }, 60_000);
});

async function outstandingChipsAt(position: number): Promise<unknown> {
  const { flow, variances } = await books.inLiveTables((db) =>
    readOutstandingChips(db, { casino: 'granada', position: BigInt(position) }),
  );
  return { flow, variances };
}

async function flowsAddedUp(position: number): Promise<unknown> {
  const [sums] = await books.sql(
    `SELECT coalesce(sum(flow), 0) AS flow, coalesce(sum(variance), 0) AS variances FROM chips_flow
      WHERE known_from <= ${position} AND (superseded_by IS NULL OR superseded_by > ${position})`,
  );
  return sums;
}
