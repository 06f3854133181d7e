import { FACT_COLUMNS, factColumns } from '../_core/store/numbered-event';
import { appendOnly, firstOfEach, isReport, type ReadModel } from '../_core/store/read-model';
import { column, type RowOf, table } from '../_core/store/table';
import { isPlaced } from '../fact-order/fact-order.read-model';
import { insertRows } from '../_core/store/insert-rows';

/** What persons have decided about gaming days, and what they saved of explanations before the close. */
const GAMING_DAY_DECISION = table('gaming_day_decision', {
  ...FACT_COLUMNS,
  data: column.text,
});

export const gamingDayDecisionReadModel = appendOnly(GAMING_DAY_DECISION, (fact) =>
  isReport(fact) && /^cagnotte\.(gaming-day|explanation)\./.test(fact.event.type)
    ? [{ ...factColumns(fact), data: JSON.stringify(fact.event.data) }]
    : [],
);

const REPORTED_DAY = table('reported_day', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  firstRecord: column.bigint,
});

type ReportedDay = RowOf<typeof REPORTED_DAY>;

export const reportedDayReadModel: ReadModel = {
  table: REPORTED_DAY,

  rowsOf: (fact) =>
    isPlaced(fact)
      ? [
          {
            casino: fact.casino,
            gamingDay: fact.event.gamingday,
            firstRecord: fact.number,
          } satisfies ReportedDay,
        ]
      : [],

  write: (page, rows) =>
    insertRows(
      page,
      REPORTED_DAY,
      firstOfEach(REPORTED_DAY, rows as readonly ReportedDay[]),
      `ON CONFLICT (casino, gaming_day) DO UPDATE SET first_record = excluded.first_record
        WHERE excluded.first_record < reported_day.first_record`,
    ),
};
