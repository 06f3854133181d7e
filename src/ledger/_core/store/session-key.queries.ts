export interface SessionAt {
  readonly casino: string;
  readonly gamingDay: string;
  readonly table: string;
  readonly sessionNo: number;
  readonly position: bigint;
}

/** Sessions as a table of their columns and their place in the list, for `jsonb_to_recordset($1::jsonb)`. */
export const wantedSessions = (sessions: readonly SessionAt[]): string =>
  JSON.stringify(
    sessions.map(({ casino, gamingDay, table, sessionNo, position }, n) => ({
      ...{ n, casino, gaming_day: gamingDay, table_id: table, session_no: sessionNo },
      position: position.toString(),
    })),
  );

export const WANTED_SESSIONS = `jsonb_to_recordset($1::jsonb)
  AS wanted(n integer, casino text, gaming_day date, table_id text, session_no integer, position bigint)`;

export function rowsByPlace<Row extends { readonly n: number }>(
  rows: readonly Row[],
  places: number,
): Row[][] {
  const lists: Row[][] = Array.from({ length: places }, () => []);
  for (const row of rows) lists[row.n]!.push(row);
  return lists;
}
