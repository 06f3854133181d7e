import type { Queryable } from '../../ledger/_core/store/queryable';

/** The channel on which it is said that the books of some casino reach further. */
export const BOOKS_CHANNEL = 'books';

/** Tells every process that listens, once the page is committed. What is new they read for themselves. */
export async function announcePage(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_notify('${BOOKS_CHANNEL}', '')`);
}
