import type { Minor } from '../../kernel/money';
import { placeOf } from '../_core/store/statement-parts';
import { type Queryable, readRows } from '../_core/store/queryable';
import { knownAt } from '../_core/store/read-model';
import { LRUCache } from 'lru-cache';
import { answeredPoints, edgesAtHand } from '../../games/edges-at-hand';
import type { BetEdge } from '../../games/game-rules';
import type { RulesInForce } from '../../games/rules-in-force';

/** A session of a table in a part of the period, and what was declared of it. Minor units. */
export interface KnownSession {
  readonly part: number;
  readonly table: string;
  readonly day: string;
  readonly sessionNo: number;
  readonly game: string;
  readonly counted: boolean;
  readonly boxes: Minor;
  readonly declared: Minor;
}

export const readKnownSessions = (db: Queryable, period: ReportPeriod): Promise<KnownSession[]> =>
  readRows(
    db,
    `WITH ${FACTS}, ${DECLARED}, ${LAST_COUNTED}, ${FIRST_OPENED}
     SELECT ${PART} AS part, table_id AS "table", gaming_day::text AS day, session_no AS "sessionNo",
            coalesce(first.game, declared.game, '') AS game, inventory IS NOT NULL AS counted, coalesce(boxes, 0) AS boxes,
            coalesce(coalesce(last.counted, inventory) + boxes + credits - opening_float - fills, 0) AS declared
       FROM (SELECT * FROM table_session WHERE ${IN_PERIOD} AND first_record <= $2) session
       LEFT JOIN declared USING (gaming_day, table_id, session_no)
       LEFT JOIN last USING (gaming_day, table_id, session_no)
       LEFT JOIN first USING (gaming_day, table_id, session_no)
      ORDER BY 1, 2, 5, 3, 4`,
    [...periodParameters(period), period.currency ?? null],
  );

const PLACE = placeOf('fact.casino', 'fact.record_number', '$2');

export const IN_PERIOD = `casino = $1 AND gaming_day BETWEEN ($4::date[])[1] AND $3::date`;

const FACTS = `fact AS (
  SELECT gaming_day, table_id, session_no, casino, record_number, opening_float, fills, credits, inventory,
         CASE WHEN event_type = 'cagnotte.drop.counted.v1' AND data::json ->> 'currency' <> $5 THEN NULL ELSE boxes END AS boxes,
         CASE WHEN event_type = 'cagnotte.table.opened.v1' THEN data::json ->> 'game' END AS game
    FROM table_session_fact WHERE ${IN_PERIOD} AND ${knownAt('table_session_fact', '$2')})`;

/** Together as \`declaredParts\` has it; where its facts agree about the inventory and the game, no order is needed. */
const DECLARED = `declared AS (
  SELECT gaming_day, table_id, session_no, coalesce(sum(opening_float), 0) AS opening_float,
         coalesce(sum(fills), 0) AS fills, coalesce(sum(credits), 0) AS credits, coalesce(sum(boxes), 0) AS boxes,
         min(inventory) AS inventory, max(inventory) AS highest, min(game) AS game, max(game) AS other_game
    FROM fact GROUP BY gaming_day, table_id, session_no)`;

const LAST_COUNTED = `last AS (
  SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, fact.inventory AS counted
    FROM (SELECT * FROM declared WHERE inventory <> highest) unequal
    JOIN fact USING (gaming_day, table_id, session_no)
   WHERE fact.inventory IS NOT NULL
   ORDER BY gaming_day, table_id, session_no, ${PLACE} DESC NULLS LAST, record_number DESC)`;

const FIRST_OPENED = `first AS (
  SELECT DISTINCT ON (gaming_day, table_id, session_no) gaming_day, table_id, session_no, fact.game
    FROM (SELECT * FROM declared WHERE game <> other_game) unequal
    JOIN fact USING (gaming_day, table_id, session_no)
   WHERE fact.game IS NOT NULL
   ORDER BY gaming_day, table_id, session_no, ${PLACE}, record_number)`;

export const KNOWN_SESSIONS = `known AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset($5::jsonb)
    AS session(part integer, table_id text, gaming_day date, session_no integer, game text, counted boolean))`;

/** The parameters of the period, and behind them `$5`, its sessions. */
export const sessionParameters = (period: ReportPeriod, sessions: readonly KnownSession[]): unknown[] => [
  ...periodParameters(period),
  JSON.stringify(
    sessions.map(({ part, table, day, sessionNo, game, counted }) => ({
      ...{ part, table_id: table, gaming_day: day, session_no: sessionNo, game, counted },
    })),
  ),
];

/** Edges follow from the rules alone: the same for every casino, and for as long as the process runs. */
const known = new LRUCache<string, { readonly edges: readonly BetEdge[] | undefined }>({ max: 200 });

/** The edges of a game under the rules in force, calculated once; undefined if that would take seconds. */
export function knownEdges(found: RulesInForce): readonly BetEdge[] | undefined {
  const { rulebook, rules, answers } = found;
  const key = `${rulebook.code} ${rules.code} ${answeredPoints(rules, answers)}`;
  const kept = known.get(key) ?? { edges: edgesAtHand(found) };
  known.set(key, kept);
  return kept.edges;
}

export interface ReportPeriod {
  readonly casino: string;
  readonly position: bigint;
  readonly currency: string | undefined;
  readonly until: string;
  /** The first days of the parts, ascending; each part ends before the next one. */
  readonly starts: readonly string[];
}

const periodParameters = ({ casino, position, until, starts }: ReportPeriod): unknown[] => [
  casino,
  position.toString(),
  until,
  starts,
];

/** Of a day: which part it is in, from 1. */
const PART = `width_bucket(gaming_day, $4::date[])`;

export function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
}
