import {
  type EventStorePort,
  type LogPosition,
  type RecordedEvent,
  PARTITIONS,
} from '../../event-log/event-store.port';
import { type PageToRead, readWholePage } from '../../ledger/_core/store/queryable';

/** The place of read models in the log, by partition; undefined: at its beginning. */
export type Places = ReadonlyMap<number, LogPosition | undefined>;

export type LogOrder = Pick<EventStorePort, 'compareLogPositions'>;

export const ALL_PARTITIONS: ReadonlySet<number> = new Set(
  Array.from({ length: PARTITIONS }, (_, partition) => partition),
);

export const everywhere = (place: LogPosition | undefined): Places =>
  new Map([...ALL_PARTITIONS].map((partition) => [partition, place]));

export const isBefore = (
  place: LogPosition | undefined,
  other: LogPosition | undefined,
  order: LogOrder,
): boolean => other !== undefined && (place === undefined || order.compareLogPositions(place, other) < 0);

/** The first of several places; everything up to it is in the read models of all casinos. */
export const firstOf = (
  places: Iterable<LogPosition | undefined>,
  order: LogOrder,
): LogPosition | undefined =>
  [...places].reduce((first, place) => (isBefore(place, first, order) ? place : first));

export const lastOf = (places: Iterable<LogPosition | undefined>, order: LogOrder): LogPosition | undefined =>
  [...places].reduce((last, place) => (isBefore(last, place, order) ? place : last));

export interface Group {
  readonly partitions: ReadonlySet<number>;
  readonly place: LogPosition | undefined;
  /** The place where they reach the next group, or where the first of them must stop; undefined: nowhere. */
  readonly upTo: LogPosition | undefined;
}

/**
 * The partitions that are furthest behind, of those that are to go on: up to their targets, or for ever where none are given.
 * Undefined where all have arrived.
 */
export function groupBehind(places: Places, order: LogOrder, targets?: Places): Group | undefined {
  const going = [...places].filter(
    ([partition, place]) => targets === undefined || isBefore(place, targets.get(partition), order),
  );
  if (going.length === 0) return undefined;
  const place = firstOf(
    going.map(([, each]) => each),
    order,
  );
  const partitions = new Set(going.flatMap(([partition, each]) => (each === place ? [partition] : [])));
  const ends = [
    ...going.flatMap(([, each]) => (each === place ? [] : [each])),
    ...(targets === undefined ? [] : [...partitions].map((partition) => targets.get(partition))),
  ];
  return { partitions, place, upTo: ends.length === 0 ? undefined : firstOf(ends, order) };
}

export interface GroupPage {
  readonly records: readonly RecordedEvent[];
  /** Everything of the group up to here is on this page or before it; records of others occupy places as well. */
  readonly through: LogPosition | undefined;
}

/** The next page of a group, up to the place where it must stop; without one, up to its last record. */
export async function readGroup(
  store: EventStorePort,
  { partitions, place, upTo }: Group,
  { limit, mostCharacters }: Pick<PageToRead, 'limit' | 'mostCharacters'>,
): Promise<GroupPage> {
  const { records, isLast } = await readWholePage(store, {
    ...{ after: place, upTo, limit, mostCharacters },
    partitions: partitions.size < ALL_PARTITIONS.size ? partitions : undefined,
  });
  const last = records.at(-1)?.place ?? place;
  return { records, through: isLast && isBefore(last, upTo, store) ? upTo : last };
}
