import type { ClearingProposed } from './clearing.events';
import type { CasinoEvent } from '../_core/events/envelope';
import type { EventStorePort } from '../../event-log/event-store.port';
import type { Queryable } from '../_core/store/queryable';
import { type KeptPlace, readKeptBytes } from '../register/kept-bytes';

/** What one person proposed that a pending difference was, as it was known at a position. */
export interface ClearingKnown {
  readonly recordNumber: bigint;
  readonly eventId: string;
  readonly gamingDay: string;
  readonly proposedAt: string;
  readonly proposed: ClearingProposed;
  /** The record by which another person approved it; null until then. */
  readonly recordedAs: bigint | null;
}

/** Which proposals are asked for. */
interface ClearingsWanted {
  readonly casino: string;
  readonly position: bigint;
  /** Those after this record. */
  readonly after?: string | undefined;
  /** The one with this event id. */
  readonly proposal?: string | undefined;
  readonly limit: number;
  /** The id of the event that records what a proposal proposes. */
  readonly recordedId: (proposal: string) => string;
}

type Row = KeptPlace & { readonly recordNumber: bigint; readonly eventId: string };

/** Proposals in the order of the records. They are few: they are read from the log, and no table keeps them again. */
export async function readClearings(
  db: Queryable,
  store: Pick<EventStorePort, 'readStream'>,
  { casino, position, after = '0', proposal, limit, recordedId }: ClearingsWanted,
): Promise<ClearingKnown[]> {
  const rows: Row[] = await db.query(
    `SELECT number AS "recordNumber", event_id AS "eventId", stream, stream_version AS version
       FROM register.record
      WHERE casino = $1 AND type = 'cagnotte.variance.clearing-proposed.v1' AND standing = 'counted'
        AND number <= $2 AND number > $3 AND ($4::text IS NULL OR event_id = $4)
      ORDER BY number LIMIT $5`,
    [casino, position.toString(), after, proposal ?? null, limit],
  );
  const texts = await readKeptBytes(store, rows);
  const recorded = await recordsOf(db, {
    ...{ casino, position },
    ids: rows.map(({ eventId }) => recordedId(eventId)),
  });
  return rows.flatMap(({ recordNumber, eventId }, index) => {
    const text = texts[index];
    if (text === undefined) return [];
    const { gamingday, time, data } = JSON.parse(text) as CasinoEvent<ClearingProposed>;
    const recordedAs = recorded.get(recordedId(eventId)) ?? null;
    return [{ recordNumber, eventId, gamingDay: gamingday, proposedAt: time, proposed: data, recordedAs }];
  });
}

/** The records of clearings by the ids of their events, those that are there. */
async function recordsOf(
  db: Queryable,
  { casino, position, ids }: { casino: string; position: bigint; ids: readonly string[] },
): Promise<ReadonlyMap<string, bigint>> {
  const rows: { id: string; number: bigint }[] = await db.query(
    `SELECT event_id AS id, number FROM register.record
      WHERE casino = $1 AND event_id = ANY ($2) AND type = 'cagnotte.variance.cleared.v1' AND standing = 'counted'
        AND source = $3 AND number <= $4`,
    [casino, ids, `/casinos/${casino}/accounting`, position.toString()],
  );
  return new Map(rows.map(({ id, number }) => [id, number]));
}
