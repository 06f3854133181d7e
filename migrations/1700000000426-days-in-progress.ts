import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DAY_1 } from './1700000000424-days-and-sessions';
import { VERSIONS_3 } from './1700000000425-jackpots-in-bi';
import { HOUSE_BANKED } from './bi-sessions';
import { type BiView, replaceRows, text, versionsAre } from './bi-view';

/** The view of gaming days tells how far a day has come that nobody has closed yet. */
export class DaysInProgress1700000000426 implements MigrationInterface {
  name = 'DaysInProgress1700000000426';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...BOX_WAITS, ...replaceRows(DAY_2), versionsAre(VERSIONS_4)])
      await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [versionsAre(VERSIONS_3), ...replaceRows(DAY_1)])
      await queryRunner.query(statement);
    await queryRunner.query(`DROP FUNCTION bi.box_waits(jsonb)`);
  }
}

export const VERSIONS_4 = { ...VERSIONS_3, day: 2 };

/**
 * The function says whether a box was placed at a table and never counted. Its argument lists what happened to the boxes of a
 * session, in order. Each `step` is `placed`, `removed` or `counted` and names its `box`; `opening` marks a box that was placed
 * with the opening of the session, and a count states its `currency`. The same box may be used several times: a count belongs
 * to the first use that has no count in that currency.
 */
const BOX_WAITS = [
  `CREATE FUNCTION bi.box_waits(steps jsonb) RETURNS boolean
    LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $of$
  DECLARE
    step jsonb;
    boxes text[] := '{}';
    placed boolean[] := '{}';
    removed boolean[] := '{}';
    counted jsonb[] := '{}';
    uses integer[];
    n integer;
  BEGIN
    FOR step IN SELECT jsonb_array_elements(steps) LOOP
      uses := array_positions(boxes, step ->> 'box');
      n := uses[cardinality(uses)];
      IF step ->> 'step' = 'removed' THEN
        n := (SELECT max(use) FROM unnest(uses) AS of (use) WHERE NOT removed[use]);
      ELSIF step ->> 'step' = 'counted' THEN
        n := coalesce((SELECT min(use) FROM unnest(uses) AS of (use) WHERE NOT counted[use] ? (step ->> 'currency')), n);
      ELSIF NOT placed[n] AND ((step ->> 'opening')::boolean OR NOT removed[n]) THEN
        placed[n] := true;
        CONTINUE;
      ELSIF removed[n] OR counted[n] <> '[]' THEN
        n := NULL;
      ELSIF n IS NOT NULL THEN
        CONTINUE;
      END IF;
      IF n IS NULL THEN
        n := cardinality(boxes) + 1;
        boxes[n] := step ->> 'box';
        placed[n] := step ->> 'step' = 'placed';
        removed[n] := false;
        counted[n] := '[]';
      END IF;
      removed[n] := removed[n] OR step ->> 'step' = 'removed';
      IF step ->> 'step' = 'counted' THEN counted[n] := counted[n] || (step -> 'currency'); END IF;
    END LOOP;
    RETURN EXISTS (SELECT FROM generate_subscripts(boxes, 1) AS of (use) WHERE placed[use] AND counted[use] = '[]');
  END $of$`,
  `REVOKE EXECUTE ON FUNCTION bi.box_waits(jsonb) FROM PUBLIC`,
];

const STATUS = text(
  'status',
  'closed, certified or reopened, as was decided last; before any of these open while a table is open, counting until everything is counted, then preliminary.',
);

/** The CTE `box_step` has, for each session, the steps of its boxes as `bi.box_waits` takes them. `of` is `data` read as JSON. */
const BOX_STEPS = `
  box_fact AS (
    SELECT table_id, session_no, event_type, place, record_number, data AS of FROM told
     WHERE event_type IN ('cagnotte.table.opened.v1', 'cagnotte.drop.counted.v1')
    UNION ALL
    SELECT fact.table_id, fact.session_no, fact.event_type, placed.place, fact.record_number, fact.data::jsonb
      FROM books JOIN book_fact fact ON fact.casino = $1 AND fact.gaming_day = $2
       AND fact.event_type IN ('cagnotte.box.issued.v1', 'cagnotte.box.swapped.v1')
       AND known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)
      LEFT JOIN fact_order placed ON placed.casino = $1 AND placed.record_number = fact.record_number),
  box_step AS (
    SELECT table_id, session_no, jsonb_agg(step ORDER BY place, record_number, part) AS steps
      FROM box_fact CROSS JOIN LATERAL (VALUES
        (1, CASE event_type
              WHEN 'cagnotte.box.swapped.v1' THEN jsonb_build_object('step', 'removed', 'box', of -> 'box')
              WHEN 'cagnotte.drop.counted.v1'
                THEN jsonb_build_object('step', 'counted', 'box', of -> 'box', 'currency', of -> 'currency')
              ELSE jsonb_build_object('step', 'placed', 'box', of -> 'box',
                                      'opening', event_type = 'cagnotte.table.opened.v1') END),
        (2, CASE WHEN event_type = 'cagnotte.box.swapped.v1'
                 THEN jsonb_build_object('step', 'placed', 'box', of -> 'replacement', 'opening', false) END)) AS made (part, step)
     WHERE step ->> 'box' IS NOT NULL GROUP BY table_id, session_no)`;

/** This condition holds as long as a float, a box or the cage of the day is still to be counted. */
const WAITS = `(
  SELECT EXISTS (SELECT FROM session of WHERE of.game = ANY (${HOUSE_BANKED})
                    AND (of.win IS NULL OR NOT EXISTS (SELECT FROM posted
                           WHERE posted.table_id = of.table_id AND posted.session_no = of.session_no)))
      OR EXISTS (SELECT FROM box_step WHERE bi.box_waits(steps))
      OR NOT EXISTS (SELECT FROM cage_count WHERE casino = $1 AND gaming_day = $2
                        AND event_type = 'cagnotte.cage.counted.v1'
                        AND known_from <= books.position AND (superseded_by IS NULL OR superseded_by > books.position)
                        AND coalesce(data::jsonb ->> 'occasion', 'closing') = 'closing'))`;

const DAY_2: BiView = {
  ...DAY_1,
  columns: DAY_1.columns.map((column) =>
    column.name === STATUS.name && column.type === 'text' ? STATUS : column,
  ),
  rows: DAY_1.rows.replace(/(?=\s+found AS \()/, `${BOX_STEPS},`).replace(
    '(SELECT act FROM status)',
    `coalesce((SELECT act FROM status),
                CASE WHEN count(*) FILTER (WHERE opened_at IS NOT NULL AND closed_at IS NULL) > 0 THEN 'open'
                     WHEN ${WAITS} THEN 'counting' ELSE 'preliminary' END)`,
  ),
};
