import {
  type EventStorePort,
  type LogPosition,
  partitionOf,
  PARTITIONS,
  type RecordedEvent,
} from '../../event-log/event-store.port';
import { MOST_CHARACTERS, readWholePage } from '../../ledger/_core/store/queryable';

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
  limit: number,
): Promise<GroupPage> {
  const { records, isLast } = await readWholePage(store, {
    ...{ after: place, upTo, limit },
    partitions: partitions.size < ALL_PARTITIONS.size ? partitions : undefined,
  });
  const last = records.at(-1)?.place ?? place;
  return { records, through: isLast && isBefore(last, upTo, store) ? upTo : last };
}

/** So many pages are read at once where a group is far behind; of large records fewer, since no more characters are read than for one. */
const PAGES_AT_ONCE = 8;

/** Records of some partitions of a group, projected in one transaction. */
export interface PartitionPage extends GroupPage {
  readonly from: Pick<Group, 'partitions' | 'place'>;
}

export interface GroupReading extends GroupPage {
  /** In these pages, one after the other, the group comes as far. */
  readonly pages: readonly PartitionPage[];
}

/**
 * Reads the next records of a group. Where it is far behind they are several pages, shared out by partition: each
 * has fewer casinos and more records of each, and state that is read and written once a page is so less often.
 * @param size `limit` in records of a page; `inLogOrder`: one page, so that nothing is projected before what stands before it in the log
 */
export async function readPages(
  store: EventStorePort,
  group: Group,
  { limit, inLogOrder }: { readonly limit: number; readonly inLogOrder: boolean },
): Promise<GroupReading> {
  const read = await readGroup(store, group, inLogOrder ? limit : limit * PAGES_AT_ONCE);
  return { ...read, pages: pagesOf(group, read, limit) };
}

/** One partition after the other, several on a page where they fit on it. */
export function pagesOf(
  { partitions, place }: Pick<Group, 'partitions' | 'place'>,
  { records, through }: GroupPage,
  limit: number,
): readonly PartitionPage[] {
  if (cut(records, limit).length === 1) return [{ from: { partitions, place }, records, through }];
  const byPartition = recordsByPartition(records);
  const together: { partitions: number[]; records: readonly RecordedEvent[] }[] = [];
  for (const partition of partitions) {
    const last = together.at(-1);
    const more = byPartition.get(partition) ?? [];
    const all = last === undefined ? more : last.records.concat(more);
    if (last === undefined || cut(all, limit).length > 1)
      together.push({ partitions: [partition], records: more });
    else together.splice(-1, 1, { partitions: [...last.partitions, partition], records: all });
  }
  return together.flatMap((each) => {
    const from = { partitions: new Set(each.partitions), place };
    return inSequence(cut(each.records, limit), { from, through });
  });
}

/** Each page goes on where the one before it came to. */
function inSequence(
  portions: readonly (readonly RecordedEvent[])[],
  { from, through }: Omit<PartitionPage, 'records'>,
): PartitionPage[] {
  const placeOf = (nth: number): LogPosition | undefined => portions[nth]!.at(-1)!.place;
  return portions.map((records, nth) => ({
    from: nth === 0 ? from : { ...from, place: placeOf(nth - 1) },
    records,
    through: nth === portions.length - 1 ? through : placeOf(nth),
  }));
}

/** Into what one page may hold; at least one portion. */
function cut(records: readonly RecordedEvent[], limit: number): readonly (readonly RecordedEvent[])[] {
  const portions: RecordedEvent[][] = [[]];
  let characters = 0;
  for (const record of records) {
    const last = portions.at(-1)!;
    const { length } = record.bytes;
    const isFull = last.length > 0 && (last.length >= limit || characters + length > MOST_CHARACTERS);
    characters = isFull ? length : characters + length;
    if (isFull) portions.push([record]);
    else last.push(record);
  }
  return portions;
}

function recordsByPartition(
  records: readonly RecordedEvent[],
): ReadonlyMap<number, readonly RecordedEvent[]> {
  const partitions = new Map<string, RecordedEvent[]>();
  const found = new Map<number, RecordedEvent[]>();
  for (const record of records) {
    let others = partitions.get(record.casino);
    if (others === undefined) {
      const partition = partitionOf(record.casino);
      others = found.get(partition) ?? [];
      found.set(partition, others);
      partitions.set(record.casino, others);
    }
    others.push(record);
  }
  return found;
}
