import type { LogPlace } from '../../event-store.port';

/** Where an event stands in $all; every event has a pair of its own. */
export interface Position {
  readonly commit: bigint;
  readonly prepare: bigint;
}

/** Places of this adapter are `commit/prepare` in decimal digits. */
export const placeOf = ({ commit, prepare }: Position): LogPlace => `${commit}/${prepare}` as LogPlace;

/** Throws a TypeError for a text that is no place of this adapter. */
export function positionOf(place: LogPlace): Position {
  const digits = /^(\d{1,20})\/(\d{1,20})$/.exec(place);
  if (!digits) throw new TypeError(`not a place of this log: ${place}`);
  return { commit: BigInt(digits[1]!), prepare: BigInt(digits[2]!) };
}

export function comparePositions(a: Position, b: Position): number {
  const difference = a.commit === b.commit ? a.prepare - b.prepare : a.commit - b.commit;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const comparePlaces = (a: LogPlace, b: LogPlace): number =>
  comparePositions(positionOf(a), positionOf(b));
