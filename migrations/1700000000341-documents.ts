import type { MigrationInterface, QueryRunner } from 'typeorm';
import { copyToEachGeneration, dropEverywhere } from './each-generation';

const TABLES = ['attached_document'];

/** The bytes of attached documents, append-only as the event log is, and what they are attached to. None was before. */
export class Documents1700000000341 implements MigrationInterface {
  name = 'Documents1700000000341';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await queryRunner.query(statement);
    await queryRunner.query(copyToEachGeneration(TABLES));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of dropEverywhere(TABLES)) await queryRunner.query(statement);
    await queryRunner.query(`DROP TABLE register.document`);
  }
}

const STATEMENTS = [
  `CREATE TABLE register.document (
     casino text COLLATE "C" NOT NULL,
     document text COLLATE "C" NOT NULL CHECK (document ~ '^[0-9a-f]{64}$'),
     media_type text COLLATE "C" NOT NULL,
     size integer NOT NULL CHECK (size > 0),
     key_id text COLLATE "C" NOT NULL,
     sealed bytea NOT NULL,
     kept_at timestamptz NOT NULL,
     kept_by text COLLATE "C" NOT NULL,
     PRIMARY KEY (casino, document)
   )`,
  // Encrypted bytes cannot be compressed.
  `ALTER TABLE register.document ALTER COLUMN sealed SET STORAGE EXTERNAL`,
  `CREATE INDEX document_by_time ON register.document (casino, kept_at)`,
  `CREATE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON register.document
   FOR EACH STATEMENT EXECUTE FUNCTION event_log.refuse_change()`,
  `COMMENT ON COLUMN register.document.sealed IS 'AES-256-GCM under the key of the document in access.subject_key'`,
  `CREATE TABLE read_model.attached_document (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     happened_at text NOT NULL,
     document text COLLATE "C" NOT NULL,
     sealed text COLLATE "C" NOT NULL,
     media_type text COLLATE "C" NOT NULL,
     size integer NOT NULL,
     file_name text NOT NULL,
     attached_to text COLLATE "C" NOT NULL,
     about text COLLATE "C" NOT NULL,
     by_id text NOT NULL,
     by_name text,
     note text,
     PRIMARY KEY (casino, record_number)
   )`,
  `CREATE INDEX attached_document_about ON read_model.attached_document (casino, attached_to, about, record_number)`,
];
