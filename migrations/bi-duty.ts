import { inForceAmong } from './bi-casino';

/** A rate schedule that the views know. Amounts are in minor units, rates in percent. */
interface KnownTariff {
  readonly jurisdiction: string;
  readonly from: string;
  /** The last day; empty where the schedule has no end. */
  readonly to: string;
  readonly currency: string;
  /** The rate applies to what exceeds `from`. `added` is what the printed column of quotas adds once the base exceeds `from`. */
  readonly brackets: readonly (readonly [from: number, percent: number, added?: number])[];
}

/** A later schedule needs a migration that replaces `bi.duty_brackets`; a test compares these with the schedules of the release. */
export const KNOWN_TARIFFS: readonly KnownTariff[] = [
  {
    ...{ jurisdiction: 'ES-AN', from: '2019-01-01', to: '2021-12-31', currency: 'EUR' },
    brackets: [
      [0, 15],
      [200_000_000, 35],
      [350_000_000, 48],
      [500_000_000, 58],
    ],
  },
  {
    ...{ jurisdiction: 'ES-AN', from: '2022-01-01', to: '2022-12-31', currency: 'EUR' },
    brackets: [
      [0, 15],
      [200_000_000, 30],
      [350_000_000, 40, 7_500_000],
      [500_000_000, 45, 12_000_000],
    ],
  },
  {
    ...{ jurisdiction: 'ES-AN', from: '2023-01-01', to: '', currency: 'EUR' },
    brackets: [
      [0, 15],
      [200_000_000, 30],
      [350_000_000, 40],
      [500_000_000, 45],
    ],
  },
];

const BRACKETS = KNOWN_TARIFFS.flatMap(({ jurisdiction, from, to, currency, brackets }) =>
  brackets.map(([above, percent, added = 0], n) => {
    const until = brackets[n + 1]?.[0] ?? 'NULL';
    const days = `date '${from}', date '${to === '' ? 'infinity' : to}'`;
    return `('${jurisdiction}', ${days}, '${currency}', ${above}::numeric, ${until}::numeric, ${percent}, ${added})`;
  }),
);

/**
 * `bi.duty_brackets` lists the brackets. `bi.duty_due` is the duty on the base of a year so far, in minor units and rounded once;
 * a base of zero or less owes nothing.
 */
export const DUTY_GROUND = [
  `CREATE FUNCTION bi.duty_brackets() RETURNS TABLE (jurisdiction text, valid_from date, valid_to date, currency text, above numeric,
                                                     until numeric, percent integer, added integer)
    LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT * FROM (VALUES ${BRACKETS.join(',\n    ')}) AS of $$`,
  `CREATE FUNCTION bi.duty_due(of_jurisdiction text, from_day date, by_column boolean, base numeric) RETURNS numeric
    LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
    SELECT round(coalesce(sum((least(base, until) - above) * percent / 100 + CASE WHEN by_column THEN added ELSE 0 END), 0))
      FROM bi.duty_brackets() WHERE jurisdiction = of_jurisdiction AND valid_from = from_day AND base > above $$`,
  `REVOKE EXECUTE ON FUNCTION bi.duty_brackets() FROM PUBLIC`,
  `REVOKE EXECUTE ON FUNCTION bi.duty_due(text, date, boolean, numeric) FROM PUBLIC`,
];

const of = (casino: string, day: string): string =>
  inForceAmong(`authorised_at WHERE place = ${casino}`, day);

/** A rule of the duty as the authorisation states it; where it states none, the usual reading. */
const said = (name: string, usual: string): string =>
  `coalesce(stated #>> '{accounting,duty,${name}}', '${usual}')`;

const IN_YEARS = `gaming_day >= make_date((SELECT min(year) FROM return), 1, 1)`;
const CLEARING = `(event_type = 'cagnotte.variance.cleared.v1')`;

/**
 * The CTE `return` has a return for each quarter in which casino `$1` has days, as known now; `member` has the casinos whose
 * income it adds. A return is left out if one of these is a casino that the reader may not see.
 */
