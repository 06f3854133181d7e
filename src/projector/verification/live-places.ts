import type { LogPosition } from '../../event-log/event-store.port';
import { partitionOf } from '../../event-log/event-store.port';
import { type Queryable, readRows } from '../../ledger/_core/store/queryable';
import { ALL_PARTITIONS, everywhere, isBefore, type LogOrder, type Places } from '../generations/checkpoints';
import {
  type CheckpointRow,
  holdLivePlaces,
  type LivePlaces,
  LivePlacesUnknown,
  placesOf,
} from '../generations/generation';

/**
 * The generation that is live: the one that `projection.live` names. Where it names none that can be, the one that is in that
 * state, or else the newest that has tables and is not being built; rows are asked for before schemas.
 * @throws LivePlacesUnknown where no generation has tables
 */
async function liveForProof(db: Queryable): Promise<number> {
  const [live] = await readRows<{ generation: number }>(
    db,
    `SELECT t.generation
       FROM (SELECT substr(nspname, 12)::integer AS generation FROM pg_namespace WHERE nspname ~ '^generation_[0-9]{1,9}$') t
       LEFT JOIN projection.generation g USING (generation) LEFT JOIN projection.live l USING (generation)
      ORDER BY coalesce(g.state = 'live', false) AND l.generation IS NOT NULL DESC, coalesce(g.state = 'live', false) DESC,
               l.generation IS NOT NULL DESC, coalesce(g.state = 'building', false), t.generation DESC LIMIT 1`,
  );
  if (live === undefined) throw new LivePlacesUnknown('no generation has tables');
  return live.generation;
}

/** Up to where the register has entered the records of each partition: a page is entered and projected in one transaction. */
export async function placesEntered(db: Queryable, order: LogOrder): Promise<Places> {
  const entered = await readRows<{ casino: string; place: LogPosition }>(
    db,
    `SELECT c.casino, r.place
       FROM register.casino c JOIN register.record r ON r.casino = c.casino AND r.number = c.last_number`,
  );
  const places = new Map(everywhere(undefined));
  for (const { casino, place } of entered) {
    const partition = partitionOf(casino);
    if (isReadable(place, order) && isBefore(places.get(partition), place, order))
      places.set(partition, place);
  }
  return places;
}

/** Whether a text is a place of the log that is read, and not of another kind of store, or no place at all. */
export function isReadable(place: LogPosition, order: LogOrder): boolean {
  try {
    order.compareLogPositions(place, place);
    return true;
  } catch {
    return false;
  }
}

/** Checkpoints of a generation as they stand, whatever is wrong with them. */
export const checkpointsOf = (db: Queryable, generation: number): Promise<CheckpointRow[]> =>
  readRows(db, `SELECT partitions, place FROM projection.checkpoint WHERE generation = $1`, [generation]);

const isWhole = (places: Places, order: LogOrder): boolean =>
  [...ALL_PARTITIONS].every((partition) => places.has(partition)) &&
  [...places.values()].every((place) => place === undefined || isReadable(place, order));

/**
 * Where the live tables stand, for a proof, which goes on where somebody removed the rows that say it: then as far as the
 * register has entered records. What is wrong with those rows is named by the guard.
 */
export async function livePlacesForProof(
  db: Queryable,
  order: LogOrder,
): Promise<LivePlaces & { readonly areSaid: boolean }> {
  const generation = await liveForProof(db);
  const [named] = await readRows<object>(db, `SELECT FROM projection.live WHERE generation = $1`, [
    generation,
  ]);
  const places = placesOf(await checkpointsOf(db, generation));
  return named !== undefined && isWhole(places, order)
    ? { generation, places, areSaid: true }
    : {
        generation,
        places: isWhole(places, order) ? places : await placesEntered(db, order),
        areSaid: false,
      };
}

/** The same, with the locks on the checkpoints where there are some to lock. */
export async function holdPlacesForProof(db: Queryable, order: LogOrder): Promise<LivePlaces> {
  const seen = await livePlacesForProof(db, order);
  return seen.areSaid ? holdLivePlaces(db) : seen;
}
