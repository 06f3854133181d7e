import { createTestDatabase } from '../../support/database/test-database';

describe('the test database', () => {
  it('is a migrated copy of its own', async () => {
    const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    try {
      await one.dataSource.query('CREATE TABLE public.only_here ()');
      const found: unknown = await other.dataSource.query(
        `SELECT to_regclass('public.only_here') AS only_here, (SELECT count(*) > 0 FROM public.schema_migration) AS migrated`,
      );
      expect(found).toEqual([{ only_here: null, migrated: true }]);
    } finally {
      await Promise.all([one.drop(), other.drop()]);
    }
  });
});