export const RETURNS = `
  authorised_at AS (
    SELECT fold_state.casino AS place, stated, n FROM fold_state
     CROSS JOIN LATERAL jsonb_array_elements(state::jsonb -> 'authorisations') WITH ORDINALITY AS of (stated, n)
     WHERE fold = 'casino-books'
       AND (fold_state.casino = $1 OR EXISTS (SELECT FROM fold_state own WHERE own.casino = $1 AND own.fold = 'casino-books'
                                                AND jsonb_path_exists(own.state::jsonb, '$.authorisations[*].accounting.duty ? (@.per == "company")')))),
  known_day AS (
    SELECT casino, gaming_day FROM gaming_day_decision WHERE casino IN (SELECT place FROM authorised_at)
    UNION SELECT casino, gaming_day FROM table_session WHERE casino IN (SELECT place FROM authorised_at)
    UNION SELECT casino, gaming_day FROM reported_day WHERE casino IN (SELECT place FROM authorised_at)),
  quarter AS (
    SELECT year, quarter, make_date(year, quarter * 3 - 2, 1) AS first,
           (make_date(year, quarter * 3 - 2, 1) + interval '3 months' - interval '1 day')::date AS until
      FROM (SELECT min(gaming_day) AS first, max(gaming_day) AS last FROM known_day WHERE casino = $1) known
     CROSS JOIN LATERAL generate_series(extract(year FROM known.first)::integer, extract(year FROM last)::integer) year
     CROSS JOIN generate_series(1, 4) quarter),
  rule AS (
    SELECT quarter.*, place, coalesce(stated #>> '{accounting,duty,jurisdiction}', substring(stated ->> 'rulebook' FROM '^([A-Z]{2}-[A-Z0-9]{1,3})-')) AS of_jurisdiction,
           ${said('quotas', 'rates')} = 'column' AS by_column, ${said('per', 'casino')} = 'company' AS of_company,
           stated #>> '{accounting,duty,company}' AS company
      FROM quarter CROSS JOIN (SELECT DISTINCT place FROM authorised_at) places
     CROSS JOIN LATERAL (SELECT ${of('places.place', 'quarter.until')} AS stated) in_force),
  return AS (
    SELECT rule.*, valid_from, currency FROM rule
      JOIN (SELECT DISTINCT jurisdiction, valid_from, valid_to, currency FROM bi.duty_brackets()) tariff
        ON jurisdiction = of_jurisdiction AND until BETWEEN valid_from AND valid_to
     WHERE place = $1),
  every_member AS (
    SELECT return.year, return.quarter, return.place FROM return
    UNION
    SELECT return.year, return.quarter, other.place FROM return
      JOIN rule other ON other.year = return.year AND other.quarter = return.quarter AND other.of_company AND other.company = return.company
     WHERE return.of_company),
  member AS (
    SELECT * FROM every_member WHERE NOT EXISTS (
      SELECT FROM every_member hidden WHERE (hidden.year, hidden.quarter) = (every_member.year, every_member.quarter)
         AND NOT bi.may_read(hidden.place)))`;

/**
 * The CTE `of_quarter` has the base of each quarter and the duty on it. Which accounts count towards the base, the authorisation
 * of the gaming day decides.
 */
