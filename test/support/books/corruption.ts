import { verifyBooks } from '../../../src/projector/verification/verify-books';
import { chipsSold, handPlayed, ledgerOpened } from '../sample-events/sample-events';
import type { BooksUnderTest } from './books-under-test';

/**
 * Records and projects seven events of two casinos; the log positions are 1 to 7 in this order. torrequebrada:
 * 1 ledger-opened, 2 sale-1, 3 hand-1, 4 hand-2 (a wrong award: the pot goes to no seat), 5 sale-2. marbella: 1 ledger-opened,
 * 2 sale-9.
 */
export const projectNight = (books: BooksUnderTest): Promise<void> => books.prepared(recordNight);

async function recordNight(books: BooksUnderTest): Promise<void> {
  const casino = 'marbella';
  const events = [
    ledgerOpened(),
    chipsSold(),
    ledgerOpened({}, { casino }),
    handPlayed(),
    handPlayed({ handNo: '2', awards: [] }, { id: 'hand-2', gamingday: '2026-01-02' }),
    chipsSold({}, { id: 'sale-9', casino }),
    chipsSold({ amount: 500, slip: 'S' }, { id: 'sale-2' }),
  ];
  // One by one: records of one transaction have the same time, and only the chain shows their order.
  for (const event of events) await books.record(event);
  await books.project();
}

/** The problems that verify reports, one line each. */
export const verify = async ({ dataSource, store }: BooksUnderTest): Promise<string[]> =>
  (await verifyBooks(dataSource, store)).problems.map(({ check, detail }) => `${check}: ${detail}`);

/** A corruption by SQL statements, and the complete, ordered problems that verify must report. */
export type Corruption = readonly [
  what: string,
  statements: readonly string[],
  says: readonly (string | RegExp)[],
];

/** Compares in order: texts must be equal, patterns must match. */
export function expectExactly(problems: readonly string[], says: readonly (string | RegExp)[]): void {
  const patterns = says.map((text): unknown =>
    typeof text === 'string' ? text : expect.stringMatching(text),
  );
  expect(problems).toEqual(patterns);
}

/** The schemas of all generations, by name. */
export async function generationsOf(books: BooksUnderTest): Promise<string[]> {
  const rows = await books.sql<{ name: string }>(
    `SELECT nspname AS name FROM pg_namespace WHERE nspname LIKE 'generation\\_%' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}
