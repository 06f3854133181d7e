import type { EvaluatedEvent, ReadModel } from '../_core/store/read-model';
import { column, raiseRows, type RowOf, table } from '../../database/table';

const DAY_CHANGE = table('day_change', {
  casino: column.key(column.text),
  gamingDay: column.key(column.date),
  lastRecord: column.bigint,
});

type DayChange = RowOf<typeof DAY_CHANGE>;

/**
 * The last record that changed anything of a gaming day: one of its own facts, or a later one because of which a fact of
 * the day was evaluated again. What was summed of the day since then stands.
 */
export const dayChangeReadModel: ReadModel = {
  table: DAY_CHANGE,

  rowsOf: ({ casino, event: { gamingday: gamingDay }, number: lastRecord }: EvaluatedEvent) => [
    { casino, gamingDay, lastRecord } satisfies DayChange,
  ],

  write: (page, rows) => raiseRows(page, DAY_CHANGE, lastOfEach(rows as readonly DayChange[])),
};

/** One row for each day, sorted by day. */
function lastOfEach(rows: readonly DayChange[]): DayChange[] {
  const last = new Map<string, DayChange>();
  for (const row of rows) {
    const key = `${row.casino}\0${row.gamingDay}`;
    const other = last.get(key);
    if (other === undefined || other.lastRecord < row.lastRecord) last.set(key, row);
  }
  return [...last].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}
