import {
  type EventStorePort,
  type LogByPlace,
  type LogPosition,
  type OutlinedRecord,
  partitionOf,
  PARTITIONS,
  type RecordedEvent,
} from '../../event-log/event-store.port';
import { MOST_CHARACTERS, readWholePage } from '../../database/queryable';

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

export const lastCheckpoint = (
  places: Iterable<LogPosition | undefined>,
  order: LogOrder,
): LogPosition | undefined =>
  [...places].reduce((last, place) => (isBefore(last, place, order) ? place : last));

export interface Group {
  readonly partitions: ReadonlySet<number>;
  readonly place: LogPosition | undefined;
  /** The place of the next group, or the first place where a partition of this one must stop; undefined: no limit. */
  readonly upTo: LogPosition | undefined;
}

/**
 * The partitions that are furthest behind among those that continue: up to their targets, or without end where none
 * are given. Undefined where all have reached their targets.
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

export interface GroupPage<Record = RecordedEvent> {
  readonly records: readonly Record[];
  /**
   * Everything of the group up to here is on this page or before it; records of other partitions occupy places as
   * well.
   */
  readonly through: LogPosition | undefined;
}

/**
 * Pages read at once where a group is far behind; fewer if records are large, because the limit in characters is that
 * of one page.
 */
const PAGES_AT_ONCE = 8;

/** Pages read at once where the log gives places without contents. A reading is half a minute of work. */
const PAGES_OUTLINED = 32;

export interface PartitionPage<Record = RecordedEvent> extends GroupPage<Record> {
  readonly from: Pick<Group, 'partitions' | 'place'>;
}

export interface PageToLoad extends PartitionPage<OutlinedRecord> {
  readonly load: () => Promise<PartitionPage>;
}

export interface GroupReading extends GroupPage<OutlinedRecord> {
  /** Applied one after the other, these pages bring the group to `through`. */
  readonly pages: readonly PageToLoad[];
}

/**
 * Reads the next records of a group, up to the place where it must stop; without one, up to its last record. A group
 * that is far behind gets several pages, divided by partition: each has fewer casinos with more records each, so
 * state that is read and written once per page is read and written less often.
 * @param size `limit` in records of a page; `inLogOrder`: one page, so that records are projected in the order of the
 * log
 */
export async function readPages(
  store: EventStorePort,
  group: Group,
  { limit, inLogOrder }: { readonly limit: number; readonly inLogOrder: boolean },
): Promise<GroupReading> {
  const { place: after, upTo } = group;
  const byPlace = inLogOrder ? undefined : store.byPlace;
  const partitions = group.partitions.size < ALL_PARTITIONS.size ? group.partitions : undefined;
  const atOnce = inLogOrder || byPlace !== undefined ? limit : limit * PAGES_AT_ONCE;
  const read = await readWholePage(store, { after, upTo, limit: atOnce, partitions });
  if (byPlace !== undefined && !read.isLast) {
    const most = limit * PAGES_OUTLINED;
    const records = await byPlace.outline({ after, upTo, limit: most, partitions });
    const outlined = {
      records,
      through: throughOf(records, group, { isLast: records.length < most, store }),
    };
    const pages = pagesOf(group, outlined, limit);
    return { ...outlined, pages: pages.map((page) => ({ ...page, load: () => loaded(byPlace, page) })) };
  }
  const whole = { records: read.records, through: throughOf(read.records, group, { ...read, store }) };
  const pages = pagesOf(group, whole, limit);
  return { ...whole, pages: pages.map((page) => ({ ...page, load: () => Promise.resolve(page) })) };
}

function throughOf(
  records: readonly OutlinedRecord[],
  { place, upTo }: Group,
  { isLast, store }: { readonly isLast: boolean; readonly store: LogOrder },
): LogPosition | undefined {
  const last = records.at(-1)?.place ?? place;
  return isLast && isBefore(last, upTo, store) ? upTo : last;
}

const loaded = async (byPlace: LogByPlace, page: PartitionPage<OutlinedRecord>): Promise<PartitionPage> => ({
  ...page,
  records: await byPlace.readAt(page.records.map(({ place }) => place)),
});

/**
 * The pages of a reading; the next one is read while one is applied.
 * @param onLast called before the last page, so that the next reading can begin
 */
export async function* loadedPages(
  pages: readonly PageToLoad[],
  onLast: () => void = () => undefined,
): AsyncGenerator<PartitionPage> {
  let coming = pages[0]?.load();
  try {
    for (let nth = 0; nth < pages.length; nth++) {
      const page = await coming!;
      coming = pages[nth + 1]?.load();
      coming?.catch(() => undefined); // It is awaited in its turn; until then its failure must not count as unhandled.
      if (coming === undefined) onLast();
      yield page;
    }
  } finally {
    // No read may go on after a consumer has left early.
    await coming?.catch(() => undefined);
  }
}

/** One partition after the other, several on a page where they fit on it. */
export function pagesOf<Record extends OutlinedRecord>(
  { partitions, place }: Pick<Group, 'partitions' | 'place'>,
  { records, through }: GroupPage<Record>,
  limit: number,
): readonly PartitionPage<Record>[] {
  if (cut(records, limit).length === 1) return [{ from: { partitions, place }, records, through }];
  const byPartition = recordsByPartition(records);
  const together: { partitions: number[]; records: readonly Record[] }[] = [];
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

/** Each page begins where the one before it ends. */
function inSequence<Record extends OutlinedRecord>(
  portions: readonly (readonly Record[])[],
  { from, through }: Omit<PartitionPage, 'records'>,
): PartitionPage<Record>[] {
  const placeOf = (nth: number): LogPosition | undefined => portions[nth]!.at(-1)!.place;
  return portions.map((records, nth) => ({
    from: nth === 0 ? from : { ...from, place: placeOf(nth - 1) },
    records,
    through: nth === portions.length - 1 ? through : placeOf(nth),
  }));
}

/** Divides records into portions, each within the limits of a page; at least one portion. */
function cut<Record extends OutlinedRecord>(
  records: readonly Record[],
  limit: number,
): readonly (readonly Record[])[] {
  const portions: Record[][] = [[]];
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

function recordsByPartition<Record extends OutlinedRecord>(
  records: readonly Record[],
): ReadonlyMap<number, readonly Record[]> {
  const partitions = new Map<string, Record[]>();
  const found = new Map<number, Record[]>();
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
