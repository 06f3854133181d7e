/** The version of a fact that holds now. */
const HOLDS = `known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)`;

/**
 * `void_play`: play of void rounds, coups and hands of day `$2` of casino `$1`, which sums of play still have: a row for the
 * round itself, with no bet, and one for each of its bets. `books.position` is a row of a table expression before these.
 */
export const VOID_PLAY = `
  void AS (
    SELECT round.first_record AS record_number
      FROM books
      JOIN round_reference undone ON undone.casino = $1 AND undone.gaming_day = $2 AND undone.reference LIKE '%/void'
       AND undone.known_from <= books.position AND (undone.superseded_by IS NULL OR undone.superseded_by > books.position)
      JOIN round_reference round ON round.casino = $1 AND round.reference = left(undone.reference, -5)
       AND round.known_from <= books.position AND (round.superseded_by IS NULL OR round.superseded_by > books.position)),
  void_round AS (
    SELECT table_id, session_no, happened_at, data::jsonb -> 'bets' AS bets, derived_bets::jsonb AS derived, result + deduction AS result
      FROM books CROSS JOIN void JOIN house_round USING (record_number) WHERE house_round.casino = $1 AND ${HOLDS}),
  void_play AS (
    SELECT table_id, session_no, happened_at, '' AS bet, 1 AS rounds, 0 AS bets, 0 AS staked,
           CASE WHEN jsonb_array_length(bets) > 0 THEN result ELSE 0 END AS result
      FROM void_round
    UNION ALL
    SELECT table_id, session_no, happened_at, bet ->> 'type', 0, 1, (bet ->> 'stake')::numeric, 0
      FROM void_round CROSS JOIN LATERAL jsonb_array_elements(bets) WITH ORDINALITY AS of (bet, n)
     WHERE (bet ->> 'carried')::boolean IS NOT TRUE AND derived -> (n - 1)::integer ->> 'fate' IS DISTINCT FROM 'not-accepted'
    UNION ALL
    SELECT table_id, session_no, happened_at, '', 1, 0, 0, 0
      FROM books CROSS JOIN void
      JOIN (SELECT record_number, table_id, session_no, happened_at, known_from, superseded_by FROM hand WHERE casino = $1
            UNION ALL
            SELECT record_number, table_id, session_no, happened_at, known_from, superseded_by FROM player_bank_fact
             WHERE casino = $1) played USING (record_number)
     WHERE ${HOLDS})`;
