import { DataSource, type QueryRunner } from 'typeorm';

/** The prototype of all query runners of PostgreSQL. */
const RUNNERS = Object.getPrototypeOf(
  new DataSource({ type: 'postgres' }).createQueryRunner(),
) as QueryRunner;

/** The number of statements that GraphQL operations send to the database during `work`. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = new Map<unknown, number>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the runner it is taken from
  const { query } = RUNNERS;
  const spy = jest.spyOn(RUNNERS, 'query').mockImplementation(function (
    this: QueryRunner,
    ...args: Parameters<typeof query>
  ) {
    // Statements of the projector must not count: only operations use read-only transactions.
    if (args[0].startsWith('BEGIN') && args[0].includes('READ ONLY')) statements.set(this, 0);
    const known = statements.get(this);
    if (known !== undefined) statements.set(this, known + 1);
    return query.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return [...statements.values()].reduce((sum, each) => sum + each, 0);
}
