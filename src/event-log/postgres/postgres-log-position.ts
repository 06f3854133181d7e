import type { LogPosition } from '../event-store.port';

/** Positions of this adapter are the dense numbers of the log, 1 for the first record, in decimal digits. */
export const logPositionOf = (number: bigint | string): LogPosition => `${number}` as LogPosition;

/** Throws a TypeError for a text that is no position of this adapter. */
export function numberOf(place: LogPosition): bigint {
  if (!/^[1-9][0-9]{0,17}$/.test(place)) throw new TypeError(`not a place of this log: ${place}`);
  return BigInt(place);
}

export function compareLogPositions(a: LogPosition, b: LogPosition): number {
  const difference = numberOf(a) - numberOf(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
