import type { Queryable } from '../../database/queryable';
import { knownAt } from '../_core/store/read-model';
import { readByKey } from '../_core/store/statement-parts';
import { type PrizeOfMove, prizesToldBy } from './prizes-told';
import { readUnpaidPrizes } from './unpaid-prizes.queries';

interface MoveOfPool {
  readonly casino: string;
  readonly pool: string;
  readonly position: bigint;
  readonly eventType: string;
  readonly ofRecords: readonly bigint[];
}

const PAID = 'cagnotte.jackpot.paid.v1';

/** The prizes of each movement: those that its facts report; of a payment the prize that it pays, where that is known. */
export async function readPrizesOfMoves(
  db: Queryable,
  moves: readonly MoveOfPool[],
): Promise<readonly (readonly PrizeOfMove[])[]> {
  const reported = await readReported(db, moves);
  const paid = await readPaid(db, moves);
  return moves.map((move, n) => (move.eventType === PAID ? (paid.get(move) ?? []) : reported[n]!));
}

interface ReportRow {
  readonly recordNumber: bigint;
  readonly eventType: string;
  readonly table: string | null;
  readonly sessionNo: number;
  readonly data: string;
}

async function readReported(db: Queryable, moves: readonly MoveOfPool[]): Promise<PrizeOfMove[][]> {
  const rows = await readByKey<ReportRow>(
    db,
    `SELECT n, record::bigint AS "recordNumber", coalesce(round.event_type, won.event_type) AS "eventType",
            coalesce(round.table_id, won.table_id) AS "table", coalesce(round.session_no, won.session_no) AS "sessionNo",
            coalesce(round.data, won.data) AS data
       FROM jsonb_to_recordset($1::jsonb) AS wanted(n integer, position bigint, records jsonb)
      CROSS JOIN LATERAL jsonb_array_elements_text(records) AS record
       LEFT JOIN house_round round ON round.casino = $2 AND round.record_number = record::bigint
        AND ${knownAt('round', 'position')} AND strpos(round.data, '"poolPrizes"') > 0
       LEFT JOIN book_fact won ON won.casino = $2 AND won.record_number = record::bigint
        AND ${knownAt('won', 'position')} AND won.event_type = 'cagnotte.jackpot.won.v1'
      WHERE coalesce(round.data, won.data) IS NOT NULL
      ORDER BY n, record::bigint`,
    moves.map(({ casino, position, ofRecords }) => ({ casino, position, records: ofRecords.map(String) })),
  );
  return rows.map((reports, n) =>
    reports.flatMap(({ recordNumber, eventType, table, sessionNo, data }) =>
      prizesToldBy(eventType, data)
        .filter(({ pool }) => pool === moves[n]!.pool)
        .map(({ roundNo, seat, player, combination, amount }) => ({
          ...{ recordNumber, roundNo, seat, player, combination, amount },
          table: table ?? undefined,
          sessionNo: table === null ? undefined : sessionNo,
        })),
    ),
  );
}

async function readPaid(
  db: Queryable,
  moves: readonly MoveOfPool[],
): Promise<ReadonlyMap<MoveOfPool, readonly PrizeOfMove[]>> {
  const paid = new Map<MoveOfPool, readonly PrizeOfMove[]>();
  for (const { casino, pool, position } of moves.filter(({ eventType }) => eventType === PAID)) {
    const isOwn = (move: MoveOfPool): boolean =>
      move.eventType === PAID && move.casino === casino && move.pool === pool && move.position === position;
    const own = moves.filter((move) => isOwn(move) && !paid.has(move));
    if (own.length === 0) continue;
    const rows = await readUnpaidPrizes(db, { casino, pool, position, withPaid: true });
    const prizes = rows.flatMap((row) => (row.kind === 'prize' ? row.prize : []));
    for (const move of own)
      paid.set(
        move,
        prizes.filter(({ payments }) =>
          payments.some(({ recordNumber }) => move.ofRecords.includes(recordNumber)),
        ),
      );
  }
  return paid;
}
