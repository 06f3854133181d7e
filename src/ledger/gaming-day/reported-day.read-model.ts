import { isPlaced } from '../fact-order/fact-order.read-model';
import { firstOfEach } from '../_core/store/first-of-each';
import { insertRows } from '../_core/store/insert-rows';
import type { ReadModel } from '../_core/store/read-model';

interface ReportedDay {
  readonly casino: string;
  readonly gaming_day: string;
  readonly first_record: string;
}

/** The gaming days with reports, so that no query scans all facts for them. */
export const reportedDayReadModel: ReadModel = {
  table: 'reported_day',

  rowsOf: (fact) =>
    isPlaced(fact)
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
      firstOfEach(rows as readonly ReportedDay[], (row) => `${row.casino} ${row.gaming_day}`),
      `ON CONFLICT (casino, gaming_day) DO UPDATE SET first_record = excluded.first_record
        WHERE excluded.first_record < reported_day.first_record`,
    ),
};
