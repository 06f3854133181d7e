import { DataSource, type QueryRunner } from 'typeorm';

/** What every query runner of PostgreSQL inherits from. */
const RUNNERS = Object.getPrototypeOf(
  new DataSource({ type: 'postgres' }).createQueryRunner(),
) as QueryRunner;

/** How many statements the operations of GraphQL send to the database while something is done. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const statements = new Map<unknown, number>();
  // oxlint-disable-next-line typescript/unbound-method -- called with the runner it is taken from
  const { query } = RUNNERS;
  const spy = jest.spyOn(RUNNERS, 'query').mockImplementation(function (
    this: QueryRunner,
    ...args: Parameters<typeof query>
  ) {
    // The projector asks, too, on connections of its own: only an operation makes its transaction read-only.
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
