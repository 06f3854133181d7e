import type { Queryable } from '../../../src/database/queryable';

const KEY_OF_BIGINT = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : value;

/**
 * A cache of reads in a transaction in which nothing changes: equal statements with equal parameters are sent to the database
 * once, because explaining every figure of a day reads the same sums hundreds of times. Every caller gets a copy of the rows,
 * which it may change.
 */
export function rememberingReads(db: Queryable): Queryable {
  const answers = new Map<string, Promise<object[]>>();
  const query = async (statement: string, parameters: unknown[] = []): Promise<object[]> => {
    const key = JSON.stringify([statement, parameters], KEY_OF_BIGINT);
    const known = answers.get(key) ?? db.query<object[]>(statement, parameters);
    answers.set(key, known);
    return (await known).map((row) => ({ ...row }));
  };
  return { query: query as Queryable['query'] };
}
