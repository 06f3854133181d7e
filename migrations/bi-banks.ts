/** The rulebook that has the games of banks, and its first day; it holds where no authorisation is in force, too. */
export const BANK_RULES = { rulebook: 'ES-AN-2010', from: '2010-02-26' };

/** Games in which what no bet covers is out of play for the coup. */
export const GARAGE_GAMES = ['chemin-de-fer'];

const HOLDS = `known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)`;

/**
 * `coup`: the coups of banks of day `$2` of casino `$1`, by number `n` among the facts of their bank, with what the bank has;
 * `walked`: what earlier coups keep out of play before each fact. `ruled` is a row before these: whether rules are in
 * force, and whether what was not covered `stays` out of play in later coups.
 */
export const BANKS = `
  told AS (
    SELECT fact.table_id, fact.session_no, fact.bank, fact.record_number, fact.event_type, fact.happened_at, fact.data::jsonb AS data,
           coalesce(fact.gain, 0) AS gain, coalesce(fact.commission, 0) AS commission, void.first_record AS voided_by,
           row_number() OVER (PARTITION BY fact.table_id, fact.session_no, fact.bank ORDER BY placed.place, fact.record_number) AS n
      FROM books
      JOIN player_bank_fact fact ON fact.casino = $1 AND fact.gaming_day = $2
       AND fact.known_from <= books.position AND (fact.superseded_by IS NULL OR fact.superseded_by > books.position)
      LEFT JOIN fact_order placed ON placed.casino = $1 AND placed.record_number = fact.record_number
      LEFT JOIN round_reference void ON void.casino = $1 AND void.reference = fact.reference || '/void'
       AND void.known_from <= books.position AND (void.superseded_by IS NULL OR void.superseded_by > books.position)),
  moved AS (
    SELECT table_id, session_no, bank, of_record AS record_number,
           coalesce(sum(amount) FILTER (WHERE place = 'in-play'), 0) AS to_play,
           coalesce(sum(amount) FILTER (WHERE place = 'voluntary'), 0) AS to_voluntary,
           coalesce(sum(amount) FILTER (WHERE place = 'improper'), 0) AS to_improper
      FROM books JOIN player_bank_move ON casino = $1 AND gaming_day = $2 AND record_number <= books.position
     GROUP BY table_id, session_no, bank, of_record),
  held AS (
    SELECT told.*, coalesce(to_play, 0) AS to_play, coalesce(to_voluntary, 0) AS to_voluntary, coalesce(to_improper, 0) AS to_improper,
           coalesce(sum(to_play) OVER until_it, 0) AS in_play, coalesce(sum(to_voluntary) OVER until_it, 0) AS voluntary,
           coalesce(sum(to_improper) OVER until_it, 0) AS improper
      FROM told LEFT JOIN moved USING (table_id, session_no, bank, record_number)
    WINDOW until_it AS (PARTITION BY table_id, session_no, bank ORDER BY n)),
  bet AS (
    SELECT record_number, sum((stake ->> 'stake')::numeric) AS staked,
           CASE WHEN count(*) = count(coalesce(by_rules -> (i - 1)::integer ->> 'covered', stake ->> 'covered'))
                THEN sum(coalesce(by_rules -> (i - 1)::integer ->> 'covered', stake ->> 'covered')::numeric) END AS covered
      FROM told
      LEFT JOIN (SELECT record_number, by_rules::jsonb -> 'bets' AS by_rules
                   FROM books CROSS JOIN ruled JOIN bank_coup ON casino = $1 AND gaming_day = $2 AND ${HOLDS}
                  WHERE has_rules AND (by_rules::jsonb ->> 'complete')::boolean) settled USING (record_number)
      CROSS JOIN LATERAL jsonb_array_elements(data -> 'bets') WITH ORDINALITY AS of (stake, i)
     WHERE event_type = 'cagnotte.coup.played.v1' GROUP BY record_number),
  game_of_coup AS (
    SELECT record_number, coalesce(bank_coup.game, (SELECT of ->> 'game' FROM jsonb_array_elements(stated -> 'tables') AS of
                                                     WHERE of ->> 'table' = bank_coup.table_id LIMIT 1)) AS game
      FROM books CROSS JOIN ruled JOIN bank_coup ON casino = $1 AND gaming_day = $2 AND ${HOLDS}),
  covering AS (
    SELECT held.*, game, staked, in_play - to_play + voluntary - to_voluntary + improper - to_improper AS before,
           in_play + voluntary + improper AS after, in_play - to_play - to_voluntary - to_improper AS stakeable,
           CASE WHEN jsonb_array_length(data -> 'bets') > 0 THEN bet.covered
                WHEN NOT EXISTS (SELECT FROM jsonb_array_elements(data -> 'results') AS result
                                  WHERE result ->> 'winner' NOT IN ('bank', 'punto'))
                THEN (data #>> '{totals,collected}')::numeric + (data #>> '{totals,paid}')::numeric END AS covered
      FROM held LEFT JOIN bet USING (record_number) LEFT JOIN game_of_coup USING (record_number)
     WHERE event_type = 'cagnotte.coup.played.v1'),
  coup AS (
    SELECT covering.*, has_rules AND stays AND covered > 0 AS stays_out,
           CASE WHEN has_rules AND game = ANY (ARRAY['${GARAGE_GAMES.join(`', '`)}']) THEN CASE WHEN covered IS NOT NULL THEN greatest(stakeable - covered, 0) END END AS mandatory
      FROM covering CROSS JOIN ruled),
  step AS (
    SELECT told.table_id, told.session_no, told.bank, told.n, told.record_number, told.voided_by, coup.mandatory,
           coup.stays_out IS TRUE AS stays_out
      FROM told LEFT JOIN coup USING (record_number)),
  walked AS (
    SELECT DISTINCT table_id, session_no, bank, 1::bigint AS n, 0::numeric AS held_back, '{}'::jsonb AS put_back FROM step
    UNION ALL
    SELECT table_id, session_no, bank, n + 1, held_back + left_out - coalesce((returned ->> record_number::text)::numeric, 0), returned
      FROM walked JOIN step USING (table_id, session_no, bank, n)
     CROSS JOIN LATERAL (SELECT CASE WHEN stays_out THEN coalesce(mandatory, held_back) - held_back ELSE 0 END AS left_out) out
     CROSS JOIN LATERAL (
       SELECT CASE WHEN stays_out AND voided_by IS NOT NULL
                   THEN put_back || jsonb_build_object(voided_by::text, left_out + coalesce((put_back ->> voided_by::text)::numeric, 0))
                   ELSE put_back END AS returned) back)`;