export const BASES = `
  line AS (
    SELECT casino, gaming_day, currency, account, credit - debit AS amount, NULL::boolean AS is_surplus FROM day_total
     WHERE casino IN (SELECT place FROM member) AND ${IN_YEARS}
       AND account ~ '^(win|commission|jackpot|jackpot-share|jackpot-funding|variance:table|variance:drop)(:|$)'
    UNION ALL
    SELECT casino, gaming_day, currency, account, credit, ${CLEARING} = undoes FROM journal_line
     WHERE casino IN (SELECT place FROM member) AND ${IN_YEARS} AND account ~ '^variance:(cagnotte|jackpot)(:|$)' AND credit <> 0
    UNION ALL
    SELECT casino, gaming_day, currency, account, -debit, ${CLEARING} <> undoes FROM journal_line
     WHERE casino IN (SELECT place FROM member) AND ${IN_YEARS} AND account ~ '^variance:(cagnotte|jackpot)(:|$)' AND debit <> 0),
  reading AS (
    SELECT casino, gaming_day, ${said('slots', 'surpluses')} = 'count' AS counts_slots, ${said('pools', 'paid')} = 'paid' AS counts_pools
      FROM (SELECT DISTINCT casino, gaming_day FROM line) day
     CROSS JOIN LATERAL (SELECT ${of('day.casino', 'day.gaming_day')} AS stated) in_force),
  told AS (
    SELECT casino, currency, extract(year FROM gaming_day)::integer AS year, extract(quarter FROM gaming_day)::integer AS in_quarter,
           sum(amount) AS amount
      FROM line JOIN reading USING (casino, gaming_day)
     WHERE CASE WHEN is_surplus IS NOT NULL THEN counts_slots OR is_surplus
                WHEN account ~ '^jackpot(:|$)' THEN counts_pools ELSE true END
     GROUP BY 1, 2, 3, 4),
  base AS (
    SELECT return.year, return.quarter, n, coalesce(sum(amount) FILTER (WHERE in_quarter <= n), 0) AS to_date,
           bi.duty_due(of_jurisdiction, valid_from, by_column, coalesce(sum(amount) FILTER (WHERE in_quarter <= n), 0)) AS due_to_date
      FROM return JOIN member USING (year, quarter) CROSS JOIN LATERAL generate_series(0, return.quarter) n
      LEFT JOIN told ON told.casino = member.place AND told.year = return.year AND told.currency = return.currency
     GROUP BY return.year, return.quarter, n, of_jurisdiction, valid_from, by_column),
  of_quarter AS (
    SELECT year, quarter, n, to_date - lag(to_date) OVER before AS base, due_to_date - lag(due_to_date) OVER before AS due, due_to_date
      FROM base WINDOW before AS (PARTITION BY year, quarter ORDER BY n))`;

/**
 * The CTE `settled` has what was paid and presented; where a return was presented again, `presented` is the last one.
 * `standing` says whether the quarter has begun and is over, and `uncertified` counts its days that are not certified.
 */
export const SETTLED = `
  fact AS (
    SELECT member.year, member.quarter, (data #>> '{period,quarter}')::integer AS n, event_type = 'cagnotte.duty.paid.v1' AS is_payment,
           data, row_number() OVER (PARTITION BY member.year, member.quarter ORDER BY member.place <> $1, member.place, placed.place, record_number) AS nth
      FROM member
      JOIN (SELECT casino, record_number, event_type, data::jsonb AS data FROM book_fact
             WHERE event_type IN ('cagnotte.duty.paid.v1', 'cagnotte.duty.presented.v1') AND superseded_by IS NULL) stated
        ON stated.casino = member.place AND (data #>> '{period,year}')::integer = member.year
      LEFT JOIN fact_order placed USING (casino, record_number)),
  settled AS (
    SELECT year, quarter, n, sum((data ->> 'amount')::numeric) FILTER (WHERE is_payment) AS paid,
           count(*) FILTER (WHERE NOT is_payment)::integer AS presentations,
           (array_agg(data ORDER BY nth DESC) FILTER (WHERE NOT is_payment))[1] AS presented
      FROM fact GROUP BY year, quarter, n),
  deducted AS (
    SELECT year, quarter, sum(coalesce(paid, (presented ->> 'toPay')::numeric, due)) AS amount
      FROM of_quarter LEFT JOIN settled USING (year, quarter, n) WHERE n BETWEEN 1 AND quarter - 1 GROUP BY year, quarter),
  standing AS (
    SELECT year, quarter, bool_or(has_begun) AS has_begun, coalesce(bool_and(is_over) FILTER (WHERE has_begun), false) AS is_over
      FROM return JOIN member USING (year, quarter)
     CROSS JOIN LATERAL (
       SELECT coalesce(bool_or(gaming_day <= until), false) AS has_begun, max(gaming_day) >= until AS is_over
         FROM known_day WHERE casino = member.place) known
     GROUP BY year, quarter),
  uncertified AS (
    SELECT year, quarter, count(DISTINCT gaming_day)::integer AS days
      FROM return JOIN member USING (year, quarter) JOIN known_day ON casino = member.place AND gaming_day BETWEEN first AND until
     WHERE NOT EXISTS (SELECT FROM fold_state CROSS JOIN LATERAL jsonb_array_elements(state::jsonb -> 'certifiedDays') AS closed
                        WHERE fold_state.casino = member.place AND fold = 'casino-books'
                          AND gaming_day BETWEEN (closed ->> 'first')::date AND (closed ->> 'last')::date)
     GROUP BY year, quarter)`;
