import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A generation is made distributed by casino where the register is: before its first row, because afterwards Citus would
 * have to move the rows. On a database without Citus nothing changes.
 */
export class DistributedGenerations1700000000440 implements MigrationInterface {
  name = 'DistributedGenerations1700000000440';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(create(DISTRIBUTE));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(create(''));
  }
}

const create = (distribute: string): string => `
  CREATE OR REPLACE FUNCTION projection.create_generation(number integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      pattern record;
      is_distributed boolean := false;
    BEGIN
      INSERT INTO projection.generation (generation, state) VALUES (number, 'building');
      EXECUTE format('CREATE SCHEMA %I', 'generation_' || number);
      FOR pattern IN SELECT tablename FROM pg_tables WHERE schemaname = 'read_model' LOOP
        EXECUTE format('CREATE TABLE %I.%I (LIKE read_model.%I INCLUDING ALL)',
          'generation_' || number, pattern.tablename, pattern.tablename);
      END LOOP;${distribute}
    END $$`;

/** The statements are texts, because neither the table nor the function exists without the extension. */
const DISTRIBUTE = `
      IF to_regclass('pg_catalog.pg_dist_partition') IS NULL THEN
        RETURN;
      END IF;
      EXECUTE 'SELECT EXISTS (SELECT FROM pg_catalog.pg_dist_partition WHERE logicalrelid = ''register.casino''::regclass)'
         INTO is_distributed;
      IF is_distributed THEN
        FOR pattern IN SELECT tablename FROM pg_tables WHERE schemaname = 'generation_' || number ORDER BY tablename LOOP
          EXECUTE 'SELECT pg_catalog.create_distributed_table($1::regclass, ''casino'', colocate_with => ''register.casino'')'
            USING format('%I.%I', 'generation_' || number, pattern.tablename);
        END LOOP;
      END IF;`;
