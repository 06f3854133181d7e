import { isFolded } from '../fact-order/fact-order.read-model';
import { insertRows } from '../insert-rows';
import type { ReadModel } from '../read-model';

interface ReportedDay {
  readonly casino: string;
  readonly gaming_day: string;
  /** The record in which it was first heard of. */
  readonly first_record: string;
}

/** The gaming days that anything was reported of, so that nobody looks through all facts for them. */
export const reportedDayReadModel: ReadModel = {
  table: 'reported_day',

  rowsOf: (fact) =>
    isFolded(fact)
      ? [
          {
            casino: fact.casino,
            gaming_day: fact.event.gamingday,
            first_record: fact.number.toString(),
          } satisfies ReportedDay,
        ]
      : [],

  write: (page, rows) =>
    insertRows(
      page,
      'reported_day',
      firstOfEach(rows as readonly ReportedDay[]),
      `ON CONFLICT (casino, gaming_day) DO UPDATE SET first_record = excluded.first_record
        WHERE excluded.first_record < reported_day.first_record`,
    ),
};

/** The first row of each day, since all facts of a page name theirs; they come in the order of their records. */
function firstOfEach(rows: readonly ReportedDay[]): ReportedDay[] {
  const first = new Map<string, ReportedDay>();
  for (const row of rows) {
    const key = `${row.casino} ${row.gaming_day}`;
    if (!first.has(key)) first.set(key, row);
  }
  return [...first.values()];
}
