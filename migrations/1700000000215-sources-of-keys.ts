import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key names the sources and the classes of what it reports. Those that were made before named none: they go on
 * for half a year, in which each is replaced by one that does.
 */
export class SourcesOfKeys1700000000215 implements MigrationInterface {
  name = 'SourcesOfKeys1700000000215';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE access.api_key
        ADD COLUMN sources text[] COLLATE "C" NOT NULL DEFAULT '{}',
        ADD COLUMN classes text[] COLLATE "C" NOT NULL DEFAULT '{}',
        ADD COLUMN unbound_until timestamptz,
        ADD CONSTRAINT sources_with_classes CHECK ((cardinality(sources) = 0) = (cardinality(classes) = 0)),
        ADD CONSTRAINT bound_or_unbound CHECK (unbound_until IS NULL OR cardinality(sources) = 0)`);
    await queryRunner.query(`ALTER TABLE access.api_key DISABLE TRIGGER keys_are_only_revoked`);
    await queryRunner.query(`
      UPDATE access.api_key SET unbound_until = now() + interval '180 days'
      WHERE revoked_at IS NULL AND roles && '{ingest,administrator}'`);
    await queryRunner.query(`ALTER TABLE access.api_key ENABLE TRIGGER keys_are_only_revoked`);
    await queryRunner.query(`
      ALTER TABLE access.api_key ALTER COLUMN sources DROP DEFAULT, ALTER COLUMN classes DROP DEFAULT`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE access.api_key DROP COLUMN sources, DROP COLUMN classes, DROP COLUMN unbound_until`);
  }
}
