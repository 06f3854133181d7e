import { sessionColumns } from '../_core/store/fact-columns';
import { firstOnly, isReport } from '../_core/store/read-model';
import { bigint, date, integer, key, type RowOf, text, table } from '../_core/store/table';

export const TABLE_SESSION = table('table_session', {
  casino: key(text),
  gamingDay: key(date),
  tableId: key(text),
  sessionNo: key(integer),
  firstRecord: bigint,
});

export type TableSessionRow = RowOf<typeof TABLE_SESSION>;

export const tableSessionReadModel = firstOnly(TABLE_SESSION, (fact) => {
  const session = isReport(fact) ? sessionColumns(fact) : undefined;
  if (session === undefined) return [];
  const { casino, event, number } = fact;
  return [{ casino, gamingDay: event.gamingday, ...session, firstRecord: number }];
});
