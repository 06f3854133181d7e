import type { FoldPlace } from '../../domain/fold-order/fold-place';

/** A place in the fold order, as its table keeps it. */
export interface PlaceRow {
  readonly record_number: bigint;
  readonly anchor: bigint;
  readonly side: number;
  readonly sequence: bigint | null;
}

const SIDES: readonly FoldPlace['side'][] = ['before', 'at', 'after'];

export const placeOfRow = ({ record_number, anchor, side, sequence }: PlaceRow): FoldPlace => ({
  record: record_number,
  anchor,
  side: SIDES[side + 1]!,
  ...(sequence === null ? {} : { sequence }),
});

/** How a side is kept, so that places can be sorted. */
export const sideOf = ({ side }: FoldPlace): number => SIDES.indexOf(side) - 1;
