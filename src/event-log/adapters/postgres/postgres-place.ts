import type { LogPlace } from '../../event-store.port';

/** Places of this adapter are the log's dense numbers, 1 for the first record, in decimal digits. */
export const placeOf = (number: bigint | string): LogPlace => `${number}` as LogPlace;

/** Throws a TypeError for a text that is no place of this adapter. */
export function numberOf(place: LogPlace): bigint {
  if (!/^[1-9][0-9]{0,17}$/.test(place)) throw new TypeError(`not a place of this log: ${place}`);
  return BigInt(place);
}

export function comparePlaces(a: LogPlace, b: LogPlace): number {
  const difference = numberOf(a) - numberOf(b);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
