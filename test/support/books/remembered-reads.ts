import type { Queryable } from '../../../src/database/queryable';

const KEY_OF_BIGINT = (_name: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : value;

/**
 * Reads in a transaction in which nothing changes: the same statement with the same parameters is asked of the
 * database once. Explaining every figure of a day asks the same sums hundreds of times, and each answer is written
 * for whoever asked: every caller has rows of its own.
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
