/** Games against the house: the session has a result once its float is counted. */
export const HOUSE_BANKED_GAMES =
  'roulette-french roulette-french-abbreviated roulette-american blackjack boule trente-et-quarante craps punto-y-banca caribbean-stud trijoker three-card-poker pai-gow-poker wheel-of-fortune casino-war monte'.split(
    ' ',
  );
export const HOUSE_BANKED = `string_to_array('${HOUSE_BANKED_GAMES.join(' ')}', ' ')`;

/** Games between players, of which the house takes a commission alone. */
export const NON_BANKED_GAMES =
  'chemin-de-fer baccarat-two-tableaux five-card-draw seven-card-stud five-card-stud omaha omaha-five-card omaha-high-low texas-holdem double-holdem synthetic-poker'.split(
    ' ',
  );
export const NON_BANKED = `string_to_array('${NON_BANKED_GAMES.join(' ')}', ' ')`;

/**
 * Common table expressions about the sessions of a gaming day, as known at a position. `$1` is the casino, `$2` the day;
 * `books.currency` and `books.position` are a row of a table expression before these.
 */
export const SESSIONS = `
  told AS (
    SELECT fact.table_id, fact.session_no, fact.record_number, event_type, fact.happened_at, fact.data::jsonb AS data,
           fact.data::jsonb ->> 'currency' = currency AS in_books, opening_float, fills, credits, boxes, inventory,
           coalesce((SELECT earlier.place FROM earlier_place earlier
                      WHERE earlier.casino = $1 AND earlier.record_number = fact.record_number AND earlier.moved_by > books.position
                      ORDER BY earlier.moved_by LIMIT 1), placed.place) AS place
      FROM books
      JOIN table_session_fact fact ON fact.casino = $1 AND fact.gaming_day = $2
       AND known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)
      LEFT JOIN fact_order placed ON placed.casino = $1 AND placed.record_number = fact.record_number),
  declared AS (
    SELECT table_id, session_no,
           coalesce(sum(opening_float) FILTER (WHERE in_books), 0) AS opening_float,
           coalesce(sum(fills) FILTER (WHERE in_books), 0) AS fills,
           coalesce(sum(credits) FILTER (WHERE in_books), 0) AS credits,
           coalesce(sum(boxes) FILTER (WHERE in_books), 0) AS boxes,
           (array_agg(inventory ORDER BY place DESC NULLS LAST, record_number DESC)
              FILTER (WHERE in_books AND inventory IS NOT NULL))[1] AS inventory,
           (array_agg(data ->> 'game' ORDER BY place, record_number)
              FILTER (WHERE event_type = 'cagnotte.table.opened.v1'))[1] AS game,
           (array_agg(happened_at ORDER BY place, record_number)
              FILTER (WHERE event_type = 'cagnotte.table.opened.v1'))[1] AS opened_at,
           (array_agg(happened_at ORDER BY place DESC NULLS LAST, record_number DESC)
              FILTER (WHERE event_type = 'cagnotte.table.closed.v1'))[1] AS closed_at
      FROM told GROUP BY table_id, session_no),
  line AS (
    SELECT of.*, event_type IN ('cagnotte.round.settled.v1', 'cagnotte.round.voided.v1', 'cagnotte.jackpot.contributed.v1',
                                'cagnotte.jackpot.won.v1') AS is_pool_play,
           account ~ '^(jackpot|jackpot-share|variance:jackpot)(:|$)' AS is_of_pool,
           account ~ '^(chips:cage|cash:cage|bank|prizes-payable)(:|$)' AS is_elsewhere,
           -- An entry that undoes another one counts as that entry, with the other sign.
           CASE WHEN reversal THEN -credit ELSE debit END AS play_debit,
           CASE WHEN reversal THEN -debit ELSE credit END AS play_credit
      FROM (SELECT table_id, session_no, event_type, account, reversal, debit, credit
              FROM session_total JOIN books USING (currency)
             WHERE casino = $1 AND gaming_day = $2 AND block <= books.position / 10000
            UNION ALL
            SELECT table_id, session_no, event_type, account, undoes, -debit, -credit
              FROM books JOIN journal_line line USING (currency)
             WHERE casino = $1 AND gaming_day = $2
               AND record_number > books.position AND record_number < (books.position / 10000 + 1) * 10000) of),
  posted AS (
    SELECT table_id, session_no,
           coalesce(sum(credit - debit) FILTER (WHERE account ~ '^commission:' AND split_part(account, ':', 3) = table_id
             AND event_type <> 'cagnotte.variance.cleared.v1'), 0) AS commission,
           coalesce(sum(credit - debit) FILTER (WHERE account ~ '^variance:cagnotte(:|$)'
             AND event_type <> 'cagnotte.variance.cleared.v1'), 0) AS found_in_cagnotte,
           coalesce(sum(credit - debit) FILTER (WHERE account = 'tips'), 0) AS tips,
           coalesce(sum(credit - debit) FILTER (WHERE event_type = 'cagnotte.chips.exchanged.v1'
             AND account = 'chips:table:' || table_id), 0) AS exchanged,
           coalesce(sum(play_debit) FILTER (WHERE is_pool_play AND is_of_pool), 0)
             - coalesce(sum(play_credit) FILTER (WHERE is_pool_play AND is_elsewhere), 0) AS prizes,
           coalesce(sum(play_credit) FILTER (WHERE is_pool_play AND is_of_pool), 0)
             - coalesce(sum(play_debit) FILTER (WHERE is_pool_play AND account = 'chips:jackpot:' || table_id), 0) AS stakes,
           coalesce(sum(play_debit) FILTER (WHERE is_pool_play AND account = 'chips:cagnotte:' || table_id), 0) AS to_slot
      FROM line GROUP BY table_id, session_no),
  session AS (
    SELECT table_id, session_no, game, opened_at, closed_at, inventory,
           coalesce(opening_float, 0) AS opening_float, coalesce(fills, 0) AS fills, coalesce(credits, 0) AS credits,
           coalesce(boxes, 0) AS boxes, coalesce(commission, 0) AS commission, coalesce(tips, 0) AS tips,
           CASE WHEN inventory IS NOT NULL AND (game = ANY (${NON_BANKED})) IS NOT TRUE
                THEN inventory + boxes + credits - opening_float - fills
                       + coalesce(prizes, 0) + coalesce(to_slot, 0) - coalesce(stakes, 0)
                WHEN game IS NULL OR game <> ALL (${HOUSE_BANKED})
                THEN coalesce(commission, 0) + coalesce(found_in_cagnotte, 0) END AS win,
           coalesce(exchanged, 0) AS exchanged
      FROM books
      JOIN table_session opened ON opened.casino = $1 AND opened.gaming_day = $2 AND first_record <= books.position
      LEFT JOIN declared USING (table_id, session_no)
      LEFT JOIN posted USING (table_id, session_no))`;

