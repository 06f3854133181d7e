import { type Queryable, readRows } from '../../../database/queryable';
import { asJson } from '../../../database/table';
import {
  AMOUNT,
  type DayDecision,
  KEY_OF_LINE,
  LINES,
  type Misbooked,
  type MisbookedRow,
  OF_LINE,
} from './misbooked';

/** Amounts in closed books whose records the checks of their close did not know. */
export async function stayedBehindCloses(
  db: Queryable,
  casino: string,
  decisions: readonly DayDecision[],
): Promise<Misbooked[]> {
  const closes = decisions.flatMap(({ record, day, through }) =>
    through === undefined ? [] : [{ record: `${record}`, day, through: `${through}` }],
  );
  const rows = await readRows<MisbookedRow & { readonly day: string; readonly record: bigint }>(
    db,
    `SELECT closing.record, closing.day, ${OF_LINE}, ${AMOUNT}
       FROM jsonb_to_recordset($2::jsonb) AS closing(record bigint, day date, through bigint)
       JOIN (${LINES}) line ON booking_day = closing.day AND record_number > closing.through
        AND record_number <= closing.record AND fact <> closing.record
      GROUP BY closing.record, closing.day, ${KEY_OF_LINE} HAVING sum(debit - credit) <> 0
      ORDER BY closing.record, fact, account`,
    [casino, asJson(closes)],
  );
  return rows.map(({ record, day, ...row }) => ({
    ...row,
    wrong: `stayed in the books of ${day}, closed by record ${record} with checks that did not know it`,
  }));
}

/** Amounts of the reopened day in other open books, and amounts of other open days in the reopened books. */
export async function leftByReopenings(
  db: Queryable,
  casino: string,
  decisions: readonly DayDecision[],
): Promise<Misbooked[]> {
  const reopenings = decisions.flatMap(({ record, day, through, after }) =>
    through === undefined
      ? [{ record: `${record}`, day, closed: after.map(({ first, last }) => `[${first},${last}]`) }]
      : [],
  );
  const rows = await readRows<
    MisbookedRow & { readonly bookingDay: string; readonly record: bigint; readonly day: string }
  >(
    db,
    `SELECT reopening.record, reopening.day, booking_day, ${OF_LINE}, ${AMOUNT}
       FROM jsonb_to_recordset($2::jsonb) AS reopening(record bigint, day date, closed daterange[])
       JOIN (${LINES} AND booking_day <> gaming_day) line
         ON reopening.day IN (gaming_day, booking_day) AND record_number <= reopening.record
        AND NOT EXISTS (SELECT FROM unnest(reopening.closed) AS span WHERE span @> booking_day OR span @> gaming_day)
      GROUP BY reopening.record, reopening.day, booking_day, ${KEY_OF_LINE} HAVING sum(debit - credit) <> 0
      ORDER BY reopening.record, fact, account`,
    [casino, asJson(reopenings)],
  );
  return rows.map(({ record, day, bookingDay, ...row }) => ({
    ...row,
    wrong:
      `was left in the books of ${bookingDay} when ${day} was reopened by record ${record}, ` +
      `and is missing in those of ${row.gamingDay}`,
  }));
}
