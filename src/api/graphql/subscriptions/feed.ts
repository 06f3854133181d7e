import type { OperationSnapshot } from '../snapshot/operation-snapshot';

/** A run of what a feed delivers, and the record up to which it is in it. */
export interface FeedPage<Item> {
  readonly items: readonly Item[];
  readonly reached: bigint;
}

/** Where a feed goes on. */
export interface FeedSpan {
  /** What this record and those before it have caused is delivered. */
  readonly after: bigint;
  /** How far the books reach in the snapshot that is read. */
  readonly upTo: bigint;
}

/** What a subscription delivers of the books of a casino, in the order of its records. */
export interface Feed<Item> {
  /** What is asked, with its arguments: those who ask the same at the same place are answered by one reading. */
  readonly name: string;
  readonly casino: string;
  /** Reads a bounded page. */
  read(snapshot: OperationSnapshot, span: FeedSpan): Promise<FeedPage<Item>>;
}

/** So many rows are read for a page, and the rest of what its last record has caused. */
export const ROWS_PER_PAGE = 200;

/**
 * Rows that were read `WITH TIES` by record, as one item for each record: whoever goes on after a record misses nothing
 * that it has caused. Less than a page of rows is all there is.
 */
export function pageOfRecords<Row extends { readonly position: bigint }, Item>(
  rows: readonly Row[],
  { upTo }: FeedSpan,
  item: (position: bigint, rows: readonly Row[]) => Item,
): FeedPage<Item> {
  const records = new Map<bigint, Row[]>();
  for (const row of rows) {
    const known = records.get(row.position);
    if (known) known.push(row);
    else records.set(row.position, [row]);
  }
  return {
    items: [...records].map(([position, ofRecord]) => item(position, ofRecord)),
    reached: rows.length < ROWS_PER_PAGE ? upTo : rows.at(-1)!.position,
  };
}
