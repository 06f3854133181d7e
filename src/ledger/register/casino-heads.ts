import type { Queryable } from '../_core/store/queryable';

export const casinosUntil = (db: Queryable): Promise<{ casino: string; position: bigint }[]> =>
  db.query(`SELECT casino, last_number AS position FROM register.casino ORDER BY casino`);
