import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BALANCE_1, JOURNAL_LINE_1 } from './1700000000423-schema-bi';
import { VERSIONS_8 } from './1700000000430-quarters-of-duty';
import CHART from './1700000000431-chart.json';
import { AUTHORISED } from './bi-casino';
import { type BiView, dropView, makeView, text, versionsAre } from './bi-view';

/** Lines of the journal and balances name their accounts as the chart of the casino does. */
export class AccountsByChart1700000000431 implements MigrationInterface {
  name = 'AccountsByChart1700000000431';

  async up(queryRunner: QueryRunner): Promise<void> {
    await made(queryRunner, [JOURNAL_LINE_2, BALANCE_2], [...GROUND, KINDS]);
    await queryRunner.query(versionsAre(VERSIONS_9));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(versionsAre(VERSIONS_8));
    await made(queryRunner, [JOURNAL_LINE_1, BALANCE_1]);
    await queryRunner.query(`DROP FUNCTION bi.accounts_in_chart(text[], jsonb)`);
    await queryRunner.query(`DROP FUNCTION bi.chart()`);
  }
}

/** A view gets columns by being made again: logins have the right to it by default, and `cagnotte sql-login` gives it, too. */
async function made(
  queryRunner: QueryRunner,
  views: readonly BiView[],
  before: readonly string[] = [],
): Promise<void> {
  for (const statement of [...before, ...views.flatMap(dropView), ...views.flatMap(makeView)])
    await queryRunner.query(statement);
}

export const VERSIONS_9 = { ...VERSIONS_8, journal_line: 2, balance: 2 };

const KINDS = `COMMENT ON COLUMN bi.name.kind IS 'What is named: game, account_family, finding, event_type, severity, day_status, commission, point, correction_status or quarter_state.'`;

const quoted = (of: string): string => `'${of.replaceAll("'", "''")}'`;

const LINES = CHART.map(({ path, kind, isPerTable, code, es, en }, n) => {
  const parts = path.split(':');
  const variable = parts.findIndex((part) => part.startsWith('{')) + 1;
  const texts = [kind, code, es, en].map(quoted).join(', ');
  return `(${n}, string_to_array('${path}', ':'), ${isPerTable ? 1 : 0}, ${variable}, ${texts})`;
});

/** The chart of the product, and accounts by the chart of a casino: `stated` is what its latest authorisation states. */
const GROUND = [
  `CREATE FUNCTION bi.chart() RETURNS TABLE (n integer, parts text[], per_table integer, variable integer, kind text, code text, es text, en text)
    LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT * FROM (VALUES ${LINES.join(',\n    ')}) AS of $$`,
  `CREATE FUNCTION bi.accounts_in_chart(accounts text[], stated jsonb) RETURNS TABLE (account text, code text, es text, en text)
    LANGUAGE sql STABLE ROWS 100 SET search_path = pg_catalog, pg_temp AS $$
    WITH
      path AS (SELECT of AS account, string_to_array(of, ':') AS s, coalesce(stated #> '{accounting,chart,codes}', '{}') AS codes,
                      coalesce(stated #> '{accounting,chart,names}', '{}') AS names
                 FROM unnest(accounts) AS of),
      line AS MATERIALIZED (
        SELECT DISTINCT ON (account) account, chart.*, nullif(s[variable], '') AS of_it, s[cardinality(parts) + 1] AS of_table
          FROM path JOIN bi.chart() chart ON parts[1] = s[1] AND cardinality(s) BETWEEN cardinality(parts) AND cardinality(parts) + per_table
         WHERE '' <> ALL (s) AND NOT EXISTS (SELECT FROM unnest(parts) WITH ORDINALITY AS of (part, i)
                                              WHERE NOT starts_with(part, '{') AND part <> s[i])
         ORDER BY account, n),
      coded AS MATERIALIZED (
        SELECT account, coalesce((SELECT codes ->> beginning FROM generate_series(cardinality(s), 1, -1) AS i,
                                         array_to_string(s[1:i], ':') AS beginning WHERE codes ? beginning ORDER BY i DESC LIMIT 1),
                                 line.code, '') AS code, codes ? account AS has_own_code, names, line.es, line.en, line.kind, of_it, of_table
          FROM path LEFT JOIN line USING (account)),
      word AS MATERIALIZED (SELECT * FROM bi.name WHERE kind IN ('game', 'commission', 'point'))
    SELECT coded.account, nullif(coded.code, ''),
           concat_ws(' · ', coalesce(own, coded.es, account), CASE WHEN NOT is_its_own THEN coalesce(word.es, of_it) END,
                     CASE WHEN NOT is_its_own THEN of_table END),
           concat_ws(' · ', coalesce(own, coded.en, account), CASE WHEN NOT is_its_own THEN coalesce(word.en, of_it) END,
                     CASE WHEN NOT is_its_own THEN of_table END)
      FROM coded CROSS JOIN LATERAL (SELECT names ->> coded.code AS own) named
     CROSS JOIN LATERAL (SELECT own IS NOT NULL AND has_own_code AS is_its_own) whose
      LEFT JOIN word ON word.kind = coded.kind AND word.code = of_it $$`,
  `REVOKE EXECUTE ON FUNCTION bi.chart() FROM PUBLIC`,
  `REVOKE EXECUTE ON FUNCTION bi.accounts_in_chart(text[], jsonb) FROM PUBLIC`,
];

const IN_CHART = [
  text(
    'account_code',
    'Code of the account in the chart of the casino on the booking day; else the one proposed in the Spanish general chart (PGC); null where there is neither.',
  ),
  text(
    'account_es',
    'In Spanish: name of that code as the casino states it, else ours, with the game, pool and table of the account.',
  ),
  text('account_en', 'In English: the same; a name that the casino states is in its own language.'),
];

/** The rows of a view with the names of their accounts, which are read once for each account and chart. */
const named = (rows: string, { days, day }: { readonly days: string; readonly day: string }): string => `
  WITH ${AUTHORISED},
    line AS (${rows}),
    charted AS (
      SELECT day, coalesce((SELECT n FROM authorised WHERE (stated ->> 'validFrom')::date <= day
                             ORDER BY stated ->> 'validFrom' DESC, n DESC LIMIT 1), 0) AS chart FROM (${days}) of),
    account_named AS MATERIALIZED (
      SELECT chart, of.*
        FROM (SELECT chart, array_agg(DISTINCT account) AS accounts FROM line JOIN charted ON charted.day = ${day} GROUP BY chart) used
        LEFT JOIN authorised ON n = chart CROSS JOIN LATERAL bi.accounts_in_chart(accounts, stated) of)
  SELECT line.*, of.code, of.es, of.en
    FROM line JOIN charted ON charted.day = ${day} JOIN account_named of ON of.account = line.account AND of.chart = charted.chart`;

const JOURNAL_LINE_2: BiView = {
  ...JOURNAL_LINE_1,
  columns: [...JOURNAL_LINE_1.columns, ...IN_CHART],
  rows: `${named(JOURNAL_LINE_1.rows, { days: 'SELECT $2 AS day', day: '$2' })} ORDER BY record_number, line.line`,
};

const BALANCE_2: BiView = {
  ...BALANCE_1,
  columns: [...BALANCE_1.columns, ...IN_CHART],
  rows: `${named(BALANCE_1.rows, { days: 'SELECT DISTINCT booking_day AS day FROM line', day: 'booking_day' })} ORDER BY booking_day, account, currency`,
};
