/** A record and the time in milliseconds when this service recorded it: the only clock common to a casino. */
export interface Mark {
  readonly record: bigint;
  readonly at: number;
}

export const MINUTE_MS = 60_000;
