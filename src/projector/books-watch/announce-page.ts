import type { Queryable } from '../../ledger/_core/store/queryable';

export const BOOKS_CHANNEL = 'books';

export async function announcePage(db: Queryable): Promise<void> {
  await db.query(`SELECT pg_notify('${BOOKS_CHANNEL}', '')`);
}
