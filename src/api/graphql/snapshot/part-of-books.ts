/** The part of a casino's books that an answer is about; all of them where nothing is said. */
export interface PartOfBooks {
  /** Sessions of this table, day and number; of any where one is not given. */
  readonly sessions?: {
    readonly table?: string | undefined;
    readonly gamingDay?: string | undefined;
    readonly sessionNo?: number | undefined;
  };
  /** A pool, on which any table may stake. */
  readonly pool?: string;
}

/** The table sessions that arguments name; null says nothing. */
export const sessionsIn = ({
  table,
  gamingDay,
  sessionNo,
}: NonNullable<PartOfBooks['sessions']>): PartOfBooks => ({ sessions: { table, gamingDay, sessionNo } });

/** Whether the facts of a fold key (`table/RF1/2026-01-01/1`, `cage/2026-01-01`, `jackpot/bolsa`) belong to a part. */
export function belongsTo(key: string, { sessions, pool }: PartOfBooks = {}): boolean {
  const [, table, gamingDay, sessionNo] = SESSION.exec(key) ?? [];
  if (pool !== undefined) return table !== undefined || key === `jackpot/${pool}`;
  if (sessions === undefined) return true;
  return (
    table !== undefined &&
    (sessions.table ?? table) === table &&
    (sessions.gamingDay ?? gamingDay) === gamingDay &&
    `${sessions.sessionNo ?? sessionNo}` === sessionNo
  );
}

const SESSION = /^table\/(.*)\/(\d{4}-\d{2}-\d{2})\/(\d+)$/;
