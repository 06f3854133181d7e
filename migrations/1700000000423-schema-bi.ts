import type { MigrationInterface, QueryRunner } from 'typeorm';
import NAMES from './1700000000423-names.json';
import {
  amount,
  bigint,
  type BiView,
  boolean,
  CURRENCY,
  date,
  dropView,
  integer,
  makeView,
  names,
  text,
  versionsAre,
} from './bi-view';

/**
 * The schema through which programs of others read the figures: accounts, journal and findings. See
 * docs/clients/sql.md; a view changes by a later migration, and is never edited here.
 */
export class SchemaBi1700000000423 implements MigrationInterface {
  name = 'SchemaBi1700000000423';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...GROUND, ...VIEWS.flatMap(makeView), ...VERSION])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP VIEW bi.version`);
    for (const view of VIEWS.toReversed())
      for (const statement of dropView(view)) await queryRunner.query(statement);
    await queryRunner.query(`DROP SCHEMA bi CASCADE`);
  }
}

const quoted = (of: string): string => `'${of.replaceAll("'", "''")}'`;

const EVERY_NAME = Object.entries(NAMES).flatMap(([kind, of]) =>
  Object.entries(of).map(([code, { es, en }]) => `(${[kind, code, es, en].map(quoted).join(', ')})`),
);

const OF_THE_OWNER = `STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp`;

/** Places of which the session user may read: of nobody else, whatever role, path or setting the session has. */
const GROUND = [
  `CREATE SCHEMA bi`,
  `COMMENT ON SCHEMA bi IS 'Figures of casinos for programs of others: docs/clients/sql.md. Read only, by casino.'`,
  // A version of names is a version of the release: verify compares the words of this view with those of the release.
  `CREATE VIEW bi.name AS SELECT * FROM (VALUES ${EVERY_NAME.join(',\n  ')}) AS names (kind, code, es, en)`,
  `COMMENT ON VIEW bi.name IS 'Names of codes in Spanish and English.'`,
  `COMMENT ON COLUMN bi.name.kind IS 'What is named: game, account_family, finding, event_type, severity or day_status.'`,
  `COMMENT ON COLUMN bi.name.code IS 'The code, as other views have it.'`,
  `COMMENT ON COLUMN bi.name.es IS 'The name in Spanish.'`,
  `COMMENT ON COLUMN bi.name.en IS 'The name in English.'`,
  `CREATE FUNCTION bi.casinos() RETURNS TABLE (casino text) LANGUAGE sql ROWS 10 ${OF_THE_OWNER} AS $$
     SELECT known.casino FROM register.casino known
       JOIN access.sql_reader reader ON reader.login = session_user AND reader.expires_at > clock_timestamp()
        AND (reader.every_casino OR known.casino = ANY (reader.casinos))
      WHERE known.casino <> 'house' $$`,
  `CREATE FUNCTION bi.may_read(of_casino text) RETURNS boolean LANGUAGE sql ${OF_THE_OWNER} AS $$
     SELECT EXISTS (SELECT FROM bi.casinos() WHERE casino = of_casino) $$`,
  daysFunction(
    'gaming_days',
    'gaming_day',
    `SELECT gaming_day FROM gaming_day_decision WHERE casino = $1
     UNION SELECT gaming_day FROM table_session WHERE casino = $1
     UNION SELECT gaming_day FROM reported_day WHERE casino = $1`,
  ),
  daysFunction('booking_days', 'booking_day', `SELECT DISTINCT booking_day FROM day_total WHERE casino = $1`),
  `CREATE FUNCTION bi.unit_of(currency text) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
     SELECT CASE WHEN currency IN ('CLP', 'ESP', 'ISK', 'JPY', 'KRW', 'PYG', 'UGX', 'VND', 'XAF', 'XOF', 'XPF') THEN 1
                 WHEN currency IN ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') THEN 0.001
                 ELSE 0.01 END $$`,
  ...['casinos()', 'may_read(text)', 'gaming_days()', 'booking_days()', 'unit_of(text)'].map(
    (signature) => `REVOKE EXECUTE ON FUNCTION bi.${signature} FROM PUBLIC`,
  ),
];

function daysFunction(name: string, day: string, ofCasino: string): string {
  return `CREATE FUNCTION bi.${name}() RETURNS TABLE (casino text, ${day} date) LANGUAGE plpgsql ROWS 400 ${OF_THE_OWNER} AS $of$
    DECLARE place record;
    BEGIN
      PERFORM set_config('search_path', 'pg_catalog, generation_' || generation || ', pg_temp', true) FROM projection.live;
      FOR place IN SELECT known.casino FROM bi.casinos() known LOOP
        RETURN QUERY EXECUTE $rows$SELECT $1, of.* FROM (${ofCasino}) of$rows$ USING place.casino;
      END LOOP;
    EXCEPTION WHEN undefined_table OR invalid_schema_name THEN
      RAISE EXCEPTION 'the books were rebuilt since this transaction began' USING ERRCODE = 'serialization_failure',
        HINT = 'End the transaction and ask again.';
    END $of$`;
}

