import { chipsOf } from '../_core/account-paths';
import { previousGamingDay } from '../../kernel/gaming-day';
import { type Minor, sumMinor } from '../../kernel/money';
import { type DayAt, dayParameters } from '../_core/books/booked-moves.queries';
import { accountSums, lineRecordedAfter, totalKnownAt } from '../journal/account-sums.queries';
import { type Queryable, readRows } from '../_core/store/queryable';

export interface CagnotteSum {
  readonly before: Minor;
  readonly table: string;
  readonly sessionNo: number;
  readonly dropped: Minor;
  readonly left: Minor;
  readonly difference: Minor;
  readonly onlyCounted: Minor;
}

const REMOVED = `('cagnotte.slot.counted.v1', 'cagnotte.table.closed.v1')`;

export async function readCagnottes(db: Queryable, day: DayAt): Promise<CagnotteSum[]> {
  const sums = await readMoved(db, day);
  if (sums.length === 0) return [];
  const { casino, position } = day;
  const asOf = previousGamingDay(day.day);
  const left = await accountSums(
    db,
    { casino, position, asOf, day: 'gaming_day' },
    { under: 'chips:cagnotte' },
  );
  return sums.map((sum) => {
    const ofTable = left.filter(({ account }) => account === chipsOf('cagnotte', sum.table));
    const earlier = sums.filter(({ table, sessionNo }) => table === sum.table && sessionNo < sum.sessionNo);
    const before = ofTable.map(({ debits, credits }) => debits - credits);
    return { ...sum, before: sumMinor([...before, ...earlier.map((each) => each.left)]) };
  });
}

const readMoved = (db: Queryable, day: DayAt): Promise<Omit<CagnotteSum, 'before'>[]> =>
  readRows(
    db,
    `SELECT table_id AS "table", session_no AS "sessionNo",
            coalesce(sum(debit - credit) FILTER (
              WHERE starts_with(account, 'chips:cagnotte') AND event_type NOT IN ${REMOVED}), 0) AS dropped,
            coalesce(sum(debit - credit) FILTER (WHERE starts_with(account, 'chips:cagnotte')), 0) AS "left",
            coalesce(sum(credit - debit) FILTER (
              WHERE starts_with(account, 'variance:cagnotte')
                AND event_type <> 'cagnotte.variance.cleared.v1'), 0) AS difference,
            coalesce(sum(credit - debit) FILTER (
              WHERE starts_with(account, 'commission:') AND event_type IN ${REMOVED}), 0) AS "onlyCounted"
       FROM (SELECT table_id, session_no, event_type, account, debit, credit, lines FROM session_total
              WHERE casino = $1 AND gaming_day = $3::date AND table_id <> '' AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT table_id, session_no, event_type, account, -debit, -credit, -1 FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND table_id IS NOT NULL AND ${lineRecordedAfter('$2')}) known
      GROUP BY 1, 2 HAVING sum(lines) > 0 ORDER BY 1, 2`,
    dayParameters(day),
  );

/** Of each pool, what the facts of a day brought: stakes less prizes, and what the house put into it. */
export const readPoolIncome = (
  db: Queryable,
  day: DayAt,
): Promise<{ pool: string; day: string; income: Minor }[]> =>
  readRows(
    db,
    `SELECT split_part(account, ':', 2) AS pool, $3::text AS day, sum(credit - debit) AS income
       FROM (SELECT account, debit, credit, lines FROM day_total
              WHERE casino = $1 AND gaming_day = $3::date AND ${totalKnownAt('$2')}
             UNION ALL
             SELECT account, -debit, -credit, -1 FROM journal_line
              WHERE casino = $1 AND gaming_day = $3::date AND ${lineRecordedAfter('$2')}) known
      WHERE account ~ '^jackpot(-share|-funding)?:' GROUP BY 1 HAVING sum(lines) > 0 ORDER BY 1`,
    dayParameters(day),
  );
