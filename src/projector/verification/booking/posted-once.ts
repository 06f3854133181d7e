import { type Queryable, readRows } from '../../../database/queryable';
import {
  AMOUNT,
  type DayDecision,
  KEY_OF_LINE,
  LINES,
  type Misbooked,
  type MisbookedRow,
  OF_LINE,
} from './misbooked';

/** Amounts of a fact that a later evaluation did not reverse in full, or that a close or reopening changed. */
export async function notOnce(
  db: Queryable,
  casino: string,
  decisions: readonly DayDecision[],
): Promise<Misbooked[]> {
  const records = decisions.map(({ record }) => record.toString());
  const rows = await readRows<MisbookedRow & { readonly turn: bigint | null; readonly moved: bigint | null }>(
    db,
    NOT_ONCE,
    [casino, records, await evaluatedAgain(db, casino, decisions)],
  );
  return rows.map(({ turn, moved, ...row }) => ({
    ...row,
    wrong:
      moved === null
        ? `was not taken back when the fact was evaluated again${turn === null ? '' : ` after record ${turn}`}`
        : `was changed by record ${moved}, which only moves entries between books`,
  }));
}

/**
 * The reopenings of a casino by which facts may be evaluated again: an authorisation was recorded while their day was closed.
 */
async function evaluatedAgain(
  db: Queryable,
  casino: string,
  decisions: readonly DayDecision[],
): Promise<string[]> {
  const authorised = await readRows<{ number: bigint }>(
    db,
    `SELECT number FROM register.record
      WHERE casino = $1 AND type = 'cagnotte.casino.authorised.v1' AND standing = 'counted' ORDER BY number`,
    [casino],
  );
  return decisions.flatMap(({ record, day, through }, index) => {
    if (through !== undefined) return [];
    const close = decisions.slice(0, index).findLast((each) => each.day === day);
    const isEvaluatedAgain = authorised.some(
      ({ number }) => number > (close?.record ?? record) && number < record,
    );
    return isEvaluatedAgain ? [record.toString()] : [];
  });
}

/**
 * `$1` is the casino, `$2` the records of closes and reopenings, `$3` those of them that also evaluate. Only facts with lines
 * of a later record are read. A line belongs to the turn of the last evaluation of its fact; the reversals of an evaluation
 * belong to the turn before. The lines of every turn but the last sum to zero, and so do the moves of each decision.
 */
const NOT_ONCE = `
  WITH restated AS (
    SELECT DISTINCT of_record AS fact FROM journal_line WHERE casino = $1 AND cause_record IS NOT NULL),
  posted AS (
    SELECT line.*, record_number = ANY ($2::bigint[]) AND cause_record IS NOT NULL AS by_decision
      FROM (${LINES}) line JOIN restated USING (fact)),
  turns AS (
    SELECT *, max(CASE WHEN NOT by_decision THEN record_number END) OVER until_now AS evaluated,
           max(CASE WHEN NOT by_decision THEN record_number END) OVER until_then AS evaluated_before,
           max(CASE WHEN NOT by_decision THEN record_number END) OVER (PARTITION BY fact) AS evaluated_last
      FROM posted
    WINDOW until_now AS (PARTITION BY fact ORDER BY record_number GROUPS UNBOUNDED PRECEDING),
           until_then AS (PARTITION BY fact ORDER BY record_number GROUPS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)),
  placed AS (
    SELECT *, CASE WHEN NOT by_decision AND entry_kind = 'reversal' AND cause_record IS NOT NULL
                   THEN evaluated_before ELSE evaluated END AS turn
      FROM turns)
  SELECT turn, NULL::bigint AS moved, ${OF_LINE}, ${AMOUNT}
    FROM placed WHERE turn IS NULL OR turn < evaluated_last
   GROUP BY turn, ${KEY_OF_LINE} HAVING sum(debit - credit) <> 0
  UNION ALL
  SELECT NULL, record_number, ${OF_LINE}, ${AMOUNT}
    FROM placed WHERE by_decision AND NOT record_number = ANY ($3::bigint[])
   GROUP BY record_number, ${KEY_OF_LINE} HAVING sum(debit - credit) <> 0
   ORDER BY fact, turn, moved, account`;
