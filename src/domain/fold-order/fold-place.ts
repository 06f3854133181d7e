/**
 * Where a fact stands among the facts of its casino, in the order in which they are folded. A fact that came in order
 * stands at its own record. One that is late stands at the record of another report of its source: right after the
 * highest lower number, or right before the lowest number where none is lower.
 */
export interface FoldPlace {
  /** The record number of the fact. */
  readonly record: bigint;
  /** The record beside which it stands: its own when it came in order. */
  readonly anchor: bigint;
  readonly side: 'before' | 'at' | 'after';
  /** Its number at its source, by which several late facts beside one record are ordered. */
  readonly sequence?: bigint;
}

/** The place of a fact that came in order. */
export const inRecordOrder = (record: bigint, sequence?: bigint): FoldPlace => ({
  record,
  anchor: record,
  side: 'at',
  ...(sequence === undefined ? {} : { sequence }),
});

/** The reports of a source whose numbers are next to that of a late one. */
export interface Neighbours {
  /** The one with the highest lower number. */
  readonly lower?: FoldPlace;
  /** The one with the lowest higher number. */
  readonly higher?: FoldPlace;
}

/** The place of a late fact: right after the highest lower number of its source, else right before the lowest higher. */
export function placeOfLate(record: bigint, sequence: bigint, { lower, higher }: Neighbours): FoldPlace {
  const beside = lower ?? higher;
  if (beside === undefined) return inRecordOrder(record, sequence);
  const { anchor, side } = beside;
  const otherSide = lower === undefined ? 'before' : 'after';
  return { record, anchor, side: side === 'at' ? otherSide : side, sequence };
}

/** Negative when `a` is folded before `b`. */
export function comparePlaces(a: FoldPlace, b: FoldPlace): number {
  return (
    compare(a.anchor, b.anchor) ||
    SIDES.indexOf(a.side) - SIDES.indexOf(b.side) ||
    compare(a.sequence ?? 0n, b.sequence ?? 0n) ||
    compare(a.record, b.record)
  );
}

const SIDES: readonly FoldPlace['side'][] = ['before', 'at', 'after'];

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

/** The last record of others that is known at a place: everything recorded until then. */
export const lastKnownAt = ({ anchor, side }: FoldPlace): bigint => (side === 'after' ? anchor : anchor - 1n);