const CURRENCY_OF_BOOKS = `coalesce((SELECT state::jsonb ->> 'currency' FROM fold_state
   WHERE fold_state.casino = $1 AND fold = 'casino-books'), 'EUR')`;

/** `books`, as everything is known now. */
export const BOOKS_NOW = `
  books AS (SELECT ${CURRENCY_OF_BOOKS} AS currency, last_number AS position FROM register.casino WHERE casino = $1)`;

/** `books`, and what was decided about the day: of a closed day, as known at its close. */
export const BOOKS_OF_DAY = `
  decision AS (
    SELECT record_number, split_part(event_type, '.', 3) AS act, data::jsonb AS data FROM gaming_day_decision
     WHERE casino = $1 AND gaming_day = $2 AND event_type ~ '^cagnotte\\.gaming-day\\.(closed|certified|reopened)\\.'),
  status AS (SELECT act FROM decision ORDER BY record_number DESC LIMIT 1),
  closing AS (
    SELECT record_number, data FROM decision
     WHERE act = 'closed' AND NOT EXISTS (SELECT FROM decision later WHERE later.act = 'reopened'
                                             AND later.record_number > decision.record_number)
     ORDER BY record_number DESC LIMIT 1),
  books AS (
    SELECT ${CURRENCY_OF_BOOKS} AS currency,
           coalesce((SELECT least((data ->> 'through')::bigint, record_number) FROM closing), last_number) AS position
      FROM register.casino WHERE casino = $1)`;
