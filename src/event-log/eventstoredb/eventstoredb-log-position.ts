import type { LogPosition } from '../event-store.port';

export interface Position {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Positions of this adapter are `commit/prepare` in decimal digits. */
export const logPositionOf = ({ commit, prepare }: Position): LogPosition =>
  `${commit}/${prepare}` as LogPosition;

/** Throws a TypeError for a text that is no position of this adapter. */
export function positionOf(place: LogPosition): Position {
  const digits = /^(\d{1,20})\/(\d{1,20})$/.exec(place);
  if (!digits) throw new TypeError(`not a place of this log: ${place}`);
  return { commit: BigInt(digits[1]!), prepare: BigInt(digits[2]!) };
}

export function comparePositions(a: Position, b: Position): number {
  const difference = a.commit === b.commit ? a.prepare - b.prepare : a.commit - b.commit;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const compareLogPositions = (a: LogPosition, b: LogPosition): number =>
  comparePositions(positionOf(a), positionOf(b));
