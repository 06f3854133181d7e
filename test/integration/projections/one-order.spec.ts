import type { CasinoEvent } from '../../../src/kernel/envelope';
import { useBooks } from '../../support/books/books-under-test';
import { verify } from '../../support/books/corruption';
import { type BooksSaid, booksSaid, movedByOwnDay } from '../../support/one-order/books-said';
import { LEDGER_OPENED } from '../../support/one-order/golden-facts';
import { GOLDEN_ROWS, type GoldenRow } from '../../support/one-order/golden-rows';
import { IS_FULL_TEST } from '../../support/service/test-extent';

const books = useBooks();

interface Delivered {
  readonly said: BooksSaid;
  readonly moved: readonly string[];
  readonly problems: readonly string[];
}

/** Delivers the facts to empty books one by one and projects them in pages of this size. */
async function deliver(facts: readonly CasinoEvent[], pageSize: number): Promise<Delivered> {
  await books.empty();
  await books.record(LEDGER_OPENED, ...facts);
  await books.project(pageSize);
  const moved = await movedByOwnDay(books, LEDGER_OPENED.id);
  const said = await booksSaid(books);
  // A rebuild does not depend on the size of pages, so the short form verifies only the smallest.
  return { said, moved, problems: IS_FULL_TEST || pageSize === 1 ? await verify(books) : [] };
}

const IN_ORDER = 'in order';
const ORDERS: readonly (readonly [string, (row: GoldenRow) => CasinoEvent[]])[] = [
  [IN_ORDER, ({ facts }) => [...facts]],
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
  let inOrder: Delivered;
  beforeAll(async () => {
    inOrder = await deliver(row.facts, 1_000);
  });

  describe.each(ORDERS)('delivered %s', (order, ordered) => {
    it.each([1, 1_000])('in pages of %d', async (pageSize) => {
      const isTheFirst = order === IN_ORDER && pageSize === 1_000;
      const { said, moved, problems } = isTheFirst ? inOrder : await deliver(ordered(row), pageSize);
      expect(moved).toEqual(row.held);
      for (const [subject, lines] of Object.entries(row.books ?? {}))
        expect(said[`granada 2026-01-${subject}`]).toEqual(expect.arrayContaining([...lines]));
      expect(said).toEqual(inOrder.said);
      expect(problems).toEqual([]);
    });
  });
});
