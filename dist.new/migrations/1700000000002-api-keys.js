"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.ApiKeys1700000000002 = void 0;
/**
 * The keys that open the service. Only hashes are kept. A row is a record for the auditors: the database itself
 * refuses to delete it or to change anything but the one step from valid to revoked.
 */
class ApiKeys1700000000002 {
    name = 'ApiKeys1700000000002';
    async up(queryRunner) {
        await queryRunner.query(`CREATE SCHEMA access`);
        await queryRunner.query(`
      CREATE TABLE access.api_key (
        id text COLLATE "C" PRIMARY KEY CHECK (id ~ '^[0-9a-f]{16}$'),
        key_hash text COLLATE "C" NOT NULL CHECK (key_hash ~ '^[0-9a-f]{64}$'),
        holder text COLLATE "C" NOT NULL CHECK (holder <> ''),
        holder_kind text COLLATE "C" NOT NULL CHECK (holder_kind IN ('person', 'system')),
        roles text[] COLLATE "C" NOT NULL CHECK (cardinality(roles) > 0),
        every_casino boolean NOT NULL,
        casinos text[] COLLATE "C" NOT NULL,
        created_at timestamptz NOT NULL,
        created_by text COLLATE "C" REFERENCES access.api_key (id),
        expires_at timestamptz,
        revoked_at timestamptz,
        revoked_by text COLLATE "C" REFERENCES access.api_key (id),
        CONSTRAINT every_casino_or_some CHECK (every_casino = (cardinality(casinos) = 0)),
        CONSTRAINT only_the_revoked_have_a_revoker CHECK (revoked_by IS NULL OR revoked_at IS NOT NULL)
      )`);
        await queryRunner.query(`COMMENT ON COLUMN access.api_key.created_by IS 'NULL: the service itself'`);
        await queryRunner.query(`COMMENT ON COLUMN access.api_key.revoked_by IS 'NULL: the service itself'`);
        await queryRunner.query(`
      CREATE FUNCTION access.refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'UPDATE' THEN
          IF OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL
             AND to_jsonb(NEW) - '{revoked_at,revoked_by}'::text[] = to_jsonb(OLD) - '{revoked_at,revoked_by}'::text[]
          THEN RETURN NEW; END IF;
        END IF;
        RAISE EXCEPTION 'an API key is never changed or deleted, only revoked once';
      END $$`);
        await queryRunner.query(`
      CREATE TRIGGER keys_are_only_revoked BEFORE UPDATE OR DELETE ON access.api_key
      FOR EACH ROW EXECUTE FUNCTION access.refuse_change_of_history()`);
        await queryRunner.query(`
      CREATE TRIGGER keys_are_never_emptied BEFORE TRUNCATE ON access.api_key
      FOR EACH STATEMENT EXECUTE FUNCTION access.refuse_change_of_history()`);
    }
    async down(queryRunner) {
        await queryRunner.query(`DROP SCHEMA access CASCADE`);
    }
}
exports.ApiKeys1700000000002 = ApiKeys1700000000002;
//# sourceMappingURL=1700000000002-api-keys.js.map