/** A migration gives it more columns. */
export const JOURNAL_LINE_1: BiView = {
  name: 'journal_line',
  comment: 'Journal: a row for each line of an entry. Debits and credits are never negative.',
  by: 'booking_day',
  columns: [
    bigint('record_number', 'Record that caused the entry; an entry is the lines of one record.'),
    integer('line', 'Number of the line in its entry, from 1.'),
    text('entry_kind', 'original, reversal or replacement.'),
    bigint('of_record', 'Record of the fact that the entry posts.'),
    text('event_type', 'Type of the event, with its version.'),
    names('event_type'),
    date('gaming_day', 'Gaming day of the fact; a late fact has an earlier one than its booking day.'),
    text('account', 'Account, by its path.'),
    text('account_family', 'First part of the path.'),
    names('account_family'),
    text('sub_ledger', 'Slip, banker, bank, member or pool; null where the account has none.'),
    text('table_id', 'Table; null where the line is of none.'),
    text('game', 'Game; null where the line is of none.'),
    names('game'),
    integer('session_no', 'Session of the table on its gaming day, from 1; 0 where there is none.'),
    amount('debit', 'Debit, 0 or more.'),
    amount('credit', 'Credit, 0 or more.'),
    CURRENCY,
    text('basis', 'Where the amount is from: declared, derived or count.'),
    text('rule_id', 'Rule that the amount follows from; null where a fact states it.'),
    text('slip', 'Slip; null where there is none.'),
  ],
  rows: `SELECT record_number, line, entry_kind, of_record, event_type, gaming_day, account, split_part(account, ':', 1),
                sub_ledger, table_id, game, session_no, debit::bigint, credit::bigint, currency, basis, rule_id, slip
           FROM journal_line WHERE casino = $1 AND booking_day = $2 ORDER BY record_number, line`,
};

/** A migration gives it more columns. */
export const BALANCE_1: BiView = {
  name: 'balance',
  comment: 'Accounts by day: a row for each account and currency on each day that moved it.',
  by: 'casino',
  columns: [
    date('booking_day', 'Day in whose books the movements count.'),
    text('account', 'Account, by its path.'),
    text('account_family', 'First part of the path.'),
    names('account_family'),
    amount('debits', 'Debits of the day, 0 or more.'),
    amount('credits', 'Credits of the day, 0 or more.'),
    amount(
      'closing',
      'Balance after the day: debits less credits of all days until then. Negative: a credit balance.',
    ),
    CURRENCY,
    boolean('is_last', 'Whether no later day moved the account: of these rows, closing is the balance now.'),
  ],
  rows: `SELECT booking_day, account, split_part(account, ':', 1), debits::bigint, credits::bigint,
                sum(debits - credits) OVER (PARTITION BY account, currency ORDER BY booking_day)::bigint, currency,
                lead(booking_day) OVER (PARTITION BY account, currency ORDER BY booking_day) IS NULL
           FROM (SELECT booking_day, account, currency, sum(debit) AS debits, sum(credit) AS credits
                   FROM day_total WHERE casino = $1 GROUP BY 1, 2, 3 HAVING sum(lines) > 0) moved
          ORDER BY 1, 2, 7`,
};

const FINDING_1: BiView = {
  name: 'finding',
  comment:
    'Findings: what was declared and differs from what the rules give. A row each, without texts of persons.',
  by: 'gaming_day',
  columns: [
    text('finding_id', 'Id of the finding.'),
    text('code', 'Kind of the finding.'),
    names('code', 'finding'),
    text('severity', 'violation, advisory or information.'),
    names('severity'),
    text('rule_id', 'Rule that it is held against.'),
    text('citation_es', 'Where the rule is written, in Spanish.'),
    text('citation_en', 'Where the rule is written, in English.'),
    text('table_id', 'Table; null where it is about none.'),
    bigint('opened_by', 'Record that opened it.'),
    bigint('closed_by', 'Record that ended it; null while it is open.'),
    boolean('is_open', 'Whether it has not ended.'),
    boolean('is_acknowledged', 'Whether a person has acknowledged it.'),
    text('rules_release', 'Release whose rules raised it.'),
  ],
  rows: `SELECT finding_id::text, code, severity, rule_id, citation_es, citation, table_id, opened_by, closed_by,
                closed_by IS NULL,
                EXISTS (SELECT FROM finding_decision said
                         WHERE said.casino = $1 AND said.finding = finding_id::text
                           AND said.event_type = 'cagnotte.finding.acknowledged.v1'),
                rules_release
           FROM finding WHERE casino = $1 AND gaming_day = $2 ORDER BY opened_by, finding_id`,
};

const VIEWS: readonly BiView[] = [JOURNAL_LINE_1, BALANCE_1, FINDING_1];

/** A view that gets columns keeps its name and counts its version up; where one is taken away, another view is made. */
export const VERSIONS_1 = { name: 1, journal_line: 1, balance: 1, finding: 1 };

const VERSION = [
  versionsAre(VERSIONS_1),
  `COMMENT ON VIEW bi.version IS 'The version of each view. A later one of the same view has more columns, and all former ones.'`,
  `COMMENT ON COLUMN bi.version.view IS 'The view.'`,
  `COMMENT ON COLUMN bi.version.version IS 'Its version, from 1.'`,
];
