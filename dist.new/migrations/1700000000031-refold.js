"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.Refold1700000000031 = void 0;
const each_generation_1 = require("./each-generation");
const TABLES = ['fact_order', 'fold_version'];
/** Tables with one row per fact, which a later fact may replace by another row. */
const FACT_TABLES = ['hand', 'house_round', 'table_session_fact', 'player_bank_fact', 'cage_count'];
/** Tables of what entries moved, and what their rows are told apart by, besides casino and record. */
const MOVEMENT_TABLES = {
    pool_movement: ['pool'],
    bank_deposit_move: ['banker'],
    player_bank_move: ['move_no'],
};
/**
 * Facts are folded again when a later one belongs before them, replaces or cancels them: the order of facts inside
 * their keys, earlier states of what a casino knows, entries that a later record has caused, and rows of facts that
 * hold from one record to another. What was kept before has come in order, as far as is known.
 */
class Refold1700000000031 {
    name = 'Refold1700000000031';
    async up(queryRunner) {
        for (const statement of PATTERN)
            await queryRunner.query(statement);
        await queryRunner.query((0, each_generation_1.copyToEachGeneration)(TABLES));
        for (const change of CHANGES)
            await everywhere(queryRunner, change);
    }
    async down(queryRunner) {
        for (const change of UNDOING)
            await everywhere(queryRunner, change);
        for (const statement of (0, each_generation_1.dropEverywhere)(TABLES))
            await queryRunner.query(statement);
    }
}
exports.Refold1700000000031 = Refold1700000000031;
/** In the pattern and in every generation; `%1$I` is the schema. */
async function everywhere(queryRunner, statement) {
    await queryRunner.query(statement.replaceAll('%1$I', 'read_model'));
    await queryRunner.query((0, each_generation_1.inEachGeneration)(`EXECUTE format($q$${statement}$q$, schema_name);`));
}
const PATTERN = [
    `CREATE TABLE read_model.fact_order (
     casino text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     gaming_day date NOT NULL,
     fold_key text COLLATE "C",
     source text COLLATE "C" NOT NULL,
     sequence bigint,
     anchor bigint NOT NULL,
     side smallint NOT NULL CHECK (side IN (-1, 0, 1)),
     PRIMARY KEY (casino, record_number)
   )`,
    `CREATE INDEX fact_order_by_key ON read_model.fact_order (casino, fold_key)`,
    `CREATE INDEX fact_order_by_source ON read_model.fact_order (casino, source, sequence) WHERE sequence IS NOT NULL`,
    `CREATE TABLE read_model.fold_version (
     casino text COLLATE "C" NOT NULL,
     fold text COLLATE "C" NOT NULL,
     key text COLLATE "C" NOT NULL,
     record_number bigint NOT NULL,
     state text NOT NULL,
     PRIMARY KEY (casino, fold, key, record_number)
   )`,
];
const CHANGES = [
    `ALTER TABLE %1$I.journal_line ADD COLUMN cause_record bigint, ADD COLUMN undoes boolean NOT NULL DEFAULT false`,
    `UPDATE %1$I.journal_line SET undoes = true WHERE entry_kind = 'reversal'`,
    `CREATE INDEX journal_line_restated ON %1$I.journal_line (casino, of_record) WHERE cause_record IS NOT NULL`,
    ...FACT_TABLES.flatMap((table) => [
        `ALTER TABLE %1$I.${table} ADD COLUMN known_from bigint, ADD COLUMN superseded_by bigint`,
        `UPDATE %1$I.${table} SET known_from = record_number`,
        `ALTER TABLE %1$I.${table} DROP CONSTRAINT ${table}_pkey, ADD PRIMARY KEY (casino, record_number, known_from)`,
    ]),
    `ALTER TABLE %1$I.round_reference ADD COLUMN known_from bigint, ADD COLUMN superseded_by bigint`,
    `UPDATE %1$I.round_reference SET known_from = first_record`,
    `ALTER TABLE %1$I.round_reference DROP CONSTRAINT round_reference_pkey,
     ADD PRIMARY KEY (casino, reference, known_from)`,
    `CREATE UNIQUE INDEX round_reference_current ON %1$I.round_reference (casino, reference) WHERE superseded_by IS NULL`,
    ...Object.entries(MOVEMENT_TABLES).flatMap(([table, key]) => [
        `ALTER TABLE %1$I.${table} ADD COLUMN of_record bigint, ADD COLUMN entry text NOT NULL DEFAULT 'own'
       CHECK (entry IN ('own', 'reversal', 'replacement'))`,
        `UPDATE %1$I.${table} SET of_record = record_number`,
        `ALTER TABLE %1$I.${table} DROP CONSTRAINT ${table}_pkey, ALTER COLUMN of_record SET NOT NULL,
       ADD PRIMARY KEY (casino, record_number, of_record, entry, ${key.join(', ')})`,
    ]),
    `ALTER TABLE %1$I.finding ADD COLUMN of_record bigint`,
    `UPDATE %1$I.finding SET of_record = opened_by`,
    `ALTER TABLE %1$I.finding ALTER COLUMN of_record SET NOT NULL`,
    `CREATE INDEX finding_of_record ON %1$I.finding (casino, of_record) WHERE closed_by IS NULL`,
];
const UNDOING = [
    `ALTER TABLE %1$I.finding DROP COLUMN of_record`,
    ...Object.entries(MOVEMENT_TABLES).flatMap(([table, key]) => [
        `DELETE FROM %1$I.${table} WHERE entry <> 'own'`,
        `ALTER TABLE %1$I.${table} DROP CONSTRAINT ${table}_pkey, DROP COLUMN of_record, DROP COLUMN entry,
       ADD PRIMARY KEY (casino, record_number, ${key.join(', ')})`,
    ]),
    ...[...FACT_TABLES, 'round_reference'].map((table) => `DELETE FROM %1$I.${table} WHERE superseded_by IS NOT NULL`),
    ...FACT_TABLES.map((table) => `ALTER TABLE %1$I.${table} DROP CONSTRAINT ${table}_pkey, DROP COLUMN known_from,
       DROP COLUMN superseded_by, ADD PRIMARY KEY (casino, record_number)`),
    `ALTER TABLE %1$I.round_reference DROP CONSTRAINT round_reference_pkey, DROP COLUMN known_from,
     DROP COLUMN superseded_by, ADD PRIMARY KEY (casino, reference)`,
    `ALTER TABLE %1$I.journal_line DROP COLUMN cause_record, DROP COLUMN undoes`,
];
//# sourceMappingURL=1700000000031-refold.js.map