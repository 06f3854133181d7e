import type { LogPosition } from '../../event-log/event-store.port';
import { partitionOf } from '../../event-log/event-store.port';
import { type Queryable, readRows } from '../../database/queryable';
import { ALL_PARTITIONS, everywhere, isBefore, type LogOrder, type Places } from '../generations/checkpoints';
import {
  checkpointPlaces,
  type CheckpointRow,
  holdLivePlaces,
  type LivePlaces,
  LivePlacesUnknown,
} from '../generations/generation';

/**
 * The live generation: the one that `projection.live` names. Where that row is missing or names a generation that cannot be
 * live, the one whose state is `live`, otherwise the newest one that has tables and is not being built.
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

/** The last place of each partition in the register: a page is entered there and projected in one transaction. */
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

/** Whether a text is a place of this log, and not of another kind of event store or no place at all. */
export function isReadable(place: LogPosition, order: LogOrder): boolean {
  try {
    order.compareLogPositions(place, place);
    return true;
  } catch {
    return false;
  }
}

/** The checkpoints of a generation, unchecked. */
export const checkpointsOf = (db: Queryable, generation: number): Promise<CheckpointRow[]> =>
  readRows(db, `SELECT partitions, place FROM projection.checkpoint WHERE generation = $1`, [generation]);

const isWhole = (places: Places, order: LogOrder): boolean =>
  [...ALL_PARTITIONS].every((partition) => places.has(partition)) &&
  [...places.values()].every((place) => place === undefined || isReadable(place, order));

/**
 * The places up to which the live tables are projected, for a proof. Where the rows that state them are missing or
 * wrong, the proof continues with the places of the register; the guard reports the rows.
 */
export async function livePlacesForProof(
  db: Queryable,
  order: LogOrder,
): Promise<LivePlaces & { readonly areSaid: boolean }> {
  const generation = await liveForProof(db);
  const [named] = await readRows<object>(db, `SELECT FROM projection.live WHERE generation = $1`, [
    generation,
  ]);
  const places = checkpointPlaces(await checkpointsOf(db, generation));
  return named !== undefined && isWhole(places, order)
    ? { generation, places, areSaid: true }
    : {
        generation,
        places: isWhole(places, order) ? places : await placesEntered(db, order),
        areSaid: false,
      };
}

/** As `livePlacesForProof`, and locks the checkpoints that exist. */
export async function holdPlacesForProof(db: Queryable, order: LogOrder): Promise<LivePlaces> {
  const seen = await livePlacesForProof(db, order);
  return seen.areSaid ? holdLivePlaces(db) : seen;
}
