"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.RegisterAndReadModels1700000000003 = void 0;
/**
 * The register (record numbers and chain, outside the generations), the bookkeeping of generations, and the
 * tables of the read models. The schema `read_model` holds no data: it is the pattern from which every generation
 * is made, so that a later migration changes it like any other table.
 */
class RegisterAndReadModels1700000000003 {
    name = 'RegisterAndReadModels1700000000003';
    async up(queryRunner) {
        for (const statement of [...REGISTER, ...GENERATIONS, ...READ_MODELS])
            await queryRunner.query(statement);
        await queryRunner.query(`SELECT projection.create_generation(1)`);
        await queryRunner.query(`UPDATE projection.generation SET state = 'live' WHERE generation = 1`);
        await queryRunner.query(`INSERT INTO projection.live (generation) VALUES (1)`);
    }
    async down(queryRunner) {
        await queryRunner.query(`
      DO $$ DECLARE g record; BEGIN
        FOR g IN SELECT generation FROM projection.generation LOOP
          EXECUTE format('DROP SCHEMA IF EXISTS %I CASCADE', 'generation_' || g.generation);
        END LOOP;
      END $$`);
        for (const schema of ['read_model', 'projection', 'register']) {
            await queryRunner.query(`DROP SCHEMA ${schema} CASCADE`);
        }
    }
}
exports.RegisterAndReadModels1700000000003 = RegisterAndReadModels1700000000003;
const REGISTER = [
    `CREATE SCHEMA register`,
    `CREATE TABLE register.casino (
     casino text COLLATE "C" PRIMARY KEY,
     last_number bigint NOT NULL,
     chain_hash bytea NOT NULL,
     last_recorded_at timestamptz NOT NULL,
     repeats_skipped bigint NOT NULL
   )`,
    `CREATE TABLE register.record (
     casino text COLLATE "C" NOT NULL,
     number bigint NOT NULL,
     place text COLLATE "C" NOT NULL,
     stream text COLLATE "C" NOT NULL,
     stream_version integer NOT NULL,
     source text COLLATE "C" NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     type text COLLATE "C" NOT NULL,
     content_hash bytea NOT NULL,
     chain_hash bytea NOT NULL,
     recorded_at timestamptz NOT NULL,
     standing text NOT NULL CHECK (standing IN ('counted', 'conflict')),
     PRIMARY KEY (casino, number)
   )`,
    `CREATE UNIQUE INDEX record_identity ON register.record (casino, source, event_id) WHERE standing = 'counted'`,
    `CREATE INDEX record_conflict ON register.record (casino, source, event_id) WHERE standing = 'conflict'`,
];
const GENERATIONS = [
    `CREATE SCHEMA projection`,
    `CREATE TABLE projection.generation (
     generation integer PRIMARY KEY,
     state text NOT NULL CHECK (state IN ('building', 'live', 'retired')),
     place text
   )`,
    `CREATE TABLE projection.live (
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
     generation integer NOT NULL REFERENCES projection.generation
   )`,
    `CREATE TABLE projection.lease (
     only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
     holder text,
     expires_at timestamptz NOT NULL
   )`,
    `INSERT INTO projection.lease (holder, expires_at) VALUES (NULL, '-infinity')`,
    `CREATE FUNCTION projection.create_generation(number integer) RETURNS void LANGUAGE plpgsql AS $$
     DECLARE pattern record;
     BEGIN
       INSERT INTO projection.generation (generation, state) VALUES (number, 'building');
       EXECUTE format('CREATE SCHEMA %I', 'generation_' || number);
       FOR pattern IN SELECT tablename FROM pg_tables WHERE schemaname = 'read_model' LOOP
         EXECUTE format('CREATE TABLE %I.%I (LIKE read_model.%I INCLUDING ALL)',
           'generation_' || number, pattern.tablename, pattern.tablename);
       END LOOP;
     END $$`,
];
const READ_MODELS = [
    `CREATE SCHEMA read_model`,
    `CREATE TABLE read_model.fold_state (
     casino text COLLATE "C" NOT NULL,
     fold text COLLATE "C" NOT NULL,
     key text COLLATE "C" NOT NULL,
     last_record bigint NOT NULL,
     state text NOT NULL,
     rules_release text NOT NULL,
     PRIMARY KEY (casino, fold, key)
   )`,
    `CREATE TABLE read_model.journal_line (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     line integer NOT NULL,
     entry_kind text NOT NULL CHECK (entry_kind IN ('original', 'reversal', 'replacement')),
     of_record bigint NOT NULL,
     source text COLLATE "C" NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     event_type text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     booking_day date NOT NULL,
     account text COLLATE "C" NOT NULL,
     sub_ledger text COLLATE "C",
     table_id text COLLATE "C",
     game text COLLATE "C",
     session_no integer NOT NULL,
     debit numeric(30) NOT NULL CHECK (debit >= 0),
     credit numeric(30) NOT NULL CHECK (credit >= 0),
     currency text NOT NULL,
     basis text NOT NULL CHECK (basis IN ('declared', 'derived', 'count')),
     rule_id text,
     exact_numerator numeric(40),
     exact_denominator numeric(40),
     rules_release text NOT NULL,
     slip text,
     PRIMARY KEY (casino, record_number, line),
     CHECK ((debit = 0) <> (credit = 0))
   )`,
    `CREATE INDEX journal_line_by_account ON read_model.journal_line (casino, account, record_number, line)`,
    `CREATE INDEX journal_line_by_day ON read_model.journal_line (casino, booking_day, record_number, line)`,
    `CREATE TABLE read_model.day_total (
     casino text COLLATE "C" NOT NULL,
     booking_day date NOT NULL,
     gaming_day date NOT NULL,
     account text COLLATE "C" NOT NULL,
     currency text NOT NULL,
     debit numeric(40) NOT NULL,
     credit numeric(40) NOT NULL,
     lines bigint NOT NULL,
     PRIMARY KEY (casino, booking_day, gaming_day, account, currency)
   )`,
    `CREATE TABLE read_model.hand (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     hand_no text COLLATE "C" NOT NULL,
     table_id text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     session_no integer NOT NULL,
     happened_at text NOT NULL,
     game text COLLATE "C" NOT NULL,
     currency text NOT NULL,
     players integer NOT NULL,
     contributed numeric(30) NOT NULL,
     carried_in numeric(30) NOT NULL,
     pot numeric(30) NOT NULL,
     collected numeric(30) NOT NULL,
     rake numeric(30) NOT NULL,
     carried_out numeric(30) NOT NULL,
     ties boolean NOT NULL,
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX hand_by_table ON read_model.hand (casino, table_id, gaming_day, record_number)`,
    `CREATE TABLE read_model.finding (
     casino text COLLATE "C" NOT NULL,
     finding_id uuid NOT NULL,
     code text COLLATE "C" NOT NULL,
     severity text NOT NULL CHECK (severity IN ('violation', 'advisory', 'information')),
     rule_id text NOT NULL,
     citation text NOT NULL,
     expected text NOT NULL,
     found text NOT NULL,
     event_ids text[] NOT NULL,
     gaming_day date NOT NULL,
     table_id text COLLATE "C",
     opened_by bigint NOT NULL,
     closed_by bigint,
     rules_release text NOT NULL,
     PRIMARY KEY (casino, finding_id)
   )`,
    `CREATE INDEX finding_by_opening ON read_model.finding (casino, opened_by, finding_id)`,
    `CREATE TABLE read_model.round_reference (
     casino text COLLATE "C" NOT NULL,
     reference text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     first_record bigint NOT NULL,
     event_id text COLLATE "C" NOT NULL,
     PRIMARY KEY (casino, reference)
   )`,
    `CREATE TABLE read_model.quarantined_delivery (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     delivery_id text COLLATE "C" NOT NULL,
     gaming_day date NOT NULL,
     reason text NOT NULL,
     path text NOT NULL,
     message text NOT NULL,
     delivered_source text,
     delivered_id text,
     ended_by bigint,
     PRIMARY KEY (casino, record_number)
   )`,
];
//# sourceMappingURL=1700000000003-register-and-read-models.js.map