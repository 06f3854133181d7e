import type { OperationSnapshot } from '../snapshot/operation-snapshot';

export interface FeedPage<Item> {
  readonly items: readonly Item[];
  readonly reached: bigint;
}

export interface FeedSpan {
  readonly after: bigint;
  readonly upTo: bigint;
}

export interface Feed<Item> {
  /** The query with its arguments: equal queries at the same position share one read. */
  readonly name: string;
  readonly casino: string;
  read(snapshot: OperationSnapshot, span: FeedSpan): Promise<FeedPage<Item>>;
}

/** Rows per page, plus the remaining rows of its last record. */
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
