import { type Queryable, readRows } from '../../../database/queryable';
import { factOf } from '../../../ledger/_core/store/statement-parts';
import { bookingDayOf, isClosed } from '../../../ledger/casino/authorisation.state';
import {
  AMOUNT,
  type DayDecision,
  KEY_OF_LINE,
  type Misbooked,
  type MisbookedRow,
  OF_LINE,
} from './misbooked';

interface BookedTogether {
  /** The number of decisions up to the line, its own included. */
  readonly decided: number;
  readonly byDecision: boolean;
  readonly isOwn: boolean;
  readonly gamingDay: string;
  readonly bookingDay: string;
}

/** The lines of a casino `$1`; `$2` the records of the decisions about its days, in ascending order. */
const BOOKED_TOGETHER = `
  SELECT *, coalesce(record_number = ($2::bigint[])[decided], false) AS by_decision, cause_record IS NULL AS is_own
    FROM (SELECT *, CASE WHEN cardinality($2::bigint[]) = 0 THEN 0 ELSE width_bucket(record_number, $2::bigint[]) END AS decided
            FROM journal_line WHERE casino = $1) line`;

/** Lines in other books than those that were open to their gaming day when they were recorded. */
export async function outOfPlace(
  db: Queryable,
  casino: string,
  decisions: readonly DayDecision[],
): Promise<Misbooked[]> {
  const records = decisions.map(({ record }) => record.toString());
  const groups = await readRows<BookedTogether>(
    db,
    `SELECT decided, by_decision, is_own, gaming_day, booking_day FROM (${BOOKED_TOGETHER}) line
      GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 4, 5`,
    [casino, records],
  );
  const misbooked: Misbooked[] = [];
  for (const group of groups.filter((each) => !isInPlace(each, decisions))) {
    const rows = await readRows<MisbookedRow>(
      db,
      `SELECT ${OF_LINE}, ${AMOUNT} FROM (SELECT *, ${factOf('line')} AS fact FROM (${BOOKED_TOGETHER}) line) line
        WHERE decided = $3 AND by_decision = $4 AND is_own = $5 AND gaming_day = $6 AND booking_day = $7
        GROUP BY ${KEY_OF_LINE} ORDER BY fact, account`,
      [casino, records, group.decided, group.byDecision, group.isOwn, group.gamingDay, group.bookingDay],
    );
    const wrong = `booked in the books of ${group.bookingDay}, and those of ${openBookingDay(group, decisions)} were open to it`;
    misbooked.push(...rows.map((row) => ({ ...row, wrong })));
  }
  return misbooked;
}

/** The day in whose books an entry of a gaming day is booked after a decision, or by it. */
function openBookingDay(
  { decided, byDecision, isOwn, gamingDay }: BookedTogether,
  decisions: readonly DayDecision[],
): string {
  const decision = decisions[decided - 1];
  if (decision === undefined) return gamingDay;
  // The accrual of a close is the last entry of the books that it closes.
  const isAccrual = byDecision && isOwn && decision.through !== undefined;
  return bookingDayOf(isAccrual ? decision.before : decision.after, gamingDay);
}

function isInPlace(group: BookedTogether, decisions: readonly DayDecision[]): boolean {
  const { decided, byDecision, isOwn, gamingDay, bookingDay } = group;
  if (bookingDay === openBookingDay(group, decisions)) return true;
  if (!byDecision || isOwn) return false;
  const { day, through, after } = decisions[decided - 1]!;
  if (through !== undefined) return bookingDay === day || bookingDay === bookingDayOf(after, day);
  const isOfReopened = gamingDay === day || bookingDay === day;
  return isOfReopened && !isClosed(after, bookingDay) && !isClosed(after, gamingDay);
}
