import type { CasinoEvent } from '../../../src/ledger/_core/envelope';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type BooksSaid, booksSaid, movedByOwnDay } from '../../support/one-order/books-said';
import { LEDGER_OPENED } from '../../support/one-order/golden-facts';
import { GOLDEN_ROWS, type GoldenRow } from '../../support/one-order/golden-rows';

const books = useBooks();

/** Delivers the facts to empty books, one after the other, and projects them in pages of this size. */
async function deliver(facts: readonly CasinoEvent[], pageSize: number): Promise<BooksSaid> {
  await books.empty();
  await books.record(...facts);
  await books.project(pageSize);
  return booksSaid(books);
}

const ORDERS: readonly (readonly [string, (row: GoldenRow) => CasinoEvent[]])[] = [
  ['in order', ({ facts }) => [...facts]],
  [
    'with what came late at last',
    ({ facts, late }) => [
      ...facts.filter(({ id }) => !late.includes(id)),
      ...facts.filter(({ id }) => late.includes(id)),
    ],
  ],
  ['in reverse', ({ facts }) => [...facts].reverse()],
];

describe.each(GOLDEN_ROWS)('$what', (row) => {
  let inOrder: BooksSaid;
  beforeAll(async () => {
    inOrder = await deliver([LEDGER_OPENED, ...row.facts], 1_000);
  });

  describe.each(ORDERS)('delivered %s', (_order, ordered) => {
    it.each([1, 1_000])('in pages of %d', async (pageSize) => {
      const said = await deliver([LEDGER_OPENED, ...ordered(row)], pageSize);
      expect(await movedByOwnDay(books, LEDGER_OPENED.id)).toEqual(row.held);
      for (const [subject, lines] of Object.entries(row.books ?? {}))
        expect(said[`granada 2026-01-${subject}`]).toEqual(expect.arrayContaining([...lines]));
      expect(said).toEqual(inOrder);
      expect(await verify(books)).toEqual([]);
    });
  });
});
