/** The part of a casino's books that an answer covers; by default all. */
export interface PartOfBooks {
  /** Sessions of this table, day and number; an omitted one matches any. */
  readonly sessions?: {
    readonly table?: string | undefined;
    readonly gamingDay?: string | undefined;
    readonly sessionNo?: number | undefined;
  };
  readonly pool?: string;
}

/** The table sessions that arguments name; null is ignored. */
export const sessionsIn = ({
  table,
  gamingDay,
  sessionNo,
}: NonNullable<PartOfBooks['sessions']>): PartOfBooks => ({ sessions: { table, gamingDay, sessionNo } });

/** Whether the facts of a partition key (`table/RF1/2026-01-01/1`, `cage/2026-01-01`, `jackpot/bolsa`) belong to a part. */
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
