import { sessionColumns } from '../_core/store/fact-columns';
import { firstOfEach } from '../_core/store/first-of-each';
import { insertRows } from '../_core/store/insert-rows';
import { isReport, type ReadModel } from '../_core/store/read-model';

interface TableSessionRow {
  readonly casino: string;
  readonly gaming_day: string;
  readonly table_id: string;
  readonly session_no: number;
  readonly first_record: string;
}

export const tableSessionReadModel: ReadModel = {
  table: 'table_session',

  rowsOf: (fact) => {
    const session = isReport(fact) ? sessionColumns(fact) : undefined;
    if (session === undefined) return [];
    const { casino, event, number } = fact;
    const row = { casino, gaming_day: event.gamingday, ...session, first_record: number.toString() };
    return [row satisfies TableSessionRow];
  },

  write: (page, rows) =>
    insertRows(
      page,
      'table_session',
      // Every event of a night names its session.
      firstOfEach(
        rows as readonly TableSessionRow[],
        (row) => `${row.casino} ${row.gaming_day} ${row.session_no} ${row.table_id}`,
      ),
      'ON CONFLICT (casino, gaming_day, table_id, session_no) DO NOTHING',
    ),
};
